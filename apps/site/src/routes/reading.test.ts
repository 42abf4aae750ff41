import { expect, it } from "vitest";
import { openPage } from "../testing/page-fixture.ts";

it.each([
  ["a visitor in Ireland sees the day of Malta's, 1 Jan 2026", "IE", undefined, "1 Jan 2026"],
  [
    "a player sees the day of the version that the gate names",
    "IE",
    { terms_version: "2026-05-03" },
    "3 May 2026",
  ],
])("the terms say from which day they hold: %s", async (_what, country, player, date) => {
  const { status, html } = await openPage("/info/terms", { country, ...(player && { player }) });
  expect(status).toBe(200);
  expect(html).toContain(date);
});
