import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { newPerson } from "./person.ts";
import { euros, playerOn, readCode, readyToSpin, startsRound } from "./player.ts";
import { readyPlayer } from "./ready-player.ts";

/** The lobby alone has more than 300 focusable elements. */
const MAX_PRESSES = 500;

/** Presses Tab until the target has the focus, through frames too. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible({ timeout: 60_000 });
  const isThere = () => target.first().evaluate((element) => element === element.ownerDocument.activeElement);
  for (let press = 0; press < MAX_PRESSES; press += 1) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${MAX_PRESSES} presses of Tab do not reach ${target}`);
}

/** Focuses a field and types, or focuses a control and presses it. */
const keyboardOn = (page: Page) => ({
  async type(target: Locator, text: string) {
    await tabTo(page, target);
    await page.keyboard.type(text);
  },
  async press(target: Locator, key: "Enter" | "Space" = "Enter") {
    await tabTo(page, target);
    await page.keyboard.press(key);
  },
});

test("a visitor becomes a player, deposits, plays a round and logs out by keyboard only", {
  tag: "@path",
}, async ({ page, site }) => {
  test.slow();
  const { t } = site;
  const person = newPerson(site);
  const { balance, header, cashier } = playerOn(page, site);
  const main = page.getByRole("main");
  const { type, press } = keyboardOn(page);

  await page.goto(site.at("/"));
  await press(header.getByRole("link", { name: t("core.shell_signup") }));
  await expect(page).toHaveURL(/\/signup/);
  await type(page.getByLabel(t("static.signup_email"), { exact: true }), person.email);
  await type(page.getByLabel(t("static.signup_password"), { exact: true }), person.password);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(t("static.signup_firstname"))).toBeFocused();
  await type(page.getByLabel(t("static.signup_firstname")), "Aino");
  await type(page.getByLabel(t("static.signup_lastname")), person.lastName);
  await type(page.getByLabel(t("static.signup_day"), { exact: true }), "17");
  await type(page.getByLabel(t("static.signup_month"), { exact: true }), "5");
  await type(page.getByLabel(t("static.signup_year"), { exact: true }), "1990");
  await type(page.getByLabel(t("static.signup_gender")), t("static.signup_gender_female"));
  await type(page.getByLabel(t("static.signup_address")), "1 Market Square");
  await type(page.getByLabel(t("static.signup_zip")), "00100");
  await type(page.getByLabel(t("static.signup_city")), "Helsinki");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: t("static.signup_submit") })).toBeVisible();
  await type(page.getByLabel(t("static.signup_phone_number"), { exact: true }), person.phone);
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/activation/);
  await expect(page.getByLabel(t("static.activation_code"))).toBeVisible();
  await type(page.getByLabel(t("static.activation_code")), await readCode(site, `+353${person.phone}`));
  await expect(page.getByRole("heading", { name: t("static.activation_done_title") })).toBeVisible();

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
  await readyToSpin(page.frameLocator("iframe"), spin);
  await startsRound(page, () => press(spin));
  await readyToSpin(page.frameLocator("iframe"), spin);

  await press(page.getByRole("banner").getByRole("link", { name: t("core.shell_back") }));
  await expect(page).not.toHaveURL(/\/play\//);
  await press(page.getByRole("button", { name: t("core.shell_logout") }));
  await expect(header.getByRole("link", { name: t("core.shell_login") })).toBeVisible();
});

test("a player sets a limit, withdraws and self-excludes by keyboard only", { tag: "@full" }, async ({
  page,
  site,
}) => {
  const { t } = site;
  const { player } = await readyPlayer(page, site, "50");
  const main = page.getByRole("main");
  const { type, press } = keyboardOn(page);
  const menu = page.getByRole("navigation", { name: t("core.shell_menu_own") });
  const openFromMenu = (name: string) => press(menu.getByRole("link", { name, exact: true }));

  await page.goto(site.at("/"));
  await openFromMenu(t("core.shell_play_safe"));
  await expect(page).toHaveURL(/\/playsafe/);
  const deposits = page.getByRole("region", { name: t("core.safe_limit_deposit"), exact: true });
  const day = t("core.safe_period_day");
  await press(
    deposits.getByRole("button", {
      name: t("core.safe_limit_set_label", { limit: t("core.safe_limit_deposit"), period: day }),
    }),
  );
  await type(page.getByRole("dialog").getByLabel(t("core.safe_limit_amount")), "40");
  await page.keyboard.press("Enter");
  await expect(deposits.getByRole("meter", { name: day })).toHaveAttribute(
    "aria-valuetext",
    t("core.safe_limit_used", { used: "€50.00", limit: "€40.00" }),
  );

  await openFromMenu(t("core.shell_cashout"));
  await expect(page).toHaveURL(/\/cashout/);
  await type(main.getByLabel(t("core.money_amount"), { exact: true }), "20");
  await page.keyboard.press("Enter");
  await press(player.cashier.getByRole("button", { name: "Send it" }));
  await expect(main.getByRole("heading", { name: t("core.money_cashout_pending_title") })).toBeVisible();
  await expect(player.balance).toContainText(euros("30", site));

  await openFromMenu(t("core.shell_play_safe"));
  await press(main.getByRole("link", { name: t("core.safe_tab_exclusion"), exact: true }));
  await press(main.getByRole("radio", { name: t("core.safe_exclusion_24h") }), "Space");
  await press(main.getByLabel(t("core.safe_exclusion_sure")), "Space");
  await press(main.getByRole("button", { name: t("core.safe_exclusion_break_submit") }));
  await expect(main.getByRole("heading", { name: t("core.safe_away_break_title") })).toBeVisible();
  await expect(player.header.getByRole("link", { name: t("core.shell_login") })).toBeVisible();
});
