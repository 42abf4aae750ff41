import type { Page, WebSocketRoute } from "@playwright/test";
import { createSigner, sendSigned } from "../servers/player-client.ts";
import { expect, expectAccessible, type Site, test } from "./fixtures.ts";
import { euros, playerOn, readyPlayer, writesOf } from "./player.ts";
import { changeStored } from "./stored.ts";

const moneyForm = (page: Page, site: Site) => ({
  amount: page.getByRole("main").getByLabel(site.t("core.money_amount"), { exact: true }),
  submit: page.getByRole("main").locator("form button[type=submit]").last(),
  frame: playerOn(page, site).cashier.owner(),
});

/** What the page's push line does: cut, and let through again. */
async function holdPushLine(page: Page) {
  let isCut = false;
  const lines = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/eventbus\/websocket/, (line) => {
    if (isCut) return void line.close({ code: 1013 });
    lines.add(line);
    line.connectToServer();
  });
  return {
    async cut() {
      isCut = true;
      await Promise.all([...lines].map((line) => line.close({ code: 1012 })));
      lines.clear();
    },
    mend() {
      isCut = false;
    },
  };
}

test("a session that has ended in mid-form is told by the refused form, opens no payment, and the login leads back to it with what was entered", async ({
  page,
  site,
  browser,
}) => {
  const line = await holdPushLine(page);
  const { person, player } = await readyPlayer(page, site);
  await page.goto(site.at("/deposit"));
  const form = moneyForm(page, site);
  await form.amount.fill("35");
  await line.cut();
  const elsewhere = await browser.newContext();
  await playerOn(await elsewhere.newPage(), site).logIn(person);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await form.submit.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(site.t("core.logged_out_message"))).toBeVisible();
  await expectAccessible(page, "session ended in mid-form");
  await dialog.getByRole("button", { name: site.t("core.shell_login") }).click();
  await expect(page).toHaveURL(/\/login\?origin=%2Fdeposit/);
  line.mend();
  await player.enterLogin(person);
  await expect(page).toHaveURL(site.at("/deposit"));
  await expect(form.amount).toHaveValue("35");
  await form.submit.click();
  await player.pay(player.cashier, "4111 1111 1111 1111");
  await expect(player.balance).toContainText(euros("35", site));
  await page.goto(site.at("/my-account/history/transaction-history"));
  await expect(page.getByRole("main").getByRole("row")).toHaveCount(2);
  await elsewhere.close();
});

test("what one player entered before the session ended is not given to the next who logs in there", async ({
  page,
  site,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const { person: next, player: there } = await readyPlayer(await elsewhere.newPage(), site);
  await there.logOut();
  const { person, player } = await readyPlayer(page, site);
  await page.goto(site.at("/deposit"));
  const form = moneyForm(page, site);
  const ready = await form.amount.inputValue();
  await form.amount.fill("35");
  await there.logIn(person);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: site.t("core.shell_login") })
    .click();
  await player.enterLogin(next);
  await expect(page).toHaveURL(site.at("/deposit"));
  await expect(form.amount).toHaveValue(ready);
  await elsewhere.close();
});

test("a push line that is lost comes back by itself, with the balance that changed meanwhile", async ({
  page,
  site,
  context,
}) => {
  const { player } = await readyPlayer(page, site, "20");
  const watching = await context.newPage();
  const line = await holdPushLine(watching);
  await watching.goto(site.at("/slots"));
  const watched = playerOn(watching, site);
  await expect(watched.balance).toContainText(euros("20", site));
  await line.cut();
  await player.deposit("30");
  await expect(player.balance).toContainText(euros("50", site));
  await expect(watched.balance).toContainText(euros("20", site));
  line.mend();
  await expect(watched.balance).toContainText(euros("50", site));
  await player.deposit("10");
  await expect(watched.balance).toContainText(euros("60", site));
});

