import type { Browser, BrowserContext, Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, type Site, test } from "./fixtures.ts";
import { newPerson } from "./person.ts";
import { euros, playerOn, readyToSpin, startsRound } from "./player.ts";
import { approvePending, approveWithdrawal } from "./ready-player.ts";

type Fixtures = { page: Page; context: BrowserContext; site: Site; browser: Browser };

const GAME = /Bell Tower Bonanza/;

/** Decimal text of a displayed amount: "€98.50" or "98,50 €" is 98.5. */
const amountOf = (text: string) =>
  Number(
    text
      .replaceAll(/[^\d,.-]/g, "")
      .replace(/[.,](\d{2})$/, "_$1")
      .replaceAll(/[.,]/g, "")
      .replace("_", "."),
  );

/** The header's bar, which pages are laid out below: 68 px high, and 56 px on a window narrower than 1,024 px. */
async function expectHeaderHeight(page: Page): Promise<void> {
  const box = await page.getByRole("banner").locator(":scope > div").boundingBox();
  expect(box?.height).toBe(page.viewportSize()!.width < 1024 ? 56 : 68);
}

/** The player's rounds as the history's export lists them. */
async function roundsOf(page: Page): Promise<{ stake: number; payout: number }[]> {
  const file = await page.evaluate(async () => (await fetch("/my-account/history/rounds.csv")).text());
  const [, ...lines] = file.trim().split(/\r?\n/);
  return lines.map((line) => {
    const [, , , stake, payout] = line.replaceAll('"', "").split(",");
    return { stake: Number(stake), payout: Number(payout) };
  });
}

for (const [language, name] of [
  ["en", "English"],
  ["fi", "Finnish"],
] as const)
  test.describe(() => {
    // A feature of twenty free spins would take minutes to watch on a machine without a graphics card.
    test.use({ language, contextOptions: { reducedMotion: "reduce" } });

    test(
      `a visitor becomes a player, deposits, plays, wins and cashes out in ${name}`,
      {
        tag: ["@path", `@${language}`],
      },
      playWholePath,
    );
  });

