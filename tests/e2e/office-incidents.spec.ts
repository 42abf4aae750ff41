import { randomUUID } from "node:crypto";
import type { DrivenPlayer } from "../servers/player-client.ts";
import { depositRequest, postToCashier } from "../servers/player-client.ts";
import { expect, expectAccessible, type Site, test } from "./fixtures.ts";
import { deskOf } from "./office-desk.ts";
import { readyPlayer } from "./ready-player.ts";

/** A deposit of 60.00, and then the bank's chargeback of it. */
async function chargeBack(site: Site, { id, gate }: DrivenPlayer): Promise<void> {
  const { payment_id } = await gate.call("startDeposit", { method: "CREDITCARD", amount: "60.00" });
  const request = depositRequest(id, payment_id, "60.00");
  const { authCode } = await postToCashier(site.product, "/authorize", request);
  await postToCashier(site.product, "/transfer", { ...request, authCode });
  const taken = {
    ...{ userId: id, txAmount: "-60.00", txAmountCy: "EUR", txId: randomUUID(), txTypeId: "300" },
    ...{ txName: "Chargeback", provider: "CreditCard", originTxId: request.txId, authCode: "none" },
  };
  expect(await postToCashier(site.product, "/transfer", taken)).toMatchObject({ success: true });
}

test("a chargeback of 60.00 at 1024: payments take its case, close it as lost, and the player may deposit again", {
  tag: "@full",
}, async ({ browser, page, site }) => {
  const { driven } = await readyPlayer(page, site, "20.00");
  await chargeBack(site, driven);
  const deposit = () => driven.gate.call("startDeposit", { method: "CREDITCARD", amount: "20.00" });
  await expect(deposit()).rejects.toMatchObject({ code: "account_held" });

  const eero = await deskOf(browser, site.product.officeUrl, "Eero Payments", 1024);
  await eero.goto(`${site.product.officeUrl}/cases`);
  const queue = eero.getByRole("list", { name: "Cases" });
  await expect(queue.getByRole("button").filter({ hasText: "Chargeback of 60.00 EUR" })).not.toHaveCount(0);
  for (let place = 0; place < 20; place += 1) {
    await eero.keyboard.press("j");
    if (await eero.locator(`a[href="/players/${driven.id}"]`).isVisible()) break;
  }
  await expectAccessible(eero, "a case about a payment");
  await eero.getByRole("button", { name: "Take it" }).click();
  await expect(queue.getByText("In your hands")).toBeVisible();
  await eero.getByRole("button", { name: "Close the case" }).click();
  const dialog = eero.getByRole("dialog");
  await dialog.getByRole("button", { name: "Close the case" }).click();
  await expect(dialog.getByText("Needed").first()).toBeVisible();
  await dialog.getByRole("radio", { name: /The money is gone/ }).check();
  await dialog.getByLabel("Note").fill("the bank has decided");
  await dialog.getByRole("button", { name: "Close the case" }).click();
  await expect(dialog).toBeHidden();
  await expect(deposit()).resolves.toBeTruthy();
  await eero.context().close();
});

test.describe("a provider", () => {
  test.use({ ownProcess: true });
  test("that content stops at 1024 has no games on the site until an administrator starts it again", {
    tag: "@full",
  }, async ({ browser, page, site }) => {
    const { driven } = await readyPlayer(page, site, "20.00");
    const games = async () =>
      (await driven.gate.call("gameList", {})).games.filter(({ provider }) => provider === "NX").length;
    const before = await games();
    expect(before).toBeGreaterThan(0);

    const ines = await deskOf(browser, site.product.officeUrl, "Ines Content", 1024);
    await ines.getByRole("link", { name: "Stops" }).click();
    await ines.getByRole("button", { name: "Stop something" }).click();
    const dialog = ines.getByRole("dialog");
    await dialog.getByLabel("What").selectOption({ label: "A provider" });
    await dialog.getByLabel("Which one").fill("nobody");
    await dialog.getByLabel("Why").fill("its rounds do not end");
    await dialog.getByRole("button", { name: "Stop it now" }).click();
    await expect(dialog.getByText("There is no such code")).toBeVisible();
    await dialog.getByLabel("Which one").fill("NX");
    await dialog.getByRole("button", { name: "Stop it now" }).click();
    await expect(dialog).toBeHidden();
    await expect(ines.getByText("Stopped now: provider NX.")).toBeVisible();
    await expectAccessible(ines, "a stop at 1024");
    await expect.poll(games).toBe(0);

    const ada = await deskOf(browser, site.product.officeUrl, "Ada Administrator", 1024);
    await ada.getByRole("link", { name: "Stops" }).click();
    await ada.getByRole("button", { name: "Start again" }).click();
    await ada.getByRole("dialog").getByLabel("Why").fill("the provider has mended it");
    await ada.getByRole("dialog").getByRole("button", { name: "Start again" }).click();
    await expect(ada.getByText("Stopped now: provider NX.")).toBeHidden();
    await expect.poll(games).toBe(before);
    for (const desk of [ines, ada]) await desk.context().close();
  });
});
