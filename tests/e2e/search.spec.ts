import { expect, expectAccessible, test } from "./fixtures.ts";

test("the search answers while the reader types, works by keyboard, remembers, and transfers less than 60 kB per page", {
  tag: "@path",
}, async ({ page, site }) => {
  const response = await page.goto(site.at("/search-games"));
  expect((await response!.body()).length).toBeLessThan(60_000);
  const field = page.getByRole("searchbox");
  // Chromium hovers at any width unless a test asks for touch.
  await expect(field).toBeFocused();
  await field.fill("bell tow");
  const results = page.getByRole("list", { name: site.t("core.search_results") });
  await expect(results.getByRole("listitem").first()).toContainText("Bell Tower Bonanza");
  await expect(results.locator("mark").first()).toHaveText("Bell");
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/games\/bell-tower-bonanza/);
  await page.goBack();
  await expect(page).toHaveURL(/q=bell/);
  await page.goto(site.at("/search-games"));
  await page.getByRole("button", { name: "bell tow", exact: true }).click();
  await expect(results.getByRole("listitem").first()).toContainText("Bell Tower Bonanza");
  await field.fill("live roulette");
  await expect(results.getByRole("link").first()).toHaveAttribute("href", /\/live-casino\/roulette/);
  await field.press("Enter");
  await expect(page).toHaveURL(/\/live-casino\/roulette/);
  await page.goBack();
  await field.fill("no such thing");
  await expect(
    page.getByRole("heading", { name: site.t("core.search_none_title", { text: "no such thing" }) }),
  ).toBeVisible();
  await expectAccessible(page, "search");
});
