import type { Page } from "@playwright/test";
import { codeAt } from "../../apps/gate/src/testing/app-code.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, type Site, test } from "./fixtures.ts";
import { readyPlayer } from "./ready-player.ts";

/** A phone's authenticator, which answers by itself when a dialog asks and never suggests a passkey in a field. */
async function withAuthenticator(page: Page) {
  await page.addInitScript(() => {
    if (!("PublicKeyCredential" in window)) return;
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return {
    setVerified: (isUserVerified: boolean) =>
      devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

const card = (page: Page, site: Site, title: Parameters<Site["t"]>[0]) =>
  page.getByRole("region", { name: site.t(title) });

test("a passkey is added, logs in without a password, is refused without the finger, and is removed", {
  tag: "@at-one-width",
}, async ({ page, site }) => {
  const { t } = site;
  const authenticator = await withAuthenticator(page);
  const { person, player } = await readyPlayer(page, site, "20.00");
  await page.goto(site.at("/my-account/user-settings"));
  const passkeys = card(page, site, "core.settings_passkeys");
  await expect(passkeys.getByText(t("core.settings_passkeys_none"))).toBeVisible();
  const add = passkeys.getByRole("button", { name: t("core.settings_passkey_add") });
  await add.click();
  await passkeys.getByLabel(t("core.settings_passkey_name")).fill(" ");
  await add.click();
  await expect(passkeys.getByText(t("core.error_field_required"))).toBeVisible();
  await passkeys.getByLabel(t("core.settings_passkey_name")).fill("My phone");
  await passkeys.getByLabel(t("static.login_password"), { exact: true }).fill("not my password");
  await add.click();
  await expect(passkeys.getByText(t("core.error_password_wrong"))).toBeVisible();
  await passkeys.getByLabel(t("static.login_password"), { exact: true }).fill(person.password);
  await add.click();
  await expect(passkeys.getByText("My phone")).toBeVisible();
  await expect(passkeys.getByText(t("core.settings_passkey_unused"))).toBeVisible();
  await expectAccessible(page, "settings with a passkey");

  await player.logOut();
  await page.goto(site.at("/login"));
  const use = page.getByRole("button", { name: t("static.login_passkey") });
  await authenticator.setVerified(false);
  await use.click();
  await expect(page.getByText(t("static.login_passkey_stopped"))).toBeVisible();
  await expectAccessible(page, "login after a stopped passkey");
  await authenticator.setVerified(true);
  await use.click();
  await expect(player.balance).toContainText("20.00");

  await page.goto(site.at("/my-account/user-settings"));
  await expect(passkeys.getByText(t("core.settings_passkey_unused"))).toBeHidden();
  await passkeys.getByRole("button", { name: t("core.settings_passkey_remove") }).click();
  await passkeys.getByLabel(t("static.login_password"), { exact: true }).fill(person.password);
  await passkeys.getByRole("button", { name: t("core.settings_passkey_remove") }).click();
  await expect(passkeys.getByText(t("core.settings_passkeys_none"))).toBeVisible();
  await player.logOut();
  await page.goto(site.at("/login"));
  await use.click();
  await expect(page.getByText(t("core.error_passkey_wrong"))).toBeVisible();
});

test("an authenticator app is set up with its first code, asked at the login, and a code of the sheet is as good", {
  tag: ["@at-one-width", "@full"],
}, async ({ page, site }) => {
  const { t } = site;
  const { person, player } = await readyPlayer(page, site);
  await page.goto(site.at("/my-account/user-settings"));
  const app = card(page, site, "core.settings_app");
  await app.getByRole("button", { name: t("core.settings_app_begin") }).click();
  await app.getByLabel(t("static.login_password"), { exact: true }).fill(person.password);
  await app.getByRole("button", { name: t("core.settings_continue") }).click();
  await expect(app.getByRole("img", { name: t("core.settings_app_picture") })).toBeVisible();
  await expectAccessible(page, "setting an app up");
  await expectNoSidewaysScroll(page);
  const link = app.getByRole("link", { name: t("core.settings_app_open") });
  const secret = new URL((await link.getAttribute("href"))!).searchParams.get("secret")!;
  const confirm = async (code: string) => {
    await app.getByLabel(t("core.settings_app_code")).fill(code);
    await app.getByRole("button", { name: t("core.settings_app_confirm") }).click();
  };
  await confirm(codeAt(secret, new Date(0)));
  await expect(app.getByText(t("core.error_activation_code_wrong"))).toBeVisible();
  await confirm(codeAt(secret, new Date()));
  await expect(app.getByRole("button", { name: t("core.settings_app_end") })).toBeVisible();
  await expect(app.getByText(t("core.settings_app_paper"))).toBeVisible();

  const sheet = card(page, site, "core.settings_codes_beside_app");
  const issue = sheet.getByRole("button", { name: t("core.settings_codes_issue") });
  await issue.click();
  await sheet.getByLabel(t("core.settings_codes_password"), { exact: true }).fill(person.password);
  await issue.click();
  // The code of the next half minute: that of this one is used up.
  await sheet.getByLabel(t("static.login_code_app")).fill(codeAt(secret, new Date(Date.now() + 30_000)));
  await issue.click();
  const codes = sheet.getByRole("list", { name: t("core.settings_codes_list") }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const first = /(?:[0-9A-Z]{4}-){2}[0-9A-Z]{4}$/.exec((await codes.allTextContents())[0]!)![0];

  await player.logOut();
  await player.tryLogin(person);
  const asked = page.getByLabel(t("static.login_code_app"));
  await expect(asked).toBeVisible();
  await expectAccessible(page, "login with an app's code");
  const enter = async (code: string) => {
    await asked.fill(code);
    await page
      .getByRole("main")
      .getByRole("button", { name: t("static.login_submit") })
      .click();
  };
  await enter("000000");
  await expect(page.getByText(t("core.error_second_factor_wrong"))).toBeVisible();
  await enter(first);
  await expect(player.balance).toBeVisible();
});
