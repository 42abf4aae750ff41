import { expect, test } from "vitest";
import { openPage, refusal } from "../testing/page-fixture.ts";

const pages = [
  "/my-account",
  "/my-account/history?from=2026-11-01",
  "/cashout",
  "/deposit",
  "/play/1",
  "/fi/cashout",
];
const cookies = { session: "a-token-that-is-over" };
const over = (code: string, reason: Parameters<typeof refusal>[2]) => {
  const profile = refusal(code, 401, reason);
  return { cookies, gate: { profile } };
};

test.each(pages)(
  "[4.08] %s with an expired session redirects to login, which shows the reason",
  async (page) => {
    const { location, setCookies } = await openPage(page, over("session_expired", "idle_logout"));
    const { pathname, searchParams } = new URL(location!, "http://site.test");
    expect(pathname).toBe(page.startsWith("/fi/") ? "/fi/login" : "/login");
    expect(Object.fromEntries(searchParams)).toEqual({ origin: page, ended: "idle_logout" });
    // The dead session's cookie is deleted.
    expect(setCookies.join()).toContain("session=;");
  },
);

test.each([
  [
    "signed in elsewhere",
    "session_replaced",
    "SignedInToAnotherSystem",
    "/login?origin=%2Fcashout&ended=SignedInToAnotherSystem",
  ],
  ["the player's own time limit", "session_time_used_up", "login_limit", "/?ended=login_limit"],
  ["an exclusion", "session_excluded", "excluded", "/?ended=excluded"],
  ["an expired token", "session_missing", "session_missing", "/login?origin=%2Fcashout"],
] as const)(
  "[4.08] a session ended by %s leads from the cashier to its message",
  async (_, code, reason, location) => {
    expect((await openPage("/cashout", over(code, reason))).location).toBe(location);
  },
);

test("[4.08] a visitor without a session is redirected to login without a message", async () => {
  expect((await openPage("/cashout")).location).toBe("/login?origin=%2Fcashout");
});

test("a session of another brand opens no page here, and keeps its cookie for its own brand", async () => {
  const visit = over("session_of_other_brand", "session_missing");
  const { location, setCookies } = await openPage("/cashout", visit);
  expect(location).toBe("/login?origin=%2Fcashout");
  expect(setCookies.filter((line) => line.startsWith("session="))).toEqual([]);
});
