// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refusal } from "./api";
import { TableLine, type Heard } from "./line.svelte";

/** A server at the other end: what it was sent, and what it says. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: { kind: string; id: string; [field: string]: unknown }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FakeSocket["sent"][number]);
  }

  close(): void {
    this.break(1000);
  }

  tell(told: object): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }

  break(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const YOU = 0;

function chapter(number: number, seat = YOU, isFresh = true): object {
  return { number, seat, fresh: isFresh, events: [{ event: "Laid", fields: { number }, told: {} }] };
}

function welcome(numbers: number[], settled = 0, since = -1, chat: object[] = []): object {
  return {
    kind: "welcome",
    table: { id: "t", you: YOU, chairs: [{ seat: 0, person: "anita", name: "Anita", who: "guest" }] },
    presence: { kind: "presence", here: [0], onlookers: 0 },
    sight: { settled },
    since,
    chapters: numbers.map((number) => chapter(number)),
    chat,
  };
}

function news(since: number, numbers: number[], seat = YOU, settled = 0): object {
  return { kind: "news", since, chapters: numbers.map((number) => chapter(number, seat)), sight: { settled } };
}

let line: TableLine;

function server(): FakeSocket {
  return FakeSocket.all.at(-1)!;
}

function numbers(): number[] {
  flushSync();
  return line.chapters.map((one) => one.number);
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  line = new TableLine("t", "secret");
  line.open();
});

afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the connection", () => {
  test("asks for everything at first, and after a break only for what is missing", () => {
    expect(new URL(server().address).pathname).toBe("/api/tables/t/socket");
    expect([...new URL(server().address).searchParams]).toEqual([
      ["key", "secret"],
      ["since", "-1"],
    ]);
    server().tell(welcome([0, 1, 2], 2, -1, [{ number: 7, text: "Hello" }]));
    server().break(1006);
    vi.advanceTimersByTime(200);
    expect(FakeSocket.all).toHaveLength(2);
    expect([...new URL(server().address).searchParams]).toEqual([
      ["key", "secret"],
      ["since", "2"],
      ["chat", "7"],
    ]);
  });

  test("hears of new names, on chairs and in what was said", () => {
    server().tell(welcome([0], 0, -1, [{ number: 1, person: "mark", name: "Márk", who: "guest", text: "Hello" }]));
    server().tell({ kind: "face", person: "anita", name: "Ányta", who: "account" });
    server().tell({ kind: "face", person: "mark", name: "", who: "gone" });
    expect(line.table!.chairs).toMatchObject([{ name: "Ányta", who: "account" }]);
    expect(line.chat).toMatchObject([{ name: "", who: "gone", text: "Hello" }]);
  });

  test("calls those who sit here by their new names after a break", () => {
    server().tell(welcome([0], 0, -1, [{ number: 1, person: "anita", name: "Before", who: "guest", text: "Hello" }]));
    server().break(1006);
    vi.advanceTimersByTime(200);
    server().tell(welcome([0]));
    expect(line.chat).toMatchObject([{ name: "Anita" }]);
  });

  test("is lost until it is welcomed again", () => {
    expect(line.standing).toBe("joining");
    server().tell(welcome([0]));
    expect(line.standing).toBe("here");
    server().break(1006);
    expect(line.standing).toBe("lost");
    vi.advanceTimersByTime(200);
    expect(line.standing).toBe("lost");
    server().tell(welcome([0]));
    expect(line.standing).toBe("here");
  });

  test("is tried again and again, at least every eleven seconds", () => {
    for (let tries = 1; tries <= 12; tries += 1) {
      server().break(1006);
      vi.advanceTimersByTime(10_400);
      expect(FakeSocket.all).toHaveLength(tries + 1);
    }
  });

  test("waits longer after each failure, and a success begins anew", () => {
    server().break(1006);
    vi.advanceTimersByTime(200);
    for (let tries = 0; tries < 4; tries += 1) {
      server().break(1006);
      vi.advanceTimersByTime(10_400);
    }
    const count = FakeSocket.all.length;
    server().break(1006);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(count);
    vi.advanceTimersByTime(10_000);
    server().tell(welcome([0]));
    server().break(1006);
    vi.advanceTimersByTime(200);
    expect(FakeSocket.all).toHaveLength(count + 2);
  });

  test.each([4401, 4404, 1008])("is given up if the server says %i", (code) => {
    server().break(code);
    vi.advanceTimersByTime(60_000);
    expect([line.standing, line.closed, FakeSocket.all.length]).toEqual(["gone", code, 1]);
  });

  test("goes on if a session ended that has a new cookie by then", async () => {
    line.onEnded = () => Promise.resolve(true);
    server().tell(welcome([0]));
    server().break(4401);
    expect(line.standing).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    server().tell(welcome([0]));
    expect(line.standing).toBe("here");
  });

  test.each([() => Promise.resolve(false), () => Promise.reject(new Error("away"))])(
    "is given up if the page is no longer that of the same person",
    async (answer) => {
      line.onEnded = answer;
      server().tell(welcome([0]));
      server().break(4401);
      await vi.advanceTimersByTimeAsync(60_000);
      expect([line.standing, line.closed, FakeSocket.all.length]).toEqual(["gone", 4401, 1]);
    },
  );

  test("is not opened again once it was closed", () => {
    line.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("that has gone silent is asked for a sign of life, then given up", () => {
    server().tell(welcome([0]));
    vi.advanceTimersByTime(30_000);
    expect(server().sent.map((said) => said.kind)).toContain("ping");
    vi.advanceTimersByTime(30_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });
});

test("a new connection is not given up for the silence before it", () => {
  server().tell(welcome([0]));
  server().break(1006);
  vi.setSystemTime(Date.now() + 120_000);
  vi.advanceTimersByTime(15_000);
  expect(FakeSocket.all).toHaveLength(2);
});

describe("a request", () => {
  test("that nobody answered is sent again with the same id, once for each connection", async () => {
    server().tell(welcome([0]));
    const done = line.act([17, 18], 1);
    const [first] = server().sent;
    expect(first).toMatchObject({ kind: "act", actions: [17, 18], undo: 1 });
    server().break(1006);
    vi.advanceTimersByTime(200);
    expect(server().sent).toEqual([]);
    server().tell(welcome([0]));
    expect(server().sent).toEqual([first]);
    server().tell({ kind: "done", id: first!.id });
    await done;
    server().break(1006);
    vi.advanceTimersByTime(200);
    server().tell(welcome([0]));
    expect(server().sent).toEqual([]);
  });

  test("made before the welcome waits for it", () => {
    void line.act([3]);
    expect(server().sent).toEqual([]);
    server().tell(welcome([0]));
    expect(server().sent.map((said) => said["actions"])).toEqual([[3]]);
  });

  test("gets its own answer, and requests keep their order", async () => {
    server().tell(welcome([0]));
    const answers = [line.preview([1]), line.preview([2])];
    const ids = server().sent.map((said) => said.id);
    expect(new Set(ids).size).toBe(2);
    server().tell({ kind: "preview", id: ids[1], events: ["second"] });
    server().tell({ kind: "preview", id: ids[0], events: ["first"] });
    expect((await Promise.all(answers)).map((answer) => answer.events)).toEqual([["first"], ["second"]]);
  });

  test("that is refused says why", async () => {
    server().tell(welcome([0]));
    const refused = line.undo().catch((refusal: unknown) => refusal);
    const problem = { error: { id: "server-not-your-turn", args: {} }, english: "It is not your turn." };
    server().tell({ kind: "refused", id: server().sent[0]!.id, problem });
    const refusal = await refused;
    expect(refusal).toBeInstanceOf(Refusal);
    expect((refusal as Refusal).told).toEqual(problem.error);
  });
});

describe("chapters", () => {
  test("follow each other", () => {
    server().tell(welcome([0, 1]));
    server().tell(news(1, [2]));
    server().tell(news(2, [3]));
    expect(numbers()).toEqual([0, 1, 2, 3]);
  });

  test("that were taken back go, and what is done instead takes their place", () => {
    server().tell(welcome([0, 1, 2, 3]));
    server().tell(news(1, []));
    expect(numbers()).toEqual([0, 1]);
    server().tell(news(1, [2]));
    expect(numbers()).toEqual([0, 1, 2]);
  });

  test("that could still be taken back are told anew after a break", () => {
    server().tell(welcome([0, 1, 2, 3], 1));
    server().break(1006);
    vi.advanceTimersByTime(200);
    server().tell(welcome([2], 2, 1));
    expect(numbers()).toEqual([0, 1, 2]);
  });

  test("are there as soon as they are told, whoever's they are", () => {
    server().tell(welcome([0]));
    for (const number of [1, 2]) server().tell(news(number - 1, [number], 1));
    expect(numbers()).toEqual([0, 1, 2]);
    expect(line.fresh.map((event) => event.fields["number"])).toEqual([2]);
  });

  test("keep the events of what could still be taken back when they were told", () => {
    server().tell(welcome([0]));
    server().tell(news(0, [1, 2]));
    const settled = [1, 3].map((number) => ({ number, seat: YOU, fresh: false, events: [] }));
    server().tell({ kind: "news", since: 0, chapters: [settled[0], chapter(2, 1), settled[1]], sight: { settled: 3 } });
    expect(numbers()).toEqual([0, 1, 2, 3]);
    expect(line.chapters.map(({ events }) => events[0]!.fields["number"])).toEqual([0, 1, 2, 2]);
    expect(line.fresh.map((event) => event.fields["number"])).toEqual([2]);
  });

  test("come with what lay on the table before them", () => {
    const heard: Heard[] = [];
    line.onHeard = (one) => void heard.push(one);
    server().tell(welcome([0], 1));
    server().tell(news(0, [1], 1, 2));
    expect(heard.map(({ before, after }) => [before?.settled, after?.settled])).toEqual([
      [undefined, 1],
      [1, 2],
    ]);
  });

  test("that came while the connection was lost are new, the others are not", () => {
    const fresh: number[][] = [];
    line.onHeard = ({ chapters }) => void fresh.push(chapters.filter((one) => one.fresh).map((one) => one.number));
    server().tell(welcome([0, 1, 2], 1));
    server().break(1006);
    vi.advanceTimersByTime(200);
    server().tell(welcome([2, 3, 4], 4, 1));
    expect(fresh.at(-1)).toEqual([3, 4]);
  });
});

describe("the position in words", () => {
  test("is asked for once, and again by the address of each new connection", () => {
    server().tell(welcome([0]));
    void line.speak(true);
    void line.speak(true);
    expect(server().sent).toMatchObject([{ kind: "words", on: true }]);
    server().tell({ kind: "done", id: server().sent[0]!.id });
    server().break(1006);
    vi.advanceTimersByTime(200);
    expect(new URL(server().address).searchParams.get("words")).toBe("1");
    server().tell(welcome([0]));
    void line.speak(false);
    expect(server().sent).toMatchObject([{ kind: "words", on: false }]);
  });
});

test("no line of the chat comes twice", () => {
  server().tell(welcome([0], 0, -1, [{ number: 1 }, { number: 2 }]));
  server().tell({ kind: "said", line: { number: 3 } });
  server().break(1006);
  vi.advanceTimersByTime(200);
  server().tell(welcome([], 0, 0, [{ number: 3 }, { number: 4 }]));
  expect(line.chat.map((said) => said.number)).toEqual([1, 2, 3, 4]);
});
