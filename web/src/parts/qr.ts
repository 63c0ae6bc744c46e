/** A QR code as one path in a square, with its quiet zone of four modules; error correction level M. */
export interface QrDrawing {
  side: number;
  path: string;
}

const QUIET = 4;

/** The encoder is fetched when a code is first drawn. */
export async function drawQr(text: string): Promise<QrDrawing> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { ecc: "M", boostEcc: false, border: QUIET });
  const rows = data.map((row, y) => runs(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`));
  return { side: size, path: rows.flat().join("") };
}

/** Where dark modules begin in a row, and how many follow. */
function runs(row: boolean[]): [number, number][] {
  const found: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = found.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}