test("a gate that is down for 5 seconds is told beside the form, which keeps its 35.00, and then takes it", async ({
  page,
  siteWith,
}) => {
  const site = await siteWith({ GEO_DEFAULT: "IE" });
  const { player } = await readyPlayer(page, site);
  await page.goto(site.at("/deposit"));
  const form = moneyForm(page, site);
  await form.amount.fill("35.00");
  await site.product.kill();
  await form.submit.click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(site.t("core.error_message"));
  await page.waitForTimeout(5_000);
  await site.product.restart();
  await expect(form.amount).toHaveValue("35.00");
  await form.submit.click();
  await expect(form.frame).toBeVisible();
  await player.pay(player.cashier, "4111 1111 1111 1111");
  await expect(player.balance).toContainText(euros("35", site));
});

test("a page that is wanted while the gate is down for 5 seconds is told as one that did not load, and 'Please try again' brings it after them", async ({
  page,
  siteWith,
}) => {
  const site = await siteWith({ GEO_DEFAULT: "IE" });
  const { t } = site;
  const { player } = await readyPlayer(page, site);
  await page.goto(site.at("/slots"));
  await page.waitForLoadState("networkidle");
  await site.product.kill();
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("core.shell_all_games") })
    .click();
  await expect(
    page.getByRole("heading", { level: 1, name: t("core.error_page_loading_title") }),
  ).toBeVisible();
  await expect(page.getByRole("main")).toContainText(t("core.error_page_loading_text"));
  await expectAccessible(page, "did not load");
  await page.waitForTimeout(5_000);
  await site.product.restart();
  await page.getByRole("button", { name: t("core.error_page_retry") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("core.shell_all_games") })).toBeVisible();
  await expect(player.balance).toBeVisible();
});

test("a cashier that says nothing for 20 seconds did not open, which is told, and 'Try again' opens the same payment", async ({
  page,
  site,
}) => {
  const { t } = site;
  const { player } = await readyPlayer(page, site);
  const isCashier = (url: URL) => url.searchParams.has("attributes.paymentId");
  await page.route(isCashier, (route) => route.abort());
  await page.clock.install();
  await player.openDeposit("20");
  await expect(page.getByText(t("core.money_frame_loading"))).toBeVisible();
  await page.clock.runFor(18_000);
  await expect(player.cashier.owner()).toBeVisible();
  await page.clock.runFor(2_000);
  const again = page.getByRole("button", { name: t("core.money_again") });
  await expect(page.getByRole("heading", { name: t("core.money_deposit_failed_title") })).toBeVisible();
  await expect(page.getByText(t("core.error_unavailable"))).toBeVisible();
  await expect(player.cashier.owner()).toHaveCount(0);
  await expectAccessible(page, "a cashier that did not open");

  await page.unroute(isCashier);
  await again.click();
  await expect(player.cashier.getByLabel("Card number")).toBeVisible();
  await page.clock.runFor(25_000);
  await player.pay(player.cashier, "4111 1111 1111 1111");
  await expect(player.balance).toContainText(euros("20", site));
  await page.goto(site.at("/my-account/history/transaction-history"));
  await expect(page.getByRole("main").getByRole("row")).toHaveCount(2);
});

