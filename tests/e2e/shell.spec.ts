import type { Page } from "@playwright/test";
import { createSigner, type DrivenPlayer, sendSigned } from "../servers/player-client.ts";
import { expect, expectAccessible, type Site, test } from "./fixtures.ts";
import { newSwede } from "./person.ts";
import { euros, isWide, openMenu, openWithLine, playerOn, showPlayTools } from "./player.ts";
import { earnAward, readyPlayer } from "./ready-player.ts";

/** Books a closed round of 1.00 in each of the first `count` slots of the list, and returns their titles. */
async function playGames(site: Site, driven: DrivenPlayer, count: number): Promise<string[]> {
  const { games } = await driven.gate.call("gameList", {});
  const slots = games.filter(({ provider, categories }) => provider === "BW" && categories.includes("slots"));
  const { bet } = createSigner(site.product);
  for (const { game_id, local_code } of slots.slice(0, count)) {
    const { url } = await driven.gate.call("launchUrl", { gameId: game_id, language: "en" });
    const token = new URL(url, site.product.url).searchParams.get("token")!;
    const call = bet({ ...driven, token, gameCode: local_code }, 100, { round_closed: true });
    await sendSigned(site.product, call);
  }
  return slots.slice(0, count).map(({ title }) => title);
}

/** Stops the page's clock, so that it advances only when a test moves it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 1_000);
}

test("the header stays visible 600 px down while the side menu is open, and hides once it is closed", {
  tag: "@full",
}, async ({ page, site }) => {
  const { t } = site;
  await page.goto(site.at("/slots"));
  await page.getByRole("button", { name: t("core.shell_cookies_accept") }).click();
  const header = page.getByRole("banner", { includeHidden: true });
  await openMenu(page, site);
  const menu = page.getByRole("dialog");
  await expect(menu).toBeVisible();
  const scrollTo = (px: number) => page.evaluate((top) => window.scrollTo(0, top), px);
  await scrollTo(600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  await expect(header).toBeInViewport();
  await menu.getByRole("button", { name: t("core.shell_close") }).click();
  await expect(menu).toHaveCount(0);
  // While it contains the keyboard focus, it stays for that reason.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await scrollTo(700);
  await expect(header).not.toBeInViewport();
});

test("an award is shown for 5 seconds under 100 pieces of confetti and closes in 300 ms, and then the next one comes", {
  tag: "@full",
}, async ({ page, site }) => {
  const { t } = site;
  const { driven } = await readyPlayer(page, site, "20");
  const pushed: string[] = [];
  page.on("websocket", (line) => line.on("framereceived", ({ payload }) => pushed.push(String(payload))));
  await page.clock.install();
  await openWithLine(page, site.at("/slots"));
  const toast = page.getByRole("status").filter({ hasText: t("core.award_title") });
  const shown = toast.locator("> div");
  await stopClock(page);
  await playGames(site, driven, 3);
  await earnAward(page, site);
  const said = ["core.mission_three_games_done", "core.mission_own_limit_done"] as const;
  for (const key of said) await expect.poll(() => pushed.join()).toContain(key);
  // What shows it may still wait for a timer of the page's start.
  const STEP_MS = 50;
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    await expect(shown).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expect(toast.locator("i[data-shape]")).toHaveCount(100);
  const first = await toast.textContent();
  await page.clock.runFor(4_999 - STEP_MS);
  await expect(toast).toHaveText(first!);
  await expect(shown).not.toHaveAttribute("data-closing");
  await page.clock.runFor(1 + STEP_MS);
  await expect(shown).toHaveAttribute("data-closing", "true");
  await page.clock.runFor(299 - STEP_MS);
  await expect(toast).toHaveText(first!);
  await page.clock.runFor(1 + STEP_MS);
  await expect(toast).not.toHaveText(first!);
  await expect(shown).not.toHaveAttribute("data-closing");
  await expect(toast.locator("i[data-shape]")).toHaveCount(100);
});

test("a message stays 5 seconds, and as long as the pointer is on it", { tag: "@full" }, async ({
  page,
  site,
}) => {
  const { t } = site;
  await readyPlayer(page, site);
  await page.clock.install();
  await page.goto(site.at("/profile"));
  const messages = page.getByRole("region", { name: t("core.shell_messages") });
  const said = messages.getByText(t("core.profile_wins_saved"));
  const save = page.getByRole("button", { name: t("core.profile_wins_save") });
  const choose = page.getByLabel(t("core.profile_wins_label"));
  await choose.setChecked(!(await choose.isChecked()));
  await stopClock(page);
  await save.click();
  await expect(said).toBeVisible();
  await page.clock.runFor(4_999);
  await expect(said).toBeVisible();
  await said.hover();
  await page.clock.runFor(20_000);
  await expect(said).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(4_999);
  await expect(said).toBeVisible();
  await page.clock.runFor(1 + 300);
  await expect(said).toHaveCount(0);
});

test("navigation shows no loading bar for 200 ms, then one that grows for 5,000 ms and disappears once the page has loaded", {
  tag: "@full",
}, async ({ page, site }) => {
  const { t } = site;
  let letItCome: () => void = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letItCome = resolve;
  });
  await page.goto(site.at("/slots"));
  await page.getByRole("button", { name: t("core.shell_cookies_accept") }).click();
  await page.route(/\.data(\?|$)/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("core.shell_all_games") })
    .click();
  const bar = page.getByRole("status").getByText(t("core.shell_loading"), { exact: true }).locator("..");
  await expect(bar).toBeAttached();
  /** Its appearance `ms` after it began, set by the animations' current time. */
  const seenAfter = (ms: number) =>
    bar.evaluate((element, at) => {
      for (const animation of element.getAnimations()) {
        animation.pause();
        animation.currentTime = at;
      }
      const { opacity, transform } = getComputedStyle(element);
      return { opacity: Number(opacity), grown: new DOMMatrix(transform).a };
    }, ms);
  expect((await seenAfter(199)).opacity).toBe(0);
  expect((await seenAfter(201)).opacity).toBe(1);
  const late = (await seenAfter(200 + 4_900)).grown;
  expect(late).toBeGreaterThan((await seenAfter(2_000)).grown);
  expect((await seenAfter(200 + 5_000)).grown).toBeCloseTo(0.96, 3);
  expect((await seenAfter(60_000)).grown).toBeCloseTo(0.96, 3);
  letItCome();
  await expect(page).toHaveURL(site.at("/games/all-games"));
  await expect(bar).toHaveCount(0);
});

