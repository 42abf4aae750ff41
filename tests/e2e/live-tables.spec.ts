import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FrameLocator, Page } from "@playwright/test";
import hostLines from "../../brands/bellwether/host/en.json" with { type: "json" };
import table from "../../content/tables/brass-roulette.json" with { type: "json" };
import tavern from "../../content/tables/high-card-tavern.json" with { type: "json" };
import blackjack from "../../content/tables/kitchen-table-blackjack.json" with { type: "json" };
import show from "../../content/tables/wheel-of-weather.json" with { type: "json" };
import { expect, type Site, test } from "./fixtures.ts";
import { readyPlayer } from "./ready-player.ts";
import { nextRound, roundOf } from "./table-round.ts";

/** Rounds last about 24 s instead of 38 s. */
const phases = { bettingMs: 12_000, drawnMs: 6_000, paidMs: 4_000 };
const LIVE_TABLE = "/play/1001";
const BLACKJACK_TABLE = "/play/1021";
const TAVERN = "/play/1011";
const SHOW = "/play/1024";

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync("/tmp/bellwether-tables-");
  writeFileSync(join(folder, "brass-roulette.json"), JSON.stringify({ ...table, phases }));
  const slower = { ...phases, bettingMs: 14_000, drawnMs: 5_000, paidMs: 8_000 };
  writeFileSync(
    join(folder, "kitchen-table-blackjack.json"),
    JSON.stringify({ ...blackjack, phases: slower }),
  );
  writeFileSync(join(folder, "high-card-tavern.json"), JSON.stringify({ ...tavern, phases }));
  writeFileSync(join(folder, "wheel-of-weather.json"), JSON.stringify({ ...show, phases }));
  const second = { ...show, phases, name: "second-wheel", title: "Second Wheel" };
  writeFileSync(join(folder, "second-wheel.json"), JSON.stringify(second));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

/** Opens a game with money. `choice` is the table to choose, if the game has several. */
async function sitDown(page: Page, site: Site, path = LIVE_TABLE, choice?: RegExp): Promise<FrameLocator> {
  await readyPlayer(page, site, "50.00");
  await page.goto(site.at(path));
  const game = page.frameLocator("iframe");
  if (choice) {
    await expect(game.getByRole("heading", { name: "Choose a table" })).toBeVisible({ timeout: 60_000 });
    await game.getByRole("button", { name: choice }).click();
  }
  await expect(game.getByText("LIVE", { exact: true })).toBeVisible({ timeout: 60_000 });
  return game;
}

const says = (game: FrameLocator, text: string | RegExp) =>
  expect(game.getByRole("status").filter({ hasText: text })).toBeVisible({ timeout: 40_000 });
async function bettingOpens(game: FrameLocator): Promise<void> {
  await nextRound(game);
  await says(game, /^Place your bets/);
}
/** The last numbers, the newest first. */
const numbersOf = (game: FrameLocator) =>
  game.getByRole("list", { name: "Last numbers" }).getByRole("listitem").allTextContents();
/** Waits until both pages show the same round and the same last numbers. */
const showTheSame = (one: FrameLocator, other: FrameLocator) =>
  expect(async () => {
    const [shown, expected] = [other, one].map(async (game) => [await roundOf(game), await numbersOf(game)]);
    expect(await shown).toEqual(await expected);
  }).toPass({ timeout: 30_000 });
/** Lays a chip on each of these spots. */
async function lay(game: FrameLocator, ...spots: string[]): Promise<void> {
  for (const spot of spots)
    await game.getByRole("button", { name: new RegExp(`^${spot}, pays`) }).press("Enter");
}

test("two players at a live table see the same number: one is paid, the other's late bet is returned, and a lost connection is restored", {
  tag: ["@at-one-width", "@full"],
}, async ({ page, browser, siteWith }) => {
  const site = await siteWith({ GEO_DEFAULT: "IE", TABLES_DIR: folder });
  const otherPage = await (await browser.newContext({ locale: "en-IE" })).newPage();
  const [one, other] = await Promise.all([sitDown(page, site), sitDown(otherPage, site)]);

  // The other player's bet reaches the server after the close.
  await otherPage.route(/\/studio\/api\/tables\/[^/]+\/bets$/, async (route) => {
    await says(one, "No more bets");
    await route.continue();
  });
  await bettingOpens(one);
  await Promise.all([lay(one, "Red", "Black", "Number 0"), lay(other, "Red")]);
  await says(other, /^€0\.50 came too late for this round/);
  await says(one, /^\d+ (red|black|green)\. (Paid back €1\.00|Won €18\.00)$/);
  await showTheSame(one, other);

  await otherPage.context().setOffline(true);
  await says(other, /^The line is lost/);
  await otherPage.waitForTimeout(10_000);
  await otherPage.context().setOffline(false);
  // The table ran on while one page was offline. Both pages must show the same round again.
  await says(other, /^(Place your bets|Five seconds|No more bets|The line is back)/);
  await showTheSame(one, other);
  await otherPage.context().close();
});

