/** Addresses and pages. A page is named by its path; links are ordinary links. */

export type Page =
  | { name: "home" }
  | { name: "new"; game: string }
  | { name: "table"; id: string; key: string; isLooking: boolean }
  | { name: "replay"; id: string; key: string; moment: number; seat: string }
  /** Of a table, or of a record that was brought along. */
  | { name: "review"; table: string; record: string; asked: URLSearchParams }
  | { name: "rulebook"; game: string; rule: string }
  | { name: "profile"; person: string }
  | { name: "statistics" }
  | { name: "settings" }
  | { name: "account" }
  | { name: "sign-in" }
  | { name: "reset"; key: string }
  | { name: "confirm"; key: string }
  | { name: "letters"; key: string }
  | { name: "about" }
  | { name: "keeper"; part: string; id: string }
  | { name: "learn"; game: string; lesson: string }
  | { name: "lost" };

export function pageOf(url: URL): Page {
  const [first = "", second = "", third = "", fourth = ""] = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const asked = url.searchParams;
  if (!first) return { name: "home" };
  if (first === "new") return { name: "new", game: second || asked.get("game") || "" };
  if (first === "t" && second && third === "replay")
    return {
      name: "replay",
      id: second,
      key: asked.get("key") ?? "",
      moment: Number(asked.get("at") ?? -1),
      seat: asked.get("seat") ?? "",
    };
  if (first === "review" || third === "review")
    return { name: "review", table: first === "t" ? second : "", record: first === "review" ? second : "", asked };
  if (first === "t" && second) return { name: "table", id: second, key: asked.get("key") ?? "", isLooking: asked.has("look") };
  if (first === "rulebook") return { name: "rulebook", game: second, rule: url.hash.slice(1) };
  if (first === "people" && second) return { name: "profile", person: second };
  if (first === "settings" || first === "account" || first === "sign-in" || first === "statistics") return { name: first };
  // Keys that open an account stand behind the #, so that they are never sent where addresses are logged.
  if (first === "reset" || first === "confirm") return { name: first, key: url.hash.slice(1) };
  if (first === "letters") return { name: "letters", key: asked.get("key") ?? "" };
  if (first === "learn") return { name: "learn", game: second, lesson: fourth ? `${third}/${fourth}` : third };
  if (first === "about") return { name: "about" };
  if (first === "keeper") return { name: "keeper", part: second, id: third };
  return { name: "lost" };
}

class Router {
  page = $state.raw<Page>(pageOf(new URL(location.href)));

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.#read();
    if (!location.hash && !replace) scrollTo(0, 0);
  }

  /** Change the address without a new page, so that it links to what is on screen. */
  mark(path: string): void {
    history.replaceState(null, "", path);
  }

  #read(): void {
    this.page = pageOf(new URL(location.href));
  }

  begin(): void {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => {
      const link = (event.target as Element).closest?.("a");
      if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const goal = new URL(link.href, location.href);
      if (link.target || link.hasAttribute("download") || goal.origin !== location.origin) return;
      if (goal.pathname.startsWith("/api/")) return;
      event.preventDefault();
      this.go(goal.pathname + goal.search + goal.hash);
    });
  }
}

export const router = new Router();
