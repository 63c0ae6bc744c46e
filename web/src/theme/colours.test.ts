/** Colours are tokens: they are in theme/tokens.css and in the tokens.css of a game, and nowhere else. */
import { expect, test } from "vitest";

const FILES = import.meta.glob<string>(["../**/*.{svelte,ts,css}", "!../wire.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const TOKENS = Object.entries(FILES).filter(([path]) => path.endsWith("/tokens.css"));
const OTHERS = Object.entries(FILES).filter(([path]) => !path.endsWith("/tokens.css"));

const WRITTEN =
  /(?<!url\(|href=["'{`])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)/gi;
const NAMED = new Set(
  (
    "aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse " +
    "chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta " +
    "darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet " +
    "deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green " +
    "greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral " +
    "lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray " +
    "lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple " +
    "mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite " +
    "navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink " +
    "plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue " +
    "slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen"
  ).split(" "),
);

function styles(path: string, text: string): string {
  const found = path.endsWith(".css") ? text : (/<style>([^]*)<\/style>/.exec(text)?.[1] ?? "");
  return found.replace(/\/\*[^]*?\*\//g, "");
}

/** Values of declarations, and of the attributes of SVG that take a colour. */
function values(path: string, text: string): string[] {
  const declared = [...styles(path, text).matchAll(/[\w-]+:\s*([^;{}]+)[;}]/g)].map((found) => found[1]!);
  const drawn = [...text.matchAll(/\b(?:fill|stroke|color|stop-color|flood-color|style:[\w-]+)="([^"]*)"/g)].map((found) => found[1]!);
  return [...declared, ...drawn].map((value) => value.replace(/var\([^)]*\)|url\([^)]*\)|"[^"]*"/g, ""));
}

function literals(path: string, text: string): string[] {
  const named = values(path, text).flatMap((value) => value.toLowerCase().split(/[^a-z-]+/));
  return [...(text.match(WRITTEN) ?? []), ...named.filter((word) => NAMED.has(word))];
}

test("no colour is written outside of the tokens", () => {
  const found = OTHERS.map(([path, text]) => [path, literals(path, text)] as const);
  expect(found.map(([path]) => path)).toContain("./base.css");
  expect(found.filter(([, colours]) => colours.length)).toEqual([]);
});

test("every token that is used is there", () => {
  const declared = new Set<string>();
  const used = new Map<string, string>();
  for (const [path, text] of Object.entries(FILES)) {
    for (const found of text.matchAll(/(?:^|[\s{;"'`])(?:style:)?(--[\w-]+)\s*[:=]/g)) declared.add(found[1]!);
    for (const found of text.matchAll(/var\((--[\w-]+)(\{|\$\{)?/g)) if (!found[2]) used.set(found[1]!, path);
  }
  expect([...used].filter(([name]) => !declared.has(name))).toEqual([]);
});

test("every token that is there is used", () => {
  const all = Object.values(FILES).join("\n");
  /** `var(--shield-{pigment}-line)` uses every token of that shape. */
  const composed = [...all.matchAll(/var\((--[\w-]*\$?\{[^}]+\}[\w-]*)\)/g)].map(
    (found) => new RegExp(`^${found[1]!.replace(/\$?\{[^}]+\}/g, "[\\w-]+")}$`),
  );
  const declared = TOKENS.flatMap(([, text]) => [...text.matchAll(/^\s*(--[\w-]+):/gm)].map((found) => found[1]!));
  expect(declared).toContain("--page");
  const unused = declared.filter(
    (name) => !all.includes(`var(${name})`) && !all.includes(`"${name}"`) && !composed.some((shape) => shape.test(name)),
  );
  expect(unused).toEqual([]);
});

test.each([
  ["a.css", ".a { color: white; }", ["white"]],
  ["a.css", ".a { border: 1px solid #abc; }", ["#abc"]],
  ["a.svelte", '<path fill="red" stroke="url(#leaf)" />', ["red"]],
  ["a.svelte", "<style>\n  .white { background: rgba(0, 0, 0, 0.5); white-space: nowrap; }\n</style>", ["rgba(0, 0, 0, 0.5)"]],
  ["a.ts", 'export const INK = "#2A1E14";', ["#2A1E14"]],
  ["a.ts", 'export const COLOURS = ["orange", "white"];', []],
  ["a.svelte", '<use href="#face" /><path fill="var(--paint-gold)" />', []],
])("in %s, %s holds %j", (path, text, colours) => {
  expect(literals(path, text)).toEqual(colours);
});