test("the games bar shows that it loads, then 3 hot games and the last 5 of 6 played games, over a game too", {
  tag: "@full",
}, async ({ page, site }) => {
  const { t } = site;
  const { driven } = await readyPlayer(page, site, "20");
  const played = await playGames(site, driven, 6);
  let letItCome: () => void = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letItCome = resolve;
  });
  await page.route(/\/static\/catalogue\//, async (route) => {
    await mayCome;
    await route.continue();
  });
  // On a phone its button is over the game; other pages have the search in their bar.
  await page.goto(site.at(isWide(page) ? "/slots" : "/play/2101"));
  if (!isWide(page)) await showPlayTools(page, site);
  await page.getByRole("button", { name: t("core.shell_games_bar") }).click();
  const bar = page.getByRole("complementary", { name: t("core.bar_title") });
  await expect(bar.getByRole("status")).toHaveText(t("core.bar_loading"));
  await bar.getByRole("searchbox").fill("bell");
  await expect(bar.getByRole("status")).toHaveText(t("core.bar_loading"));
  await bar.getByRole("searchbox").fill("");
  letItCome();
  await expect(bar.getByRole("list", { name: t("core.bar_hot") }).getByRole("listitem")).toHaveCount(3);
  const recent = bar.getByRole("list", { name: t("core.bar_recent") }).getByRole("listitem");
  await expect(recent).toHaveCount(5);
  for (const [place, title] of played.reverse().slice(0, 5).entries())
    await expect(recent.nth(place)).toContainText(title);
});

/** A player's own entries, in the drawer of a phone or beside the page of a desktop. */
async function ownMenu(page: Page, site: Site) {
  if (!isWide(page)) await openMenu(page, site);
  return page.getByRole("navigation", { name: site.t("core.shell_menu_own") }).getByRole("listitem");
}

const entriesAfterRewards = [
  "core.shell_hot_games",
  "core.shell_bonus_games",
  "core.shell_account",
  "core.shell_cashout",
  "core.shell_welcome_bonus",
  "core.shell_promotions",
  "core.shell_claim_code",
  "core.shell_play_safe",
  "core.shell_chat_title",
] as const;

test("a player's menu has rewards and 9 more entries, each of which leads to its page, and the logout; in Sweden it has no rewards", {
  tag: "@full",
}, async ({ page, site, browser }) => {
  const { t } = site;
  await readyPlayer(page, site);
  await page.goto(site.at("/slots"));
  const entries = ["core.shell_rewards", ...entriesAfterRewards] as const;
  await expect(await ownMenu(page, site)).toHaveText(entries.map((key) => t(key)));
  if (!isWide(page)) {
    await expect(
      page.getByRole("dialog").getByRole("button", { name: t("core.shell_logout") }),
    ).toBeVisible();
    await expectAccessible(page, "a player's drawer");
    await page.keyboard.press("Escape");
  }
  for (const [index, path] of [
    "/promotions/rewards",
    "/hot-games",
    "/games/all-games?feature=bonus",
    "/my-account",
    "/cashout",
    "/bonus-overview",
    "/promotions",
    "/claim-code",
    "/playsafe",
  ].entries()) {
    const entry = (await ownMenu(page, site)).nth(index).getByRole("link");
    await entry.click();
    await expect(page).toHaveURL(site.at(path));
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  }

  const sweden = await browser.newContext({
    viewport: page.viewportSize(),
    extraHTTPHeaders: { "x-geo-country": "SE" },
  });
  const swedish = await sweden.newPage();
  const player = playerOn(swedish, site);
  await swedish.goto(site.at("/signup"));
  await player.signUpAsSwede(newSwede(site));
  await swedish.goto(site.at("/slots"));
  await expect(await ownMenu(swedish, site)).toHaveText(entriesAfterRewards.map((key) => t(key)));
  await sweden.close();
});

