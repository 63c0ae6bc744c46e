import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../net/api";
import type { LessonMoment, LessonReply, Sight } from "../wire";
import { LessonLine } from "./line.svelte";

const sight = (settled: number): Sight => ({ settled, legal: [], view: {}, shown: {} }) as unknown as Sight;
const sentence = (id: string) => ({ message: { id, args: {} }, rules: [] });

function moment(did: number[], step: number | null, reply: LessonReply | null = null): LessonMoment {
  return {
    table: { id: "havoc-1", game: "havoc", version: 1, chairs: [], you: 0 },
    title: { id: "t", args: {} },
    steps: 2,
    step: step === null ? null : { number: step, asks: sentence("asks"), place: "pile", meant: 7 },
    tip: null,
    did,
    begun: 0,
    sight: sight(did.length),
    chapters: [],
    reply,
  } as unknown as LessonMoment;
}

function reply(kind: LessonReply["kind"], settled: number): LessonReply {
  return { kind, says: kind === "on" ? null : sentence(kind), reasons: [], since: 0, chapters: [], sight: sight(settled) };
}

const kept = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
beforeEach(() => {
  kept.clear();
  vi.restoreAllMocks();
});

async function begun(): Promise<LessonLine> {
  vi.spyOn(api, "lesson").mockResolvedValueOnce(moment([], 1));
  const line = new LessonLine("havoc", "1");
  line.open();
  await vi.waitFor(() => expect(line.standing).toBe("here"));
  return line;
}

test("what is not meant stays on the table until it is looked at, and is taken back then", async () => {
  const line = await begun();
  vi.spyOn(api, "lesson").mockResolvedValueOnce(moment([], 1, reply("other", 9)));
  await line.act([3]);
  expect([line.reply?.kind, line.sight?.settled, line.tries]).toEqual(["other", 0, 1]);
  line.look();
  expect([line.isShown, line.sight?.settled]).toEqual([true, 9]);
  line.goOn();
  expect([line.reply, line.isShown, line.sight?.settled]).toEqual([null, false, 0]);
});

test("what is right is played at once; the next step comes when the learner goes on", async () => {
  const line = await begun();
  vi.spyOn(api, "lesson").mockResolvedValueOnce(moment([7], 2, reply("right", 5)));
  await line.act([7]);
  expect([line.reply?.kind, line.sight?.settled, line.stepNumber]).toEqual(["right", 5, 1]);
  line.goOn();
  expect([line.sight?.settled, line.stepNumber, line.tries]).toEqual([1, 2, 0]);
});

test("a page that comes back says what was done; if that does not fit any more, it begins anew", async () => {
  kept.set("lesson havoc/1", "7.8");
  const asked = vi.spyOn(api, "lesson").mockRejectedValueOnce(new Error("no")).mockResolvedValueOnce(moment([], 1));
  const line = new LessonLine("havoc", "1");
  line.open();
  await vi.waitFor(() => expect(line.standing).toBe("here"));
  expect(asked.mock.calls.map((call) => call[2].did)).toEqual([[7, 8], []]);
});

test("the end is told with all that was done", async () => {
  const line = await begun();
  const over = vi.fn();
  line.onOver = over;
  vi.spyOn(api, "lesson").mockResolvedValueOnce(moment([7, 8], null, reply("right", 5)));
  await line.act([8]);
  expect(over).toHaveBeenCalledWith([7, 8]);
  expect(kept.has("lesson havoc/1")).toBe(false);
});
