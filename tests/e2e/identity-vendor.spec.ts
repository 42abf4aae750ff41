import { expect, expectAccessible, test } from "./fixtures.ts";
import { askWho, deskOf } from "./office-desk.ts";
import { showDocument } from "./prove-identity.ts";
import { readyPlayer } from "./ready-player.ts";

// The office's queue has this document alone.
test.use({ ownProcess: true });

test("a document in which the identity vendor has read another name waits for the office, which sees both beside each other and refuses it; the player may begin anew", {
  tag: "@full",
}, async ({ browser, page, site }) => {
  const { t } = site;
  const { person } = await readyPlayer(page, site);
  const hanna = await deskOf(browser, site.product.officeUrl, "Hanna Safety");
  const dialog = hanna.getByRole("dialog");
  await askWho(hanna, person.email);
  await page.goto(site.at("/my-account/account-info"));
  await showDocument(page, site, "Approve, but the document has another name");
  await expect(page.getByText(t("core.documents_check_looking"))).toBeVisible();
  await expectAccessible(page, "a document that somebody looks at");

  await hanna
    .getByRole("navigation")
    .getByRole("link", { name: /^Documents/ })
    .click();
  await hanna.getByRole("button", { name: /^Identity/ }).click();
  await expect(hanna.getByText("Differs from the account")).toBeVisible();
  await hanna.getByRole("button", { name: "Open", exact: true }).click();
  await dialog.getByRole("button", { name: "Open", exact: true }).click();
  await expect(hanna.getByText("Casimir Otherwise")).toBeVisible();
  await expect(hanna.getByText(person.lastName).first()).toBeVisible();
  await expectAccessible(hanna, "what the vendor has read");
  await hanna.keyboard.press("r");
  await dialog.getByLabel("Why").selectOption({ label: "Its data differ from the account's" });
  await dialog.getByRole("button", { name: "Refuse", exact: true }).click();
  await expect(dialog).toBeHidden();

  await page.reload();
  await expect(page.getByText(t("core.documents_cause_data_differ"))).toBeVisible();
  await page.getByRole("button", { name: t("core.documents_check_again") }).click();
  await expect(page.getByText(t("core.documents_check_preparing"))).toBeVisible();
  await hanna.context().close();
});
