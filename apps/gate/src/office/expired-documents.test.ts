import type { PlayerDocument } from "@bellwether/contract";
import { DAY_MS, HOUR_MS } from "@bellwether/contract/durations.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { commandActor } from "../actor.ts";
import { expireDocuments } from "../documents/index.ts";
import { hashToken } from "../hash-token.ts";
import { issueCashierSession } from "../payments/index.ts";
import { readPlayer } from "../players/index.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { lettersTo } from "../testing/letters-to.ts";
import { openDesk } from "../testing/office-desk.ts";
import { takeSeat } from "../testing/provider-seat.ts";
import { residentOf } from "../testing/resident-of.ts";
import { acceptDocument, sendDocument } from "../testing/sent-document.ts";
import { createTestVault } from "../testing/test-vault.ts";
import { settleDocument } from "../verification/index.ts";

type Player = Awaited<ReturnType<GateFixture["player"]>>;

let gate: GateFixture;
const { vault } = createTestVault();
beforeAll(async () => {
  gate = await createGateFixture({ deps: { documentVault: vault } });
});
afterAll(() => gate.close());

let start: Date;
beforeEach(() => {
  start = gate.clock.at;
});
afterEach(() => {
  gate.clock.at = start;
});

const method = "SKRILL";
const after = (days: number) => new Date(start.getTime() + days * DAY_MS);
const dayAfter = (days: number) => after(days).toISOString().slice(0, 10);
const codeOf = (act: Promise<unknown>) => act.then(() => "done").catch(({ code }) => code as string);
const subjectsOf = async ({ email }: Player) =>
  (await lettersTo(gate, email)).map(({ subject }) => subject.replace("Bellwether: ", ""));
/** Whoever works at the office on another day has to come in again. */
const desk = (role: Parameters<typeof openDesk>[1] = "safety") => openDesk(gate, role);
const guardsOf = async (session: string) =>
  (await gate.call("guardsStatus", {}, session)).guards.map(({ guard }) => guard);

/** A player of a country with an accepted document that is valid for so many days from now on. */
async function provenFor(days: number, country = "MT", kind: PlayerDocument["kind"] = "identity") {
  const player = await gate.stranger({ ...residentOf(country), proven: false });
  await acceptDocument(await desk(), await sendDocument(gate, player, kind), dayAfter(days));
  return player;
}

/** What happens on a day: the job runs twice. */
async function onDay(days: number): Promise<void> {
  gate.clock.at = after(days);
  await expireDocuments(gate.deps);
  await expireDocuments(gate.deps);
}

/** The player comes in again, because the first session is over by then. */
const logIn = async ({ email }: Player) =>
  (await gate.clientOf().send("login", { nickname: email, password: "correct horse battery" })).session!;

async function kycStatusOf(player: Player, session: string): Promise<string | undefined> {
  const sessionId = await issueCashierSession(
    gate.deps,
    await readPlayer(gate.database, player.id),
    hashToken(session),
  );
  return (await gate.piq("/verifyuser", { userId: player.id, sessionId })).kycStatus;
}

