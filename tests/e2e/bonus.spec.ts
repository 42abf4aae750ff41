import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";
import { euros, writesOf } from "./player.ts";
import { readyPlayer } from "./ready-player.ts";

test("an unknown code is refused in its field, a valid one waits for a deposit that starts it, and the rewards page counts it", {
  tag: "@full",
}, async ({ page, site }) => {
  const { t } = site;
  const { player } = await readyPlayer(page, site);
  await page.goto(site.at("/promotions/rewards"));
  await expect(page.getByRole("heading", { level: 1, name: t("promo.rewards_title") })).toBeVisible();
  await expect(page.getByRole("link", { name: t("promo.rewards_yours", { count: 0 }) })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: t("promo.rewards_login") })).toHaveCount(0);
  await expectAccessible(page, "a player's rewards");
  await expectNoSidewaysScroll(page);

  await page.goto(site.at("/claim-code"));
  const code = page.getByLabel(t("core.bonus_code"), { exact: true });
  const claim = page.getByRole("main").getByRole("button", { name: t("core.bonus_claim_submit") });
  await code.fill("NOSUCHCODE");
  await claim.click();
  await expect(code).toHaveAccessibleDescription(new RegExp(t("core.error_bonus_code_unknown")));
  await expect(code).toHaveValue("NOSUCHCODE");
  await code.fill("welcome100");
  await claim.click();
  await expect(page.getByRole("heading", { name: t("core.bonus_claimed_title") })).toBeVisible();
  await page.goto(site.at("/promotions/rewards"));
  await page.getByRole("link", { name: t("promo.rewards_yours", { count: 1 }) }).click();
  await expect(page).toHaveURL(site.at("/bonus"));
  const card = page.getByRole("article").filter({ hasText: "WELCOME100" });
  await expect(card.getByText(t("core.bonus_state_waiting"))).toBeVisible();
  await player.deposit("20");
  await expect(player.balance).toContainText(euros("40", site));
  await page.goto(site.at("/bonus"));
  await expect(card.getByText(t("core.bonus_state_active"))).toBeVisible();
});

test("giving up a bonus needs a confirmation: its money is removed and the cash stays, and double clicks on the deposit with its code, on 'Pay' and on 'Give it up' do each once", async ({
  page,
  site,
}) => {
  const { t } = site;
  const { player } = await readyPlayer(page, site);
  const sent = writesOf(page, /deposit$|claimcode|give_up$/);
  await page.goto(site.at("/deposit?code=BELL25"));
  await page.getByLabel(t("core.money_amount"), { exact: true }).fill("40");
  await page
    .getByRole("main")
    .getByRole("button", { name: t("core.money_deposit_submit", { amount: euros("40", site) }) })
    .dblclick();
  await player.fillCard("4111 1111 1111 1111");
  await player.cashierIsAtRest();
  await player.cashier.getByRole("button", { name: "Pay" }).dblclick();
  await expect(page.getByRole("heading", { name: t("core.money_deposit_success_title") })).toBeVisible();
  await expect(player.balance).toContainText(euros("50", site));
  expect(sent.splice(0)).toHaveLength(2);

  await page.goto(site.at("/bonus"));
  const card = page.getByRole("article").filter({ hasText: "BELL25" });
  const open = card.getByRole("button", { name: t("core.bonus_give_up") });
  const dialog = page.getByRole("dialog", { name: t("core.bonus_give_up_title") });
  await open.click();
  await expectAccessible(page, "giving up a bonus");
  await dialog
    .getByRole("button", { name: t("core.bonus_give_up_keep") })
    .last()
    .click();
  await expect(dialog).toHaveCount(0);
  await expect(card.getByText(t("core.bonus_state_active"))).toBeVisible();
  expect(sent).toHaveLength(0);
  await open.click();
  await dialog.getByRole("button", { name: t("core.bonus_give_up"), exact: true }).dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(card.getByText(t("core.bonus_state_given_up"))).toBeVisible();
  await expect(player.balance).toContainText(euros("40", site));
  expect(sent).toHaveLength(1);
  await page.goto(site.at("/my-account/history/transaction-history"));
  await expect(page.getByRole("main").getByRole("row")).toHaveCount(2);
});
