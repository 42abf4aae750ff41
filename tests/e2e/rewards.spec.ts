import { randomUUID } from "node:crypto";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import type { Browser, Page } from "@playwright/test";
import { createSigner, type DrivenPlayer, logInAgain, sendSigned } from "../servers/player-client.ts";
import { expect, expectAccessible, type Site, test } from "./fixtures.ts";
import { openWithLine } from "./player.ts";
import { readyPlayer } from "./ready-player.ts";

/**
 * A Monday evening in Dublin, with the evening's drops and the second board of the game shows; the day of the seventh door in Luxembourg;
 * a Monday afternoon in Toronto.
 */
const MONDAY = "2026-12-07T20:00:00Z";
/** Toronto's Monday has ended. */
const AFTER_MONDAY = "2026-12-08T05:30:00Z";
/** The board's week has ended. */
const AFTER_THE_WEEK = "2026-12-14T00:05:00Z";

const THE_BIG_PEAL = { gameId: 1003, code: "the-big-peal", provider: "LC" };
const CLOVER_CASCADE = { gameId: 2102, code: "clover-cascade", provider: "BW" };
const EURO = 100;

/** A round as a provider sends it: a stake, and a payout unless it is zero. */
async function playRound(
  site: Site,
  player: DrivenPlayer,
  { gameId, code, provider }: typeof THE_BIG_PEAL,
  stakeMinor: number,
  payoutMinor: number,
  currency = "EUR",
): Promise<void> {
  const { signCall } = createSigner(site.product, provider);
  const { url } = await player.gate.call("launchUrl", { gameId, language: "en" });
  const token = new URL(url, site.product.url).searchParams.get("token")!;
  const bet = randomUUID();
  const call = (amountMinor: number, more: object) => ({
    user: player.id,
    token,
    request_uuid: randomUUID(),
    round: bet,
    game_code: code,
    currency,
    amount: amountMinor * 1_000,
    ...more,
  });
  const staked = signCall("/transaction/bet", call(stakeMinor, { transaction_uuid: bet }));
  expect((await sendSigned(site.product, staked)).reply.status).toBe("RS_OK");
  const win = { transaction_uuid: randomUUID(), reference_transaction_uuid: bet, round_closed: true };
  const paid = signCall("/transaction/win", call(payoutMinor, win));
  expect((await sendSigned(site.product, paid)).reply.status).toBe("RS_OK");
}

const NAMES = ["Kite", "Lark", "Wren"];
/** Each player's payout for a stake of 1.00, so that Lark is the first and Kite the third. */
const PAYOUTS = [200, 1_250, 500];

/** A page of a visitor in this country. */
async function pageIn(browser: Browser, page: Page, country: string): Promise<Page> {
  const context = await browser.newContext({
    locale: "en-IE",
    viewport: page.viewportSize(),
    extraHTTPHeaders: { "x-geo-country": country },
  });
  return context.newPage();
}

const awarded = (on: Page, text: string) =>
  expect(on.getByRole("status").filter({ hasText: text })).toBeVisible({ timeout: 60_000 });

test("three players of a tournament see each other's scores as they are made, a drop of 25.00 falls to a round, and a calendar's door is opened once", {
  tag: "@path",
}, async ({ page, browser, siteWith }) => {
  const site = await siteWith({ GEO_DEFAULT: "IE", DROPS_DUE: "true", STARTS_AT: MONDAY });
  const { t } = site;
  const pages = [page, await pageIn(browser, page, "IE"), await pageIn(browser, page, "IE")];
  const players = await Promise.all(pages.map((each) => readyPlayer(each, site, "50.00")));

  await test.step("the tournament", async () => {
    for (const [index, each] of pages.entries()) {
      await each.goto(site.at("/promo/game-shows"));
      const board = each.getByRole("region", { name: t("promo.board_title"), exact: true });
      await board.getByLabel(t("promo.board_nickname")).fill(NAMES[index]!);
      await board.getByRole("button", { name: t("promo.board_join") }).click();
      await expect(board.getByText(t("promo.board_own_none"))).toBeVisible();
    }
    await expectAccessible(page, "a tournament's board");
    for (const [index, payout] of PAYOUTS.entries())
      await playRound(site, players[index]!.driven, THE_BIG_PEAL, EURO, payout);
    const scores = [12.5, 5, 2].map((figure) => t("promo.board_score_multiples", { figure }));
    for (const [index, each] of pages.entries()) {
      const rows = each.getByRole("table", { name: t("promo.board_caption") }).getByRole("row");
      const place = [3, 1, 2][index]!;
      await expect(rows.nth(place)).toHaveAttribute("aria-current", "true", { timeout: 60_000 });
      await expect(rows.nth(place)).toContainText(t("promo.board_you"));
      for (const [at, score] of scores.entries()) await expect(rows.nth(at + 1)).toContainText(score);
      await expect(rows.nth(1)).toContainText("Lark");
      await expect(rows.nth(1)).toContainText("€400.00");
    }
  });

  await test.step("a drop", async () => {
    await openWithLine(page, site.at("/promo/emerald-evenings"));
    await playRound(site, players[0]!.driven, CLOVER_CASCADE, EURO, 0);
    await awarded(page, t("promo.campaign_reward_drop"));
    const drops = page.getByRole("region", { name: t("promo.drops_title") });
    await expect(drops.getByText(t("promo.drops_own"))).toBeVisible();
    const fallen = drops.getByRole("listitem").filter({ hasText: "Clover Cascade" });
    await expect(fallen).toContainText("€25.00");
    await fallen.getByText(t("promo.drops_proof")).click();
    // The first span of the evening of 7 December, of three an evening since 27 November.
    await expect(fallen.getByText(t("promo.drops_entry", { entry: "1", draw: "31" }))).toBeVisible();
    await expect(fallen.getByRole("link", { name: t("promo.page_draw_file") })).toHaveAttribute(
      "href",
      "/gate/api/prize-draws/emerald-evenings/31",
    );
    await expectAccessible(page, "a promotion's drops");
  });

  await test.step("a door", async () => {
    const calendar = await pageIn(browser, page, "LU");
    await readyPlayer(calendar, site, "0", "LU");
    await calendar.goto(site.at("/promo/advent-calendar"));
    const doors = calendar.getByRole("region", { name: t("promo.page_doors") });
    await expect(doors.getByText(t("promo.page_door_missed", { count: 6 }), { exact: true })).toBeAttached();
    await expect(doors.getByText(t("promo.page_door_later", { count: 8 }), { exact: true })).toBeAttached();
    await doors.getByRole("button", { name: t("promo.page_door_today", { count: 7 }) }).dblclick();
    await expect(doors.getByText(t("promo.page_doors_said", { count: 7 }))).toBeVisible();
    await expect(doors.getByText(t("promo.page_door_opened", { count: 7 }), { exact: true })).toBeAttached();
    await calendar.reload();
    await expect(
      doors.getByText(t("promo.page_doors_progress", { count: 1, needed: 12 }), { exact: true }),
    ).toBeVisible();
    await expect(doors.getByRole("button")).toHaveCount(0);
    await calendar.context().close();
  });
  for (const each of pages.slice(1)) await each.context().close();
});