describe("an accepted document that expires", () => {
  it("is told of by letter 30 and 7 days before its last day and after it, once each", async () => {
    const player = await provenFor(60, "IE");
    const before = (await subjectsOf(player)).length;
    for (const days of [29, 30, 31, 40, 52]) await onDay(days);
    expect((await subjectsOf(player)).slice(before)).toEqual(["your document expires soon"]);
    for (const days of [53, 54, 60]) await onDay(days);
    expect((await subjectsOf(player)).slice(before + 1)).toEqual(["your document expires soon"]);
    for (const days of [61, 62]) await onDay(days);
    expect((await subjectsOf(player)).slice(before + 2)).toEqual(["your proof of identity has expired"]);
  });

  it("with 5 days left when it is accepted is told of once before its end, and not at all while another one waits", async () => {
    const [one, other] = [await provenFor(5, "IE"), await provenFor(5, "IE")];
    await sendDocument(gate, other);
    const before = [(await subjectsOf(one)).length, (await subjectsOf(other)).length];
    await onDay(1);
    await onDay(2);
    expect((await subjectsOf(one)).length - before[0]!).toBe(1);
    expect((await subjectsOf(other)).length - before[1]!).toBe(0);
  });

  it("makes kycStatus Pending from the day after its last one, also before the job has marked it, and another one makes it Approved", async () => {
    const player = await provenFor(20);
    expect(await kycStatusOf(player, player.session)).toBe("Approved");
    gate.clock.at = new Date(`${dayAfter(20)}T23:59:00Z`);
    const late = await logIn(player);
    expect(await kycStatusOf(player, late)).toBe("Approved");
    gate.clock.at = new Date(gate.clock.at.getTime() + 2 * 60_000);
    expect(await kycStatusOf(player, late)).toBe("Pending");
    await expireDocuments(gate.deps);
    expect(await kycStatusOf(player, late)).toBe("Pending");
    await acceptDocument(await desk(), await sendDocument(gate, { session: late }), dayAfter(900));
    expect(await kycStatusOf(player, late)).toBe("Approved");
  });

  it("that another one has outlived, with a later last day or none, proves on and is told of by no letter", async () => {
    const [later, endless] = [await provenFor(20), await provenFor(20)];
    await acceptDocument(await desk(), await sendDocument(gate, later), dayAfter(900));
    await acceptDocument(await desk(), await sendDocument(gate, endless));
    const before = [await subjectsOf(later), await subjectsOf(endless)];
    await onDay(15);
    await onDay(21);
    expect([await subjectsOf(later), await subjectsOf(endless)]).toEqual(before);
    for (const player of [later, endless])
      expect(await kycStatusOf(player, await logIn(player))).toBe("Approved");
  });

  it("about an address takes away no proof of who the player is", async () => {
    const player = await provenFor(20, "MT", "address");
    await settleDocument(gate.deps, { playerId: player.id, by: commandActor("otto") }).catch(() => {});
    await acceptDocument(await desk(), await sendDocument(gate, player));
    await onDay(21);
    expect((await subjectsOf(player)).at(-1)).toBe("your document has expired");
    expect(await kycStatusOf(player, await logIn(player))).toBe("Approved");
  });
});

