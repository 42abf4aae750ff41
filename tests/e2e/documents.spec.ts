import { dayText } from "@bellwether/contract/day-text.ts";
import { DAY_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { Page } from "@playwright/test";
import { clockSettings } from "../servers/product.ts";
import { readLetters } from "../servers/read-letters.ts";
import { pngWith, uploadDocument } from "../servers/upload-document.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";
import { askWho, deskOf } from "./office-desk.ts";
import { readyPlayer } from "./ready-player.ts";

/** A picture that is larger than any other call may be: the page itself. */
const photo = async (page: Page) => ({
  ...{ name: "passport.png", mimeType: "image/png" },
  buffer: await page.screenshot({ fullPage: true }),
});

test("a player who is asked for a document uploads a picture, after a file that is none was refused; the office accepts it, and the player may deposit again", async ({
  browser,
  page,
  site,
}) => {
  const { person, player } = await readyPlayer(page, site, "20.00");
  const hanna = await deskOf(browser, site.product.officeUrl, "Hanna Safety");
  const dialog = hanna.getByRole("dialog");
  await askWho(hanna, person.email);

  await page.goto(site.at("/my-account/account-info"));
  await page.getByRole("link", { name: site.t("core.documents_open") }).click();
  await expect(page.getByText(site.t("core.documents_asked_identity"))).toBeVisible();
  await expectAccessible(page, "the documents");
  const files = page.locator("input[type=file]");
  await files.setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
  await expect(page.getByText(site.t("core.error_file_unknown"))).toBeVisible();
  await files.setInputFiles(await photo(page));
  await expect(
    page.getByRole("listitem").filter({ hasText: site.t("core.documents_side_front") }),
  ).toBeVisible();
  await page.getByRole("button", { name: site.t("core.documents_send") }).click();
  await expect(page.getByText(site.t("core.documents_state_waiting"), { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await hanna
    .getByRole("navigation")
    .getByRole("link", { name: /^Documents/ })
    .click();
  await hanna.getByRole("button", { name: /^Identity/ }).click();
  await hanna.getByRole("button", { name: "Open", exact: true }).click();
  await dialog.getByRole("button", { name: "Open", exact: true }).click();
  await expect(hanna.getByText(person.lastName).first()).toBeVisible();
  await expect(hanna.getByRole("img", { name: "Front" })).toBeVisible();
  await expectAccessible(hanna, "an open document");

  const gus = await deskOf(browser, site.product.officeUrl, "Gus Safety");
  await gus
    .getByRole("navigation")
    .getByRole("link", { name: /^Documents/ })
    .click();
  await gus.getByRole("button", { name: /^Identity/ }).click();
  await expect(gus.getByText("Hanna Safety has it").first()).toBeVisible();
  await expect(gus.getByRole("button", { name: "Open", exact: true })).toBeDisabled();

  await hanna.keyboard.press("a");
  await dialog.getByLabel("Last day on which it is valid").fill("2036-01-31");
  await dialog.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(dialog.getByText("Needed", { exact: true })).toBeVisible();
  await dialog.getByLabel("What you have compared").fill("name and birthday");
  await dialog.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(hanna.getByText("No document waits.")).toBeVisible();

  await page.reload();
  await expect(page.getByText(site.t("core.documents_state_accepted"), { exact: true })).toBeVisible();
  await page.goto(site.at("/my-account/account-info"));
  await expect(player.balance).toContainText("20.00");
  await expect(page.getByText(site.t("core.account_document_title"))).toBeHidden();
  for (const desk of [hanna, gus]) await desk.context().close();
});

test("a passport that is accepted with 20 days left stands under Expiring, its player gets a letter, and is asked for another one there", {
  tag: "@full",
}, async ({ browser, page, siteWith }) => {
  test.slow();
  const site = await siteWith(clockSettings(0));
  const { person, driven } = await readyPlayer(page, site, "20.00");
  const { document } = await uploadDocument(
    site.product,
    { ...driven, brand: site.brand },
    pngWith("passport"),
  );
  const { document_id } = document!;
  await driven.gate.call("sendDocument", { document_id });

  const hanna = await deskOf(browser, site.product.officeUrl, "Hanna Safety");
  const dialog = hanna.getByRole("dialog");
  await hanna.goto(`${site.product.officeUrl}/documents?document=${document_id}`);
  await hanna.getByRole("button", { name: "Open", exact: true }).click();
  await dialog.getByRole("button", { name: "Open", exact: true }).click();
  await hanna.getByRole("button", { name: "Accept", exact: true }).click();
  await dialog.getByLabel("Last day on which it is valid").fill(dayText(new Date(Date.now() + 20 * DAY_MS)));
  await dialog.getByLabel("What you have compared").fill("name and birthday");
  await dialog.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(dialog).toBeHidden();
  await hanna.getByRole("link", { name: "Expiring" }).click();
  const entry = hanna.getByRole("list", { name: "Documents" }).getByRole("button");
  await expect(entry).toContainText("20 days left");
  await expect(entry).toContainText("Then withdrawals wait");
  await entry.click();
  await expectAccessible(hanna, "a document that expires");

  // The job that writes runs every five minutes.
  await site.product.restart(clockSettings(6 * MINUTE_MS));
  const letters = () => readLetters(site.product, person.email, /your document expires soon/);
  await expect.poll(letters).toHaveLength(1);
  await hanna.getByRole("link", { name: "Orla V." }).click();
  await expect(hanna.getByText("Reminded that a document expires")).toBeVisible();
  await hanna.keyboard.press("d");
  await dialog.getByLabel("What").selectOption({ label: "Identity" });
  await dialog.getByLabel("Why").fill("the passport ends in 20 days");
  await dialog.getByRole("button", { name: "Ask for a document" }).click();
  await expect(dialog).toBeHidden();
  await page.goto(site.at("/my-account/documents"));
  await expect(page.getByText(site.t("core.documents_asked_identity"))).toBeVisible();
  await hanna.context().close();
});
