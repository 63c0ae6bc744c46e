/** A picture of the final board with the result, to be shared or saved. */

const WIDTH = 1200;
const EDGE = 36;

export interface Result {
  game: string;
  /** Who won, and what broke a tie. */
  lines: string[];
  rows: { place: number; name: string; score: string; colour: string }[];
}

/** The system's sheet where it takes pictures, else a download. */
export async function share(result: Result, board: Element | null, name: string): Promise<void> {
  const file = new File([await picture(result, board)], `${name}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: result.game, text: result.lines[0] ?? "" });
      return;
    } catch (refusal) {
      if (refusal instanceof DOMException && refusal.name === "AbortError") return;
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export async function picture(result: Result, board: Element | null): Promise<Blob> {
  await document.fonts.ready;
  const drawn = board ? await drawing(board).catch(() => null) : null;
  try {
    return await blob(card(result, drawn));
  } catch {
    // Some browsers do not let a page read back what it has drawn from a page.
    return await blob(card(result, null));
  }
}

interface Drawing {
  image: HTMLImageElement;
  width: number;
  height: number;
}

/** The board as an image: a copy of it with the styles, drawings and faces of the page inside. */
async function drawing(board: Element): Promise<Drawing> {
  const { width, height } = board.getBoundingClientRect();
  const shown = whole(board);
  const copy = board.cloneNode(true) as HTMLElement;
  copy.style.cssText = `width: ${width}px; height: ${height}px; overflow: visible; background: var(--page)`;
  const root = document.createElement("body");
  root.className = document.body.className;
  // A rule that sets a part of the font beside the whole of it, with variables, comes without the font.
  root.style.cssText = "background: none; font-family: var(--sans); font-size: var(--t-m); line-height: var(--lh)";
  const style = document.createElement("style");
  style.textContent = await styles();
  const sprites = [...document.querySelectorAll(".sprite")].map((sprite) => sprite.cloneNode(true));
  root.append(style, ...sprites, around(board, copy));
  const page = new XMLSerializer().serializeToString(root);
  const theme = document.documentElement.dataset["theme"] ?? "day";
  // The size of the window, so that what the styles ask of it holds in the picture too.
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${innerWidth}" height="${innerHeight}" data-theme="${theme}">` +
    `<foreignObject width="100%" height="100%">${page}</foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  // The letters inside the picture are read after the picture itself.
  await new Promise((resolve) => setTimeout(resolve, 300));
  return { image, width: Math.min(width, innerWidth), height: shown };
}

/** How much of the board is in the picture: what is scrolled to belongs to it, as far as panels are whole in a window. */
function whole(board: Element): number {
  const { top, height } = board.getBoundingClientRect();
  const tall = Math.max(height, board.scrollHeight);
  if (tall <= innerHeight) return tall;
  const ends = [...board.querySelectorAll(".panel")].map(
    (panel) => panel.getBoundingClientRect().bottom - top + board.scrollTop + EDGE / 3,
  );
  return Math.max(Math.min(height, innerHeight), ...ends.filter((end) => end <= innerHeight));
}

/** The copy inside empty copies of what the board lies in: styles may depend on them. */
function around(board: Element, copy: HTMLElement): HTMLElement {
  let inner = copy;
  for (let outer = board.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    const wrap = document.createElement("div");
    wrap.className = outer.className;
    wrap.style.cssText = "display: block; height: auto; padding: 0; margin: 0; overflow: visible";
    wrap.append(inner);
    inner = wrap;
  }
  return inner;
}

async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const told = await Promise.all(rules.map((rule) => (rule instanceof CSSFontFaceRule ? face(rule) : Promise.resolve(rule.cssText))));
  return [...told, "* { scrollbar-width: none !important; }"].join("\n");
}

/** A face with its letters inside it: a picture cannot fetch them. */
async function face(rule: CSSFontFaceRule): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(rule.cssText)?.[1];
  const family = rule.style.getPropertyValue("font-family");
  const weight = rule.style.getPropertyValue("font-weight");
  if (!address || !document.fonts.check(`${weight} 16px ${family}`)) return "";
  const base = rule.parentStyleSheet?.href ?? location.href;
  const letters = await (await fetch(new URL(address, base))).blob();
  return rule.cssText.replace(/url\([^)]*\)/, `url("${await dataUrl(letters)}")`);
}

function dataUrl(content: Blob): Promise<string> {
  return new Promise((resolve, refuse) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => refuse(new Error("A face could not be read."));
    reader.readAsDataURL(content);
  });
}

/** The card: the game, who won, the standings, and the board below them if there is a picture of it. */
function card(result: Result, drawn: Drawing | null): HTMLCanvasElement {
  const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const canvas = document.createElement("canvas");
  const inside = WIDTH - 2 * EDGE;
  const scale = drawn ? inside / drawn.width : 0;
  const boardTop = 150 + 30 * result.lines.length + 40 * result.rows.length;
  canvas.width = WIDTH;
  canvas.height = Math.round(boardTop + (drawn ? drawn.height * scale + EDGE : 0));
  const pen = canvas.getContext("2d")!;
  const write = (text: string, x: number, y: number, font: string, ink: string, align: CanvasTextAlign = "left", room = inside) => {
    pen.font = font;
    pen.fillStyle = ink;
    pen.textAlign = align;
    pen.fillText(text, x, y, room);
  };
  pen.fillStyle = colour("--page");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.strokeStyle = colour("--rule-strong");
  pen.lineWidth = 2;
  pen.strokeRect(10, 10, canvas.width - 20, canvas.height - 20);
  write(`Tafelrunde · ${result.game}`, EDGE, 62, '500 26px "Alegreya Sans", sans-serif', colour("--ink-2"));
  let y = 108;
  for (const [place, line] of result.lines.entries()) {
    write(line, EDGE, y, place ? '400 24px "Alegreya Sans", sans-serif' : '700 38px "Alegreya", serif', colour("--ink"));
    y += place ? 30 : 40;
  }
  y += 16;
  for (const row of result.rows) {
    write(`${row.place}.`, EDGE, y + 20, '700 24px "Alegreya", serif', colour("--ink"));
    pen.fillStyle = colour(row.colour);
    pen.strokeStyle = colour("--ink");
    pen.fillRect(EDGE + 44, y, 22, 24);
    pen.strokeRect(EDGE + 44, y, 22, 24);
    write(row.name, EDGE + 84, y + 20, '700 24px "Alegreya Sans", sans-serif', colour("--ink"), "left", inside - 200);
    write(row.score, WIDTH - EDGE, y + 20, '700 26px "Alegreya", serif', colour("--ink"), "right");
    y += 40;
  }
  if (drawn) pen.drawImage(drawn.image, 0, 0, drawn.width, drawn.height, EDGE, boardTop, inside, drawn.height * scale);
  return canvas;
}

function blob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, refuse) => {
    canvas.toBlob((made) => (made ? resolve(made) : refuse(new Error("The picture is empty."))), "image/png");
  });
}