describe("what a market wants proven, once the proof has expired", () => {
  it("Great Britain: neither a deposit nor a stake from the next run of the job on; a withdrawal waits for a person and can be approved", async () => {
    const player = await provenFor(20, "GB");
    await gate.deposit(player, "50.00", method);
    await onDay(21);
    const session = await logIn(player);
    const back = { ...player, session };
    expect(await guardsOf(session)).toEqual(["document"]);
    expect(await codeOf(gate.beginDeposit(back, "20.00", { method }))).toBe("document_required");
    expect(await codeOf(gate.launch(back))).toBe("document_required");
    const payout = await gate.beginWithdrawal(back, "10.00", method);
    expect(await payout.authorize()).toMatchObject({ success: true });
    const eero = await desk("payments");
    const { withdrawal } = await eero.call("withdrawal", { transaction_id: payout.transactionId });
    expect(withdrawal.reasons).toContain("document");
    const approval = { transaction_id: payout.transactionId, reason: "all is in order" };
    expect(await codeOf(eero.call("approveWithdrawal", approval))).toBe("done");
    expect((await lettersTo(gate, player.email)).at(-1)?.body).toContain("neither deposit nor play");
    await acceptDocument(await desk(), await sendDocument(gate, back), dayAfter(900));
    expect(await guardsOf(session)).toEqual([]);
    await gate.deposit(back, "20.00", method);
  });

  it("elsewhere: play goes on, and a withdrawal of 10.00 asks for a document and is not approved before somebody has seen it", async () => {
    const player = await provenFor(20, "MT");
    await gate.deposit(player, "50.00", method);
    await onDay(21);
    const session = await logIn(player);
    const back = { ...player, session };
    expect(await guardsOf(session)).toEqual([]);
    const seat = await takeSeat(gate, back);
    expect((await seat.bet(1)).status).toBe("RS_OK");
    const payout = await gate.beginWithdrawal(back, "10.00", method);
    await payout.authorize();
    const eero = await desk("payments");
    const picture = await eero.call("withdrawal", { transaction_id: payout.transactionId });
    expect(picture.withdrawal.reasons).toContain("document");
    expect(picture.account).toMatchObject({ is_identity_checked: false, is_identity_lapsed: true });
    const approval = { transaction_id: payout.transactionId, reason: "all is in order" };
    expect(await codeOf(eero.call("approveWithdrawal", approval))).toBe("document_required");
    await acceptDocument(await desk(), await sendDocument(gate, back), dayAfter(900));
    expect(await codeOf(eero.call("approveWithdrawal", approval))).toBe("done");
  });

  it("a withdrawal that was waiting already when the document expired is not approved either", async () => {
    const player = await provenFor(20, "MT");
    await gate.deposit(player, "50.00", method);
    const payout = await gate.beginWithdrawal(player, "10.00", method);
    await payout.authorize();
    await onDay(21);
    const approval = { transaction_id: payout.transactionId, reason: "all is in order" };
    expect(await codeOf((await desk("payments")).call("approveWithdrawal", approval))).toBe(
      "document_required",
    );
  });

  it("what was seen outside of the product after it proves who the player is again", async () => {
    const player = await provenFor(20, "GB");
    await onDay(21);
    await settleDocument(gate.deps, { playerId: player.id, by: commandActor("otto") });
    const session = await logIn(player);
    expect(await guardsOf(session)).toEqual([]);
    expect(await kycStatusOf(player, session)).toBe("Approved");
  });
});

describe("the office's list of expiring documents", () => {
  it("has those of open accounts that expire within 60 days or have expired within 90, by days left, with what waits then, without replaced ones", async () => {
    const own = await createGateFixture({ deps: { documentVault: vault } });
    const hanna = await openDesk(own, "safety");
    const proven = async (days: number, country = "MT", kind: PlayerDocument["kind"] = "identity") => {
      const player = await own.stranger({ ...residentOf(country), proven: false });
      await acceptDocument(hanna, await sendDocument(own, player, kind), dayAfter(days));
      return player;
    };
    const [far, near, over] = [await proven(61), await proven(12, "GB"), await proven(1)];
    const [replaced, closed] = [await proven(30), await proven(30)];
    await acceptDocument(hanna, await sendDocument(own, replaced), dayAfter(900));
    await own.call("selfExclude", { duration: "6m" }, closed.session);
    await proven(40, "MT", "address");
    own.clock.at = new Date(own.clock.at.getTime() + 3 * DAY_MS - HOUR_MS);
    await expireDocuments(own.deps);
    const list = async () =>
      (await (await openDesk(own, "safety")).call("documentQueue", { state: "expiring" })).documents.map(
        ({ player: { id }, kind, state, days_left, then_waits }) => [id, kind, state, days_left, then_waits],
      );
    const days = Math.round(
      (Date.parse(dayAfter(0)) - Date.parse(own.clock.at.toISOString().slice(0, 10))) / DAY_MS,
    );
    expect(await list()).toEqual([
      [over.id, "identity", "expired", 1 + days, "payouts"],
      [near.id, "identity", "accepted", 12 + days, "play"],
      [expect.any(String), "address", "accepted", 40 + days, null],
      [far.id, "identity", "accepted", 61 + days, "payouts"],
    ]);
    own.clock.at = new Date(own.clock.at.getTime() + 92 * DAY_MS);
    expect((await list()).map(([id]) => id)).not.toContain(over.id);
    await own.close();
  });
});
