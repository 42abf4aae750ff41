import type { GameMessage } from "@bellwether/contract/frames.ts";
import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, type Site, test } from "./fixtures.ts";
import { showPlayTools } from "./player.ts";
import { readyPlayer } from "./ready-player.ts";

const titleId = 2101;

/** Opens the game and waits until its messages arrive; the returned function sends a message as the game would. */
async function openGame(page: Page, site: Site, query = "") {
  await page.goto(site.at(`/play/${titleId}${query}`));
  await isReady(page);
  const frame = page.frames().find((each) => each.parentFrame() === page.mainFrame())!;
  return (message: GameMessage) => frame.evaluate((sent) => window.parent.postMessage(sent, "*"), message);
}

async function isReady(page: Page): Promise<void> {
  const game = page.frameLocator("iframe");
  await expect(game.getByRole("button", { name: "Spin", exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(game.getByText("Opening the game")).toBeHidden({ timeout: 60_000 });
}

test("beside a game are its wins and losses, another game, and the full-screen button; in full screen the balance stays visible", {
  tag: "@full",
}, async ({ page, site, context }) => {
  const { t } = site;
  const { player } = await readyPlayer(page, site, "20");
  await openGame(page, site);
  const banner = page.getByRole("banner");
  await showPlayTools(page, site);
  await expectAccessible(page, "play with its tools");

  const opened = context.waitForEvent("page");
  await banner.getByRole("link", { name: t("core.play_winloss"), exact: true }).click();
  const history = await opened;
  await expect(history).toHaveURL(/\/my-account\/history/);
  await history.close();
  await expect(page).toHaveURL(site.at(`/play/${titleId}`));

  const isFull = () => page.evaluate(() => document.fullscreenElement === document.documentElement);
  if (!(await banner.getByRole("button", { name: t("core.play_full_screen"), exact: true }).isVisible()))
    await showPlayTools(page, site);
  await banner.getByRole("button", { name: t("core.play_full_screen"), exact: true }).click();
  await expect.poll(isFull).toBe(true);
  await expect(player.balance).toBeInViewport();
  await showPlayTools(page, site);
  await banner.getByRole("button", { name: t("core.play_full_screen_end"), exact: true }).click();
  await expect.poll(isFull).toBe(false);

  await showPlayTools(page, site);
  await banner.getByRole("button", { name: t("core.play_full_screen"), exact: true }).click();
  await expect.poll(isFull).toBe(true);
  await showPlayTools(page, site);
  await banner.getByRole("button", { name: t("core.shell_games_bar"), exact: true }).click();
  await expect(page.getByRole("searchbox")).toBeVisible();
  await banner.getByRole("link", { name: t("core.shell_back") }).click();
  await expect(page).toHaveURL(site.at("/"));
  await expect.poll(isFull).toBe(false);
});

test("a game may ask for the lobby and the cashier: quick deposit when playing for money, the deposit page from free play", {
  tag: "@full",
}, async ({ page, site }) => {
  const { t } = site;
  await readyPlayer(page, site, "20");
  let say = await openGame(page, site);
  await say({ source: "game", event: "to_cashier" });
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByLabel(t("core.money_amount"), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(site.at(`/play/${titleId}`));
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await say({ source: "game", event: "to_lobby" });
  await expect(page).toHaveURL(site.at("/games/bell-tower-bonanza"));

  say = await openGame(page, site, "?mode=free");
  await showPlayTools(page, site);
  await expect(page.getByRole("link", { name: t("core.play_winloss") })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await say({ source: "game", event: "to_cashier" });
  await expect(page).toHaveURL(site.at(`/deposit?origin=${encodeURIComponent(`/play/${titleId}`)}`));
});

test("a game that did not open is reported and can be retried or left; the same message from any other window is ignored", {
  tag: "@full",
}, async ({ page, site }) => {
  await readyPlayer(page, site, "20");
  const say = await openGame(page, site);

  await page.evaluate(() => {
    const forged = { source: "game", event: "failed", code: "forged" };
    window.postMessage(forged, "*");
    const other = document.createElement("iframe");
    other.sandbox.add("allow-scripts");
    other.srcdoc = `<script>parent.postMessage(${JSON.stringify({ ...forged, event: "to_lobby" })}, "*"); parent.postMessage({ done: true }, "*")</script>`;
    other.title = "forged";
    document.body.append(other);
    return new Promise<void>((resolve) => {
      window.addEventListener("message", ({ data }) => data.done && resolve());
      // The page's own policy may prevent such a script from running: then no message was sent either.
      setTimeout(resolve, 3_000);
    }).finally(() => other.remove());
  });
  await expect(page).toHaveURL(site.at(`/play/${titleId}`));
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);

  // A game that has loaded reports its own errors: the page does not know the state of a round.
  await say({ source: "game", event: "failed", code: "connection_lost" });
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);

  const opening = "**/studio/api/session";
  const frame = page.frameLocator("iframe");
  const failure = frame.getByRole("alertdialog", { name: "The connection was lost. Your round is safe." });
  await page.route(opening, (route) => route.abort());
  await page.goto(site.at(`/play/${titleId}`));
  await expect(failure).toBeVisible();
  await expectAccessible(page, "play that failed");
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(failure).toBeVisible();
  await page.unroute(opening);
  await failure.getByRole("button", { name: "Try again" }).click();
  await isReady(page);
  await expect(failure).toHaveCount(0);

  await page.route(opening, (route) => route.abort());
  await page.goto(site.at(`/play/${titleId}`));
  await expect(failure).toBeVisible();
  await page
    .getByRole("banner")
    .getByRole("link", { name: site.t("core.shell_back") })
    .click();
  await expect(page).toHaveURL(site.at("/"));
});

test("opening a slot from its page takes at most 30 requests", { tag: "@full" }, async ({ page, site }) => {
  await page.goto(site.at("/games/bell-tower-bonanza"));
  await page.waitForLoadState("networkidle");
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page
    .getByRole("main")
    .getByRole("link", { name: site.t("core.game_play_free") })
    .click();
  await isReady(page);
  await page.waitForLoadState("networkidle");
  expect(requested.length, requested.join("\n")).toBeLessThanOrEqual(30);
});

test("return to player, volatility, stakes and rules on a game's page are the same as in the game itself", {
  tag: "@full",
}, async ({ page, site }) => {
  const figuresOf = (facts: Locator) =>
    facts.evaluate((list) =>
      [...list.querySelectorAll("dt")].map((term) => [
        term.textContent,
        term.nextElementSibling!.textContent,
      ]),
    );
  await page.goto(site.at("/games/bell-tower-bonanza"));
  const main = page.getByRole("main");
  const onPage = await figuresOf(main.locator("dl"));
  const rules = await main
    .locator("section", { has: page.getByRole("heading", { name: "Rules" }) })
    .getByRole("paragraph")
    .allTextContents();
  await expectNoSidewaysScroll(page);

  await openGame(page, site, "?mode=free");
  const game = page.frameLocator("iframe");
  await game.getByRole("button", { name: "Rules and figures" }).click();
  const sheet = game.getByRole("dialog");
  const inGame = await figuresOf(sheet.locator("dl").first());
  expect(inGame).toHaveLength(6);
  // Free play shows points in place of money amounts.
  const stakes = ([name]: (string | null)[]) => name === "Stakes";
  expect(onPage.filter((fact) => !stakes(fact))).toEqual(
    expect.arrayContaining(inGame.filter((fact) => !stakes(fact))),
  );
  expect(onPage.find(stakes)).toEqual(["Stakes", "€0.20 – €100.00"]);
  expect(rules).toHaveLength(3);
  for (const rule of rules) await expect(sheet.getByText(rule)).toHaveCount(1);
});
