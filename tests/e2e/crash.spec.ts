import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FrameLocator, Page } from "@playwright/test";
import table from "../../content/tables/rocket-ferry.json" with { type: "json" };
import { expect, type Site, test } from "./fixtures.ts";
import { readyPlayer } from "./ready-player.ts";
import { nextRound } from "./table-round.ts";

const phases = { bettingMs: 14_000, drawnMs: 4_000, paidMs: 4_000 };
const CRASH = "/play/1905";

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync("/tmp/bellwether-tables-");
  writeFileSync(join(folder, "rocket-ferry.json"), JSON.stringify({ ...table, phases }));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

async function sitDown(page: Page, site: Site): Promise<FrameLocator> {
  await readyPlayer(page, site, "50.00");
  await page.goto(site.at(CRASH));
  const game = page.frameLocator("iframe");
  await expect(game.getByText("VIRTUAL", { exact: true })).toBeVisible({ timeout: 60_000 });
  return game;
}

const panelOf = (game: FrameLocator, bet: number) => game.getByRole("region", { name: `Bet ${bet}` });
const says = (game: FrameLocator, text: RegExp) =>
  expect(game.getByRole("status").filter({ hasText: text })).toBeVisible({ timeout: 150_000 });

test("a run of crash: one bet cashes itself out, one by hand, both players see the same crash, and a cash-out after it is lost", {
  tag: ["@at-one-width", "@full"],
}, async ({ page, browser, siteWith }) => {
  const site = await siteWith({ GEO_DEFAULT: "IE", TABLES_DIR: folder });
  const otherPage = await (await browser.newContext({ locale: "en-IE" })).newPage();
  const [one, other] = await Promise.all([sitDown(page, site), sitDown(otherPage, site)]);
  const [byItself, byHand] = [panelOf(one, 1), panelOf(one, 2)];

  await nextRound(one);
  await expect(byHand.getByRole("button", { name: /^Bet €/ })).toBeEnabled({ timeout: 150_000 });
  await byItself.getByRole("checkbox", { name: "Cash out at" }).check();
  await byItself.getByRole("textbox", { name: /^Cash out at/ }).fill("1.02");
  await byItself.getByRole("button", { name: /^Bet €/ }).click();
  await byHand.getByRole("button", { name: /^Bet €/ }).click();
  await expect(byHand.getByRole("button", { name: /^Placed/ })).toBeVisible({ timeout: 30_000 });

  await byHand.getByRole("button", { name: /^Cash out €/, disabled: false }).click({ timeout: 30_000 });
  await expect(byHand.getByRole("button", { name: /^(Out at|Lost)/ })).toBeVisible({ timeout: 150_000 });
  await says(one, /^(Crashed at|At the maximum)/);
  await expect(
    byItself.getByRole("button", { name: /^(Out at 1\.02×: €5\.10|Lost: €5\.00)$/ }),
  ).toBeVisible();

  const newest = (game: FrameLocator) =>
    game.getByRole("list", { name: "Last runs" }).getByRole("listitem").first();
  const crashedAt = await newest(one).textContent();
  expect(crashedAt).toMatch(/^\d+\.\d\d×$/);
  await expect(newest(other)).toHaveText(crashedAt ?? "");
  // The paid sum follows from what the panels say.
  await says(one, /(Won|Paid back) €|No win/);
  await otherPage.context().close();
});
