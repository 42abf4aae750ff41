import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { FrameLocator, Page } from "@playwright/test";
import bus from "../../content/tables/bingo-bus-30.json" with { type: "json" };
import quick from "../../content/tables/keno-quick.json" with { type: "json" };
import { expect, expectAccessible, type Site, test } from "./fixtures.ts";
import { readyPlayer } from "./ready-player.ts";

const KENO = "/play-lottery/2107";
const BINGO = "/play-lottery/2146";
const LOTTO = "/play-lottery/2106";

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync("/tmp/bellwether-tables-");
  const write = (table: { name: string }, phases: object) =>
    writeFileSync(join(folder, `${table.name}.json`), JSON.stringify({ ...table, phases }));
  write(quick, { bettingMs: 15_000, drawnMs: 12_000, paidMs: 6_000 });
  write(bus, { bettingMs: 20_000, drawnMs: 4_000, paidMs: 6_000 });
});
test.afterAll(() => rmSync(folder, { recursive: true }));

async function sitDown(page: Page, site: Site, path: string): Promise<FrameLocator> {
  await readyPlayer(page, site, "50.00");
  await page.goto(site.at(path));
  const game = page.frameLocator("iframe");
  await expect(game.getByText("LIVE", { exact: true })).toBeVisible({ timeout: 60_000 });
  return game;
}

/** The product's first round may still have the phases of `content/tables`: it was begun before the copy of its data. */
const says = (game: FrameLocator, text: RegExp) =>
  expect(game.getByRole("status").filter({ hasText: text })).toBeVisible({ timeout: 260_000 });

/** The page's show needs no session: its frame is asked for nothing but the draw. */
async function watchAgain(page: Page, drawn: readonly number[]): Promise<void> {
  const name = "Watch the draw again";
  await page.getByRole("button", { name }).click();
  const show = page.frameLocator(`iframe[title="${name}"]`);
  await show.getByRole("button", { name: "Skip to the result" }).click({ timeout: 30_000 });
  await says(show, new RegExp(`^Drawn: ${drawn.join(", ")}, bonus`));
  await expect(show.getByRole("button", { name: "Replay" })).toBeVisible();
  await expectAccessible(page, "a draw that is watched again");
}

test("keno: a slip of three numbers is placed at once, kept as a favourite, and shows its hits among the drawn numbers", {
  tag: ["@at-one-width", "@full"],
}, async ({ page, siteWith }) => {
  test.setTimeout(480_000);
  const site = await siteWith({ GEO_DEFAULT: "IE", TABLES_DIR: folder, HOUSE_PLAYERS: "false" });
  const game = await sitDown(page, site, KENO);
  for (const number of [7, 40, 66])
    await game.getByRole("button", { name: String(number), exact: true }).click();
  await expect(game.getByText("3 of 10 marked")).toBeVisible();
  await game.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(game.getByRole("button", { name: "Mark 7, 40, 66" })).toBeVisible();
  await game.getByRole("button", { name: /^Play: €/ }).click();

  const slip = game
    .getByRole("region", { name: "Slips in this round" })
    .getByRole("button", { name: /^7, 40, 66/ });
  await expect(slip).toHaveText(/✓/, { timeout: 60_000 });
  await says(game, /^Drawn: /);
  const said = await game
    .getByRole("status")
    .filter({ hasText: /^Drawn: / })
    .textContent();
  const drawn = (said?.match(/\d+/g) ?? []).slice(0, 20).map(Number);
  expect(new Set(drawn).size).toBe(20);
  const hits = [7, 40, 66].filter((number) => drawn.includes(number)).length;
  await expect(slip).toHaveText(new RegExp(`${hits} of 3`));
  // Two hits pay four times, three pay 27 times the stake of €2.00.
  await expect(slip).toHaveText(new RegExp(`→ €${["0.00", "0.00", "8.00", "54.00"][hits]}`), {
    timeout: 30_000,
  });
});

