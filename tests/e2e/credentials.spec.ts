import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, type Site, test } from "./fixtures.ts";
import { readMailedLink } from "./outside.ts";
import { newPerson } from "./person.ts";
import { playerOn } from "./player.ts";
import { readyPlayer } from "./ready-player.ts";

/** “Code 1” and the code itself are in one list item. */
const codeIn = (text: string) => /(?:[0-9A-Z]{4}-){2}[0-9A-Z]{4}$/.exec(text)![0];

/** The settings' two-factor section, and how its sheet of codes is requested. */
async function openLock(page: Page, site: Site) {
  const { t } = site;
  await page.goto(site.at("/my-account/user-settings"));
  const lock = page.getByRole("region", { name: t("core.settings_codes") });
  const issue = lock.getByRole("button", { name: t("core.settings_codes_issue") });
  await issue.click();
  const issueWith = async (password: string) => {
    await lock.getByLabel(t("core.settings_codes_password"), { exact: true }).fill(password);
    await issue.click();
  };
  return { lock, issueWith };
}

test.describe("a forgotten password", () => {
  test("a forgotten password is replaced by a mailed link that works once, with a new one typed twice", async ({
    page,
    site,
  }) => {
    const { t } = site;
    const { person, player } = await readyPlayer(page, site);
    await player.logOut();
    await page.goto(site.at("/login"));
    await page.getByRole("link", { name: t("static.login_forgotten") }).click();
    await page.getByRole("button", { name: t("static.forgotten_submit") }).click();
    await expect(page.getByText(t("core.error_email_required"))).toBeVisible();
    await page.getByLabel(t("static.forgotten_email")).fill(person.email);
    await page.getByRole("button", { name: t("static.forgotten_submit") }).click();
    await expect(page.getByRole("heading", { name: t("static.forgotten_sent_title") })).toBeVisible();

    const link = await readMailedLink(site, person.email);
    await page.goto(link);
    await expectAccessible(page, "new password");
    await page.getByLabel(t("static.forgotten_password"), { exact: true }).fill("another long password");
    await page.getByLabel(t("static.forgotten_repeat"), { exact: true }).fill("another short password");
    await page.getByRole("button", { name: t("static.forgotten_new_submit") }).click();
    await expect(page.getByText(t("core.error_password_repeat"))).toBeVisible();
    await page.getByLabel(t("static.forgotten_password"), { exact: true }).fill("another long password");
    await page.getByLabel(t("static.forgotten_repeat"), { exact: true }).fill("another long password");
    await page.getByRole("button", { name: t("static.forgotten_new_submit") }).click();
    await expect(page.getByRole("heading", { name: t("static.forgotten_set_title") })).toBeVisible();

    await page.goto(link);
    await expect(page.getByRole("heading", { name: t("static.forgotten_invalid_title") })).toBeVisible();
    await player.logIn({ ...person, password: "another long password" });
  });

  test("a forgotten password of an unknown address gets the same response", {
    tag: ["@full", "@at-one-width"],
  }, async ({ page, site }) => {
    await page.goto(site.at("/forgotten-password"));
    await page.getByLabel(site.t("static.forgotten_email")).fill("nobody@example.org");
    await page.getByRole("button", { name: site.t("static.forgotten_submit") }).click();
    await expect(page.getByRole("heading", { name: site.t("static.forgotten_sent_title") })).toBeVisible();
  });
});

test("the password changes only with the old one and a new one typed twice, and the settings are accessible", {
  tag: "@full",
}, async ({ page, site }) => {
  const { t } = site;
  const { person, player } = await readyPlayer(page, site);
  await page.goto(site.at("/my-account/user-settings"));
  await expectAccessible(page, "settings");
  await expectNoSidewaysScroll(page);
  const change = async (old: string, next: string, again = next) => {
    await page.getByLabel(t("core.settings_password_old"), { exact: true }).fill(old);
    await page.getByLabel(t("core.settings_password_new"), { exact: true }).fill(next);
    await page.getByLabel(t("core.settings_password_repeat"), { exact: true }).fill(again);
    await page.getByRole("button", { name: t("core.settings_password_submit") }).click();
  };
  await change("not my password", "another long password");
  await expect(page.getByText(t("core.error_password_wrong"))).toBeVisible();
  await change(person.password, "another long password", "and another");
  await expect(page.getByText(t("core.error_password_repeat"))).toBeVisible();
  await change(person.password, "password123");
  await expect(page.getByText(t("core.error_password_common"))).toBeVisible();
  await change(person.password, "another long password");
  await expect(page.getByText(t("core.settings_password_saved"))).toBeVisible();
  await player.logOut();
  await player.logIn({ ...person, password: "another long password" });
});