test("a double click on deposit, quick deposit, cashout, a code, a spin and a wheel does each 1 time", async ({
  page,
  site,
}) => {
  test.slow();
  const { t } = site;
  const { player } = await readyPlayer(page, site);
  const sent = writesOf(page, /deposit$|withdraw|claimcode/);
  const form = moneyForm(page, site);

  await page.goto(site.at("/claim-code?code=WELCOME100"));
  await page.getByRole("main").locator("form button[type=submit]").dblclick();
  await expect(page.getByRole("heading", { name: t("core.bonus_claimed_title") })).toBeVisible();
  expect(sent.splice(0)).toHaveLength(1);

  await page.goto(site.at("/deposit"));
  await form.amount.fill("40");
  await form.submit.dblclick();
  await player.pay(player.cashier, "4111 1111 1111 1111");
  await expect(page.getByRole("heading", { name: t("core.money_deposit_success_title") })).toBeVisible();
  expect(sent.splice(0)).toHaveLength(1);
  await expect(player.balance).toContainText(euros("80", site));

  await page.goto(site.at("/cashout"));
  await form.amount.fill("10");
  await form.submit.dblclick();
  await player.cashier.getByRole("button", { name: "Send it" }).dblclick();
  await expect(page).toHaveURL(site.at("/"));
  expect(sent.splice(0)).toHaveLength(1);

  await page.goto(site.at("/play/2101"));
  const game = page.frameLocator("iframe");
  const spin = game.getByRole("button", { name: /spin/i }).last();
  await expect(spin).toBeEnabled({ timeout: 40_000 });
  await expect(spin).not.toHaveAttribute("aria-disabled", "true", { timeout: 60_000 });
  await spin.dblclick();
  await expect(spin).not.toHaveAttribute("aria-disabled", "true", { timeout: 60_000 });
  await player.header.getByRole("link", { name: t("core.shell_deposit") }).click();
  const sheet = page.getByRole("dialog", { name: t("core.money_quick_title") });
  await sheet.getByLabel(t("core.money_amount"), { exact: true }).fill("30");
  await sheet
    .getByRole("button", { name: t("core.money_deposit_submit", { amount: euros("30", site) }) })
    .dblclick();
  await player.pay(player.cashier, "4111 1111 1111 1111");
  await expect(sheet.getByText(t("core.money_deposit_success_title"))).toBeVisible();
  expect(sent).toHaveLength(1);

  await page.goto(site.at("/play/2122"));
  await game.getByRole("button", { name: /^Red, pays 1 to 1/ }).click({ timeout: 60_000 });
  await game.getByRole("button", { name: "Spin wheel" }).dblclick();
  await expect(game.getByText(/^(Won|No win|Paid back)/).first()).toBeVisible({ timeout: 60_000 });

  await page.goto(site.at("/my-account/history"));
  await expect(page.getByRole("main").getByRole("row")).toHaveCount(1 + 2);
  await page.goto(site.at("/my-account/history/transaction-history"));
  await expect(page.getByRole("main").getByRole("row")).toHaveCount(4);
});

test("back after a payment leads to where one was, and forward to an empty form: it is paid 1 time", async ({
  page,
  site,
}) => {
  const { player } = await readyPlayer(page, site);
  await page.goto(site.at("/promotions"));
  await player.deposit("25");
  await expect(player.balance).toContainText(euros("25", site));
  await page.goBack();
  await expect(page).toHaveURL(site.at("/promotions"));
  await expect(player.balance).toContainText(euros("25", site));
  await page.goForward();
  const form = moneyForm(page, site);
  await expect(form.submit).toBeVisible();
  await expect(form.frame).toHaveCount(0);
  await expect(player.balance).toContainText(euros("25", site));
  await page.goto(site.at("/my-account/history/transaction-history"));
  await expect(page.getByRole("main").getByRole("row")).toHaveCount(2);
});

test("a session that ran out in mid-form is told as idle by a refused cashout and a refused limit, and the login leads back to the form and what was entered", async ({
  page,
  siteWith,
}) => {
  test.slow();
  const site = await siteWith({ GEO_DEFAULT: "IE" });
  const { t } = site;
  const line = await holdPushLine(page);
  const { person, player } = await readyPlayer(page, site, "50");
  const dialog = page.getByRole("dialog");
  const runOut = async () => {
    await line.cut();
    await changeStored(site, ["UPDATE session SET last_seen_at = last_seen_at - interval '1 hour'"]);
  };
  const comeBack = async () => {
    await expect(dialog.getByText(t("core.logged_out_idle_message"))).toBeVisible();
    await dialog.getByRole("button", { name: t("core.shell_login") }).click();
    line.mend();
    await player.enterLogin(person);
  };

  await page.goto(site.at("/cashout"));
  const form = moneyForm(page, site);
  await form.amount.fill("23");
  await runOut();
  await form.submit.click();
  await comeBack();
  await expect(page).toHaveURL(site.at("/cashout"));
  await expect(form.amount).toHaveValue("23");
  await expect(player.balance).toContainText(euros("50", site));

  await page.goto(site.at("/playsafe"));
  const limits = page.getByRole("region", { name: t("core.safe_limit_deposit"), exact: true });
  const set = t("core.safe_limit_set_label", {
    limit: t("core.safe_limit_deposit"),
    period: t("core.safe_period_day"),
  });
  await limits.getByRole("button", { name: set }).click();
  await dialog.getByLabel(t("core.safe_limit_amount")).fill("40");
  await runOut();
  await dialog.getByRole("button", { name: t("core.safe_limit_save") }).click();
  await comeBack();
  await expect(page).toHaveURL(/\/playsafe/);
  await expect(limits.getByRole("meter")).toHaveCount(0);
  await limits.getByRole("button", { name: set }).click();
  await dialog.getByLabel(t("core.safe_limit_amount")).fill("40");
  await dialog.getByRole("button", { name: t("core.safe_limit_save") }).click();
  await expect(limits.getByRole("meter")).toHaveCount(1);
});

