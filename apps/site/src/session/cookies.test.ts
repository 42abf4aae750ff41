import { describe, expect, it, test } from "vitest";
import { affiliateCookieName } from "./affiliate-cookie.ts";
import {
  alreadySeenSuggestionCookieName,
  alreadyVisitedCookieName,
  endedSessionCookie,
  preferredLanguageCookieName,
  readCookies,
  sessionCookie,
  sessionCookieName,
  sessionToken,
} from "./cookies.ts";

const token = "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u1V";

test("the 5 cookies are session, affiliate_tags, already_visited, preferred_language and language_suggestion_seen", () => {
  expect([
    sessionCookieName,
    affiliateCookieName,
    alreadyVisitedCookieName,
    preferredLanguageCookieName,
    alreadySeenSuggestionCookieName,
  ]).toEqual([
    "session",
    "affiliate_tags",
    "already_visited",
    "preferred_language",
    "language_suggestion_seen",
  ]);
});

test("the session cookie is HttpOnly, and Secure when the page is served over TLS", () => {
  expect(sessionCookie(token, true)).toBe(`session=${token}; Path=/; HttpOnly; SameSite=Lax; Secure`);
  expect(sessionCookie(token, false)).toBe(`session=${token}; Path=/; HttpOnly; SameSite=Lax`);
  expect(endedSessionCookie(false)).toContain("Max-Age=0");
});

describe("a session cookie", () => {
  it("a session cookie gives back its token", () => {
    expect(sessionToken(readCookies(`a=1; session=${token}; b=2`))).toBe(token);
  });

  it.each([
    ["with a line break", "session=abc%0d%0aevil:1aaaaaaaaaaaaaaa"],
    ["that is too short", "session=abc"],
    ["that is too long", `session=${"a".repeat(300)}`],
    ["that is broken", "session=%zz%zz%zz%zz%zz%zz%zz%zz"],
    ["that is missing", "other=1"],
  ])("%s is no session", (_what, header) => {
    expect(sessionToken(readCookies(header))).toBeUndefined();
  });

  it("a repeated session cookie is read once: the first value counts", () => {
    expect(sessionToken(readCookies(`session=${token}; session=${"b".repeat(43)}`))).toBe(token);
  });
});
