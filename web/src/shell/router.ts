/** Which page is shown: the address is the only state. */
import { signal } from "@preact/signals";

export type Route =
  | { page: "cupboard" }
  | { page: "setup"; game: string }
  | { page: "table"; code: string };

function read(): Route {
  const table = /^\/t\/([^/]+)\/?$/.exec(location.pathname);
  if (table) return { page: "table", code: decodeURIComponent(table[1]!) };
  const game = /^#\/?([a-z-]+)$/.exec(location.hash);
  if (game) return { page: "setup", game: game[1]! };
  return { page: "cupboard" };
}

export const route = signal<Route>(read());

export function go(address: string): void {
  history.pushState(null, "", address);
  route.value = read();
  scrollTo(0, 0);
}

addEventListener("popstate", () => (route.value = read()));
addEventListener("hashchange", () => (route.value = read()));