/** Reloads the page in the player's turn, which must ask the same again. A round that ends without a turn is left alone. */
async function reloadInTurn(page: Page, game: FrameLocator): Promise<void> {
  const turn = game.getByText(/^You have .+, the dealer shows \d+$/);
  const end = game.getByRole("status").filter({ hasText: /^The dealer (has|is over)/ });
  const decline = game.getByRole("button", { name: "No insurance" });
  await expect(turn.or(end).or(decline).first()).toBeVisible({ timeout: 90_000 });
  if (await decline.isVisible()) await decline.click();
  await expect(turn.or(end).first()).toBeVisible({ timeout: 20_000 });
  if (await end.isVisible()) return;
  const question = (await turn.textContent()) ?? "";
  const answers = game.getByRole("group", { name: "Your choices" }).getByRole("button");
  const before = await answers.allTextContents();
  await page.reload();
  await expect(turn).toHaveText(question, { timeout: 10_000 });
  expect(await answers.allTextContents()).toEqual(before);
}

/** Stands and takes no insurance whenever it is asked, until the table shows the dealer's hand. */
async function standUntilEnd(page: Page, game: FrameLocator): Promise<void> {
  const end = game.getByRole("status").filter({ hasText: /^The dealer (has|is over)/ });
  const answer = game.getByRole("button", { name: /^(Stand|No insurance)$/ });
  for (;;) {
    await expect(end.or(answer).first()).toBeVisible({ timeout: 90_000 });
    if (await end.isVisible()) return;
    // The button may go before the click: the answer before it arrived, or the time to decide is over.
    await answer.click({ timeout: 2_000 }).catch(() => undefined);
    await page.waitForTimeout(700);
  }
}

test("two players at a blackjack table: a seat is taken once, one plays in turn and is asked the same after a reload, the other loses the connection, the default (stand) is taken, and both see the same result", {
  tag: ["@at-one-width", "@full"],
}, async ({ page, browser, siteWith }) => {
  const site = await siteWith({ GEO_DEFAULT: "IE", TABLES_DIR: folder });
  const otherPage = await (await browser.newContext({ locale: "en-IE" })).newPage();
  const [one, other] = await Promise.all([
    sitDown(page, site, BLACKJACK_TABLE),
    sitDown(otherPage, site, BLACKJACK_TABLE),
  ]);
  const seatOf = (game: FrameLocator, name: RegExp) => game.getByRole("button", { name });
  await seatOf(one, /^Seat 1, Sit here$/).click({ timeout: 60_000 });
  await expect(seatOf(one, /^You, seat 1, €2\.00$/)).toBeVisible();
  await expect(seatOf(other, /^Seat 1, Bet behind$/)).toBeVisible();
  await seatOf(other, /^Seat 2, Sit here$/).click();
  await expect(seatOf(other, /^You, seat 2, €2\.00$/)).toBeVisible();
  // Two quick clicks are one bet.
  await seatOf(one, /^Seat 2, Bet behind$/).dblclick();
  await expect(seatOf(one, /^Seat 2, €2\.00 behind$/)).toBeVisible();

  await otherPage.context().setOffline(true);
  await says(other, /^The line is lost/);
  await reloadInTurn(page, one);
  await standUntilEnd(page, one);
  await otherPage.context().setOffline(false);
  const handsOf = (game: FrameLocator) =>
    game
      .getByRole("img", { name: /^(Dealer|Seat \d): / })
      .evaluateAll((hands) => hands.map((hand) => hand.ariaLabel));
  const atEnd = await handsOf(one);
  expect(atEnd).toHaveLength(3);
  await expect.poll(() => handsOf(other), { timeout: 15_000 }).toEqual(atEnd);
  await expect(seatOf(other, /^You, seat 2, (Won|Push|Lost)/)).toBeVisible({ timeout: 20_000 });
  await otherPage.context().close();
});

