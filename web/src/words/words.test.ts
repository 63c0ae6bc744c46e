import { expect, test } from "vitest";
import { Catalogue, Words } from "./words";
import type { Message } from "../wire";

const SOURCE = `
none = none
number = { NUMBER($number) }
list-last = { $list } and { $last }
seat-name = Seat { $number }
duel =
    { $seat } challenged { $rival-is ->
        [you] you
       *[other] { $rival }
    }.
    .you = You challenged { $rival }.
    .now = { $seat } challenges { $rival }.
    .you-now = You challenge { $rival }.
won-by =
    { $name-is ->
        [you] won by you
       *[other] won by { $name }
    }
card = { $value }
web-a-guest = a guest
took = Took { $cards }.
`;
const catalogue = new Catalogue("en");
catalogue.add("test", SOURCE);
const DUEL: Message = { id: "duel", args: { seat: { seat: 0 }, rival: { seat: 1 } } };

function read(said: Message, reader: number | null, now = false): string {
  return new Words(catalogue, ["Konrad", "Ilona"], reader).message(said, now);
}

function took(...values: string[]): Message {
  return { id: "took", args: { cards: values.map((value) => ({ id: "card", args: { value } })) } };
}

test("the reader is spoken to, whatever the part they have in a sentence", () => {
  expect(read(DUEL, null)).toBe("Konrad challenged Ilona.");
  expect(read(DUEL, 0)).toBe("You challenged Ilona.");
  expect(read(DUEL, 1)).toBe("Konrad challenged you.");
});

test("a sentence may begin with somebody who has no name", () => {
  const words = new Words(catalogue, ["a guest", "a guest"], null);
  expect(words.sentence({ message: DUEL, rules: [] })).toBe("A guest challenged a guest.");
  expect(new Words(catalogue, ["anna", "Ilona"], null).sentence({ message: DUEL, rules: [] })).toBe("anna challenged Ilona.");
});

test("the client's own sentences know their reader too", () => {
  const said = (reader: number | null): string => new Words(catalogue, ["Konrad", "Ilona"], reader).say("won-by", { name: { seat: 1 } });
  expect([said(null), said(0), said(1)]).toEqual(["won by Ilona", "won by Ilona", "won by you"]);
});

test("what would happen is told in the present", () => {
  expect(read(DUEL, null, true)).toBe("Konrad challenges Ilona.");
  expect(read(DUEL, 0, true)).toBe("You challenge Ilona.");
  expect(read(took("a knight"), 0, true)).toBe("Took a knight.");
});

test("a list in a sentence ends with and; a list alone has commas only", () => {
  expect(read(took("a knight"), null)).toBe("Took a knight.");
  expect(read(took("a knight", "a mage"), null)).toBe("Took a knight and a mage.");
  expect(read(took("a knight", "a mage", "Merlin"), null)).toBe("Took a knight, a mage and Merlin.");
  expect(read(took(), null)).toBe("Took none.");
  expect(
    new Words(catalogue).text([
      { id: "card", args: { value: "a" } },
      { id: "card", args: { value: "b" } },
    ]),
  ).toBe("a, b");
});