test("a gate that is down for 5 seconds at a spin is told over the game, which tries again and goes on: each stake is taken 1 time", async ({
  page,
  siteWith,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const site = await siteWith({ GEO_DEFAULT: "IE" });
  const { t } = site;
  await readyPlayer(page, site, "50");
  await page.goto(site.at("/play/2101"));
  const spin = page.frameLocator("iframe").getByRole("button", { name: "Spin", exact: true });
  const isReady = () => expect(spin).not.toHaveAttribute("aria-disabled", "true", { timeout: 90_000 });
  await isReady();
  await site.product.kill();
  await spin.click();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert.getByText(t("core.play_failed_text"))).toBeVisible({ timeout: 90_000 });
  await page.waitForTimeout(5_000);
  await site.product.restart();
  await alert.getByRole("button", { name: t("core.play_again") }).click();
  await isReady();
  await spin.click();
  await expect(
    page
      .frameLocator("iframe")
      .getByText(/^(Won|No win|Paid back)/)
      .first(),
  ).toBeVisible({
    timeout: 90_000,
  });
  await page.goto(site.at("/my-account/history"));
  await expect(page.getByRole("main").getByRole("row")).toHaveCount(1 + 1);
});

test("back after a cashout leads to an empty form, and after a quick deposit from the game: neither moves money again", async ({
  page,
  site,
}) => {
  const { t } = site;
  const { player } = await readyPlayer(page, site, "50");
  await page.goto(site.at("/promotions"));
  await page.goto(site.at("/cashout"));
  const form = moneyForm(page, site);
  await form.amount.fill("20");
  await form.submit.click();
  await player.cashier.getByRole("button", { name: "Send it" }).press("Enter");
  await expect(page).toHaveURL(site.at("/"));
  await page.goBack();
  await expect(page).toHaveURL(site.at("/cashout"));
  await expect(form.amount).toHaveValue("");
  await expect(form.frame).toHaveCount(0);
  await expect(player.balance).toContainText(euros("30", site));

  await page.goto(site.at("/games/bell-tower-bonanza"));
  await page
    .getByRole("main")
    .getByRole("link", { name: t("core.game_play"), exact: true })
    .click();
  await player.quickDeposit("25");
  await expect(player.balance).toContainText(euros("55", site));
  await page.goBack();
  await expect(page).toHaveURL(site.at("/games/bell-tower-bonanza"));
  await page.goForward();
  await expect(page).toHaveURL(/\/play\/2101$/);
  await expect(player.quickSheet).toHaveCount(0);
  await expect(player.balance).toContainText(euros("55", site));
  await page.goto(site.at("/my-account/history/transaction-history"));
  await expect(page.getByRole("main").getByRole("row")).toHaveCount(1 + 3);
});

