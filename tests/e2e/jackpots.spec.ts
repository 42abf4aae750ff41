import type { FrameLocator, Page } from "@playwright/test";
import { expect, expectAccessible, type Site, test } from "./fixtures.ts";
import { readyPlayer } from "./ready-player.ts";

const HOURGLASS_HAMSTER = "/play/1416";

const HOURGLASS_HAMSTER_FREE = "/play/1416?mode=free";

const WINTER_GARDEN_CHIMES = "/play/1820";

async function openGame(page: Page, site: Site, address: string): Promise<FrameLocator> {
  await readyPlayer(page, site, "50.00");
  await page.goto(site.at(address));
  const game = page.frameLocator("iframe");
  await expect(game.getByRole("button", { name: "Spin", exact: true })).toBeEnabled({ timeout: 90_000 });
  return game;
}

test("a drop is won in the game and its message waits for a click; another player at the game sees it, and the sheet has the rule and recomputes the draw", {
  tag: "@full",
}, async ({ page, browser, siteWith }) => {
  const site = await siteWith({ GEO_DEFAULT: "IE", DROPS_DUE: "true", HOUSE_PLAYERS: "false" });
  const otherPage = await (await browser.newContext({ locale: "en-IE" })).newPage();
  const [game, other] = [
    await openGame(page, site, HOURGLASS_HAMSTER),
    await openGame(otherPage, site, HOURGLASS_HAMSTER),
  ];
  // A phone shows one pot at a time, and the button's name has all of them at every width.
  const bar = game.getByRole("button", { name: /^Jackpots: ?Hourly Drop · 1 in 1.*€20\.00$/ });
  await expect(bar).toBeVisible();
  await expectAccessible(page, "a game with its pots");

  await game.getByRole("button", { name: "Spin", exact: true }).click();
  const slip = game.getByRole("dialog", { name: "It fell to you" });
  await expect(other.getByRole("status").filter({ hasText: /^Hourly Drop: €\S+ to a player$/ })).toBeVisible({
    timeout: 90_000,
  });
  await expect(slip).toBeVisible({ timeout: 90_000 });
  await expect(slip.getByText(/^€20\.0\d$/)).toBeVisible();
  await expect(slip.getByRole("button", { name: "Stop here" })).toBeVisible();
  await slip.getByRole("button", { name: "Back to the game" }).click();
  await expect(slip).toBeHidden();
  await expect(game.getByRole("button", { name: "Spin", exact: true })).toBeEnabled({ timeout: 60_000 });

  await bar
    .or(game.getByRole("button", { name: /^Jackpots:/ }))
    .first()
    .click();
  const sheet = game.getByRole("dialog");
  await expect(sheet.getByText(/about once an hour at the play of the last 24 hours/)).toBeVisible();
  await expect(sheet.getByText("Chance of each qualifying stake").first()).toBeVisible();
  await sheet.getByRole("button", { name: "Check the last draw" }).first().click();
  await expect(sheet.getByText(/^It holds\./)).toBeVisible({ timeout: 30_000 });
  await otherPage.context().close();
});

test("before anybody plays, the page of a slot with an hourly drop has the pot's figures, and free play's sheet has them with its amount in money; both say that free play takes no part", {
  tag: "@full",
}, async ({ page, site }) => {
  const note = "Free play neither adds to these jackpots nor wins them";
  await page.goto(site.at("/games/hourglass-hamster"));
  const part = page.getByRole("region", { name: "Jackpots", exact: true });
  await expect(part.getByText("Return from this pot at €0.40")).toBeVisible();
  await expect(part.getByText("Qualifying rounds in 30 days")).toBeVisible();
  await expect(part.getByText(/about once an hour at the play of the last 24 hours/)).toBeVisible();
  await expect(part.getByText(note)).toBeVisible();
  await expectAccessible(page, "a game's page with its pots");

  await page.goto(site.at(HOURGLASS_HAMSTER_FREE));
  const game = page.frameLocator("iframe");
  await expect(game.getByRole("button", { name: "Spin", exact: true })).toBeEnabled({ timeout: 90_000 });
  await expect(game.getByRole("button", { name: /^Jackpots:/ })).toHaveCount(0);
  await game.getByRole("button", { name: "Rules and figures" }).click();
  const sheet = game.getByRole("dialog");
  await expect(sheet.getByText(note)).toBeVisible();
  await expect(sheet.getByText("Return from this pot at €0.40")).toBeVisible();
  await expect(sheet.getByText(/^€20\.\d\d$/)).toBeVisible();
});

test("a win-time clock runs down in the game, falls to the only player who entered it, and is recomputed in the browser", {
  tag: "@full",
}, async ({ page, siteWith }) => {
  const site = await siteWith({
    GEO_DEFAULT: "IE",
    CLOCKS_EVERY_MS: "20000",
    DROPS_DUE: "true",
    HOUSE_PLAYERS: "false",
  });
  const game = await openGame(page, site, WINTER_GARDEN_CHIMES);
  const bar = game.getByRole("button", { name: /^Jackpots: ?Quarter Chime/ });
  await expect(bar.getByText(/^draw in 0:\d\d$/)).toBeVisible();
  await game.getByRole("button", { name: "Spin", exact: true }).click();
  const slip = game.getByRole("dialog", { name: "It fell to you" });
  await expect(slip).toBeVisible({ timeout: 90_000 });
  await expect(slip.getByText(/^€80\.0\d$/)).toBeVisible();
  await expectAccessible(page, "a clock's win");
  await slip.getByRole("button", { name: "Back to the game" }).click();
  await bar.click();
  const sheet = game.getByRole("dialog");
  await expect(sheet.getByText(/^A clock runs down to zero at fixed times \(UTC\)/)).toBeVisible();
  await sheet.getByRole("button", { name: "Check the last draw" }).click();
  await expect(sheet.getByText(/^(?:It holds\.|Nothing was drawn: no stake had entered)/)).toBeVisible({
    timeout: 30_000,
  });
});
