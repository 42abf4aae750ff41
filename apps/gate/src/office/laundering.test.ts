import { randomUUID } from "node:crypto";
import { GateError } from "@bellwether/contract";
import { DAY_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { commandActor } from "../actor.ts";
import { askForPapers, findLaundering } from "../laundering/index.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { type Desk, openDesk } from "../testing/office-desk.ts";
import { takeSeat } from "../testing/provider-seat.ts";
import { settleDocument } from "../verification/index.ts";

type Player = Awaited<ReturnType<GateFixture["player"]>>;

let gate: GateFixture;
let eero: Desk;
let hanna: Desk;
let ines: Desk;
let leo: Desk;
beforeAll(async () => {
  gate = await createGateFixture();
  eero = await openDesk(gate, "payments");
  hanna = await openDesk(gate, "safety");
  ines = await openDesk(gate, "safety");
  leo = await openDesk(gate, "auditor");
});
afterAll(() => gate.close());
beforeEach(async () => {
  for (const desk of [eero, hanna, ines, leo]) await desk.signIn();
});

const answerOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: unknown) => (error instanceof GateError ? error.code : String(error)),
  );
const later = (ms: number) => {
  gate.clock.at = new Date(gate.clock.at.getTime() + ms);
};
const look = () => findLaundering(gate.deps);
const casesOf = async ({ id }: Player, state: "open" | "closed" = "open") =>
  (await hanna.call("cases", { state })).cases.filter((each) => each.player_id === id);
const caseOf = async (player: Player, rule: string) => {
  const found = (await casesOf(player)).find(({ detail }) => detail === rule);
  if (!found) throw new Error(`no open case of ${rule}`);
  return found;
};
const decide = (id: string, outcome: "explained" | "unexplained" = "explained", desk = hanna) =>
  desk.call("closeLaunderingCase", { case_id: id, outcome, reason: "the payslips show it" });
const withdraw = async (player: Player, amount: string) => {
  const payout = await gate.beginWithdrawal(player, amount);
  const { authCode } = await payout.authorize();
  return { payout, authCode, id: payout.transactionId };
};
const approve = (id: string) =>
  eero.call("approveWithdrawal", { transaction_id: id, reason: "all is in order" });

/** A player who has deposited 2,000.00, at which the rules have looked. */
async function bigDepositor() {
  const player = await gate.stranger();
  await gate.deposit(player, "2000.00");
  await look();
  return player;
}