test("10 % of a Monday's losses come back after the Monday, and a tournament pays its three players 400.00, 200.00 and 100.00 after its week", {
  tag: "@each-look",
}, async ({ page, browser, siteWith }) => {
  // A product of its own, because its clock is changed.
  const site = await siteWith({ GEO_DEFAULT: "IE", STARTS_AT: MONDAY });
  const { t, product } = site;
  const rewardsPage = site.at("/promotions/rewards");
  const canadian = await pageIn(browser, page, "CA");
  const { driven: loser, ...losing } = await readyPlayer(canadian, site, "200.00", "CA");
  const pages = [page, await pageIn(browser, page, "IE"), await pageIn(browser, page, "IE")];
  const players = await Promise.all(pages.map((each) => readyPlayer(each, site, "50.00")));
  for (const [index, { driven }] of players.entries()) {
    await driven.gate.call("joinTournament", { promotion: "game-shows", nickname: NAMES[index]! });
    await playRound(site, driven, THE_BIG_PEAL, EURO, PAYOUTS[index]!);
  }

  await test.step("the cashback", async () => {
    await playRound(site, loser, CLOVER_CASCADE, 120 * EURO, 20 * EURO, "CAD");
    await canadian.goto(rewardsPage);
    const running = canadian.getByRole("article").filter({ hasText: t("promo.rewards_paid_by") });
    const tenDollars = formatMoney("10.00", "CAD", "en");
    await expect(running.getByText(tenDollars)).toBeVisible();

    await product.restart({ STARTS_AT: AFTER_MONDAY });
    const ofLoser = await logInAgain(product, { email: losing.person.email, country: "CA" }, site.brand);
    const given = async () => (await ofLoser.call("rewards", {})).given;
    await expect.poll(given, { timeout: 90_000 }).toMatchObject([{ state: "given", amount: "10.00" }]);
    expect((await ofLoser.call("balance", {})).player_balance_amount).toBe("110.00");
    await canadian.context().clearCookies();
    await losing.player.logIn(losing.person);
    await awarded(canadian, t("promo.campaign_reward_cashback"));
    await canadian.goto(rewardsPage);
    const paid = canadian.getByRole("row").filter({ hasText: tenDollars });
    await expect(paid).toContainText(t("promo.rewards_state_given"));
    await canadian.context().close();
  });

  await test.step("the end of the tournament", async () => {
    await product.restart({ STARTS_AT: AFTER_THE_WEEK });
    for (const [index, { person, player }] of players.entries()) {
      const amount = `${[100, 400, 200][index]!}.00`;
      const ofPlayer = await logInAgain(product, { email: person.email, country: "IE" }, site.brand);
      const prizes = async () =>
        (await ofPlayer.call("rewards", {})).given.filter(({ promotion }) => promotion === "game-shows");
      await expect.poll(prizes, { timeout: 90_000 }).toMatchObject([{ state: "given", amount }]);
      const own = pages[index]!;
      await own.context().clearCookies();
      await player.logIn(person);
      await own.goto(rewardsPage);
      const row = own.getByRole("row").filter({ hasText: `€${amount}` });
      await expect(row).toContainText(t("promo.rewards_state_given"));
    }
  });
  for (const each of pages.slice(1)) await each.context().close();
});
