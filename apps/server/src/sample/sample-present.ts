import { randomUUID } from "node:crypto";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { createOfficeClient, type OfficeClient } from "@bellwether/contract/office/index.ts";
import {
  OpenSessionReply,
  STUDIO_SESSION_HEADER,
  StartRoundReply,
} from "@bellwether/contract/studio/index.ts";
import { clientFor } from "./past-gate.ts";
import { sendSampleDocument } from "./sample-document.ts";
import type { SamplePerson } from "./sample-people.ts";
import { liveAtRisk } from "./sample-risks.ts";
import type { PresentParts, SampleVisitor } from "./sample-visitor.ts";

/** How many play at the same time, and how many spins each: a game has a shortest time between rounds. */
const AT_ONCE = 5;
const SPINS = 3;

/** Games, withdrawals, a chargeback and the office's work of today, through the product's own calls. */
export async function livePresent(
  parts: PresentParts,
  people: readonly SamplePerson[],
  failed: (error: unknown) => void,
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
          await play(parts, visitor);
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
  await workInOffice(parts, visitors).catch(failed);
}

async function comeIn({ gate: own }: PresentParts, person: SamplePerson): Promise<SampleVisitor> {
  let session: string | undefined;
  const gate = clientFor(own, person, () => session);
  const { email, password } = person.form;
  session = (await gate.send("login", { nickname: email, password })).session;
  const { player_id: id } = await gate.call("profile", {});
  return { person, gate, id, session: session ?? "" };
}

/** Spins of a slot of the house, whose rounds can be drawn again. */
async function play({ studio }: PresentParts, { gate }: SampleVisitor): Promise<void> {
  const { games } = await gate.call("gameList", {});
  const game = games.find(({ provider, categories }) => provider === "BW" && categories.includes("slots"));
  if (!game) return;
  const { url } = await gate.call("launchUrl", { gameId: game.game_id, language: "en" });
  const token = new URL(url, "http://inside").searchParams.get("token");
  const call = async (path: string, body: object, session?: string): Promise<unknown> => {
    const response = await studio.app.request(`http://inside/studio${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(session && { [STUDIO_SESSION_HEADER]: session }) },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const opened = OpenSessionReply.parse(
    await call("/api/session", { gameCode: game.local_code, mode: "money", token, language: "en" }),
  );
  const [stakeMinor] = opened.sheet.stakes;
  for (let spin = 0; spin < SPINS; spin += 1) {
    const wish = { requestId: randomUUID(), stakeMinor, input: {} };
    const round = StartRoundReply.safeParse(await call("/api/rounds", wish, opened.session));
    if (!round.success) return;
    if (round.data.state === "open")
      await call(`/api/rounds/${round.data.roundId}/settle`, {}, opened.session);
    await new Promise((resolve) => setTimeout(resolve, opened.sheet.minimumRoundMs));
  }
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

async function workInOffice(parts: PresentParts, visitors: readonly SampleVisitor[]): Promise<void> {
  const [first, second, third, fourth] = visitors;
  if (!first || !second || !third || !fourth) return;
  const [eero, hanna, carl] = [
    await sitDown(parts, "Eero Payments"),
    await sitDown(parts, "Hanna Safety"),
    await sitDown(parts, "Carl Support"),
  ];
  await carl.call("addNote", { player_id: first.id, text: "Called about a bonus; explained the wagering." });
  await carl.call("addNote", { player_id: second.id, text: "Asks for letters in Finnish." });
  const { withdrawals } = await eero.call("withdrawals", {});
  for (const { transaction_id } of withdrawals.slice(0, 4))
    await eero.call("approveWithdrawal", { transaction_id, reason: "Played through, own account" });
  const refused = withdrawals[4];
  if (refused)
    await eero.call("refuseWithdrawal", {
      ...{ transaction_id: refused.transaction_id, reason: "The account is closed at the bank" },
    });
  await eero.call("askApproval", {
    action: "balance.correct",
    input: { player_id: third.id, direction: "credit", amount: "5.00" },
    reason: "A spin was lost in a power cut on our side",
  });
  await hanna.call("requestDocument", {
    ...{ player_id: third.id, kind: "identity", reason: "The first large deposit" },
  });
  await sendSampleDocument(parts, third, "identity");
  await sendSampleDocument(parts, fourth, "address");
  await carl.call("grantBonus", { player_id: first.id, amount: "5.00", reason: "Waited long for an answer" });
  await hanna.call("limitPlayer", {
    ...{ player_id: fourth.id, type: "deposit", days: 7, amount: "100" },
    until: new Date(Date.now() + 90 * DAY_MS).toISOString(),
    reason: "Deposits have tripled within a month",
  });
  await hanna.call("blockPlayer", {
    ...{ player_id: second.id, scopes: ["bonus"], until: null, reason: "Takes every bonus, plays none" },
  });
  await liveAtRisk(visitors.slice(4), carl);
}