test("the second factor asks for code 1, refuses a wrong one, and accepts none twice", {
  tag: "@full",
}, async ({ page, site }) => {
  const { t } = site;
  const { person, player } = await readyPlayer(page, site);
  const { lock, issueWith } = await openLock(page, site);
  await issueWith("not my password");
  await expect(lock.getByText(t("core.error_password_wrong"))).toBeVisible();
  await issueWith(person.password);
  const codes = lock.getByRole("list", { name: t("core.settings_codes_list") }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await expectAccessible(page, "sheet of codes");
  const [first, second] = (await codes.allTextContents()).map(codeIn);
  await page.reload();
  await expect(lock.getByText(t("core.settings_codes_on", { count: 10 }))).toBeVisible();
  await expect(codes).toHaveCount(0);

  const enter = async (code: string) => {
    await page.getByLabel(/from your sheet/).fill(code);
    await page
      .getByRole("main")
      .getByRole("button", { name: t("static.login_submit") })
      .click();
  };
  const begin = async () => {
    await player.tryLogin(person);
    await expect(page.getByRole("heading", { name: t("static.login_code_title") })).toBeVisible();
  };
  await player.logOut();
  await begin();
  await expectAccessible(page, "login with a code");
  await enter("0000-0000-0000");
  await expect(page.getByText(t("core.error_scratch_code_wrong"))).toBeVisible();
  await enter(first!);
  await expect(player.balance).toBeVisible();
  await player.logOut();
  await begin();
  await expect(page.getByLabel("Code 2 from your sheet")).toBeVisible();
  await enter(first!);
  await expect(page.getByText(t("core.error_scratch_code_wrong"))).toBeVisible();
  await enter(second!);
  await expect(player.balance).toBeVisible();
});

test("a login with a code works without JavaScript", { tag: ["@at-one-width", "@full"] }, async ({
  page,
  site,
  browser,
}) => {
  const { person } = await readyPlayer(page, site);
  const { lock, issueWith } = await openLock(page, site);
  await issueWith(person.password);
  await expect(lock.getByRole("listitem")).toHaveCount(10);
  const [first] = await lock.getByRole("listitem").allTextContents();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  const reader = playerOn(plain, site);
  await reader.tryLogin(person);
  await plain.getByLabel(/from your sheet/).fill(codeIn(first!));
  await reader.enterLogin(person);
  await context.close();
});

test("a new email address takes effect once its link was confirmed, on a device without a session", {
  tag: "@full",
}, async ({ page, site, browser }) => {
  const { t } = site;
  const { person, player } = await readyPlayer(page, site);
  const address = newPerson(site).email;
  await page.goto(site.at("/my-account"));
  await page.getByRole("link", { name: t("core.account_edit_email") }).click();
  await page.getByLabel(t("static.email_new")).fill("no address");
  await page.getByLabel(t("static.login_password"), { exact: true }).fill(person.password);
  await page.getByRole("button", { name: t("static.email_submit") }).click();
  await expect(page.getByText(t("core.error_email_invalid"))).toBeVisible();
  await page.getByLabel(t("static.email_new")).fill(address);
  await page.getByLabel(t("static.login_password"), { exact: true }).fill(person.password);
  await page.getByRole("button", { name: t("static.email_submit") }).click();
  await expect(page.getByRole("heading", { name: t("static.email_sent_title") })).toBeFocused();
  await page.goto(site.at("/my-account"));
  await expect(page.getByText(t("core.account_email_pending", { email: address }))).toBeVisible();

  const elsewhere = await browser.newContext();
  const reader = await elsewhere.newPage();
  const link = await readMailedLink(site, address);
  await reader.goto(link);
  await expectAccessible(reader, "confirm email");
  await reader.getByRole("button", { name: t("static.email_confirm_submit") }).click();
  await expect(reader.getByRole("heading", { name: t("static.email_confirmed_title") })).toBeVisible();
  await reader.goto(link);
  await expect(reader.getByRole("heading", { name: t("static.email_invalid_title") })).toBeVisible();
  await elsewhere.close();
  await player.logOut();
  await player.logIn({ ...person, email: address });
});

test("the player's own email address, in capitals too, is reported as such: no link is mailed", {
  tag: "@full",
}, async ({ page, site }) => {
  const { t } = site;
  const { person } = await readyPlayer(page, site);
  await page.goto(site.at("/set-email"));
  await page.getByLabel(t("static.email_new")).fill(person.email.toUpperCase());
  await page.getByLabel(t("static.login_password"), { exact: true }).fill(person.password);
  await page.getByRole("button", { name: t("static.email_submit") }).click();
  await expect(page.getByRole("heading", { name: t("static.email_kept_title") })).toBeFocused();
  await expect(page.getByRole("heading", { name: t("static.email_sent_title") })).toHaveCount(0);
});
