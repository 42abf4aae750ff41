import german from "@bellwether/languages/de/core.json" with { type: "json" };
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";
import { openMenu } from "./player.ts";
import { readyPlayer } from "./ready-player.ts";

const phone = { width: 390, height: 844 };

test("the header hides after scrolling 52 px, comes back on scrolling up, and stays on the search page", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.goto(site.at("/slots"));
  await page.getByRole("button", { name: site.t("core.shell_cookies_accept") }).click();
  const header = page.getByRole("banner");
  await page.mouse.wheel(0, 50);
  await expect(header).toBeInViewport();
  await page.mouse.wheel(0, 600);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(header).toBeInViewport();
  await page.goto(site.at("/search-games"));
  await page.setViewportSize({ width: 1440, height: 300 });
  await page.getByRole("searchbox").fill("a");
  await expect(page.getByRole("list", { name: site.t("core.search_results") })).toBeVisible();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(52);
  await expect(header).toBeInViewport();
});

test("the lobby's anchor #hot-games is 120 px below the top", { tag: "@full" }, async ({ page, site }) => {
  await page.goto(site.at("/#hot-games"));
  const place = page.locator("#hot-games");
  await expect.poll(() => place.evaluate((each) => Math.round(each.getBoundingClientRect().top))).toBe(120);
});

test("the cookie notice is shown until it is accepted, and does not come back", { tag: "@full" }, async ({
  page,
  site,
}) => {
  const notice = page.getByRole("region", { name: site.t("core.shell_cookies_label") });
  await page.goto(site.at("/slots"));
  await expect(notice).toBeVisible();
  await page.goto(site.at("/about-us"));
  await notice.getByRole("button", { name: site.t("core.shell_cookies_accept") }).click();
  await expect(notice).toHaveCount(0);
  await page.goto(site.at("/slots"));
  await page
    .getByRole("button", { name: site.t("core.shell_menu"), exact: true })
    .first()
    .waitFor();
  await page.waitForLoadState("networkidle");
  await expect(notice).toHaveCount(0);
});

test("on a phone the cookie notice is behind the dialog of languages: each of the 9 can be pressed", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.at("/slots"));
  await expect(page.getByRole("region", { name: site.t("core.shell_cookies_label") })).toBeVisible();
  await page.getByRole("button", { name: site.t("core.shell_languages"), exact: true }).click();
  const languages = page.getByRole("dialog").locator("a[hreflang]");
  await expect(languages).toHaveCount(9);
  for (const language of await languages.all()) await language.click({ trial: true });
});

test("a logout in the lobby closes the menu with its button, and stays on the page", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.setViewportSize(phone);
  const { player } = await readyPlayer(page, site);
  await page.goto(site.at("/"));
  await openMenu(page, site);
  const menu = page.getByRole("dialog");
  await menu.getByRole("button", { name: site.t("core.shell_logout") }).click();
  await expect(menu).toHaveCount(0);
  await expect(player.header.getByRole("link", { name: site.t("core.shell_signup") })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");
});

test("the menu beside the page is hidden by the header's button, on the next page too, and shown again by it", {
  tag: "@full",
}, async ({ page, site }) => {
  await readyPlayer(page, site);
  await page.goto(site.at("/slots"));
  const menu = page.getByRole("navigation", { name: site.t("core.shell_menu_own") });
  await expect(menu).toBeVisible();
  await openMenu(page, site);
  await expect(menu).toHaveCount(0);
  await page.goto(site.at("/jackpots"));
  await page.waitForLoadState("networkidle");
  await expect(menu).toHaveCount(0);
  await openMenu(page, site);
  await expect(menu).toBeVisible();
});

test("the search works without JavaScript", { tag: "@full" }, async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.at("/search-games?q=bell+tower"));
  await expect(page.getByRole("link", { name: /Bell Tower Bonanza/ }).first()).toBeVisible();
  await context.close();
});