describe("cases about money laundering", () => {
  it("1,999.99 deposited open no case, 0.01 more than the sum of 2,000.00 in 180 days opens one with the figures as they were", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "1989.99");
    expect(await look()).toBe(0);
    await gate.deposit(player, "10.01");
    expect(await look()).toBe(1);
    await gate.deposit(player, "50.00");
    expect(await look()).toBe(0);
    expect(await casesOf(player)).toMatchObject([
      {
        ...{ cause: "laundering", detail: "deposits", taken_by: null, end: null },
        facts: [
          { name: "deposited", value: { amount: "2000.00", currency: "EUR" } },
          { name: "threshold", value: { amount: "2000.00", currency: "EUR" } },
          { name: "within_days", value: 180 },
          { name: "since" },
        ],
      },
    ]);
  });

  it("while a case is open the player plays and deposits on; a withdrawal of 20.00 waits for it, and nobody can approve it", async () => {
    const player = await bigDepositor();
    const seat = await takeSeat(gate, player);
    await seat.play(2_000, 2_000);
    await gate.deposit(player, "20.00");
    const { id, payout, authCode } = await withdraw(player, "20.00");
    const { withdrawal } = await eero.call("withdrawal", { transaction_id: id });
    expect(withdrawal).toMatchObject({ step: "waiting", reasons: expect.arrayContaining(["case"]) });
    expect(await answerOf(approve(id))).toBe("account_held");

    const { case: closed } = await decide((await caseOf(player, "deposits")).id);
    expect(closed.end).toMatchObject({ outcome: "explained", note: "the payslips show it", by: hanna.name });
    expect(await answerOf(approve(id))).toBe("done");
    expect(await payout.transfer(authCode)).toMatchObject({ success: true });
    expect((await gate.call("guardsStatus", {}, player.session)).guards).toEqual([]);
    expect(await gate.violations()).toEqual([]);
  });

  it("a withdrawal that was waiting before the case was opened is not approved either", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "1990.00");
    const { id } = await withdraw(player, "10.00");
    await gate.deposit(player, "10.00");
    await look();
    expect(await answerOf(approve(id))).toBe("account_held");
  });

  it("the withdrawal that reaches a rule is looked at before the house is: 500.00 in and out unplayed wait with 2 reasons and a case", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "500.00");
    const { id } = await withdraw(player, "500.00");
    expect((await eero.call("withdrawal", { transaction_id: id })).withdrawal.reasons).toEqual(
      expect.arrayContaining(["play", "case"]),
    );
    expect(await casesOf(player)).toMatchObject([{ cause: "laundering", detail: "little_play" }]);
  });

  it("what was judged opens no case again; 2,000.00 more do, and 1,999.99 more do not", async () => {
    const player = await bigDepositor();
    await decide((await caseOf(player, "deposits")).id);
    later(MINUTE_MS);
    await gate.deposit(player, "1989.99");
    expect(await look()).toBe(0);
    await gate.deposit(player, "10.01");
    expect(await look()).toBe(1);
    expect(await casesOf(player)).toHaveLength(1);
    expect(await casesOf(player, "closed")).toHaveLength(1);
  });

  it("looked at 5 times at the same moment, a player gets one case; a deposit that was looked at late is judged as of its own time", async () => {
    const player = await gate.stranger();
    for (let count = 0; count < 10; count += 1) await gate.deposit(player, "10.00");
    later(2 * DAY_MS);
    const opened = await Promise.all(Array.from({ length: 5 }, () => look()));
    expect(opened.reduce((sum, each) => sum + each, 0)).toBe(1);
    await hanna.signIn();
    expect(await casesOf(player)).toMatchObject([{ detail: "velocity" }]);
  });

  it("unexplained money blocks deposits, play, bonuses and withdrawals until two persons lift it, and is in the audit", async () => {
    const player = await bigDepositor();
    const found = await caseOf(player, "deposits");
    await decide(found.id, "unexplained");
    await expect(gate.beginDeposit(player, "20.00")).rejects.toMatchObject({ code: "account_blocked" });
    await expect(gate.beginWithdrawal(player, "20.00")).rejects.toMatchObject({ code: "account_blocked" });
    await expect(takeSeat(gate, player)).rejects.toMatchObject({ code: "account_blocked" });
    await expect(gate.call("profile", {}, player.session)).resolves.toBeTruthy();
    const page = await hanna.call("playerPage", { player_id: player.id });
    expect(page.player.blocks).toMatchObject([{ scopes: ["play", "deposit", "withdraw", "bonus"] }]);
    const { entries } = await leo.call("audit", { action: "case.close", subject: `player:${player.id}` });
    expect(entries.map(({ reason, detail }) => ({ reason, ...JSON.parse(detail ?? "{}") }))).toMatchObject([
      {
        reason: "the payslips show it",
        before: { case: found.id, cause: "laundering", detail: "deposits" },
        after: { outcome: "unexplained", blocked: ["play", "deposit", "withdraw", "bonus"] },
      },
    ]);
  });

  it("payments cannot decide it, one in another's hands is decided by nobody else, and of two who decide at once one does", async () => {
    const player = await bigDepositor();
    const { id } = await caseOf(player, "deposits");
    expect(await answerOf(decide(id, "explained", eero))).toBe("forbidden");
    // Nor keep others from it.
    expect(await answerOf(eero.call("takeCase", { case_id: id }))).toBe("forbidden");
    await hanna.call("takeCase", { case_id: id });
    expect(await answerOf(decide(id, "explained", ines))).toBe("conflict");
    await hanna.call("leaveCase", { case_id: id });
    const both = [answerOf(decide(id)), answerOf(decide(id, "unexplained", ines))];
    expect((await Promise.all(both)).sort()).toEqual(["conflict", "done"]);
    expect(await answerOf(decide("999999"))).toBe("not_found");
    const noReason = hanna.call("closeLaunderingCase", { case_id: id, outcome: "explained", reason: " " });
    expect(await answerOf(noReason)).toBe("invalid_param");
    later(11 * MINUTE_MS);
    expect(await answerOf(decide(id))).toBe("proof_required");
  });

  it("a case about money laundering is closed by no other decision, and no other case by this one", async () => {
    const player = await bigDepositor();
    const { id } = await caseOf(player, "deposits");
    const act = { case_id: id, reason: "not this one" };
    expect(await answerOf(hanna.call("closePaymentCase", { ...act, outcome: "loss" }))).toBe("conflict");
    expect(await answerOf(hanna.call("closePersonCase", { ...act, outcome: "other" }))).toBe("conflict");
    await gate.piq("/transfer", {
      ...{ userId: player.id, txAmount: "-1.00", txAmountCy: "EUR", txId: randomUUID(), txTypeId: "300" },
      ...{ txName: "Chargeback", provider: "TRUSTLY", authCode: "none" },
    });
    const payment = (await casesOf(player)).find(({ cause }) => cause === "payment");
    expect(await answerOf(decide(payment!.id))).toBe("conflict");
    // The account is held for the payment alone: with that closed, the player deposits again.
    await eero.call("closePaymentCase", { case_id: payment!.id, outcome: "loss", reason: "a loss" });
    await expect(gate.beginDeposit(player, "20.00")).resolves.toBeTruthy();
  });

  it("whoever has deposited 2,000.00 is asked after 30 days for an identity paper and then for the source of funds, each once", async () => {
    const player = await bigDepositor();
    const asked = async () =>
      (
        await gate.database.query<{ kind: string }>(
          "SELECT kind FROM document_request WHERE player_id = $1 ORDER BY id",
          [player.id],
        )
      ).rows.map(({ kind }) => kind);
    const settle = () => settleDocument(gate.deps, { playerId: player.id, by: commandActor("otto") });
    later(30 * DAY_MS - MINUTE_MS);
    await askForPapers(gate.deps);
    expect(await asked()).toEqual([]);
    later(MINUTE_MS);
    await askForPapers(gate.deps);
    await askForPapers(gate.deps);
    expect(await asked()).toEqual(["identity"]);
    await settle();
    await askForPapers(gate.deps);
    expect(await asked()).toEqual(["identity", "funds"]);
    await settle();
    await askForPapers(gate.deps);
    expect(await asked()).toEqual(["identity", "funds"]);
  });
});
