import { expect, test } from "vitest";
import { paragraphText } from "./rulebook";

test("a rule is searched without its marks, items of lists included", () => {
  const words = paragraphText({
    number: "H22",
    is_ruling: true,
    blocks: [
      {
        kind: "prose",
        line: [
          { kind: "text", text: "A " },
          { kind: "strong", text: "dog" },
          { kind: "text", text: ":" },
        ],
      },
      { kind: "list", ordered: true, items: [[{ kind: "text", text: "one" }], [{ kind: "rule", text: "H23" }]] },
    ],
  });
  expect(words).toBe("A dog: one H23");
});
