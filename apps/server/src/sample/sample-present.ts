import { setTimeout } from "node:timers/promises";
import { dayText } from "@bellwether/contract/day-text.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { createOfficeClient, type OfficeClient } from "@bellwether/contract/office/index.ts";
import { clientFor } from "./past-gate.ts";
import { playRounds } from "./play-rounds.ts";
import { liveInChat } from "./sample-chats.ts";
import { sendSampleDocument } from "./sample-document.ts";
import type { SamplePerson } from "./sample-people.ts";
import { liveAtRisk } from "./sample-risks.ts";
import type { SampleFile } from "./sample-settlement.ts";
import type { PresentParts, SampleVisitor } from "./sample-visitor.ts";

/** How many play at the same time, and how many spins each: a game has a shortest time between rounds. */
const AT_ONCE = 5;
const SPINS = 2;

/** Games, withdrawals, a chargeback and the office's work of today, through the product's own calls. */
export async function livePresent(
  parts: PresentParts,
  people: readonly SamplePerson[],
  { failed, files }: { failed: (error: unknown) => void; files: readonly SampleFile[] },
  isStopping: () => boolean,
): Promise<void> {
  const visitors: SampleVisitor[] = [];
  const some = people.filter(({ number }) => number % 4 === 2);
  for (let from = 0; from < some.length && !isStopping(); from += AT_ONCE)
    await Promise.all(
      some.slice(from, from + AT_ONCE).map(async (person) => {
        try {
          const visitor = await comeIn(parts, person);
          visitors.push(visitor);
          await playRounds(parts.studio, visitor.gate, {
            game: person.number,
            rounds: SPINS,
            pass: setTimeout,
          });
        } catch (error) {
          failed(error);
        }
      }),
    );
  for (const [place, visitor] of visitors.entries()) {
    if (isStopping()) return;
    if (place % 2 === 0) await withdraw(parts, visitor, place % 6 === 0 ? "30.00" : "20.00").catch(failed);
  }
  const [charged] = visitors.filter(({ person }) => person.method === "CREDITCARD");
  if (charged) await payAndChargeBack(parts, charged).catch(failed);
  await workInOffice(parts, visitors, { failed, files }).catch(failed);
}

async function comeIn({ gate: own }: PresentParts, person: SamplePerson): Promise<SampleVisitor> {
  let session: string | undefined;
  const gate = clientFor(own, person, () => session);
  const { email, password } = person.form;
  session = (await gate.send("login", { nickname: email, password })).session;
  const { player_id: id } = await gate.call("profile", {});
  return { person, gate, id, session: session ?? "" };
}

/** Sends the frame's form, as the player's browser does. */
async function sendForm({ sandbox }: PresentParts, frameUrl: string, more: Record<string, string>) {
  const { searchParams } = new URL(frameUrl, "http://inside");
  await sandbox.app.request("http://inside/sandbox/cashier", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ ...Object.fromEntries(searchParams), ...more }).toString(),
  });
}

async function withdraw(parts: PresentParts, { person, gate }: SampleVisitor, amount: string): Promise<void> {
  const { frame_url: frame } = await gate.call("startWithdrawal", { method: person.method, amount });
  await sendForm(parts, frame, { choice: "send" });
}

