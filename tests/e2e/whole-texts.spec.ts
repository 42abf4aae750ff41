import { pickTexts } from "@bellwether/i18n/catalogue.ts";
import { createTranslate } from "@bellwether/i18n/translate.ts";
import { offeredLanguages } from "@bellwether/market";
import type { Page } from "@playwright/test";
import { pathInLanguage } from "../../apps/site/src/paths.ts";
import { expect, expectNoSidewaysScroll, siteOn, test } from "./fixtures.ts";
import { readyPlayer } from "./ready-player.ts";

const screens = {
  visitor: [
    "/",
    "/slots",
    "/games/bell-tower-bonanza",
    "/signup",
    "/login",
    "/promotions",
    "/support",
    "/info/terms",
    "/no-such-page",
  ],
  player: [
    "/",
    "/deposit",
    "/cashout",
    "/my-account",
    "/my-account/history",
    "/bonus",
    "/playsafe",
    "/playsafe?current_setting=self-exclude",
    "/profile",
  ],
};

/**
 * Texts that are clipped: wider or higher than the nearest ancestor that hides its overflow. Scrollable text is not clipped, nor is text
 * for screen readers only. Names of games are cut at 35 characters on purpose, names of winners by their column.
 */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slackPx = 2;
    const hides = (value: string) => value === "hidden" || value === "clip";
    const scrolls = (value: string) => value === "auto" || value === "scroll";
    const isNamed = (element: Element) =>
      element.closest("main a[href*='/games/'], [aria-hidden='true']") !== null;
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      if (
        !node.nodeValue!.trim() ||
        isNamed(parent) ||
        !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (scrolls(overflowX) || scrolls(overflowY)) break;
        const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
        if (width <= 1 || height <= 1) break;
        const isWide = hides(overflowX) && (text.right > right + slackPx || text.left < left - slackPx);
        const isHigh = hides(overflowY) && (text.bottom > bottom + slackPx || text.top < top - slackPx);
        if (isWide || isHigh) {
          cut.push(node.nodeValue!.trim());
          break;
        }
      }
    }
    return cut;
  });
}

/** The other brands' fonts are wider: they are tested in the languages with the longest words. */
const longest = ["de", "fi", "hu"] as const;
const shown = [
  ...offeredLanguages.map((language) => ["bellwether", language] as const),
  ...(["luckyclover", "funly"] as const).flatMap((brand) =>
    longest.map((language) => [brand, language] as const),
  ),
];

for (const [brand, language] of shown)
  test(`in ${language} at ${brand} no text of 18 screens and the menu is cut off at 390 or 1440`, {
    tag: "@full",
  }, async ({ page, product }) => {
    test.setTimeout(400_000);
    const site = siteOn(product, brand, "en");
    const t = createTranslate({ texts: pickTexts(language, ["core."]), language });
    const found: string[] = [];
    const { origin } = new URL(site.at("/"));
    const measure = async (what: string, widths = [390, 1440]) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
        found.push(...(await cutTexts(page)).map((text) => `${what} at ${width}: ${text}`));
      }
    };
    const look = async (paths: readonly string[]) => {
      for (const path of paths) {
        await page.goto(origin + pathInLanguage(path, language));
        await measure(path);
      }
    };
    await look(screens.visitor);
    await readyPlayer(page, site, "20");
    await look(screens.player);

    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(origin + pathInLanguage("/", language));
    await page
      .getByRole("banner")
      .getByRole("button", { name: t("core.shell_menu"), exact: true })
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await measure("menu", [390]);
    expect(found).toEqual([]);
  });

test("a text that is clipped, at its side or at its bottom, is detected", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await page.goto(site.at("/login"));
  expect(await cutTexts(page)).toEqual([]);
  const button = page.getByRole("main").getByRole("button", { name: site.t("static.login_submit") });
  await button.evaluate((each) =>
    each.setAttribute(
      "style",
      "inline-size: 3ch; min-inline-size: 0; padding: 0; overflow: hidden; white-space: nowrap",
    ),
  );
  expect(await cutTexts(page)).toContain(site.t("static.login_submit"));
  await button.evaluate((each) =>
    each.setAttribute("style", "block-size: 1ch; min-block-size: 0; padding: 0; overflow: hidden"),
  );
  expect(await cutTexts(page)).toContain(site.t("static.login_submit"));
});
