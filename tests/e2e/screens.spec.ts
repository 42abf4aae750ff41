import { expect, test } from "./fixtures.ts";
import { readyPlayer } from "./ready-player.ts";

test("a game whose files do not load reports it after 20 seconds, and 'Please try again' opens it", {
  tag: ["@full", "@at-one-width"],
}, async ({ page, site }) => {
  const { t } = site;
  const files = /\/arcade\/assets\//;
  await page.route(files, (route) => route.abort());
  await page.clock.install();
  await page.goto(site.at("/play/2002?mode=free"));
  await expect(page.getByText(t("core.play_loading", { title: "Joystick Jamboree" }))).toBeVisible();
  // The page's time-out starts when its script runs.
  await expect(page.getByRole("banner").getByRole("button").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.clock.fastForward(20_000);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(t("core.play_late_title", { title: "Joystick Jamboree" }));
  await expect(alert.getByRole("button", { name: t("core.play_late_leave") })).toBeVisible();
  await page.unroute(files);
  await alert.getByRole("button", { name: t("core.error_page_retry") }).click();
  const spin = page.frameLocator("iframe").getByRole("button", { name: /spin/i }).last();
  await expect(spin).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(page.getByText(t("core.play_loading", { title: "Joystick Jamboree" }))).toHaveCount(0);
});

test("on a phone a game's page is as high as the window in every brand, and a rail reaches its edge", {
  tag: ["@full", "@at-one-width"],
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { port } = new URL(site.product.url);
  for (const brand of ["bellwether", "luckyclover", "funly"]) {
    await page.goto(`http://${brand}.localhost:${port}/play/2002?mode=free`);
    const tooHigh = () =>
      page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
    expect(await tooHigh(), brand).toBe(0);
    await page.goto(`http://${brand}.localhost:${port}/`);
    const margins = await page
      .locator("section[class*=later]")
      .evaluateAll((sections) => sections.map((each) => getComputedStyle(each).overflowClipMargin));
    expect(margins.length, brand).toBeGreaterThan(0);
    expect(new Set(margins), brand).toEqual(new Set(["64px"]));
  }
});

test("on a phone no part of the bar covers a payment's form", {
  tag: ["@full", "@at-one-width"],
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await readyPlayer(page, site, "50");
  for (const path of ["/deposit", "/cashout"]) {
    await page.goto(site.at(path));
    const bar = page.getByRole("navigation", { name: site.t("core.shell_bar") });
    const top = (await bar.boundingBox())!.y;
    const icons = await bar
      .locator("svg")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(icons.length).toBe(5);
    expect(Math.min(...icons), path).toBeGreaterThan(top);
  }
});

for (const brand of ["bellwether", "luckyclover", "funly"])
  test(`[2.26] in ${brand} the hot games are 120 px below the top`, {
    tag: ["@full", "@at-one-width"],
  }, async ({ page, site }) => {
    const { port } = new URL(site.product.url);
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(`http://${brand}.localhost:${port}/#hot-games`, { waitUntil: "networkidle" });
      const top = () =>
        page.locator("#hot-games").evaluate((each) => Math.round(each.getBoundingClientRect().top));
      await expect.poll(top).toBe(120);
    }
  });

test("[2.28] the header hides after a click in it as before, and stays with the menu beside the page", {
  tag: ["@full", "@at-one-width"],
}, async ({ page, site }) => {
  const header = page.getByRole("banner", { includeHidden: true });
  await page.goto(site.at("/mobile"), { waitUntil: "networkidle" });
  await page.setViewportSize({ width: 1440, height: 400 });
  await header.getByRole("link", { name: site.t("core.category_slots") }).click();
  await expect(page).toHaveURL(site.at("/slots"));
  await page.mouse.move(700, 200);
  await page.mouse.wheel(0, 800);
  await expect(header).not.toBeInViewport();
  await readyPlayer(page, site);
  await page.goto(site.at("/slots"), { waitUntil: "networkidle" });
  await expect(page.getByRole("navigation", { name: site.t("core.shell_menu_own") })).toBeVisible();
  await page.mouse.wheel(0, 800);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(header).toBeInViewport();
});

test("[2.33] a player at 390 finds the games bar in the header", {
  tag: ["@full", "@at-one-width"],
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await readyPlayer(page, site);
  await page.goto(site.at("/mobile"));
  await page
    .getByRole("banner")
    .getByRole("button", { name: site.t("core.shell_games_bar") })
    .click();
  await expect(page.getByRole("complementary", { name: site.t("core.bar_title") })).toBeVisible();
  await page.goto(site.at("/search-games"));
  await expect(
    page.getByRole("banner").getByRole("button", { name: site.t("core.shell_games_bar") }),
  ).toHaveCount(0);
});

test("/playsafe#self-exclude scrolls to the exclusion", { tag: ["@full", "@at-one-width"] }, async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto(site.at("/playsafe#self-exclude"));
  await expect(page).toHaveURL(/current_setting=self-exclude#self-exclude$/);
  await expect
    .poll(() => page.locator("#self-exclude").evaluate((each) => each.getBoundingClientRect().top))
    .toBeLessThan(130);
});

test("at 1024 every category is visible", { tag: ["@full", "@at-one-width"] }, async ({ page, site }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(site.at("/mobile"));
  const ways = page.getByRole("navigation", { name: site.t("core.shell_categories") }).getByRole("link");
  await expect(ways).toHaveCount(9);
  for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 });
});

test("[2.30] the menu's bonus entry appears after the first deposit without a reload", {
  tag: ["@full", "@at-one-width"],
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { player } = await readyPlayer(page, site);
  await page.goto(site.at("/deposit"));
  const own = page.getByRole("navigation", { name: site.t("core.shell_menu_own") });
  await expect(own.getByRole("link", { name: site.t("core.shell_welcome_bonus") })).toBeVisible();
  await player.deposit("20");
  await expect(own.getByRole("link", { name: site.t("core.shell_bonus_overview") })).toBeVisible();
  await expect(own.getByRole("link", { name: site.t("core.shell_welcome_bonus") })).toHaveCount(0);
});