test("in two tabs: two deposits at once are two payments, one game plays for one balance in both, and a logout in one ends the other", async ({
  page,
  context,
  site,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { t } = site;
  const { player } = await readyPlayer(page, site);
  const otherTab = await context.newPage();
  await otherTab.emulateMedia({ reducedMotion: "reduce" });
  const there = playerOn(otherTab, site);
  const frames = [await player.openDeposit("20"), await there.openDeposit("30")];
  await Promise.all([
    player.pay(frames[0]!, "4111 1111 1111 1111"),
    there.pay(frames[1]!, "4111 1111 1111 1111"),
  ]);
  for (const { balance } of [player, there]) await expect(balance).toContainText(euros("50", site));

  const spins = [page, otherTab].map((tab) =>
    tab.frameLocator("iframe").getByRole("button", { name: "Spin", exact: true }),
  );
  for (const [index, tab] of [page, otherTab].entries()) {
    await tab.bringToFront();
    await tab.goto(site.at("/play/2101"));
    await expect(spins[index]!).not.toHaveAttribute("aria-disabled", "true", { timeout: 90_000 });
  }
  for (const [index, tab] of [page, otherTab].entries()) {
    await tab.bringToFront();
    await spins[index]!.click();
    await expect(
      tab
        .frameLocator("iframe")
        .getByText(/^(Won|No win|Paid back)/)
        .first(),
    ).toBeVisible({ timeout: 90_000 });
  }
  await expect
    .poll(async () => (await player.balance.textContent()) === (await there.balance.textContent()))
    .toBe(true);
  await page.goto(site.at("/my-account/history"));
  await expect(page.getByRole("main").getByRole("row")).toHaveCount(1 + 2);
  await page.goto(site.at("/my-account/history/transaction-history"));
  await expect(page.getByRole("main").getByRole("row")).toHaveCount(1 + 2);

  await otherTab.goto(site.at("/slots"));
  await expect(there.balance).toBeVisible();
  await player.logOut();
  await expect(there.header.getByRole("link", { name: t("core.shell_login") })).toBeVisible();
  await expect(there.balance).toHaveCount(0);
});

test("a refused cashout has its picture and 'Try again', and a quick deposit that is refused, canceled or pending has its own over the game", async ({
  page,
  site,
}) => {
  const { t } = site;
  const { player, driven } = await readyPlayer(page, site, "20");
  await page.goto(site.at("/cashout"));
  const form = moneyForm(page, site);
  await form.amount.fill("20");
  await form.submit.click();
  const send = player.cashier.getByRole("button", { name: "Send it" });
  await expect(send).toBeVisible();
  // Another tab stakes what was to be paid out.
  const { bet } = createSigner(site.product);
  await sendSigned(site.product, bet(driven, 500, { round_closed: true }));
  await expect(player.balance).toContainText(euros("15", site));
  await send.press("Enter");
  await expect(page.getByRole("heading", { name: t("core.money_cashout_failed_title") })).toBeVisible();
  await expect(page.getByText(t("core.money_cashout_failed_text"))).toBeVisible();
  await expect(player.balance).toContainText(euros("15", site));
  await expectAccessible(page, "refused cashout");
  await page.getByRole("button", { name: t("core.money_again") }).click();
  await expect(form.amount).toBeVisible();

  await page.goto(site.at("/play/2101"));
  const { quickSheet } = player;
  const told = (outcome: "failed" | "canceled" | "pending") =>
    expect(
      quickSheet.getByRole("heading", { name: t(`core.money_deposit_${outcome}_title`), exact: true }),
    ).toBeVisible();
  const again = quickSheet.getByRole("button", { name: t("core.money_again") });
  await player.pay(await player.openQuickDeposit("20"), "4000 0000 0000 0002");
  await told("failed");
  await expectAccessible(page, "refused quick deposit");
  await again.click();
  await player.payFromSheet("20");
  await player.cashier.getByRole("button", { name: "Cancel" }).press("Enter");
  await told("canceled");
  await again.click();
  await player.payFromSheet("20");
  await player.pay(player.cashier, "4000 0000 0000 3220");
  await told("pending");
  await expect(again).toHaveCount(0);
  await quickSheet.getByRole("button", { name: t("core.money_back_to_game") }).click();
  await expect(quickSheet).toBeHidden();
  await expect(page).toHaveURL(/\/play\/2101$/);
  await expect(player.balance).toContainText(euros("15", site));
});
