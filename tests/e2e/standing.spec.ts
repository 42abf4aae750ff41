import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { readyPlayer } from "./ready-player.ts";
import { changeStored } from "./stored.ts";

// Tests here stop the process, or change its database.
test.use({ ownProcess: true });

test("new terms and a requested document block play until they are settled", { tag: "@full" }, async ({
  page,
  site,
}) => {
  const { t } = site;
  const { person, player } = await readyPlayer(page, site);
  await page.goto(site.at("/deposit"));
  await page.getByLabel(t("core.money_amount"), { exact: true }).fill("20.00");
  // Every response of the gate reports new terms, so the page's own calls must be over before there are any.
  await page.waitForLoadState("networkidle");
  await changeStored(site, [
    "UPDATE player SET accepted_terms_version = '2020-01-01', document_asked_at = now() WHERE email = $1",
    [person.email],
  ]);

  // A page that was open before gets the new terms from its refused deposit, and redirects to them.
  const dialog = page.getByRole("dialog");
  const bar = page.getByRole("region", { name: t("core.dialog_terms_title") });
  const amount = formatMoney("20.00", "EUR", "en");
  await page.getByRole("button", { name: t("core.money_deposit_submit", { amount }) }).click();
  await expect(page).toHaveURL(/\/info\/terms\?origin=%2Fdeposit/);
  await expect(bar).toBeVisible();

  // Elsewhere they cover the page; the ways out of play stay available.
  await page.goto(site.at("/slots"));
  await expect(dialog.getByRole("heading", { name: t("core.dialog_terms_title") })).toBeVisible();
  await dialog.getByRole("link", { name: t("core.shell_play_safe") }).click();
  await expect(page).toHaveURL(/\/playsafe/);
  await expect(dialog).toHaveCount(0);
  await expect(bar).toBeVisible();

  await page.goto(site.at("/slots"));
  await expect(dialog.getByRole("heading", { name: t("core.dialog_terms_title") })).toBeVisible();
  // The new text is read first; the first control would be the link to withdrawals.
  await expect(dialog.getByRole("heading", { name: t("core.dialog_terms_title") })).toBeFocused();
  await expectAccessible(page, "new terms");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await page.goto(site.at("/play/2101"));
  await expect(page).toHaveURL(/\/info\/terms\?origin=%2Fplay%2F2101/);
  await expect(dialog).toHaveCount(0);
  // The press counts once the page is hydrated.
  await page.waitForLoadState("networkidle");
  await bar.getByRole("button", { name: t("core.dialog_terms_accept") }).click();
  await expect(page).toHaveURL(/\/my-account\/account-info\?origin=%2Fplay%2F2101/);
  await expect(page.getByRole("heading", { name: t("core.account_document_title") })).toBeVisible();
  await expectAccessible(page, "document asked");
  await page.goto(site.at("/slots"));
  await expect(player.balance).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
