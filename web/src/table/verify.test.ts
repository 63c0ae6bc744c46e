import { expect, test } from "vitest";
import { readDeal, verify } from "./verify";

/** Matches that Python has played and kept, with their seeds. */
const RECORDS = import.meta.glob<string>("../../../tests/transcripts/*/*.tafel", { query: "?raw", import: "default", eager: true });
const SEEDED = Object.entries(RECORDS).filter(([, text]) => text.includes("\nseed:"));
const HAVOC = SEEDED.find(([path]) => path.includes("/havoc/"))![1];

test("there are records of every game", () => {
  const games = new Set(SEEDED.map(([path]) => path.split("/").at(-2)));
  expect([...games].sort()).toEqual(["druidenwalzer", "havoc", "macht", "maginor"]);
});

test.each(SEEDED)("every pick of %s follows from its seed", async (_, record) => {
  const { picks, commitment } = readDeal(record);
  expect(picks.length).toBeGreaterThan(10);
  expect(await verify(record, commitment)).toEqual({
    isFair: true,
    picks: picks.length,
    id: "web-verify-fair",
    args: { picks: picks.length },
  });
});

test("picks of the deal and of the entries are read in order", () => {
  const record = "tafelrunde record 1\ncommitment: aa\ndeal: 8/18 12/17\n1: stand\n0: draw | 3/5\nseed: 0b\n";
  expect(readDeal(record)).toEqual({
    commitment: "aa",
    seed: "0b",
    picks: [
      { pick: 8, of: 18 },
      { pick: 12, of: 17 },
      { pick: 3, of: 5 },
    ],
  });
});

test("a pick that was exchanged is found, with its number", async () => {
  const { picks } = readDeal(HAVOC);
  const [first, second] = [picks[0]!, picks[1]!];
  const other = (second.pick + 1) % second.of;
  const tampered = HAVOC.replace(
    `${first.pick}/${first.of} ${second.pick}/${second.of}`,
    `${first.pick}/${first.of} ${other}/${second.of}`,
  );
  expect(tampered).not.toBe(HAVOC);
  const proof = await verify(tampered, null);
  expect(proof).toMatchObject({ isFair: false, id: "web-verify-pick", args: { count: 1, pick: `${other}/${second.of}` } });
});

test("a pick that was left out shifts all others", async () => {
  const { picks } = readDeal(HAVOC);
  const tampered = HAVOC.replace(`deal: ${picks[0]!.pick}/${picks[0]!.of} `, "deal: ");
  expect(tampered).not.toBe(HAVOC);
  expect((await verify(tampered, null)).id).toBe("web-verify-pick");
});

test("another seed does not fit the commitment", async () => {
  const { seed } = readDeal(HAVOC);
  const last = seed.endsWith("0") ? "1" : "0";
  expect((await verify(HAVOC.replace(`seed: ${seed}`, `seed: ${seed.slice(0, -1)}${last}`), null)).id).toBe("web-verify-commitment");
});

test("a record of another match does not fit the commitment that was shown at the table", async () => {
  expect((await verify(HAVOC, "0".repeat(64))).id).toBe("web-verify-commitment");
});

test("without a seed nothing is proved", async () => {
  expect(await verify(HAVOC.replace(/^seed: .*$/m, ""), null)).toMatchObject({ isFair: false, id: "web-verify-no-seed" });
});