test("on a phone the back gesture closes the menu and stays on the page", { tag: "@full" }, async ({
  page,
  site,
}) => {
  // Android's back gesture triggers the browser's close watchers; a test has no other way to trigger them.
  await page.addInitScript(() => {
    const page = window as unknown as { CloseWatcher: new () => { requestClose(): void } };
    page.CloseWatcher = class extends page.CloseWatcher {
      constructor() {
        super();
        document.addEventListener("way-back", () => this.requestClose(), { once: true });
      }
    };
  });
  await page.goto(site.at("/slots"));
  await openMenu(page, site);
  const menu = page.getByRole("dialog");
  await expect(menu).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event("way-back")));
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL(site.at("/slots"));
  await openMenu(page, site);
});

test("in Germany a German reader is asked about the language once, for 5 seconds", { tag: "@full" }, async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    locale: "de-DE",
    extraHTTPHeaders: { "x-geo-country": "DE" },
  });
  const page = await context.newPage();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.goto(site.at("/slots"));
  await expect(page).toHaveURL(/\/de\/slots/);
  const bar = page.getByRole("region", { name: german.shell_suggestion_label });
  // It appears once the page is idle, which depends on its clock too.
  for (let tries = 0; tries < 100 && !(await bar.isVisible()); tries += 1) await page.clock.runFor(50);
  await expect(bar).toBeVisible();
  await page.clock.runFor(4_900);
  await expect(bar).toBeVisible();
  await page.clock.runFor(100);
  await expect(bar).toBeHidden();
  expect((await context.cookies()).some(({ name }) => name === "language_suggestion_seen")).toBe(true);
  await page.reload();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(bar).toBeHidden();
  await context.close();
});

test("in mobile-iframe mode the bottom bar is hidden, on later pages too", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone);
  await page.goto(site.at("/slots"));
  const bar = page.getByRole("navigation", { name: site.t("core.shell_bar") });
  await expect(bar).toBeVisible();
  await page.goto(site.at("/slots?iframe=1"));
  await expect(bar).toBeHidden();
  await page.goto(site.at("/jackpots"));
  await expect(bar).toBeHidden();
  await page.goto(site.at("/jackpots?iframe=0"));
  await expect(bar).toBeVisible();
});

test("providers, kinds, lottery and every title have pages; unknown ones are not found", {
  tag: "@full",
}, async ({ page, site }) => {
  for (const path of [
    "/provider-games/play-n-go",
    "/games/scratch-cards",
    "/all_all",
    "/games/lottery/lotto-saturday",
  ]) {
    await page.goto(site.at(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
    await expectNoSidewaysScroll(page);
  }
  await page.goto(site.at("/games/lotto-saturday"));
  await expect(page).toHaveURL(/\/games\/lottery\/lotto-saturday/);
  for (const path of [
    "/provider-games/sdg",
    "/games/lottery/bell-tower-bonanza",
    "/games/nothing-of-the-kind",
  ])
    expect((await page.goto(site.at(path)))!.status()).toBe(404);
});

test("a player has the menu beside the page, and the games bar with 3 hot games and 8 matches", {
  tag: "@full",
}, async ({ page, site }) => {
  test.slow();
  const { t } = site;
  await readyPlayer(page, site);
  await page.goto(site.at("/slots"));
  const menu = page.getByRole("navigation", { name: t("core.shell_menu_own") });
  await expect(menu.getByRole("listitem")).toHaveCount(10);

  await page.getByRole("button", { name: t("core.shell_games_bar") }).click();
  const bar = page.getByRole("complementary", { name: t("core.bar_title") });
  await expect(bar.getByRole("list", { name: t("core.bar_hot") }).getByRole("listitem")).toHaveCount(3);
  await bar.getByRole("link", { name: t("core.bar_hot") }).click();
  await expect(page).toHaveURL(site.at("/#hot-games"));
  const hot = page.locator("#hot-games");
  await expect.poll(() => hot.evaluate((each) => Math.round(each.getBoundingClientRect().top))).toBe(120);
  await page.goto(site.at("/slots"));
  await bar.getByRole("searchbox").fill("a");
  await expect(bar.getByRole("list", { name: t("core.bar_results") }).getByRole("listitem")).toHaveCount(8);
  await bar.getByRole("searchbox").fill("no such thing");
  await expect(bar.getByRole("status")).toHaveText(t("core.bar_no_results"));
  await page.reload();
  await expect(bar).toBeVisible();
  await expectAccessible(page, "games bar");
  await page.goto(site.at("/search-games"));
  await expect(page.getByRole("searchbox")).toHaveCount(1);
});
