import { expect, expectAccessible, expectNoSidewaysScroll, type Site, test } from "./fixtures.ts";
import { newSwede } from "./person.ts";
import { playerOn } from "./player.ts";

const licensedSweden = {
  GEO_DEFAULT: "SE",
  TOGGLES: JSON.stringify({ SWEDISH_LICENSE_ACTIVE: true }),
};

const isSeen = (top: number, bottom: number) => top >= 0 && bottom <= 80;

test("under the Swedish licence Spelpaus, Spelgränser and Självtest are shown over the lobby, a list, a text and the search, and over a player's cashier, account and game, also 2,000 px down", {
  tag: "@full",
}, async ({ page, siteWith }) => {
  const site = await siteWith(licensedSweden);
  const { t } = site;
  const bar = page.getByRole("region", { name: t("core.swedish_bar") });
  const place = () =>
    bar.evaluate((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return { top, bottom };
    });
  const standsOver = async (path: string) => {
    await page.goto(site.at(path));
    await expect(page).toHaveURL(site.at(path));
    await expect(bar.getByRole("link")).toHaveText(["Spelpaus", "Spelgränser", "Självtest"]);
    await page.evaluate(() => window.scrollTo(0, 2_000));
    await expect.poll(async () => isSeen((await place()).top, (await place()).bottom)).toBe(true);
    await expectNoSidewaysScroll(page);
  };
  for (const path of ["/", "/slots", "/info/terms", "/search-games"]) await standsOver(path);
  await expectAccessible(page, "the Swedish bar");
  const plain = await page.context().browser()!.newContext({ javaScriptEnabled: false, locale: "en-IE" });
  const unscripted = await plain.newPage();
  await unscripted.goto(site.at("/"));
  const before = await unscripted.getByRole("region", { name: t("core.swedish_bar") }).boundingBox();
  expect(before!.height, "one row of links before any script has come").toBeLessThan(64);
  await plain.close();
  await page.goto(site.at("/"));
  await expect(bar.getByRole("link", { name: "Spelpaus" })).toHaveAttribute(
    "href",
    "https://www.spelpaus.se",
  );
  const footer = page.getByRole("contentinfo");
  for (const name of ["Spelinspektionen", "Spelpaus.se", "Stödlinjen 020-81 91 00", "Trustly", "Swish"])
    await expect(footer.getByRole("img", { name, exact: true })).toBeVisible();
  await bar.getByRole("link", { name: "Självtest" }).click();
  await expect(page).toHaveURL(/#self-test$/);
  await expect(page.getByRole("region", { name: t("core.safe_test_title") })).toBeInViewport();
  await expect(bar).toBeInViewport();

  await signUpSettled(page, site);
  for (const path of ["/deposit", "/cashout", "/my-account", "/my-account/history", "/play/2101"])
    await standsOver(path);
  await expect(bar.getByRole("timer")).toBeVisible();
});

test("a player in Sweden who is idle for 2 minutes in play is asked, an answer continues play, and 60 seconds of silence log out", {
  tag: "@full",
}, async ({ page, siteWith }) => {
  test.slow();
  const site = await siteWith(licensedSweden);
  const { t } = site;
  await signUpSettled(page, site);
  await page.clock.install();
  await page.goto(site.at("/play/2101"));
  const game = page.frameLocator("iframe");
  await expect(game.locator('[data-phase="idle"]')).toBeAttached({ timeout: 60_000 });
  const bar = page.getByRole("region", { name: t("core.swedish_bar") });
  await expect(bar.getByRole("timer")).toBeVisible();

  const dialog = page.getByRole("dialog", { name: t("core.dialog_idle_title") });
  await page.clock.fastForward(100_000);
  await expect(dialog).toHaveCount(0);
  await page.clock.fastForward(21_000);
  await expect(dialog.getByText(/Nothing has happened in your game for 2 minutes/)).toBeVisible();
  await expect(game.locator('[data-phase="paused"]')).toBeAttached();
  await expectAccessible(page, "still there in play");
  await dialog.getByRole("button", { name: t("core.dialog_idle_stay") }).click();
  await expect(dialog).toHaveCount(0);
  await expect(game.locator('[data-phase="idle"]')).toBeAttached();

  await page.clock.fastForward(121_000);
  await expect(dialog).toBeVisible();
  await page.clock.fastForward(61_000);
  await expect(page.getByRole("dialog").getByText(t("core.logged_out_idle_message"))).toBeVisible();
  await page.goto(site.at("/my-account"));
  await expect(page).toHaveURL(/\/login\?origin=/);
});

test("the same player may be idle for 2 minutes in the lobby and is not asked", { tag: "@full" }, async ({
  page,
  siteWith,
}) => {
  const site = await siteWith(licensedSweden);
  await signUpSettled(page, site);
  await page.clock.install();
  await page.goto(site.at("/slots"));
  await expect(playerOn(page, site).balance).toBeVisible();
  await page.clock.fastForward(150_000);
  await page.clock.runFor(2_000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

/** Signed up with a personal number, activated, and with the three deposit limits that Sweden requires. */
async function signUpSettled(page: import("@playwright/test").Page, site: Site): Promise<void> {
  const { t } = site;
  const player = playerOn(page, site);
  await page.goto(site.at("/signup"));
  await player.signUpAsSwede(newSwede(site));
  await page.goto(site.at("/set-limits"));
  for (const [period, amount] of [
    ["day", "500"],
    ["week", "1000"],
    ["month", "3000"],
  ] as const)
    await page.getByLabel(t(`core.safe_set_${period}`)).fill(amount);
  await page.getByRole("button", { name: t("core.safe_set_submit") }).click();
  await expect(page).not.toHaveURL(/set-limits/);
}
