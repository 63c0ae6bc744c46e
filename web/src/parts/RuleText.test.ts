// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { Block, Span } from "../wire";
import RuleText from "./RuleText.svelte";

const text = (said: string): Span[] => [{ kind: "text", text: said }];

function drawn(blocks: Block[], found = ""): HTMLElement {
  const target = document.createElement("div");
  const part = mount(RuleText, { target, props: { blocks, game: "havoc", found } });
  flushSync();
  const copy = target.cloneNode(true) as HTMLElement;
  void unmount(part);
  return copy;
}

test("numbered items are a list, and so are others", () => {
  const page = drawn([
    { kind: "prose", line: text("Strongest first.") },
    { kind: "list", ordered: true, items: [text("pair"), text("high card")] },
    { kind: "list", ordered: false, items: [text("a dog")] },
  ]);
  expect([...page.querySelectorAll("ol > li")].map((item) => item.textContent)).toEqual(["pair", "high card"]);
  expect(page.querySelectorAll("ul > li")).toHaveLength(1);
  expect(page.querySelectorAll("p")).toHaveLength(1);
});

test("spans are what they are, and a rule leads to its place", () => {
  const line: Span[] = [
    { kind: "strong", text: "Strong" },
    { kind: "stressed", text: "stressed" },
    { kind: "code", text: "word" },
    { kind: "rule", text: "H22" },
  ];
  const page = drawn([{ kind: "prose", line }]);
  expect(page.querySelector("strong + em + code + a")?.getAttribute("href")).toBe("/rulebook/havoc#H22");
});

test("what was searched for is marked wherever it stands", () => {
  const page = drawn([{ kind: "prose", line: text("Pair, a pair and a repair") }], "pair");
  expect([...page.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["Pair", "pair", "pair"]);
  expect(page.textContent.trim()).toBe("Pair, a pair and a repair");
});
