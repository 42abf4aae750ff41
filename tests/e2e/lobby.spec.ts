import { expect, expectAccessible, test } from "./fixtures.ts";
import { playerOn } from "./player.ts";
import { readyPlayer } from "./ready-player.ts";

test("a visitor who presses a heart logs in, returns to the page, and finds the game among the favourites", {
  tag: "@full",
}, async ({ page, browser, site }) => {
  const { t } = site;
  const other = await browser.newContext();
  const { person } = await readyPlayer(await other.newPage(), site);
  await other.close();
  // Its pictures may not be drawn yet, and the test does not wait for them.
  await page.goto(site.at("/slots?sort=name"), { waitUntil: "domcontentloaded" });
  const player = playerOn(page, site);
  await player.acceptCookies();
  const tile = page
    .getByRole("main")
    .locator("li", { has: page.locator("a[data-preview]") })
    .first();
  await tile.hover();
  const heart = tile.getByRole("button");
  const name = (await heart.getAttribute("aria-label"))!;
  await heart.click();
  await expect(page).toHaveURL(/\/login\?origin=/);
  await player.enterLogin(person);
  await expect(page).toHaveURL(site.at("/slots?sort=name"));
  await expect(page.getByRole("button", { name, pressed: true })).toBeAttached();
  await page.goto(site.at("/favourites"));
  await expect(
    page.getByRole("list", { name: t("core.game_list_favourites_title") }).getByRole("listitem"),
  ).toHaveCount(1);
  await page.goto(site.at("/"));
  const rail = page.getByRole("list", { name: t("core.lobby_favourites") });
  await expect(rail.getByRole("listitem")).toHaveCount(1);
  await rail.getByRole("button", { name, pressed: true }).click();
  await expect(rail.getByRole("button", { name, pressed: false })).toBeAttached();
  await page.goto(site.at("/favourites"));
  await expect(page.getByRole("heading", { name: t("core.game_list_favourites_empty_title") })).toBeVisible();
});

test("hovering over a tile shows a preview of its game and moves nothing; Escape and the space bar work as elsewhere", {
  tag: ["@full", "@at-one-width"],
}, async ({ page, site }) => {
  const { t } = site;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site.at("/slots"));
  await playerOn(page, site).acceptCookies();
  const tile = page.getByRole("main").locator("a[data-preview]").first();
  const before = await tile.boundingBox();
  const title = (await tile.textContent())!;
  const card = page.getByRole("region", { name: t("core.game_preview", { title }) });
  await page.mouse.move(before!.x + 30, before!.y + 60);
  await page.mouse.move(before!.x + 40, before!.y + 80);
  await expect(card).toBeVisible();
  await expect(card.getByRole("link", { name: t("core.game_play_free") })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await page.mouse.move(5, 5);
  expect(await tile.boundingBox()).toEqual(before);

  await tile.focus();
  await page.keyboard.press("Space");
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(tile).toBeFocused();
});

test.describe("for a player who has not asked for less motion", () => {
  test.use({ hasTouch: true, contextOptions: { reducedMotion: "no-preference" } });

  test("a tile shows its game in motion under the mouse, the keyboard and a held finger; a short tap opens the game's page", {
    tag: ["@full", "@at-one-width"],
  }, async ({ page, site }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(site.at("/slots"));
    await playerOn(page, site).acceptCookies();
    const tile = page.getByRole("main").locator("a[data-preview]").first();
    const name = (await tile.getByRole("img").getAttribute("alt"))!;
    const before = (await tile.boundingBox())!;
    const isOfMotion = (path: string) => path.startsWith("/arcade-titles/") || path.includes("play-motion");
    expect(asked.filter(isOfMotion)).toEqual([]);

    await page.mouse.move(before.x + 30, before.y + 60);
    await page.mouse.move(before.x + 40, before.y + 80);
    await expect(tile).toHaveAttribute("data-moving");
    expect(asked.filter(isOfMotion).length).toBeGreaterThan(2);
    await page.keyboard.press("Escape");
    await expect(tile).not.toHaveAttribute("data-moving");
    await page.mouse.move(5, 5);
    expect(await tile.boundingBox()).toEqual(before);

    await page.keyboard.press("Tab");
    await tile.focus();
    await expect(tile).toHaveAttribute("data-moving");
    await expect(tile).toBeFocused();
    await expect(tile).toHaveAccessibleName(name);
    await expectAccessible(page, "a tile in motion");
    await page.keyboard.press("Escape");
    await expect(tile).not.toHaveAttribute("data-moving");

    const finger = await page.context().newCDPSession(page);
    const touchPoints = [{ x: before.x + 40, y: before.y + 80 }];
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await expect(tile).toHaveAttribute("data-moving");
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(tile).not.toHaveAttribute("data-moving");
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(site.at("/slots"));
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);

    await page.touchscreen.tap(before.x + 40, before.y + 80);
    await expect(page).toHaveURL(/\/games\/[a-z-]+$/);
  });

  test("a tile whose symbols cannot be loaded stays a picture, and its card opens all the same", {
    tag: ["@full", "@at-one-width"],
  }, async ({ page, site }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.route("**/symbols.svg", (route) => route.abort());
    await page.goto(site.at("/slots"));
    await playerOn(page, site).acceptCookies();
    const tile = page.getByRole("main").locator("a[data-preview]").first();
    const refused = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/symbols.svg"));
    await tile.hover();
    await refused;
    const title = (await tile.getByRole("img").getAttribute("alt"))!;
    await expect(page.getByRole("region", { name: site.t("core.game_preview", { title }) })).toBeVisible();
    await expect(tile).not.toHaveAttribute("data-moving");
  });
});

test("sort order and provider are in the address: going back and a reload keep them", {
  tag: "@full",
}, async ({ page, site }) => {
  const { t } = site;
  await page.goto(site.at("/slots"));
  await playerOn(page, site).acceptCookies();
  const sort = page.getByLabel(t("core.sort_label"));
  const maker = page.getByLabel(t("core.sort_maker"));
  await sort.selectOption("new");
  await expect(page).toHaveURL(site.at("/slots?sort=new"));
  await maker.selectOption("netent");
  await expect(page).toHaveURL(/maker=netent/);
  await page.goBack();
  await expect(page).toHaveURL(site.at("/slots?sort=new"));
  await expect(sort).toHaveValue("new");
  await expect(maker).toHaveValue("");
  await page.reload();
  await expect(sort).toHaveValue("new");
});
