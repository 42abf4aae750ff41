import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { euros, newPerson, playerOn, readCode } from "./player.ts";

const MOST_PRESSES = 200;

/** Goes on with Tab until the focus is there, through frames too. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible({ timeout: 60_000 });
  const isThere = () => target.first().evaluate((element) => element === element.ownerDocument.activeElement);
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${MOST_PRESSES} presses of Tab do not lead to ${target}`);
}

test("a visitor becomes a player, deposits, plays a round and logs out by keyboard alone", async ({
  page,
  site,
}) => {
  test.slow();
  const { t } = site;
  const person = newPerson(site);
  const { balance, header, cashier } = playerOn(page, site);
  const main = page.getByRole("main");
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await page.keyboard.type(text);
  };
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press("Enter");
  };

  await page.goto(site.at("/"));
  await press(header.getByRole("link", { name: t("core.shell_signup") }));
  await expect(page).toHaveURL(/\/signup/);
  await type(page.getByLabel(t("static.signup_email"), { exact: true }), person.email);
  await type(page.getByLabel(t("static.signup_password"), { exact: true }), person.password);
  await type(page.getByLabel(t("static.signup_firstname")), "Aino");
  await type(page.getByLabel(t("static.signup_lastname")), person.lastName);
  await type(page.getByLabel(t("static.signup_day"), { exact: true }), "17");
  await type(page.getByLabel(t("static.signup_month"), { exact: true }), "5");
  await type(page.getByLabel(t("static.signup_year"), { exact: true }), "1990");
  await type(page.getByLabel(t("static.signup_gender")), t("static.signup_gender_female"));
  await type(page.getByLabel(t("static.signup_address")), "1 Market Square");
  await type(page.getByLabel(t("static.signup_zip")), "00100");
  await type(page.getByLabel(t("static.signup_city")), "Helsinki");
  await type(page.getByLabel(t("static.signup_phone_number"), { exact: true }), person.phone);
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/activation/);
  const phone = page.getByRole("textbox", { name: t("static.activation_phone_number"), exact: true });
  await expect(phone).toHaveValue(/85/);
  await press(page.getByRole("button", { name: t("static.activation_send") }));
  await expect(page.getByLabel(t("static.activation_code"))).toBeVisible();
  await type(page.getByLabel(t("static.activation_code")), await readCode(site, `+353${person.phone}`));
  await expect(page).not.toHaveURL(/\/activation/);

  await press(header.getByRole("link", { name: t("core.shell_deposit") }));
  await expect(page).toHaveURL(/\/deposit/);
  const amount = main.getByLabel(t("core.money_amount"), { exact: true });
  await tabTo(page, amount);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("20");
  await page.keyboard.press("Enter");
  await type(cashier.getByLabel("Card number"), "4111 1111 1111 1111");
  await type(cashier.getByLabel("Expiry (MM/YY)"), "12/29");
  await type(cashier.getByLabel("Security code"), "123");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: t("core.money_deposit_success_title") })).toBeVisible();
  await expect(balance).toContainText(euros("20", site));

  await press(page.getByRole("button", { name: t("core.shell_games_bar") }));
  const bar = page.getByRole("complementary", { name: t("core.bar_title") });
  await type(bar.getByRole("searchbox"), "bell tower");
  await press(bar.getByRole("link", { name: /bell tower bonanza/i }));
  await expect(page).toHaveURL(/bell-tower-bonanza/);
  await press(main.getByRole("link", { name: t("core.game_play"), exact: true }));
  await expect(page).toHaveURL(/\/play\/\d+/);
  const spin = page.frameLocator("iframe").getByRole("button", { name: /spin/i }).last();
  await expect(spin).not.toHaveAttribute("aria-disabled", "true", { timeout: 60_000 });
  await press(spin);
  await expect(spin).toHaveAttribute("aria-disabled", "true");
  await expect(spin).not.toHaveAttribute("aria-disabled", "true", { timeout: 60_000 });

  await press(page.getByRole("banner").getByRole("link", { name: t("core.shell_back") }));
  await expect(page).not.toHaveURL(/\/play\//);
  await press(page.getByRole("button", { name: t("core.shell_logout") }));
  await expect(header.getByRole("link", { name: t("core.shell_login") })).toBeVisible();
});