test("a show on a wheel with two tables: one is chosen, the pick is placed with a bet on every spot, one of them is paid, and the next round opens", {
  tag: ["@at-one-width", "@full"],
}, async ({ page, siteWith }) => {
  const site = await siteWith({ GEO_DEFAULT: "IE", TABLES_DIR: folder });
  const game = await sitDown(page, site, SHOW, /^Second Wheel/);
  await expect(game.getByRole("button", { name: "Other tables" })).toBeVisible();
  await bettingOpens(game);
  const umbrellas = game.getByRole("radiogroup", { name: "Your umbrella" }).getByRole("radio");
  await expect(umbrellas.first()).toBeChecked();
  await umbrellas.nth(2).click();
  const spots = game.getByRole("group", { name: "Betting table" }).getByRole("button");
  await expect(spots).toHaveCount(8);
  const placed = page.waitForRequest(/\/studio\/api\/tables\/second-wheel\/bets$/, { timeout: 40_000 });
  for (const spot of await spots.all()) await spot.press("Enter");

  const { input } = (await placed).postDataJSON();
  expect(input.pick).toBe(2);
  expect(input.bets).toHaveLength(8);
  await says(game, /^No more bets/);
  await expect(umbrellas.nth(2)).toBeChecked();
  await expect(umbrellas.first()).toBeDisabled();
  // A bet on each spot: one pays at least 2 to 1, or a 1 gives its stake back twice.
  await says(game, /(Number \d+|to 1).*\. (Won|Paid back) €/);
  await says(game, /^Place your bets/);
  await expect(umbrellas.first()).toBeEnabled();
});

test("anybody can open a table's past rounds without an account, and recalculate a draw in the browser", {
  tag: ["@at-one-width", "@full"],
}, async ({ page, siteWith }) => {
  const site = await siteWith({ GEO_DEFAULT: "IE", TABLES_DIR: folder });
  const { port } = new URL(site.product.url);
  await page.goto(`http://localhost:${port}/arcade/?rounds=brass-roulette&language=en`);
  await expect(page.getByRole("heading", { name: "Past rounds of Brass Roulette" })).toBeVisible();
  const drawn = page
    .getByRole("listitem")
    .getByText(/^\d+ (red|black|green)$/)
    .first();
  // A new table has no past round until its first one is over.
  await expect(async () => {
    await page.reload();
    await expect(drawn).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await drawn.click();
  await page.getByRole("button", { name: "Recalculate the draw" }).click();
  await expect(page.getByRole("status").getByText(/^Round \d+ checks out/)).toBeVisible();
  await page.getByRole("button", { name: "Check the day’s record" }).click();
  await expect(page.getByText(/^No day’s record contains this fingerprint yet/)).toBeVisible();

  await page.goto(`http://localhost:${port}/arcade/?rounds=attic&language=en`);
  await expect(page.getByRole("alert")).toBeVisible();
});

test("a player bets on red, blue and a draw in the tavern, one of them is paid, house players are marked as such, the host says a line, and a reaction rises", {
  tag: ["@at-one-width", "@path"],
}, async ({ page, siteWith }) => {
  const site = await siteWith({ GEO_DEFAULT: "IE", TABLES_DIR: folder, HOUSE_PLAYERS: "true" });
  const game = await sitDown(page, site, TAVERN);
  await bettingOpens(game);
  await lay(game, "Red", "Blue", "Draw");
  const anyLine = hostLines.open.map((line) => line.replaceAll(/[.*+?()]/g, "\\$&")).join("|");
  await expect(game.getByText(new RegExp(`^(${anyLine})$`))).toBeVisible();
  await game.getByRole("button", { name: "React" }).click();
  const reactions = game.getByRole("group", { name: "React" });
  await expect(reactions.getByRole("button")).toHaveCount(5);
  await reactions.getByRole("button", { name: "Hooray" }).click();
  // In the strip, and over the table.
  await expect(game.locator('img[src*="mascot-celebrating"]')).toHaveCount(2);
  await expect(reactions).toBeHidden();
  await expect(game.getByText(/^Round \d+: [34] players$/)).toBeVisible({ timeout: 30_000 });
  await expect(game.getByText(/^[23] are house players: square chips/)).toBeVisible();
  // With a corner each: 4.00 for the winner's, or half of both and 26.00 for the draw.
  await says(game, /^(Red|Blue) wins: .+ against .+\. Paid back €4\.00$|^A draw: .+\. Won €28\.00$/);
  const results = game.getByRole("list", { name: "Last results" }).getByRole("listitem");
  await expect(results.first()).toHaveText(/^(RRed|BBlue|=Draw)$/);
});
