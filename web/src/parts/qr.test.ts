import { expect, test } from "vitest";
import { drawQr, type QrDrawing } from "./qr";

const QUIET = 4;
const LINK = "https://tafelrunde.example/t/lily-otter-427431?key=tK0qGsHFjB1r";

/** Whether the module in this row and column is dark, read back from the path. */
function modules({ side, path }: QrDrawing): boolean[][] {
  const read = Array.from({ length: side }, () => Array.from({ length: side }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let at = 0; at < Number(width); at++) read[Number(y)]![Number(x) + at] = true;
  return read;
}

test("a code has a quiet zone of four modules and its three corners", async () => {
  const drawing = await drawQr(LINK);
  const read = modules(drawing);
  const inside = drawing.side - 2 * QUIET;
  expect(inside % 4).toBe(1);
  read.forEach((row, y) =>
    row.forEach((isDark, x) => {
      const isQuiet = [x, y].some((at) => at < QUIET || at >= drawing.side - QUIET);
      if (isQuiet) expect(isDark).toBe(false);
    }),
  );
  for (const [x, y] of [
    [0, 0],
    [inside - 7, 0],
    [0, inside - 7],
  ] as const) {
    const corner = read.slice(QUIET + y, QUIET + y + 7).map((row) => row.slice(QUIET + x, QUIET + x + 7));
    expect(corner.map((row) => row.map(Number).join(""))).toEqual([
      "1111111",
      "1000001",
      "1011101",
      "1011101",
      "1011101",
      "1000001",
      "1111111",
    ]);
  }
});

test("a code says that it has error level M", async () => {
  const row = modules(await drawQr(LINK))[QUIET + 8]!;
  // The level is 00 under the mask 10 of the format bits.
  expect([row[QUIET], row[QUIET + 1]]).toEqual([true, false]);
});