test("bingo: two players see the same balls, and 94 % of what their cards cost goes to the first full card; a card bought ahead is in the next game", {
  tag: ["@at-one-width", "@full"],
}, async ({ page, browser, siteWith }) => {
  const site = await siteWith({ GEO_DEFAULT: "IE", TABLES_DIR: folder, HOUSE_PLAYERS: "false" });
  const otherPage = await (await browser.newContext({ locale: "en-IE" })).newPage();
  const games = await Promise.all([sitDown(page, site, BINGO), sitDown(otherPage, site, BINGO)]);
  const buy = async (game: FrameLocator) => {
    const button = game.getByRole("button", { name: "Buy 3 cards: €0.60" });
    await expect(button).toBeEnabled({ timeout: 150_000 });
    await button.click();
    await expect(game.getByRole("list", { name: "Your cards" }).getByRole("listitem")).toHaveCount(3);
    await expect(game.getByText("You have 3 of at most 30")).toBeVisible();
  };
  // Both buy when a game has just opened.
  await expect(games[0].getByText(/Place your bets, please|No more cards/)).toBeVisible({ timeout: 60_000 });
  await Promise.all(games.map(buy));
  const coming = games[0].getByRole("region", { name: "Cards for coming games" });
  await coming.getByRole("group", { name: "Cards for each game" }).getByRole("button").first().click();
  await coming.getByRole("button", { name: "Buy 1 card × 1 game: €0.20" }).click();
  await expect(coming.getByRole("listitem")).toHaveText(/^Round \d+, about \d\d:\d\d1 card$/);
  await says(games[0], /^\d+: /);
  await Promise.all(games.map((game) => says(game, /Full house: /)));
  const calls = await Promise.all(
    games.map((game) => game.getByRole("img", { name: /^Called: / }).getAttribute("aria-label")),
  );
  expect(calls[0]).toBe(calls[1]);
  await expect(games[0].getByText("6 cards in this game")).toBeVisible();
  // 94 % of 6 × €0.20; several cards that are full with the same ball share it.
  await expect(games[0].getByText("€1.12", { exact: true })).toBeVisible();
  await Promise.all(games.map((game) => says(game, /Full house with ball \d+\. (Won €|Paid back €|No win)/)));
  await expect(games[0].getByRole("list", { name: "Your cards" }).getByRole("listitem")).toHaveCount(1, {
    timeout: 60_000,
  });
  await expect(coming.getByRole("listitem")).toHaveCount(0);
  await otherPage.context().close();
});

