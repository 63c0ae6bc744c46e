/** Proof that no card was stacked: the seed is the one committed to, and every pick follows from it. The construction is
 * that of `tafelrunde.core.dealer.fair_pick`: HMAC-SHA-256 of "count.try" under the seed, with rejection. */

export interface Proof {
  isFair: boolean;
  /** How many picks were checked. */
  picks: number;
  /** The message that says how it went. */
  id: string;
  args: Record<string, string | number>;
}

interface Deal {
  commitment: string;
  seed: string;
  picks: { pick: number; of: number }[];
}

const SPAN = 2 ** 32;

export function readDeal(record: string): Deal {
  const deal: Deal = { commitment: "", seed: "", picks: [] };
  for (const line of record.split("\n")) {
    const [key = "", value = ""] = [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()];
    if (key === "commitment") deal.commitment = value;
    else if (key === "seed") deal.seed = value;
    else if (key === "deal") read(value);
    else if (/^\d+$/.test(key)) read(value.split("|")[1] ?? "");
  }
  return deal;

  function read(text: string): void {
    for (const [, pick, of] of text.matchAll(/(\d+)\/(\d+)/g)) deal.picks.push({ pick: Number(pick), of: Number(of) });
  }
}

export async function verify(record: string, shown: string | null): Promise<Proof> {
  const deal = readDeal(record);
  const bad = (id: string, args: Record<string, string | number> = {}): Proof => ({ isFair: false, picks: 0, id, args });
  if (!globalThis.crypto?.subtle) return bad("web-verify-insecure");
  if (!deal.seed) return bad("web-verify-no-seed");
  const seed = Uint8Array.from(deal.seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = hex(await crypto.subtle.digest("SHA-256", seed));
  if (hash !== deal.commitment || (shown !== null && shown !== hash)) return bad("web-verify-commitment");
  const key = await crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  for (const [count, { pick, of }] of deal.picks.entries()) {
    if ((await fairPick(key, count, of)) !== pick) return bad("web-verify-pick", { count, pick: `${pick}/${of}` });
  }
  return { isFair: true, picks: deal.picks.length, id: "web-verify-fair", args: { picks: deal.picks.length } };
}

async function fairPick(key: CryptoKey, count: number, of: number): Promise<number> {
  const fair = SPAN - (SPAN % of);
  for (let attempt = 0; ; attempt += 1) {
    const digest = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${count}.${attempt}`));
    const number = new DataView(digest).getUint32(0);
    if (number < fair) return number % of;
  }
}

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
