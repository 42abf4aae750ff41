import { randomInt } from "node:crypto";
import { createGateClient } from "@bellwether/contract/client.ts";
import { createOfficeClient } from "@bellwether/contract/office/index.ts";
import { expect, type Page } from "@playwright/test";
import { type DrivenPlayer, drivePlayer } from "../servers/player-client.ts";
import type { Site } from "./fixtures.ts";
import { newPerson } from "./person.ts";
import { playerOn } from "./player.ts";

/** Where `readyPlayer` can create a player, beside Ireland. */
const abroad = {
  MT: () => ({ dial: "+356", person: { phone: `+35699${randomInt(100_000, 999_999)}` } }),
  LU: () => ({ dial: "+352", person: { phone: `+352691${randomInt(100_000, 999_999)}` } }),
  CA: () => ({
    dial: "+1",
    person: { phone: `+1416${randomInt(2_000_000, 9_999_999)}`, currency: "CAD" },
  }),
};

/**
 * A new player for tests that do not check signup: created and given money at the gate, signed in with its session and with the cookie
 * notice accepted; no page is open yet. In Malta the session's clock is shown over a game.
 */
export async function readyPlayer(
  page: Page,
  site: Site,
  amount = "0",
  country: "IE" | keyof typeof abroad = "IE",
) {
  const person = newPerson(site);
  const there = country === "IE" ? undefined : abroad[country]();
  const driven: DrivenPlayer = await drivePlayer(site.product, {
    amount,
    brand: site.brand,
    ...(there && { dial: there.dial }),
    person: {
      email: person.email,
      password: person.password,
      lastname: person.lastName,
      country,
      ...there?.person,
    },
  });
  const context = page.context();
  await context.addCookies([
    { name: "session", value: encodeURIComponent(driven.session), url: site.at("/") },
  ]);
  await context.addInitScript(() => {
    if (window === window.top && location.protocol === "http:")
      localStorage.setItem("user", JSON.stringify({ state: { hasAcceptedCookies: true }, version: 0 }));
  });
  return { person, player: playerOn(page, site), driven };
}

/** The token of the page's session. */
async function sessionOf(page: Page): Promise<string> {
  const session = (await page.context().cookies()).find(({ name }) => name === "session");
  return decodeURIComponent(session!.value);
}

/** The id of the player who is signed in. */
export async function playerIdOf(page: Page, site: Site): Promise<string> {
  const session = await sessionOf(page);
  const gate = createGateClient({
    baseUrl: site.product.url,
    session: () => session,
    headers: () => ({ "x-brand": site.brand }),
  });
  return (await gate.call("profile", {})).player_id;
}

/** Approves the player's only waiting withdrawal, as one of the office's persons would. */
export async function approveWithdrawal(page: Page, site: Site): Promise<void> {
  let cookie = "";
  const office = createOfficeClient({
    // Only browsers know where *.localhost is.
    baseUrl: site.product.officeUrl.replace("office.localhost", "127.0.0.1"),
    headers: () => ({ ...(cookie && { cookie }) }),
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
      return response;
    },
  });
  const { enter_as } = await office.call("signInWays", {});
  await office.call("enterAs", { operator_id: enter_as!.find(({ name }) => name === "Eero Payments")!.id });
  const id = await playerIdOf(page, site);
  const { withdrawals } = await office.call("withdrawals", {});
  const own = withdrawals.find(({ player_id }) => player_id === id)!;
  await office.call("approveWithdrawal", { transaction_id: own.transaction_id, reason: "all is in order" });
}

/** Approves the player's only pending payment in the sandbox, as the bank would. */
export async function approvePending(page: Page, site: Site): Promise<void> {
  const id = await playerIdOf(page, site);
  const team = await page.context().browser()!.newPage();
  await team.goto(`${site.product.url}/sandbox/cashier/pending`);
  const approve = team.locator("form", { hasText: id }).getByRole("button", { name: "Approve" });
  // The gate tells the cashier a few seconds later that the withdrawal is approved; until then the cashier shows no button. It is pressed once:
  // a press whose answer takes long has approved the payment, and there is no button to press again.
  await expect(async () => {
    await team.reload();
    await expect(approve).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await approve.click();
  await team.close();
}

/** Sets a limit, which completes a mission, and makes the gate evaluate it: the award is sent over the push connection. */
export async function earnAward(page: Page, site: Site): Promise<void> {
  const token = await sessionOf(page);
  await fetch(`${site.product.url}/gate/api/actionable/limit/deposit/set`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-brand": site.brand },
    body: JSON.stringify({ session: token, duration: 7, amount: "100" }),
  });
  await fetch(`${site.product.url}/gate/api/actionable/gamification/missions`, {
    headers: { "x-session-data": token, "x-brand": site.brand },
  });
}
