import { expect, expectAccessible, test } from "./fixtures.ts";
import { deskOf } from "./office-desk.ts";
import { moneyForm } from "./player.ts";
import { playerIdOf, readyPlayer } from "./ready-player.ts";

test("500.00 that go in and out unplayed are a case, of which a report is kept, and the withdrawal waits until it is decided", {
  tag: "@full",
}, async ({ browser, page, site }) => {
  const { player } = await readyPlayer(page, site, "500.00");
  await page.goto(site.at("/cashout"));
  const form = moneyForm(page, site);
  await form.amount.fill("500");
  await form.submit.click();
  await player.cashier.getByRole("button", { name: "Send it" }).press("Enter");
  await expect(page.getByRole("heading", { name: site.t("core.money_cashout_pending_title") })).toBeVisible();
  const id = await playerIdOf(page, site);

  const hanna = await deskOf(browser, site.product.officeUrl, "Hanna Safety");
  await hanna.goto(`${site.product.officeUrl}/players/${id}`);
  await expect(hanna.getByText("Paid in and out with little play")).toBeVisible();
  await hanna.getByRole("link", { name: "Money laundering" }).click();
  await expect(hanna.getByText("Staked in cash")).toBeVisible();
  await expect(hanna.getByText("€500.00").first()).toBeVisible();
  await expectAccessible(hanna, "a case about money laundering");

  const dialog = hanna.getByRole("dialog");
  await hanna.getByRole("button", { name: "Keep a report" }).click();
  await dialog.getByRole("button", { name: "Keep a report" }).click();
  await expect(dialog.getByText("Needed").first()).toBeVisible();
  await dialog.getByLabel("The authority's reference").fill("FIU-7");
  await dialog.getByLabel("The report").fill("Paid in from one card and out to another account.");
  await expectAccessible(hanna, "a report of suspicion");
  await dialog.getByRole("button", { name: "Keep a report" }).click();
  await expect(dialog).toBeHidden();
  await hanna.getByRole("button", { name: "Read", exact: true }).click();
  await dialog.getByLabel("Why you read it").fill("the authority asks");
  await dialog.getByRole("button", { name: "Read", exact: true }).click();
  await expect(hanna.getByText("Paid in from one card and out to another account.")).toBeVisible();
  await expectAccessible(hanna, "a report that is shown");

  const eero = await deskOf(browser, site.product.officeUrl, "Eero Payments");
  await eero.goto(`${site.product.officeUrl}/players/${id}`);
  await expect(eero.getByText("Paid in and out with little play")).toBeVisible();
  await expect(eero.getByText("Reports of suspicion")).toBeHidden();

  await hanna.keyboard.press("c");
  await dialog.getByRole("radio", { name: /^Explained/ }).check();
  await dialog.getByLabel("Note").fill("a mistake of the player, who has shown the account");
  await dialog.getByRole("button", { name: "Decide" }).click();
  await expect(dialog).toBeHidden();
  await hanna.goto(`${site.product.officeUrl}/players/${id}`);
  await expect(hanna.getByText("Paid in and out with little play")).toBeHidden();
  await expect(hanna.getByText("Nothing was reported.")).toBeHidden();
  for (const desk of [hanna, eero]) await desk.context().close();
});
