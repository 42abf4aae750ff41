import { expect, test } from "vitest";
import { openPage } from "../../testing/page-fixture.ts";

const session = (id: string, more: object = {}) => ({
  id,
  is_current: false,
  is_open: true,
  device: "Firefox, Linux",
  country: "FI",
  began_at: "2026-11-20T10:00:00.000Z",
  last_seen_at: "2026-11-20T11:00:00.000Z",
  ...more,
});

const buttonsOf = async (sessions: object[]) => {
  const { html } = await openPage("/my-account/user-settings", {
    player: {},
    gate: { ownSessions: { sessions } },
  });
  return { html, ends: html.split("End this one").length - 1, endsOthers: html.includes("End all others") };
};

test("the sessions have their device, country and last use, and an open one that is not this one can be ended", async () => {
  const { html, ends, endsOthers } = await buttonsOf([
    session("a", { is_current: true }),
    session("b", { device: null, country: "SE" }),
    session("c", { is_open: false }),
  ]);
  expect(html).toContain("Firefox, Linux · Finland");
  expect(html).toContain("Unknown device · Sweden");
  expect(html).toContain("last used 20 Nov 2026");
  expect([ends, endsOthers]).toEqual([1, false]);
});

test("two open sessions besides this one can be ended together, and alone this one cannot be ended here", async () => {
  const three = await buttonsOf([session("a", { is_current: true }), session("b"), session("c")]);
  expect([three.ends, three.endsOthers]).toEqual([2, true]);
  expect((await buttonsOf([session("a", { is_current: true })])).ends).toBe(0);
});