async function playWholePath({ page, context, site, browser }: Fixtures): Promise<void> {
  const { t } = site;
  const player = playerOn(page, site);
  const person = newPerson(site);

  await test.step("the lobby is readable without JavaScript", async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
    const lobby = await plain.newPage();
    await lobby.goto(site.at("/"));
    await expect(lobby.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(lobby.getByRole("heading", { name: t("core.lobby_hot") })).toBeVisible();
    for (const rank of [1, 2, 3])
      await expect(lobby.getByText(t("core.game_rank", { rank }), { exact: true }).first()).toBeAttached();
    await expect(lobby.getByRole("contentinfo")).toContainText(/Malta/);
    await plain.close();
  });

  await test.step("the lobby with JavaScript", async () => {
    await page.goto(site.at("/"));
    await expect(page.locator("html")).toHaveAttribute("lang", site.language === "fi" ? /^fi/ : /^en/);
    await expectAccessible(page, "lobby");
    await expectNoSidewaysScroll(page);
    await expectHeaderHeight(page);
    await player.acceptCookies();
  });

  await test.step("signup reports what is missing, then opens the account", async () => {
    await page.goto(site.at("/signup"));
    await page.getByRole("button", { name: t("static.signup_next") }).click();
    await expect(page.getByText(t("core.error_email_required"))).toBeVisible();
    await expectAccessible(page, "signup");
    await player.signUp(person);
  });

  await test.step("a wrong code is refused, the sent one activates", async () => {
    await expectAccessible(page, "activation");
    const code = await player.requestCode(person);
    const wrong = code === "000000" ? "111111" : "000000";
    await page.getByLabel(t("static.activation_code")).fill(wrong);
    await expect(page.getByText(t("core.error_activation_code_wrong"))).toBeVisible();
    await page.getByLabel(t("static.activation_code")).fill(code);
    // Signup ends with a celebration and a link onwards.
    await expect(player.welcome).toBeVisible();
    await expectNoSidewaysScroll(page);
    await player.goOnFromWelcome();
    await expect(page.getByRole("switch", { name: /100/ })).not.toBeChecked();
  });

  const otherTab = await context.newPage();
  const elsewhere = playerOn(otherTab, site);
  await otherTab.goto(site.at("/"));

  await test.step("a deposit of 50 with WELCOME100 shows 100 by push, here and in another tab", async () => {
    await page.goto(site.at("/deposit"));
    await expectAccessible(page, "deposit");
    await expectNoSidewaysScroll(page);
    await player.deposit("50", "WELCOME100");
    await expect(player.balance).toContainText(/100[.,]00/);
    await expect(elsewhere.balance).toContainText(/100[.,]00/);
    await expectAccessible(page, "deposit done");
  });

  await test.step("the bonus shows its wagering", async () => {
    await page.goto(site.at("/bonus"));
    await expect(page.getByRole("progressbar").or(page.getByRole("meter"))).toBeVisible();
    await expectAccessible(page, "bonus");
  });

  let shown = "";
  await test.step("a slot is played for money, and the balance is updated in both tabs", async () => {
    await page.goto(site.at("/games/bell-tower-bonanza"));
    await expect(page.getByRole("heading", { name: GAME })).toBeVisible();
    await expectAccessible(page, "game page");
    await page
      .getByRole("main")
      .getByRole("link", { name: t("core.game_play"), exact: true })
      .click();
    await expect(page).toHaveURL(/\/play\/\d+/);
    const game = page.frameLocator("iframe");
    const spin = game.getByRole("button", { name: site.language === "fi" ? /pyör/i : /spin/i }).last();
    await expect(spin).toBeEnabled({ timeout: 40_000 });
    for (let round = 0; round < 2; round += 1) {
      await readyToSpin(game, spin);
      // Uses the keyboard, because a frame that the page is still moving could slip away from the pointer.
      await startsRound(page, () => spin.press("Enter"));
    }
    await readyToSpin(game, spin);
    await expect
      .poll(async () => (await player.balance.textContent()) === (await elsewhere.balance.textContent()))
      .toBe(true);
    shown = (await player.balance.textContent())!;
    // Two rounds may win exactly their cost, so the expected balance comes from the history.
    const rounds = await roundsOf(page);
    expect(rounds).toHaveLength(2);
    const changed = rounds.reduce((sum, { stake, payout }) => sum + payout - stake, 0);
    expect(amountOf(shown)).toBeCloseTo(100 + changed, 5);
  });

  await test.step("history and recently played show it", async () => {
    await page.goto(site.at("/my-account/history"));
    await expect(page.getByRole("main").getByText(GAME)).toHaveCount(1);
    await expectAccessible(page, "game history");
    await player.openLastSession();
    await expect(page.getByRole("main").getByRole("table").getByText(GAME)).toHaveCount(2);
    await expectAccessible(page, "a session's rounds");
    await page.goto(site.at("/my-account/history/transaction-history"));
    await expect(
      page
        .getByRole("main")
        .getByText(/50[.,]00/)
        .first(),
    ).toBeVisible();
    await expectAccessible(page, "transaction history");
    await page.goto(site.at("/recently-played"));
    await expect(page.getByRole("main").getByRole("link", { name: GAME })).toBeVisible();
  });

  await test.step("20 or more are withdrawn, approved and paid; the page says before that they take the bonus of 50, whose deposit is not played yet, and links home while they are pending", async () => {
    const before = amountOf(shown);
    // After a large win, 20 would leave enough cash to keep the bonus.
    const sum = Math.max(20, Math.ceil(before - 50 - 30));
    const sumText = new RegExp(`(?<!\\d)${sum}[.,]00`);
    await page.goto(site.at("/cashout"));
    await expectAccessible(page, "cashout");
    // What a deposit earned goes with it.
    await expect(page.getByRole("note")).toContainText(t("core.money_lose_title"));
    await page.getByLabel(t("core.money_amount"), { exact: true }).fill(String(sum));
    await page
      .getByRole("main")
      .getByRole("button", { name: t("core.money_cashout_submit", { amount: euros(String(sum), site) }) })
      .click();
    const frame = player.cashier;
    await frame.getByRole("button", { name: site.language === "fi" ? "Lähetä" : "Send it" }).press("Enter");
    await expect(page.getByRole("heading", { name: t("core.money_cashout_pending_title") })).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: t("core.money_back_to_lobby") })
      .click();
    await expect(page).toHaveURL(site.at("/"));
    await page.goto(site.at("/cashout"));
    const payouts = page.getByRole("table", { name: t("core.money_cashout_history") });
    await expect(payouts.getByText(sumText)).toBeVisible();
    await expect
      .poll(async () => amountOf((await player.balance.textContent())!))
      .toBeCloseTo(before - sum - 50, 2);
    await approveWithdrawal(page, site);
    await approvePending(page, site);
    await page.goto(site.at("/my-account/history/transaction-history"));
    await expect(page.getByRole("main").getByText(sumText).first()).toBeVisible();
    await expect(page.getByRole("main").getByText(t("core.history_state_success"))).toHaveCount(1);
    await expect(
      page.getByRole("main").getByText(t("core.history_payout_success"), { exact: true }),
    ).toHaveCount(1);
    shown = (await player.balance.textContent())!;
  });

  await test.step("after logging out and in again everything is unchanged", async () => {
    await player.logOut();
    await player.logIn(person);
    await expect(player.balance).toHaveText(shown);
    await page.goto(site.at("/my-account"));
    await expect(page.getByRole("main")).toContainText(person.email);
    await expectAccessible(page, "account");
    await expectNoSidewaysScroll(page);
  });
}
