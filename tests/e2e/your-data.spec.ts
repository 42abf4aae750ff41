import { readFile } from "node:fs/promises";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";
import { deskOf, findByKeyboard } from "./office-desk.ts";
import { readyPlayer } from "./ready-player.ts";

test("a player saves a file with what is known of them, and is not deleted while there is money in the account, neither here nor at the office, which hands out the same", {
  tag: "@full",
}, async ({ browser, page, site }) => {
  const { t } = site;
  const { person } = await readyPlayer(page, site, "20.00");
  await page.goto(site.at("/my-account/user-settings"));
  await page.getByRole("link", { name: t("core.data_link") }).click();
  await expect(page.getByText(t("core.error_erasure_cash"))).toBeVisible();
  await expect(page.getByText(t("core.data_group_person_text"))).toBeVisible();
  await expectAccessible(page, "the player's data");
  await expectNoSidewaysScroll(page);

  await page.getByRole("textbox", { name: t("static.login_password"), exact: true }).fill(person.password);
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: t("core.data_export_submit") }).click();
  const file = JSON.parse(await readFile(await (await waiting).path(), "utf8"));
  expect(file.sections.account.email).toBe(person.email);
  expect(file.sections.payments).toHaveLength(1);
  await expect(page.getByText(t("core.data_export_done"))).toBeVisible();

  const hanna = await deskOf(browser, site.product.officeUrl, "Hanna Safety");
  await findByKeyboard(hanna, person.email);
  await hanna.getByRole("button", { name: "Erase" }).click();
  const dialog = hanna.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("wrote a letter");
  await dialog.getByRole("button", { name: "Show what it would do" }).click();
  await expect(dialog.getByText("There is still cash in the account")).toBeVisible();
  await hanna.keyboard.press("Escape");
  await hanna.getByRole("button", { name: "Export data" }).click();
  await dialog.getByLabel("Why is it handed out?").fill("asked by letter");
  const handed = hanna.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save the file" }).click();
  expect(JSON.parse(await readFile(await (await handed).path(), "utf8")).sections.account.email).toBe(
    person.email,
  );
  await hanna.getByRole("link", { name: /^Erasures/ }).click();
  await expect(hanna.getByRole("heading", { name: "Erasures", level: 1 })).toBeVisible();
  await expectAccessible(hanna, "the erasures");
  await hanna.context().close();
});

test("a player without money has everything deleted with password and tick; the office lists it", async ({
  browser,
  page,
  site,
}) => {
  const { t } = site;
  const { person } = await readyPlayer(page, site);
  await page.goto(site.at("/my-account/data"));
  await expect(page.getByText(t("core.data_erase_whole"))).toBeVisible();
  await page.getByRole("button", { name: t("core.data_erase_open") }).click();
  const erase = page.getByRole("button", { name: t("core.data_erase_submit") });
  await erase.click();
  await expect(page.getByText(t("core.data_erase_sure_missing"))).toBeVisible();
  await page.getByLabel(t("core.data_erase_sure")).check();
  await page.locator("#field-erase-password").fill(person.password);
  await erase.click();
  await expect(page.getByRole("dialog").getByText(t("core.account_closed"))).toBeVisible();

  const hanna = await deskOf(browser, site.product.officeUrl, "Hanna Safety");
  await hanna.getByRole("link", { name: /^Erasures/ }).click();
  await expect(hanna.getByText("the player", { exact: true }).first()).toBeVisible();
  await hanna.context().close();
});
