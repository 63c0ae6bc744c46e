/* What does not fit on a page, found by geometry alone. A page says in its markup what is meant:
   data-scrolls   its content may be longer than itself, and is scrolled to
   data-cuts      it may be cut short: the rest can be read elsewhere, or says nothing more
   data-overlaps  it lies over others, or others over it, on purpose
   data-fan       its children overlap: 32 px of each are enough for a finger */
() => {
  const faults = [];
  const grown = Number(getComputedStyle(document.documentElement).getPropertyValue("--grown")) || 1;
  const isCoarse = matchMedia("(pointer: coarse)").matches;
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const round = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(" ");
  const called = (element) => {
    const mark = element.dataset?.choice ?? element.dataset?.piece ?? element.dataset?.place ?? "";
    const names = [...element.classList].filter((name) => !/^s[0-9a-z]{4,5}$/.test(name)).join(".");
    return `${element.localName}${names && "." + names}${mark && `[${mark}]`}`;
  };
  const where = (element) => {
    const path = [];
    for (let at = element; at && at !== document.body && path.length < 3; at = at.parentElement) path.unshift(called(at));
    return path.join(" > ");
  };
  /* Of things that are alike the first is told, and how many more there are. */
  const alike = new Map();
  const tell = (fault, element, box, more = "") => {
    const kind = `${fault}: ${where(element).replace(/\[[^\]]*\]/g, "")}`;
    if (!alike.has(kind)) alike.set(kind, { told: `${fault}: ${where(element)} at ${round(box)}${more && " " + more}`, count: 0 });
    alike.get(kind).count += 1;
  };

  const styles = new Map();
  const style = (element) => styles.get(element) ?? styles.set(element, getComputedStyle(element)).get(element);
  const shown = new Map();
  const isShown = (element) => {
    if (!element || element === document.documentElement) return true;
    const known = shown.get(element);
    if (known !== undefined) return known;
    const { display, visibility, opacity, clipPath } = style(element);
    const is = display !== "none" && visibility !== "hidden" && Number(opacity) > 0 && clipPath !== "inset(50%)" && isShown(element.parentElement);
    shown.set(element, is);
    return is;
  };
  const meets = (box, other, least) =>
    Math.min(box.right, other.right) - Math.max(box.left, other.left) > least.x && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > least.y;
  const exceeds = (box, edge, by) =>
    Math.max(edge.left - box.left, edge.top - box.top, box.right - edge.right, box.bottom - edge.bottom) > by * grown;

  /* The edges within which what is in an element can be seen; null where it is scrolled to. */
  const edges = (element) => {
    const found = [page];
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      if (at.hasAttribute("data-scrolls")) return null;
      const { overflowX, overflowY } = style(at);
      if (at !== document.body && (overflowX !== "visible" || overflowY !== "visible") && !(at instanceof SVGElement)) found.push(at.getBoundingClientRect());
    }
    return found;
  };

  if (document.documentElement.scrollWidth > innerWidth + 1) faults.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} of ${innerWidth}`);
  const main = document.querySelector("main.board");
  if (main && !main.closest("[data-scrolls]")) {
    if (main.scrollHeight > main.clientHeight + 1) tell("the board scrolls", main, main.getBoundingClientRect(), `${main.scrollHeight} of ${main.clientHeight}`);
    if (main.scrollWidth > main.clientWidth + 1) tell("the board scrolls sideways", main, main.getBoundingClientRect(), `${main.scrollWidth} of ${main.clientWidth}`);
  }
  for (const element of document.querySelectorAll("main *, .rubric-area *, .shelf, .shelf *, .seats-area")) {
    if (element instanceof SVGElement || !isShown(element) || element.closest("[data-scrolls]")) continue;
    const { overflowY, overflowX } = style(element);
    if (["auto", "scroll"].includes(overflowY) && element.scrollHeight > element.clientHeight + 1)
      tell("scrolls", element, element.getBoundingClientRect(), `${element.scrollHeight} of ${element.clientHeight}`);
    else if (["auto", "scroll"].includes(overflowX) && element.scrollWidth > element.clientWidth + 1)
      tell("scrolls sideways", element, element.getBoundingClientRect(), `${element.scrollWidth} of ${element.clientWidth}`);
  }

  /* Words: each line of each text, as tall as its letters. */
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("script, style, option, [data-scrolls]") || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = element instanceof SVGElement ? [element.getBoundingClientRect()] : range.getClientRects();
    for (const { left, top, right, bottom } of boxes) {
      if (right - left < 1.5 || bottom - top < 1.5) continue;
      const less = (bottom - top) * 0.22;
      const line = { element, text: node.data.trim().slice(0, 24), left, right, top: top + less, bottom: bottom - less, edges: edges(element) };
      if (element.closest("[data-cuts]"))
        for (const edge of line.edges ?? []) {
          line.left = Math.max(line.left, edge.left);
          line.right = Math.min(line.right, edge.right);
          line.top = Math.max(line.top, edge.top);
          line.bottom = Math.min(line.bottom, edge.bottom);
        }
      if (line.right - line.left > 1 && line.bottom - line.top > 1) lines.push(line);
    }
  }
  for (const line of lines) {
    if (!line.edges) continue;
    if (line.edges.some((edge) => exceeds(line, edge, 1))) tell("words cut", line.element, line, line.text);
    else
      for (let at = line.element; at && at.localName !== "main"; at = at.parentElement) {
        if (at instanceof SVGElement || at.closest("[data-overlaps]")) continue;
        const { borderLeftWidth, borderRightWidth, display } = style(at);
        if (display === "inline" || !parseFloat(borderLeftWidth) || !parseFloat(borderRightWidth)) continue;
        if (exceeds(line, at.getBoundingClientRect(), 1)) tell("words out of their frame", line.element, line, `${line.text} in ${called(at)}`);
      }
  }
  const seen = lines.filter((line) => line.edges?.every((edge) => !exceeds(line, edge, 2)) ?? false);
  for (let at = 0; at < seen.length; at += 1)
    for (let other = at + 1; other < seen.length; other += 1) {
      const [one, two] = [seen[at], seen[other]];
      if (one.element === two.element || !meets(one, two, { x: 2 * grown, y: 1.5 * grown }) || one.element.closest("[data-overlaps]") || two.element.closest("[data-overlaps]")) continue;
      tell("words over words", one.element, one, `“${one.text}” and “${two.text}” of ${where(two.element)} at ${round(two)}`);
    }

  /* Words under something painted. */
  const isPainted = (element) => {
    if (element instanceof SVGElement) return element.localName !== "svg" && style(element).fill !== "none" && style(element).pointerEvents !== "none";
    const { backgroundColor, backgroundImage } = style(element);
    return backgroundImage !== "none" || !/^rgba\(.*, 0(\.[0-4]\d*)?\)$|\/ 0(\.[0-4]\d*)?\)$|^transparent$/.test(backgroundColor);
  };
  for (const line of seen) {
    if (line.element.closest("[data-overlaps]") || style(line.element).pointerEvents === "none") continue;
    const y = (line.top + line.bottom) / 2;
    const under = [0.08, 0.5, 0.92].map((part) => document.elementFromPoint(line.left + (line.right - line.left) * part, y));
    const cover = under.find((one) => one && one !== line.element && !one.contains(line.element) && !line.element.contains(one) && isPainted(one) && !one.closest("[data-overlaps]")
      && !(line.element instanceof SVGElement && one.closest("svg") === line.element.closest("svg")));
    if (cover) tell("words covered", line.element, line, `“${line.text}” by ${where(cover)}`);
  }

  /* Things: what may be chosen, buttons, cards. */
  const things = [...document.querySelectorAll("[data-lit], [data-chosen], [data-faded][tabindex], button, a.button, [data-piece], .card, [data-thing]")].filter(
    (thing) => isShown(thing) && thing.getClientRects().length && !thing.closest(".hidden"),
  );
  for (const thing of things) {
    const box = thing.getBoundingClientRect();
    const bounds = thing.parentElement && edges(thing.parentElement);
    if (!bounds) continue;
    const svg = thing instanceof SVGElement;
    if (!thing.closest("[data-cuts]") && bounds.some((edge) => exceeds(box, edge, svg ? 4 : 2))) tell("cut", thing, box);
    for (let at = thing.parentElement; at && at.localName !== "main" && !thing.closest("[data-overlaps]"); at = at.parentElement) {
      if (at instanceof SVGElement) continue;
      const { borderLeftWidth, borderRightWidth, display } = style(at);
      if (display === "inline" || !parseFloat(borderLeftWidth) || !parseFloat(borderRightWidth)) continue;
      const raised = thing.closest("[data-chosen], .up") ? 16 : 3;
      if (exceeds({ ...box.toJSON(), top: box.top + raised * grown }, at.getBoundingClientRect(), 3)) tell("out of its frame", thing, box, `in ${called(at)} ${round(at.getBoundingClientRect())}`);
    }
  }

  /* Targets: as far as they answer from a point that is theirs. */
  const targets = things.filter((thing) => thing.matches("[data-lit], button:not(:disabled), a.button, [role='button']") && !thing.closest("[data-map], [inert]"));
  for (const thing of targets) {
    const box = thing.getBoundingClientRect();
    if (!edges(thing)) continue;
    const owns = (x, y) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (there === thing || thing.contains(there));
    };
    let open = null;
    for (const down of [0.5, 0.25, 0.75]) for (const along of [0.5, 0.2, 0.1, 0.8, 0.04]) {
      const [x, y] = [box.left + box.width * along, box.top + box.height * down];
      if (!open && owns(x, y)) open = [x, y];
    }
    if (!open) {
      tell("covered", thing, box, `by ${where(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2) ?? document.body)}`);
      continue;
    }
    if (thing.matches("[data-region]")) continue;
    const reach = (dx, dy) => {
      let far = 0;
      for (const step of [4 * grown, 1])
        while (far < 46 * grown && owns(open[0] + dx * (far + step), open[1] + dy * (far + step))) far += step;
      return far;
    };
    const least = isCoarse ? 44 : 24;
    const narrow = isCoarse && thing.closest("[data-fan]") ? 32 : least;
    const wide = (reach(-1, 0) + reach(1, 0) + 1) / grown;
    const high = (reach(0, -1) + reach(0, 1) + 1) / grown;
    if (wide < narrow - 1.5 || high < (thing.closest("[data-fan='ring']") ? narrow : least) - 1.5) tell("small", thing, box, `answers ${Math.round(wide)}×${Math.round(high)}`);
  }
  return [...faults, ...[...alike.values()].map(({ told, count }) => (count > 1 ? `${told} and ${count - 1} more` : told))];
}
