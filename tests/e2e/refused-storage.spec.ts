import { expect, type Site, test } from "./fixtures.ts";
import { newPerson } from "./person.ts";
import { playerOn, readyToSpin, startsRound } from "./player.ts";
import { readyPlayer } from "./ready-player.ts";

/** The ways in which browsers refuse storage: Chromium throws, and a browser inside another app may have none. */
const refusals = {
  "throws a SecurityError": () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
  },
  "is null": () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { configurable: true, get: () => null });
  },
};

for (const [how, refuse] of Object.entries(refusals))
  test(`a browser whose storage ${how} signs up, deposits 20 and bets, without an error on any page`, {
    tag: ["@full", "@at-one-width"],
  }, async ({ page, site }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.addInitScript(refuse);
    const player = playerOn(page, site);
    const person = newPerson(site);
    await page.goto(site.at("/"));
    await player.acceptCookies();
    await player.signUp(person);
    await player.acceptCookies();
    await player.activate(person);
    await player.deposit("20");
    await openGameAndBet(page, site);
    expect(errors).toEqual([]);
  });

async function openGameAndBet(page: Parameters<typeof playerOn>[0], site: Site): Promise<void> {
  await page.goto(site.at("/games/bell-tower-bonanza"));
  await page
    .getByRole("main")
    .getByRole("link", { name: site.t("core.game_play"), exact: true })
    .click();
  const game = page.frameLocator("iframe");
  const spin = game.getByRole("button", { name: /spin/i }).last();
  await readyToSpin(game, spin);
  await startsRound(page, () => spin.press("Enter"));
}

test("a text kept by the browser that is no JSON, or has another shape, is dropped, and the page hydrates", {
  tag: ["@full", "@at-one-width"],
}, async ({ page, site }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const { player } = await readyPlayer(page, site);
  const texts = ["{", "null", "[]", "7", '{"state":null}', '{"state":{"blocks":5,"method":{},"open":1}}'];
  for (const text of texts) {
    await page.goto(site.at("/"));
    await page.evaluate((spoilt) => {
      const names = ["content_blocks", "games_bar", "payment_choice", "signup_draft", "recent_searches"];
      for (const name of [...names, "depositLimitsInfoSeen", "gameTurbo"]) localStorage.setItem(name, spoilt);
      for (const name of ["going_to", "kept_form", "session_farewell", "wished_favourite", "mobile_iframe"])
        sessionStorage.setItem(name, spoilt);
    }, text);
    await page.reload();
    await page.goto(site.at("/deposit"));
    await page.getByLabel(site.t("core.money_amount"), { exact: true }).fill("35");
    await expect(page.getByRole("main").getByRole("button", { name: /35/ }).last()).toBeVisible();
    await expect(player.balance).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test("a browser that refuses cookies is told that it cannot sign up, log in, deposit or play", {
  tag: ["@full", "@at-one-width"],
}, async ({ page, site }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {} }),
  );
  const refused = page.getByText(site.t("core.shell_cookies_refused"));
  for (const path of ["/", "/login", "/signup"]) {
    await page.goto(site.at(path));
    await expect(refused).toBeVisible();
    await expect(page.getByRole("button", { name: site.t("core.shell_cookies_accept") })).toHaveCount(0);
  }
});
