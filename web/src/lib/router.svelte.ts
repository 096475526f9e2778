// Paths to pages, over the history API. Plain links work: clicks on them are caught here.

export interface Route {
  name: "lobby" | "new" | "table" | "books" | "rules" | "coverage" | "lessons" | "learn" | "how" | "replay" | "fair" | "decks" | "workshop" | "about" | "join" | "lost";
  params: Record<string, string>;
  query: URLSearchParams;
  hash: string;
}

const PATHS: [Route["name"], RegExp][] = [
  ["lobby", /^\/$/],
  ["new", /^\/new$/],
  ["table", /^\/t\/(?<id>[\w-]+)$/],
  ["books", /^\/rules$/],
  ["rules", /^\/rules\/(?<game>[\w-]+)(?:\/(?<clause>[\w.-]+))?$/],
  ["coverage", /^\/coverage\/(?<game>[\w-]+)$/],
  ["lessons", /^\/learn$/],
  ["learn", /^\/learn\/(?<game>[\w-]+)(?:\/(?<lesson>[\w-]+))?$/],
  ["how", /^\/how\/(?<game>[\w-]+)$/],
  ["replay", /^\/replay$/],
  ["fair", /^\/fair$/],
  ["decks", /^\/decks(?:\/(?<game>[\w-]+))?$/],
  ["workshop", /^\/workshop(?:\/(?<game>[\w-]+)(?:\/(?<set>[\w-]{22}))?)?$/],
  ["about", /^\/about$/],
  ["join", /^\/join$/],
];

export function match(url: URL): Route {
  const path = url.pathname.replace(/(.)\/$/, "$1");
  for (const [name, pattern] of PATHS) {
    const found = pattern.exec(path);
    if (found) {
      const params = Object.fromEntries(Object.entries(found.groups ?? {}).filter(([, v]) => v !== undefined));
      return { name, params, query: url.searchParams, hash: url.hash.slice(1) };
    }
  }
  return { name: "lost", params: {}, query: url.searchParams, hash: "" };
}

class Router {
  route = $state.raw<Route>(match(new URL(location.href)));

  constructor() {
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.click(event));
  }

  /** Go to a path of ours; `replace` leaves no step in the history. */
  go(path: string, { replace = false } = {}): void {
    const far = new URL(path, location.href).pathname !== location.pathname;
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.read();
    if (far) scrollTo(0, 0);
  }

  private read(): void {
    this.route = match(new URL(location.href));
  }

  private click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (/^\/(api|metrics|health)\b/.test(link.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
export const go = (path: string, options?: { replace?: boolean }): void => router.go(path, options);
