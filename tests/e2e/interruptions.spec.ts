import type { Page, WebSocketRoute } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { euros, moneyForm, playerOn } from "./player.ts";
import { readyPlayer } from "./ready-player.ts";
import { changeStored } from "./stored.ts";

// Tests here stop the process, or change its database.
test.use({ ownProcess: true });

/** Controls the page's push connection: cuts it, and lets it through again. */
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

test("a session that ended while a form was being filled in is reported when the form is refused, opens no payment, and the login leads back to the form and its input", {
  tag: "@full",
}, async ({ page, site, browser }) => {
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

test("the input of one player before the session's end is not shown to the next player who logs in there", {
  tag: "@full",
}, async ({ page, site, browser }) => {
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

test("a lost push connection reconnects by itself, with the balance that changed meanwhile", {
  tag: "@full",
}, async ({ page, site, context }) => {
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

test("a gate that is down for 5 seconds is reported beside the form, which keeps its 35.00 and then submits it", {
  tag: "@full",
}, async ({ page, site }) => {
  const { player } = await readyPlayer(page, site);
  await page.clock.install();
  await page.goto(site.at("/deposit"));
  const form = moneyForm(page, site);
  await form.amount.fill("35.00");
  // A page that is still loading when the gate stops could show nothing.
  await page.waitForLoadState("networkidle");
  await expect(form.submit).toBeVisible();
  await site.product.kill();
  await form.submit.click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(site.t("core.error_message"));
  await page.clock.runFor(5_000);
  await site.product.restart();
  await expect(form.amount).toHaveValue("35.00");
  await form.submit.click();
  await expect(form.frame).toBeVisible();
  await player.pay(player.cashier, "4111 1111 1111 1111");
  await expect(player.balance).toContainText(euros("35", site));
});

test("a page requested while the gate is down for 5 seconds is reported as not loaded, and 'Please try again' loads it afterwards", {
  tag: "@full",
}, async ({ page, site }) => {
  const { t } = site;
  const { player } = await readyPlayer(page, site);
  await page.clock.install();
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
  await page.clock.runFor(5_000);
  await site.product.restart();
  await page.getByRole("button", { name: t("core.error_page_retry") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("core.shell_all_games") })).toBeVisible();
  await expect(player.balance).toBeVisible();
});

test("a session that expired while a form was being filled in is reported as idle by a refused withdrawal and a refused limit, and the login leads back to the form and its input", {
  tag: "@full",
}, async ({ page, site }) => {
  test.slow();
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

test("a gate that is down at a spin: the game says that the round is being looked up; when the gate is back, that it did not begin and no stake was taken; the next spin is the only round", {
  tag: "@path",
}, async ({ page, site }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await readyPlayer(page, site, "50");
  await page.clock.install();
  await page.goto(site.at("/play/2101"));
  const spin = page.frameLocator("iframe").getByRole("button", { name: "Spin", exact: true });
  const isReady = () => expect(spin).not.toHaveAttribute("aria-disabled", "true", { timeout: 90_000 });
  await expect(spin).toBeVisible({ timeout: 90_000 });
  await isReady();
  // A part of the page that cannot be loaded reloads the page [2.18]: all of it must be there first.
  await page.waitForLoadState("networkidle");
  await site.product.kill();
  await spin.click();
  await expect(page.frameLocator("iframe").getByText(/We are looking up your round/)).toBeVisible({
    timeout: 90_000,
  });
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  await site.product.restart();
  const game = page.frameLocator("iframe");
  await expect(game.getByText("The round did not begin. No stake was taken.")).toBeVisible({
    timeout: 90_000,
  });
  await game.getByRole("button", { name: "Understood" }).click();
  await isReady();
  await spin.click();
  await expect(game.getByText(/^(Won|No win|Paid back)/).first()).toBeVisible({
    timeout: 90_000,
  });
  await playerOn(page, site).openLastSession();
  await expect(page.getByRole("main").getByRole("row")).toHaveCount(1 + 1);
});

test("[2.18] a part of the page that does not load while the server is down leaves the open game as it is, and loads on request when the server is back", {
  tag: "@full",
}, async ({ page, site }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await readyPlayer(page, site, "50");
  await page.goto(site.at("/play/2101"));
  const spin = page.frameLocator("iframe").getByRole("button", { name: "Spin", exact: true });
  await expect(spin).not.toHaveAttribute("aria-disabled", "true", { timeout: 90_000 });
  await page.waitForLoadState("networkidle");
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await site.product.kill();
  // The code of the quick deposit is fetched when it is first opened.
  await page
    .getByRole("banner")
    .getByRole("link", { name: site.t("core.shell_deposit") })
    .click();
  const message = page.getByRole("alert").filter({ hasText: site.t("core.shell_part_missing") });
  await expect(message).toBeVisible();
  await expect(spin).toBeVisible();
  await site.product.restart();
  await message.getByRole("button", { name: site.t("core.shell_part_retry") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(message).toBeHidden();
  expect(loads).toBe(0);
});

test("in two tabs: two deposits at once are two payments, one game uses one balance in both, and a logout in one ends the other", {
  tag: "@full",
}, async ({ page, context, site }) => {
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
  await playerOn(page, site).openLastSession();
  await expect(page.getByRole("main").getByRole("row")).toHaveCount(1 + 2);
  await page.goto(site.at("/my-account/history/transaction-history"));
  await expect(page.getByRole("main").getByRole("row")).toHaveCount(1 + 2);

  await otherTab.goto(site.at("/slots"));
  await expect(there.balance).toBeVisible();
  await player.logOut();
  await expect(there.header.getByRole("link", { name: t("core.shell_login") })).toBeVisible();
  await expect(there.balance).toHaveCount(0);
});