async function payAndChargeBack(parts: PresentParts, { person, gate, id }: SampleVisitor): Promise<void> {
  const { frame_url: frame } = await gate.call("startDeposit", { method: person.method, amount: "60.00" });
  await sendForm(parts, frame, { number: "4111 1111 1111 1111", expiry: "12/29", cvv: "123" });
  const response = await parts.sandbox.app.request("http://inside/sandbox/cashier/pending");
  const form = (await response.text())
    .split("<form")
    .find((text) => text.includes(id) && text.includes("Chargeback"));
  const action = /action="([^"]+)"/.exec(form ?? "")?.[1];
  if (action)
    await parts.sandbox.app.request(`http://inside${action}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "choice=Chargeback",
    });
}

/** A person of the office at their desk. */
async function sitDown({ gate }: PresentParts, name: string): Promise<OfficeClient> {
  let cookie = "";
  const office = createOfficeClient({
    baseUrl: "http://inside",
    headers: () => ({ ...(cookie && { cookie }) }),
    fetch: (async (input: string, init?: RequestInit) => {
      const response = await gate.office.request(input, init);
      cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
      return response;
    }) as typeof globalThis.fetch,
  });
  const { enter_as: persons } = await office.call("signInWays", {});
  const person = persons?.find((each) => each.name === name);
  if (!person) throw new Error(`nobody at the office is called ${name}`);
  await office.call("enterAs", { operator_id: person.id });
  return office;
}

/** What ten people have left behind and what waits for them. One thing that cannot be done leaves out no other. */
async function workInOffice(
  parts: PresentParts,
  visitors: readonly SampleVisitor[],
  { failed, files }: { failed: (error: unknown) => void; files: readonly SampleFile[] },
): Promise<void> {
  const [first, second, third, fourth, fifth] = visitors;
  if (!first || !second || !third || !fourth || !fifth) return;
  const [eero, fanny, hanna, carl] = [
    await sitDown(parts, "Eero Payments"),
    await sitDown(parts, "Fanny Payments"),
    await sitDown(parts, "Hanna Safety"),
    await sitDown(parts, "Carl Support"),
  ];
  const acts: (() => Promise<unknown>)[] = [
    () =>
      carl.call("addNote", { player_id: first.id, text: "Called about a bonus; explained the wagering." }),
    () => carl.call("addNote", { player_id: second.id, text: "Asks for letters in Finnish." }),
    () => decideWithdrawals(eero, failed),
    // The bank's is the last: a line of it names a payout of the others.
    ...files.map((file) => () => eero.call("importSettlement", file)),
    () =>
      eero.call("askApproval", {
        action: "balance.correct",
        input: { player_id: third.id, direction: "credit", amount: "5.00" },
        reason: "A spin was lost in a power cut on our side",
      }),
    () =>
      hanna.call("requestDocument", {
        ...{ player_id: third.id, kind: "identity", reason: "The first large deposit" },
      }),
    () => sendSampleDocument(parts, third, "identity"),
    () => sendSampleDocument(parts, fourth, "address"),
    () => acceptSoonOver(parts, fifth, hanna),
    () => winMuch(parts, fifth, eero, fanny),
    () =>
      carl.call("grantBonus", { player_id: first.id, amount: "5.00", reason: "Waited long for an answer" }),
    () =>
      hanna.call("limitPlayer", {
        ...{ player_id: fourth.id, type: "deposit", days: 7, amount: "100" },
        until: new Date(Date.now() + 90 * DAY_MS).toISOString(),
        reason: "Deposits have tripled within a month",
      }),
    () =>
      hanna.call("blockPlayer", {
        ...{ player_id: second.id, scopes: ["bonus"], until: null, reason: "Takes every bonus, plays none" },
      }),
    () => liveAtRisk(visitors.slice(4), carl),
    () => liveInChat(visitors.slice(7), carl),
  ];
  for (const act of acts) await act().catch(failed);
}

/** Two persons of the office credit the player with a win of 2,600. The player asks for 2,300 of it, which waits for two persons. */
async function winMuch(
  parts: PresentParts,
  visitor: SampleVisitor,
  eero: OfficeClient,
  fanny: OfficeClient,
): Promise<void> {
  const { approval } = await eero.call("askApproval", {
    action: "balance.correct",
    input: { player_id: visitor.id, direction: "credit", amount: "2600.00" },
    reason: "A win that the provider has confirmed and could not book",
  });
  await fanny.call("decideApproval", {
    ...{ approval_id: approval.id, version: approval.version, decision: "approve" },
    reason: "The provider's statement says the same",
  });
  await withdraw(parts, visitor, "2300.00");
}

/** Accepts who somebody is, by a passport that ends in twelve days. */
async function acceptSoonOver(
  parts: PresentParts,
  visitor: SampleVisitor,
  hanna: OfficeClient,
): Promise<void> {
  const endsOn = new Date(Date.now() + 12 * DAY_MS);
  await sendSampleDocument(parts, visitor, "identity", endsOn);
  const { documents } = await hanna.call("documentQueue", { state: "waiting" });
  const sent = documents.find(({ player }) => player.id === visitor.id);
  if (!sent) throw new Error("the document that was just sent waits");
  const { document } = await hanna.call("takeDocument", {
    document_id: sent.id,
    reason: "Checking who it is",
  });
  await hanna.call("decideDocument", {
    ...{ document_id: sent.id, version: document.version, decision: "accept", cause: null },
    note: "Name and birthday are those of the account",
    expires_on: dayText(endsOn),
  });
}

/** Approves four withdrawals, refuses one, and leaves the others to whoever looks. Those of held accounts can only wait. */
async function decideWithdrawals(eero: OfficeClient, failed: (error: unknown) => void): Promise<void> {
  const { withdrawals } = await eero.call("withdrawals", {});
  let approved = 0;
  for (const { transaction_id } of withdrawals) {
    if (approved === 4) {
      await eero.call("refuseWithdrawal", { transaction_id, reason: "The account is closed at the bank" });
      return;
    }
    await eero
      .call("approveWithdrawal", { transaction_id, reason: "Played through, own account" })
      .then(() => {
        approved += 1;
      }, failed);
  }
}
