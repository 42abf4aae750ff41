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

const cardsOf = async (appSince: string | null, left: number, passkeys: object[] = []) => {
  const codes = Array.from({ length: left }, (_, index) => ({
    ...{ id: `c${index}`, title: "core.error_scratch_code_title", number: index + 1 },
  }));
  const { html } = await openPage("/my-account/user-settings", {
    player: {},
    gate: { scratchCodes: { codes }, factors: { app_since: appSince, scratch_codes_left: left, passkeys } },
  });
  return html;
};

test("without an authenticator app the page offers one, and the sheet of codes is the second lock", async () => {
  const html = await cardsOf(null, 3);
  expect(html).toContain("Set up an app");
  expect(html).not.toContain("Turn the app off");
  expect(html).toContain("The second lock is on. 3 codes are unused.");
});

test("with an authenticator app and no codes the page says since when, and asks for a way in without the phone", async () => {
  const html = await cardsOf("2026-11-20T10:00:00.000Z", 0);
  expect(html).toContain("Your app is asked at each login since 20 Nov 2026");
  expect(html).toContain("Keep a way in without your phone");
  expect(html).toContain("Codes on paper");
  expect(html).not.toContain("The second lock is off");
});

test("with an authenticator app and a sheet the codes can be deleted, and the second lock cannot be turned off by them", async () => {
  const html = await cardsOf("2026-11-20T10:00:00.000Z", 10);
  expect(html).not.toContain("Keep a way in without your phone");
  expect(html).toContain("Delete the codes");
  expect(html).not.toContain("Turn the second lock off");
});

test("each passkey is listed with its name, when it was added and last used", async () => {
  const at = "2026-11-20T10:00:00.000Z";
  const html = await cardsOf(null, 0, [
    { id: "1", name: "My phone", added_at: at, used_at: "2026-11-21T10:00:00.000Z" },
    { id: "2", name: "Laptop <b>", added_at: at, used_at: null },
  ]);
  expect(html).toMatch(/My phone.*added 20 Nov 2026.*last used 21 Nov 2026.*Laptop &lt;b&gt;.*never used/s);
  expect(await cardsOf(null, 0)).toContain("You have no passkey yet.");
});