test("the footer has help, about us and games: 2, 3 and 3 links for a visitor, and for a player also the last played games", {
  tag: "@full",
}, async ({ page, site }) => {
  const { t } = site;
  const footer = page.getByRole("contentinfo");
  const links = (key: "core.shell_footer_help" | "core.shell_footer_about_us" | "core.shell_footer_games") =>
    footer.getByRole("navigation", { name: t(key), exact: true }).getByRole("link");
  const games = [t("core.shell_all_games"), t("core.shell_bonus_games"), t("core.shell_new_games")];
  await page.goto(site.at("/slots"));
  await expect(links("core.shell_footer_help")).toHaveText([
    t("core.shell_footer_questions"),
    t("core.shell_footer_responsible_gaming"),
  ]);
  await expect(links("core.shell_footer_about_us")).toHaveText([
    t("core.shell_footer_about", { brand: "Bellwether" }),
    t("core.shell_footer_terms"),
    t("core.shell_footer_privacy"),
  ]);
  await expect(links("core.shell_footer_games")).toHaveText(games);
  await expect(footer.getByText(t("core.shell_licence_malta", { brand: "Bellwether" }))).toBeVisible();

  const { driven } = await readyPlayer(page, site, "20");
  const [title] = await playGames(site, driven, 1);
  await page.goto(site.at("/slots"));
  await expect(links("core.shell_footer_games")).toHaveText([
    games[0]!,
    t("core.shell_recently_played"),
    ...games.slice(1),
  ]);
  await links("core.shell_footer_games")
    .filter({ hasText: t("core.shell_recently_played") })
    .click();
  await expect(page).toHaveURL(site.at("/recently-played"));
  await expect(page.getByRole("main").getByRole("link", { name: title! })).toBeVisible();
});

test("a player deposits over a game and continues to play without leaving the page", {
  tag: "@full",
}, async ({ page, site }) => {
  test.slow();
  const { t } = site;
  const { player } = await readyPlayer(page, site);
  await page.goto(site.at("/play/2101"));
  const frame = await page.locator("iframe").elementHandle();
  await player.quickDeposit("30");
  await expect(page).toHaveURL(/\/play\/2101$/);
  expect(await frame!.evaluate((element) => element.isConnected)).toBe(true);
  await expect(player.balance).toContainText(euros("30", site));
  await player.header.getByRole("link", { name: t("core.shell_deposit") }).click();
  await expect(player.quickSheet.getByLabel(t("core.money_amount"), { exact: true })).toHaveValue(/30/);
});

test("under Curaçao's licence the seal provider's script draws the seal into the footer, also when the footer is rendered again", {
  tag: ["@full", "@at-one-width"],
}, async ({ page, siteWith }) => {
  const site = await siteWith({ GEO_DEFAULT: "IE", LICENCE: "curacao" });
  const seal = page
    .getByRole("contentinfo")
    .getByRole("group", { name: site.t("core.shell_footer_seal") })
    .getByRole("link");
  await page.goto(site.at("/slots"));
  await expect(seal).toHaveAttribute("href", "/sandbox/seal");
  await page.getByRole("button", { name: site.t("core.shell_cookies_accept") }).click();
  await page.goto(site.at("/search-games"));
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "Bellwether" }).click();
  await expect(seal).toHaveCount(1);
});

test("a partner's visitor sees the partner's block, and nobody else does", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await page.goto(site.at("/"));
  const block = page.getByRole("heading", { name: site.t("promo.block_partner_welcome_headline") });
  await expect(
    page.getByRole("heading", { name: site.t("promo.block_saturday_draw_headline") }),
  ).toBeVisible();
  await expect(block).toBeHidden();
  const kept = () => page.evaluate(() => localStorage.getItem("content_blocks"));
  await expect.poll(kept).toContain("saturday-draw");
  await page.goto(site.at("/?op=kiosk-friends"));
  // The page stores it once its script runs, which may be a moment after loading.
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain("affiliate_tags");
  await page.goto(site.at("/"));
  await expect(block).toBeVisible();
  expect(await kept()).toContain("partner-welcome");
});

test("an award appears while another page is open, its mission is shown as done, and the profile shows the level", {
  tag: "@full",
}, async ({ page, site }) => {
  const { t } = site;
  await readyPlayer(page, site);
  // The award must arrive while another page is open, not over the push connection of the previous page, which may open only when that page
  // is left.
  await openWithLine(page, site.at("/slots"));
  const award = page.getByText(t("core.mission_own_limit_done"));
  await earnAward(page, site);
  await expect(award).toBeVisible();
  await page.goto(site.at("/profile/missions"));
  await expect(page.getByText(t("core.profile_mission_done"))).toHaveCount(1);
  await expectAccessible(page, "missions");
  await page.goto(site.at("/profile"));
  await expect(page.getByRole("heading", { name: t("core.profile_level_1") })).toBeVisible();
  await expectAccessible(page, "profile");
});
