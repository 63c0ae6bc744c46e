import { expect, test } from "vitest";
import type { Chapter, Happening, Message } from "../wire";
import { paragraphs, sentences } from "./paragraphs";

const seat = (number: number) => ({ seat: number });
const card = (id: string): Message => ({ id, args: {} });

function happening(event: string, more: Partial<Happening> = {}): Happening {
  return { event, fields: {}, told: { message: card(event), rules: [event] }, turn: null, adds: null, manner: "line", ...more };
}

function laid(by: number, what: string): Happening {
  return happening("laid", { adds: { id: "line-laid", args: { seat: seat(by), cards: [card(what)], ends: "", count: 1 } } });
}

function stood(by: number): Happening {
  return happening("stood", {
    adds: { id: "line-laid", args: { seat: seat(by), cards: [], ends: "stood", count: 0 } },
    manner: "more",
  });
}

function chapters(...events: Happening[][]): Chapter[] {
  return events.map((told, number) => ({ number, seat: 0, fresh: true, events: told }));
}

test("what one seat lays is one line, with its end, over several chapters", () => {
  const [only] = paragraphs(chapters([laid(1, "a")], [laid(1, "b"), stood(1)]));
  expect(only!.lines).toEqual([
    {
      said: {
        message: { id: "line-laid", args: { seat: seat(1), cards: [card("a"), card("b")], ends: "stood", count: 2 } },
        rules: ["laid", "stood"],
      },
      first: 0,
      last: 1,
    },
  ]);
});

test("another seat begins a line of its own", () => {
  expect(sentences([laid(0, "a"), laid(1, "b")]).map(({ message }) => message.id)).toEqual(["laid", "laid"]);
});

test("what only joins has its own sentence where there is nothing to join, and nothing joins it", () => {
  expect(sentences([stood(1), laid(1, "a")]).map(({ message }) => message.id)).toEqual(["stood", "laid"]);
});

test("what always begins a line is never joined", () => {
  const again = { ...laid(1, "b"), manner: "first" as const };
  expect(sentences([laid(1, "a"), again]).map(({ message }) => message.id)).toEqual(["laid", "laid"]);
});

test("a heading begins a paragraph unless it is the same one, and need not have a line", () => {
  const turn = (by: number): Message => ({ id: "turn-of", args: { seat: seat(by) } });
  const told = paragraphs(
    chapters(
      [happening("dealt")],
      [happening("began", { turn: turn(0), manner: "heading" })],
      [happening("took", { turn: turn(0) })],
      [happening("took", { turn: turn(1) }), happening("answered")],
    ),
  );
  expect(told.map(({ heading, lines }) => [heading?.args["seat"] ?? null, lines.length])).toEqual([
    [null, 1],
    [seat(0), 1],
    [seat(1), 2],
  ]);
});
