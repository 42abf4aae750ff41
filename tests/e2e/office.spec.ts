import { randomInt } from "node:crypto";
import { dayText } from "@bellwether/contract/day-text.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { OfficeClient } from "@bellwether/contract/office/index.ts";
import { sitAtOffice } from "../servers/office-client.ts";
import {
  depositOverHttp,
  depositRequest,
  postToCashier,
  type signUpForm,
  signUpOverHttp,
} from "../servers/player-client.ts";
import { pngWith, uploadDocument } from "../servers/upload-document.ts";
import { expect, expectAccessible, type Site, test } from "./fixtures.ts";
import { deskOf, findByKeyboard } from "./office-desk.ts";
import { newPerson } from "./person.ts";
import { moneyForm } from "./player.ts";
import { playerIdOf, readyPlayer } from "./ready-player.ts";
import { titleOf } from "./titles.ts";

test.describe("the office", () => {
  test("a player is found by keyboard and blocked from logging in, is signed out at once, and two persons let them in again", async ({
    browser,
    page,
    site,
  }) => {
    const { person, player } = await readyPlayer(page, site, "20.00");
    await page.goto(site.at("/my-account/account-info"));
    await expect(player.balance).toContainText("20.00");

    const hanna = await deskOf(browser, site.product.officeUrl, "Hanna Safety");
    await expectAccessible(hanna, "the office's first screen");
    await findByKeyboard(hanna, person.email);
    await expect(hanna.getByText(person.email)).toBeHidden();
    await expectAccessible(hanna, "a player's page");

    await hanna.keyboard.press("b");
    const dialog = hanna.getByRole("dialog");
    await dialog.getByRole("button", { name: "Block", exact: true }).click();
    await expect(dialog.getByText("Needed").first()).toBeVisible();
    await dialog.getByLabel("Log in").check();
    await dialog.getByLabel("Reason").fill("somebody else uses the account");
    await dialog.getByRole("button", { name: "Block", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(hanna.getByText("somebody else uses the account").first()).toBeVisible();

    await expect(player.balance).toBeHidden();
    await player.tryLogin(person);
    await expect(page.getByText(site.t("core.error_account_blocked"))).toBeVisible();

    await hanna.getByRole("button", { name: "Ask to lift it" }).click();
    await dialog.getByLabel("Reason").fill("they have changed their password");
    await dialog.getByRole("button", { name: "Show what it would do" }).click();
    await expect(dialog.getByText("What happens when it is approved")).toBeVisible();
    await dialog.getByRole("button", { name: "Ask for approval" }).click();
    await expect(dialog).toBeHidden();
    await hanna.getByRole("link", { name: "Approvals" }).click();
    await hanna.getByRole("button", { name: /^Lift a block/ }).click();
    await expect(hanna.getByText("Your own request: somebody else decides.")).toBeVisible();
    await expect(hanna.getByRole("button", { name: "Approve" })).toBeHidden();

    const gus = await deskOf(browser, site.product.officeUrl, "Gus Safety");
    await gus.getByRole("link", { name: "Approvals" }).click();
    await gus.getByRole("button", { name: /^Lift a block/ }).click();
    await expect(gus.getByText("they have changed their password")).toBeVisible();
    await expectAccessible(gus, "a request");
    await gus.getByRole("button", { name: "Approve", exact: true }).click();
    await gus.getByRole("dialog").getByLabel("Your reason").fill("spoke to them");
    await gus.getByRole("dialog").getByRole("button", { name: "Approve", exact: true }).click();
    await expect(gus.getByRole("dialog")).toBeHidden();

    await player.logIn(person);
    await expect(player.balance).toContainText("20.00");

    const jon = await deskOf(browser, site.product.officeUrl, "Jon Auditor");
    await jon.getByRole("link", { name: "Audit", exact: true }).click();
    await expect(jon.getByText("they have changed their password").first()).toBeVisible();
    await jon.getByRole("button", { name: "Verify the chain" }).click();
    await expect(jon.getByText(/entries computed again: nothing was changed/)).toBeVisible();
    await expectAccessible(jon, "the audit");
    for (const desk of [hanna, gus, jon]) await desk.context().close();
  });

  test("a bonus of 5.00 is given by one person, one of 25.00 asks for a second, and a task about the player is written and done", {
    tag: "@full",
  }, async ({ browser, page, site }) => {
    const { person } = await readyPlayer(page, site, "20.00");
    const carl = await deskOf(browser, site.product.officeUrl, "Carl Support");
    await findByKeyboard(carl, person.email);
    await carl.keyboard.press("g");
    const dialog = carl.getByRole("dialog");
    await dialog.getByLabel("Amount").fill("25");
    await dialog.getByLabel("Reason").fill("waited long for an answer");
    await dialog.getByRole("button", { name: "Give it" }).click();
    await expect(dialog.getByText("This takes a second person: ask for one.")).toBeVisible();
    await expectAccessible(carl, "a bonus that takes two persons");
    await dialog.getByRole("button", { name: "Ask a second person" }).click();
    await expect(dialog.getByLabel("Amount")).toHaveValue("25");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await carl.keyboard.press("g");
    await dialog.getByLabel("Amount").fill("5");
    await dialog.getByLabel("Reason").fill("waited long for an answer");
    await dialog.getByRole("button", { name: "Give it" }).click();
    await expect(dialog).toBeHidden();
    await page.goto(site.at("/bonus"));
    await expect(page.getByText(site.t("promo.campaign_by_hand")).first()).toBeVisible();

    await carl.keyboard.press("a");
    await dialog.getByLabel("What is to do").fill("Call back about the bonus");
    await dialog.getByRole("button", { name: "Write it" }).click();
    await expect(dialog).toBeHidden();
    await carl.getByRole("link", { name: /^Tasks/ }).click();
    const row = carl.getByRole("row").filter({ hasText: "Call back about the bonus" });
    await expectAccessible(carl, "the tasks");
    await row.getByRole("button", { name: "Done" }).click();
    await expect(row).toBeHidden();
    await carl.getByRole("link", { name: "Done", exact: true }).click();
    await expect(row).toBeVisible();
    await carl.context().close();
  });

  test("a first withdrawal of 20.00 waits in the office, is taken and approved by keyboard, and the player reads that it was sent", async ({
    browser,
    page,
    site,
  }) => {
    const { player } = await readyPlayer(page, site, "50.00");
    await page.goto(site.at("/cashout"));
    const form = moneyForm(page, site);
    await form.amount.fill("20");
    await form.submit.click();
    await player.cashier.getByRole("button", { name: "Send it" }).press("Enter");
    await expect(
      page.getByRole("heading", { name: site.t("core.money_cashout_pending_title") }),
    ).toBeVisible();
    const id = await playerIdOf(page, site);

    const eero = await deskOf(browser, site.product.officeUrl, "Eero Payments");
    await eero.goto(`${site.product.officeUrl}/withdrawals`);
    const queue = eero.getByRole("list", { name: "Withdrawals" });
    await expect(queue.getByRole("button")).not.toHaveCount(0);
    // Others of the same product may wait, too.
    for (let place = 0; place < 20; place += 1) {
      await eero.keyboard.press("j");
      if (await eero.locator(`a[href="/players/${id}"]`).isVisible()) break;
    }
    await expect(eero.getByText("The player was never paid before.")).toBeVisible();
    await expectAccessible(eero, "a withdrawal");
    await eero.keyboard.press("t");
    await expect(queue.getByText("In your hands")).toBeVisible();
    await eero.keyboard.press("a");
    const dialog = eero.getByRole("dialog");
    await dialog.getByRole("button", { name: "Approve" }).click();
    await expect(dialog.getByText("Needed")).toBeVisible();
    await dialog.getByLabel("Reason").fill("all is in order");
    await dialog.getByRole("button", { name: "Approve" }).click();
    await expect(dialog).toBeHidden();
    await eero.getByRole("link", { name: "Decided" }).click();
    await expect(queue.getByRole("button").filter({ hasText: "€20.00" }).first()).toBeVisible();
    await expectAccessible(eero, "decided withdrawals");

    await page.goto(site.at("/cashout"));
    const steps = page.getByRole("list", { name: site.t("core.money_steps") });
    await expect(steps.locator("[aria-current=step]")).toContainText(site.t("core.money_step_sent"));
    await eero.context().close();
  });
});

test("an interaction with a player at risk is recorded with a look of today, the player is marked by keyboard, and what came of it ends the look", {
  tag: "@full",
}, async ({ browser, page, site }) => {
  await readyPlayer(page, site, "20.00");
  const id = await playerIdOf(page, site);
  const url = site.product.officeUrl;
  const hanna = await deskOf(browser, url, "Hanna Safety");
  const dialog = hanna.getByRole("dialog");
  await hanna.goto(`${url}/players/${id}`);
  await hanna.getByRole("button", { name: "Record an interaction" }).click();
  await dialog.getByRole("button", { name: "Record an interaction" }).click();
  await expect(dialog.getByText("Needed", { exact: true })).toBeVisible();
  await dialog.getByLabel("What led to it").selectOption({ label: "What they say" });
  await dialog.getByLabel("Template").selectOption({ label: "Help lines" });
  await dialog.getByLabel("Look again").fill(dayText(new Date()));
  await expectAccessible(hanna, "recording an interaction");
  await dialog.getByRole("button", { name: "Record an interaction" }).click();
  await expect(dialog).toBeHidden();
  await expectAccessible(hanna, "a player's page with a score");

  await hanna.goto(`${url}/risks?view=due&player=${id}`);
  await expect(hanna.getByText("Gave the help lines of their country")).toBeVisible();
  await expectAccessible(hanna, "players at risk");
  await hanna.keyboard.press("t");
  await expect(hanna.getByRole("button", { name: "Give it back" })).toBeVisible();
  await hanna.keyboard.press("m");
  await dialog.getByLabel("Reason").fill("asked for a break by themselves");
  await dialog.getByRole("button", { name: "Mark", exact: true }).click();
  await expect(dialog).toBeHidden();
  await hanna.getByRole("button", { name: "Add an entry" }).click();
  await dialog.getByLabel("What was said").fill("They have taken a break of a week");
  await dialog.getByLabel("What came of it").selectOption({ label: "Took a break" });
  await dialog.getByRole("button", { name: "Add an entry" }).click();
  await expect(hanna.getByText("This player is not in this list.")).toBeVisible();
  await hanna.goto(`${url}/players/${id}`);
  await expect(hanna.getByText("They have taken a break of a week")).toBeVisible();
  await expect(hanna.getByText("Marked as at risk")).toBeVisible();
  await hanna.context().close();
});

test.describe("a stop", () => {
  test.use({ ownProcess: true });
  test("withdrawals that an operator stops are refused with a reason, until they are started again", {
    tag: "@full",
  }, async ({ browser, page, site }) => {
    await readyPlayer(page, site, "50.00");
    const eero = await deskOf(browser, site.product.officeUrl, "Eero Payments");
    await eero.getByRole("link", { name: "Stops" }).click();
    await eero.getByRole("button", { name: "Stop something" }).click();
    const dialog = eero.getByRole("dialog");
    await dialog.getByLabel("What").selectOption({ label: "All withdrawals" });
    await dialog.getByLabel("Why").fill("the bank pays twice");
    await dialog.getByRole("button", { name: "Stop it now" }).click();
    await expect(dialog).toBeHidden();
    await expect(eero.getByText("Stopped now: All withdrawals.")).toBeVisible();
    await expectAccessible(eero, "the stops");

    await page.goto(site.at("/cashout"));
    const paused = page.getByRole("region", { name: site.t("core.shell_paused_label") });
    await expect(paused).toContainText(site.t("core.shell_paused_withdrawals"));
    await expectAccessible(page, "a page that says what is paused");
    const form = moneyForm(page, site);
    await form.amount.fill("10");
    await form.submit.click();
    await expect(page.getByText(site.t("core.error_paused"))).toBeVisible();

    await eero.getByRole("button", { name: "Start again" }).click();
    await dialog.getByLabel("Why").fill("the bank has mended it");
    await dialog.getByRole("button", { name: "Start again" }).click();
    await expect(eero.getByText("Stopped now: All withdrawals.")).toBeHidden();
    await form.submit.click();
    await expect(form.frame).toBeVisible();
    await eero.context().close();
  });
});

test("support watches a round that the player has played, and sees the site as the player does without being able to change it", {
  tag: "@full",
}, async ({ browser, page, site }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { person, player } = await readyPlayer(page, site, "20.00");
  const title = await titleOf(site, "lines");
  await page.goto(site.at(`/play/${title.game_id}`));
  const game = page.frameLocator("iframe");
  await game.getByRole("button", { name: "Spin", exact: true }).click({ timeout: 60_000 });
  await expect(game.getByText(/^(Won|No win|Paid back)/).first()).toBeVisible({ timeout: 90_000 });
  await page.goto(site.at("/"));
  const balance = (await player.balance.textContent()) ?? "";

  const carl = await deskOf(browser, site.product.officeUrl, "Carl Support");
  await findByKeyboard(carl, person.email);
  await carl.getByRole("link", { name: "Proof" }).first().click();
  await carl.getByRole("button", { name: "Watch the round" }).click();
  const shown = carl.frameLocator("iframe");
  await expect(shown.getByText(/^Replay over: it paid/)).toBeVisible({ timeout: 90_000 });
  await expect(shown.getByRole("button", { name: "Spin", exact: true })).toBeDisabled();
  await expect(shown.getByRole("button", { name: "Fairness" })).toBeHidden();
  await expect(player.balance).toHaveText(balance);

  await findByKeyboard(carl, person.email);
  await carl.getByRole("button", { name: "See the site" }).click();
  const dialog = carl.getByRole("dialog");
  await dialog.getByLabel("Why do you need it?").fill("says that the balance is wrong");
  await dialog.getByRole("button", { name: "Prepare it" }).click();
  const opened = carl.context().waitForEvent("page");
  await dialog.getByRole("link", { name: "Open the site" }).click();
  const seen = await opened;
  const bar = seen.getByRole("region", { name: site.t("core.shell_seen_label") });
  await expect(bar).toBeVisible();
  await expectAccessible(seen, "the site as the player sees it");
  await seen.goto(site.at("/my-account/user-settings"));
  await expect(bar).toBeVisible();
  await seen.goto(site.at("/deposit"));
  const form = moneyForm(seen, site);
  await form.amount.fill("20");
  await form.submit.click();
  await expect(seen.getByText(site.t("core.error_only_seen"))).toBeVisible();
  await bar.getByRole("button", { name: site.t("core.shell_seen_end") }).click();
  await expect(bar).toBeHidden();
  // The player is still here.
  await page.reload();
  await expect(player.balance).toHaveText(balance);
  await carl.context().close();
});

test("players, withdrawals, cases, documents and players at risk show the player under Great Britain's licence alone where the filter says so, and the filter stays from tab to tab", {
  tag: "@full",
}, async ({ browser, site }) => {
  const url = site.product.officeUrl;
  const { lastName } = newPerson(site);
  const office = await sitAtOffice(site.product, "Hanna Safety");
  for (const person of [
    { ...{ country: "IE", currency: "EUR" }, phone: `+35385${randomInt(1_000_000, 9_999_999)}` },
    {
      ...{ country: "GB", currency: "GBP" },
      phone: `+447400${randomInt(100_000, 999_999)}`,
      zip: "SW1A 1AA",
    },
  ])
    await fillLists(site, office, { ...person, firstname: `From ${person.country}`, lastname: lastName });
  const [irish, british] = ["From IE V.", "From GB V."];

  const hanna = await deskOf(browser, url, "Hanna Safety");
  const licence = hanna.getByLabel("Licence");
  const choose = async () => {
    await licence.selectOption({ label: "Great Britain" });
    await expect(hanna).toHaveURL(/[?&]licence=britain/);
  };
  await hanna.goto(`${url}/players?q=${encodeURIComponent(lastName)}`);
  const options = hanna.getByRole("option");
  await expect(options.filter({ hasText: "From" })).toHaveCount(2);
  await choose();
  await expect(options.filter({ hasText: "From" })).toHaveText([/From GB/]);
  for (const [path, name, tab] of [
    ["withdrawals", "Withdrawals", undefined],
    ["cases", "Cases", undefined],
    ["documents", "Documents", "Expiring"],
    ["risks", "Players at risk", undefined],
  ] as const) {
    await hanna.goto(`${url}/${path}`);
    const entries = hanna.getByRole("list", { name }).getByRole("button");
    await expect(entries.filter({ hasText: irish }).first()).toBeVisible();
    await expect(entries.filter({ hasText: british }).first()).toBeVisible();
    await choose();
    await expect(entries.filter({ hasText: irish })).toHaveCount(0);
    await expect(entries.filter({ hasText: british }).first()).toBeVisible();
    if (tab === undefined) continue;
    await hanna.getByRole("link", { name: tab }).click();
    await expect(licence).toHaveValue("britain");
    await expect(entries.filter({ hasText: british }).first()).toBeVisible();
    await expect(entries.filter({ hasText: irish })).toHaveCount(0);
  }
  await expectAccessible(hanna, "a list filtered by licence");
  await hanna.context().close();
});

/** Signs somebody up who is then in each list: by a passport that expires, a bill that waits, 500.00 in and out unplayed, and a mark. */
async function fillLists(
  { product, brand }: Site,
  office: OfficeClient,
  person: Partial<ReturnType<typeof signUpForm>>,
): Promise<void> {
  const player = await signUpOverHttp(product, { person, brand });
  const send = async (kind: "identity" | "address") => {
    const { document } = await uploadDocument(product, { ...player, brand }, pngWith(kind), { kind });
    await player.gate.call("sendDocument", { document_id: document!.document_id });
    return document!.document_id;
  };
  const document_id = await send("identity");
  const { document } = await office.call("takeDocument", { document_id, reason: "who it is" });
  await office.call("decideDocument", {
    ...{ document_id, version: document.version, decision: "accept", cause: null, note: "compared" },
    expires_on: dayText(new Date(Date.now() + 20 * DAY_MS)),
  });
  await send("address");
  await depositOverHttp(product, player.gate, player.id, "500.00", player.currency, "SKRILL");
  const payout = await player.gate.call("startWithdrawal", { method: "SKRILL", amount: "500.00" });
  const request = {
    ...{ ...depositRequest(player.id, payout.payment_id, "-500.00"), txAmountCy: player.currency },
    ...{ txTypeId: "102", txName: "Withdrawal", provider: "SKRILL" },
  };
  expect(await postToCashier(product, "/authorize", request)).toMatchObject({ success: true });
  const { risk } = await office.call("playerRisk", { player_id: player.id });
  await office.call("markAtRisk", { player_id: player.id, version: risk.version, reason: "a test of lists" });
}
