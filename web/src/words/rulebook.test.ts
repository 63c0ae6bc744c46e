import { expect, test } from "vitest";
import { spans } from "./rulebook";

test("marks of the text become spans, and rule numbers links", () => {
  expect(spans("A **dog** is *never* a suit (H22), see `lay`.")).toEqual([
    { kind: "text", text: "A " },
    { kind: "strong", text: "dog" },
    { kind: "text", text: " is " },
    { kind: "stressed", text: "never" },
    { kind: "text", text: " a suit (" },
    { kind: "rule", text: "H22" },
    { kind: "text", text: "), see " },
    { kind: "code", text: "lay" },
    { kind: "text", text: "." },
  ]);
});

test("what only looks like a rule number is text", () => {
  expect(spans("UH22 and H2200").map((span) => span.kind)).toEqual(["text"]);
});
