import { expect, it } from "vitest";
import { shouldRevalidate } from "./root.tsx";

const at = (path: string) => new URL(path, "http://bellwether.localhost");

it.each([
  ["a login, a signup or a logout, which are forms", "POST", "/login", "/", true],
  ["a page that asks for it where it stands", undefined, "/slots", "/slots", true],
  ["a link", undefined, "/slots", "/jackpots", false],
  ["a search, a form that writes nothing", "GET", "/search-games", "/search-games?q=bell", false],
] as const)(
  "player, features and texts of the shell are loaded again after %s",
  (_what, formMethod, from, to, anew) => {
    const asked = { formMethod, currentUrl: at(from), nextUrl: at(to), defaultShouldRevalidate: true };
    expect(shouldRevalidate(asked as never)).toBe(anew);
  },
);
