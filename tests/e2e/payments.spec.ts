import { createSigner, sendSigned } from "../servers/player-client.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { euros, moneyForm, readyToSpin, writesOf } from "./player.ts";
import { readyPlayer } from "./ready-player.ts";

test("a cashier that sends nothing for 20 seconds is reported as not opened, and 'Try again' opens the same payment", {
  tag: "@full",
}, async ({ page, site }) => {
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

test("a double click on deposit, quick deposit, withdrawal, a code, a spin and a wheel does each once", async ({
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
  await player.cashierIsAtRest();
  await player.cashier.getByRole("button", { name: "Send it" }).dblclick();
  await expect(page.getByRole("heading", { name: t("core.money_cashout_pending_title") })).toBeVisible();
  expect(sent.splice(0)).toHaveLength(1);

  await page.goto(site.at("/play/2101"));
  const game = page.frameLocator("iframe");
  const spin = game.getByRole("button", { name: /spin/i }).last();
  await expect(spin).toBeEnabled({ timeout: 40_000 });
  await readyToSpin(game, spin);
  await spin.dblclick();
  await readyToSpin(game, spin);
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

  await player.openLastSession();
  await expect(page.getByRole("main").getByRole("row")).toHaveCount(1 + 2);
  await page.goto(site.at("/my-account/history/transaction-history"));
  await expect(page.getByRole("main").getByRole("row")).toHaveCount(4);
});

test("back after a payment leads to the previous page, and forward to an empty form: it is paid once", {
  tag: "@full",
}, async ({ page, site }) => {
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

test("back after a withdrawal leads to an empty form, and after a quick deposit out of the game: neither moves money again", {
  tag: "@full",
}, async ({ page, site }) => {
  const { t } = site;
  const { player } = await readyPlayer(page, site, "50");
  await page.goto(site.at("/promotions"));
  await page.goto(site.at("/cashout"));
  const form = moneyForm(page, site);
  await form.amount.fill("20");
  await form.submit.click();
  await player.cashier.getByRole("button", { name: "Send it" }).press("Enter");
  await expect(page.getByRole("heading", { name: t("core.money_cashout_pending_title") })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("core.money_back_to_lobby") })
    .click();
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
  await expect(page).toHaveURL(/\/play\/2101$/);
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

test("a refused withdrawal has its picture and 'Try again', and a quick deposit that is refused, canceled or pending has its own picture over the game", {
  tag: "@full",
}, async ({ page, site }) => {
  const { t } = site;
  const { player, driven } = await readyPlayer(page, site, "20");
  await page.goto(site.at("/cashout"));
  const form = moneyForm(page, site);
  await form.amount.fill("20");
  await form.submit.click();
  const send = player.cashier.getByRole("button", { name: "Send it" });
  await expect(send).toBeVisible();
  // Another tab stakes the money that was to be withdrawn.
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
  const postOutcome = (outcome: "failed" | "canceled" | "pending") =>
    expect(
      quickSheet.getByRole("heading", { name: t(`core.money_deposit_${outcome}_title`), exact: true }),
    ).toBeVisible();
  const again = quickSheet.getByRole("button", { name: t("core.money_again") });
  await player.payInVain(await player.openQuickDeposit("20"));
  await postOutcome("failed");
  await expectAccessible(page, "refused quick deposit");
  await again.click();
  await player.payFromSheet("20");
  await player.cashier.getByRole("button", { name: "Cancel" }).press("Enter");
  await postOutcome("canceled");
  await again.click();
  await player.payFromSheet("20");
  await player.pay(player.cashier, "4000 0000 0000 3220");
  await postOutcome("pending");
  await expect(again).toHaveCount(0);
  await quickSheet.getByRole("button", { name: t("core.money_back_to_game") }).click();
  await expect(quickSheet).toBeHidden();
  await expect(page).toHaveURL(/\/play\/2101$/);
  await expect(player.balance).toContainText(euros("15", site));
});
