import { expect, it } from "vitest";
import { shouldRevalidate } from "./root.tsx";

const at = (path: string) => new URL(path, "http://bellwether.localhost");

it.each([
  ["a login, a signup or a logout, which are forms", "POST", "/login", "/", true],
  ["a revalidation of the same page", undefined, "/slots", "/slots", true],
  ["a link", undefined, "/slots", "/jackpots", false],
  ["a search, which is a form with GET", "GET", "/search-games", "/search-games?q=bell", false],
] as const)(
  "player, features and texts of the shell are loaded again after %s",
  (_what, formMethod, from, to, anew) => {
    const asked = { formMethod, currentUrl: at(from), nextUrl: at(to), defaultShouldRevalidate: true };
    expect(shouldRevalidate(asked as never)).toBe(anew);
  },
);
