import { expect, test } from "vitest";
import { Refusal } from "./api";

test.each(["error-not-legal", "error-not-together", "error-no-such-action", "error-not-your-turn", "error-no-undo"])(
  "a person is not told %s in the words of the rules' engine",
  (id) => {
    const { told } = new Refusal(0, { error: { id, args: { seat: 0, action: "lay n6" } }, english: "Seat 0 may not play 'lay n6' now." });
    expect(told.id).toMatch(/^web-error-/);
    expect(told.args).toEqual({});
  },
);

test("every other refusal is told as it is", () => {
  const error = { id: "server-chair-taken", args: { name: "Ilona" } };
  expect(new Refusal(409, { error, english: "" }).told).toEqual(error);
});