test("lotto: the lobby's quick pick brings a filled slip; two slips for two draws; one ticket is cancelled, the draw of the other is watched, also again on its page, and its proof is verified in the browser; a standing order is for one weekday until a day", {
  tag: "@path",
}, async ({ page, siteWith }) => {
  // One that closes soon is missed.
  test.setTimeout(480_000);
  const site = await siteWith({ GEO_DEFAULT: "IE", DRAWS_EVERY_MS: "60000" });
  await readyPlayer(page, site, "50.00");
  const game = page.frameLocator("iframe");
  await page.goto(site.at("/"));
  await page.getByRole("link", { name: site.t("core.lobby_quick_pick") }).click();
  await expect(game.getByRole("region", { name: "Slip A" }).getByText("Complete")).toBeVisible({
    timeout: 60_000,
  });
  await page.goto(site.at(LOTTO));
  const tickets = game.getByRole("region", { name: "My tickets" });
  await expect(tickets.getByText("You have no ticket for this game yet.")).toBeVisible({ timeout: 60_000 });
  const slip = game.getByRole("region", { name: "Slip A" });
  for (const number of [3, 14, 18, 27, 36, 46])
    await slip.getByRole("button", { name: String(number), exact: true }).click();
  await expect(slip.getByText("Complete")).toBeVisible();
  await game.getByRole("button", { name: "Quick pick" }).click();
  // A server that was away holds the draws that are overdue first.
  await game.getByRole("button", { name: "2 draws", exact: true }).click({ timeout: 90_000 });
  await game.getByRole("button", { name: "Buy ticket · €6.00" }).click();
  await expect(game.getByText("2 tickets bought for €6.00.")).toBeVisible();
  await expect(tickets.getByRole("article")).toHaveCount(2);
  await tickets.getByRole("button", { name: "Cancel", exact: true }).last().click();
  await expect(game.getByText("Cancelled: €3.00 is back.")).toBeVisible();

  // A standing order for one weekday, on which no draw is on sale, and a last day.
  await game.getByRole("button", { name: "Quick pick" }).click();
  await game.getByRole("switch", { name: "Standing order" }).click();
  const chosen = new Date(Date.now() + 3 * DAY_MS);
  const weekday = chosen.toLocaleDateString("en", { weekday: "long", timeZone: "UTC" });
  for (const day of await game.getByRole("group", { name: "On these days" }).getByRole("button").all())
    if ((await day.getAttribute("aria-label")) !== weekday) await day.click();
  await game.getByLabel("Last day (empty: until you end it)").fill(chosen.toISOString().slice(0, 10));
  await game.getByRole("button", { name: "Start standing order · €1.50 a draw" }).click();
  await expect(tickets.getByText(new RegExp(`^${weekday} · until `))).toBeVisible();
  await expect(tickets.getByText("No draw on sale for it yet")).toBeVisible();
  await tickets.getByRole("button", { name: "End it" }).click();
  await expect(game.getByText("The standing order has ended.")).toBeVisible();

  await game.getByRole("button", { name: "Skip to the result" }).click({ timeout: 200_000 });
  await says(game, /^Drawn: (\d+, ){5}\d+, bonus \d+\. (No prize|Paid €)/);
  const said = await game
    .getByRole("status")
    .filter({ hasText: /^Drawn: / })
    .textContent();
  const drawn = (/Drawn: (.*), bonus/.exec(said ?? "")?.[1] ?? "").split(", ").map(Number);
  const hits = [3, 14, 18, 27, 36, 46].filter((number) => drawn.includes(number)).length;
  await expect(game.getByText(new RegExp(`^${hits} right`)).first()).toBeVisible();
  await game.getByRole("button", { name: "Same numbers next time" }).click();
  await expect(slip.getByRole("button", { name: /^46/, pressed: true })).toBeVisible();
  await expect(tickets.getByText("Past draws")).toBeVisible({ timeout: 90_000 });
  await expect(tickets.getByRole("button", { name: "Watch the draw" })).toHaveCount(1);

  await game.getByRole("button", { name: "Fairness", exact: true }).click();
  await game.getByRole("button", { name: /^Verify: Round \d+: stake €3\.00/ }).click();
  await says(game, /^Round \d+ checks out/);

  // The ticket that was drawn, and not the one that was cancelled, leads to the result of its draw once the wallet has closed it.
  const results = page.getByRole("main").locator('a[href*="/lottery-results/"]');
  await expect(async () => {
    await page.goto(site.at("/my-account/tickets"));
    await expect(results).toHaveCount(1, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole("main").getByText("€3.00").first()).toBeVisible();
  await results.click();
  await expect(page).toHaveURL(/\/lottery-results\/lotto-saturday\/\d+$/);
  for (const number of drawn) await expect(page.getByRole("main")).toContainText(String(number));
  await watchAgain(page, drawn);
  const { pathname } = new URL(page.url());
  await page.goto(site.at("/lottery-results"));
  const card = page.getByRole("article").filter({ hasText: "Lotto Saturday" });
  await card.getByRole("link", { name: "All results" }).click();
  const row = page.getByRole("main").locator(`a[href$="${pathname}"]`);
  for (const number of drawn) await expect(row).toContainText(String(number));
});

test("a notice of a near draw leads a visitor to the page of a draw: the show begins there by itself, and the result stands there after it", {
  tag: "@full",
}, async ({ page, siteWith }) => {
  test.setTimeout(300_000);
  const site = await siteWith({ GEO_DEFAULT: "IE", DRAWS_EVERY_MS: "60000" });
  const { t } = site;
  await page.goto(site.at("/promotions"));
  const notice = page.getByRole("region", { name: t("core.shell_draw_label") });
  await expect(notice.getByRole("link", { name: t("core.shell_draw_watch") })).toHaveAttribute(
    "href",
    /^\/lottery-results\/[a-z-]+\/\d+$/,
    { timeout: 30_000 },
  );
  await expectAccessible(page, "a page with the notice of a draw");
  await notice.getByRole("button", { name: t("core.shell_close") }).click();
  await expect(notice).toBeHidden();
  await page.goto(site.at("/lottery-results"));
  await page.getByRole("link", { name: t("core.draws_watch_now") }).click();
  const title = page.getByRole("heading", { level: 1, name: /^Lotto Saturday, draw \d+$/ });
  await expect(title).toBeVisible();
  await expectAccessible(page, "the page of a draw before it is held");
  await expect(page.getByTitle(t("core.draws_watch_now"))).toBeVisible({ timeout: 200_000 });
  await page.getByRole("button", { name: t("core.draws_show_result") }).click();
  await expect(page.getByText(t("core.draws_drawn"), { exact: true })).toBeVisible();
  await expect(title).toBeVisible();
});
