import type { Locator, Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, test } from "./fixtures.ts";
import { newPerson } from "./person.ts";
import { playerOn } from "./player.ts";

/** The viewport that remains of 1280 × 1024 at 400 %. */
const enlarged = { width: 320, height: 256 };

/** Heights of scroll containers in a dialog: one smaller than half of the window is not readable. */
const slotsIn = (dialog: Locator) =>
  dialog.evaluate((each) =>
    [...each.querySelectorAll("*")]
      .filter((part) => part.scrollHeight > part.clientHeight + 1)
      .filter((part) => ["auto", "scroll"].includes(getComputedStyle(part).overflowY))
      .map((part) => part.clientHeight),
  );

/** Controls that are covered by something when they have the focus, from the page's beginning to its end. */
async function hiddenInFocus(page: Page, presses: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(async () => {
      // The page scrolls to the focused element in its next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const focused = document.activeElement!;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      const covered = seen && !focused.contains(seen) && !seen.contains(focused);
      return covered ? focused.textContent || focused.getAttribute("aria-label") : undefined;
    });
    if (name) hidden.push(name);
  }
  return hidden;
}

for (const viewport of [{ width: 390, height: 844 }, { width: 1440, height: 900 }, enlarged])
  test(`at ${viewport.width} × ${viewport.height} neither bar nor cookie notice covers the focused control`, {
    tag: "@full",
  }, async ({ page, site }) => {
    await page.setViewportSize(viewport);
    await page.goto(site.at("/support"));
    await expect(page.getByRole("region", { name: site.t("core.shell_cookies_label") })).toBeVisible();
    expect(await hiddenInFocus(page, 60)).toEqual([]);
    await page.goto(site.at("/support"));
    await playerOn(page, site).acceptCookies();
    expect(await hiddenInFocus(page, 60)).toEqual([]);
  });

test("at 400 %, 320 × 256, a dialog and the menu scroll as a whole, and the bottom bar is at the page's end", {
  tag: "@full",
}, async ({ page, siteWith }) => {
  const site = await siteWith({ GEO_DEFAULT: "GB" });
  const { t } = site;
  await page.setViewportSize(enlarged);
  await page.goto(site.at("/slots"));
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: t("core.british_title") })).toBeVisible();
  expect((await slotsIn(dialog)).filter((height) => height < enlarged.height / 2)).toEqual([]);
  await dialog.getByRole("button", { name: t("core.british_close") }).click();
  await expect(dialog).toHaveCount(0);
  await playerOn(page, site).acceptCookies();

  const bar = page.getByRole("navigation", { name: t("core.shell_bar") });
  await expect(bar).not.toBeInViewport();
  await expectNoSidewaysScroll(page);
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("core.shell_menu"), exact: true })
    .click();
  await expect(dialog.getByRole("link", { name: t("core.shell_promotions") })).toBeVisible();
  expect((await slotsIn(dialog)).filter((height) => height < enlarged.height / 2)).toEqual([]);
});

test("where the system overrides colours, a frame marks the current page, the chosen language and a ticked box", {
  tag: "@full",
}, async ({ page, site }) => {
  const { t } = site;
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(site.at("/slots"));
  const outline = (each: Locator) => each.evaluate((element) => getComputedStyle(element).outlineStyle);
  const main = page.getByRole("main");
  const chips = main.getByRole("navigation").getByRole("link");
  expect(await outline(chips.first())).toBe("solid");
  expect(await outline(chips.last())).toBe("none");
  const languages = page
    .getByRole("contentinfo")
    .getByRole("navigation", { name: t("core.shell_languages") });
  expect(await outline(languages.getByRole("link", { name: "English" }))).toBe("solid");
  expect(await outline(languages.getByRole("link", { name: "Suomi" }))).toBe("none");

  await page.goto(site.at("/signup"));
  await playerOn(page, site).fillSignup(newPerson(site));
  const box = page.getByLabel(t("static.signup_newsletter"));
  const tick = page.locator("label", { has: box }).locator("svg");
  await expect(tick).toHaveCSS("opacity", "0");
  await box.check();
  await expect(tick).toHaveCSS("opacity", "1");
});
