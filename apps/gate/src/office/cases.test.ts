import { randomUUID } from "node:crypto";
import { GateError } from "@bellwether/contract";
import { DAY_MS, HOUR_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { type Desk, openDesk } from "../testing/office-desk.ts";

type Player = Awaited<ReturnType<GateFixture["player"]>>;

let gate: GateFixture;
let eero: Desk;
let hanna: Desk;
beforeAll(async () => {
  gate = await createGateFixture();
  eero = await openDesk(gate, "payments");
  hanna = await openDesk(gate, "safety");
});
afterAll(() => gate.close());
beforeEach(async () => {
  for (const desk of [eero, hanna]) await desk.signIn();
});

const answerOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: unknown) => (error instanceof GateError ? error.code : String(error)),
  );
const caseOf = async ({ id }: Player, state: "open" | "closed" = "open") =>
  (await eero.call("cases", { state })).cases.find((each) => each.player_id === id);
const close = (id: string, outcome: "loss" | "repaid" = "loss", desk = eero) =>
  desk.call("closePaymentCase", { case_id: id, outcome, reason: "the bank has decided" });
const decide = (id: string, outcome: "same" | "other", desk = hanna) =>
  desk.call("closePersonCase", { case_id: id, outcome, reason: "compared their papers" });

/** A deposit of 50.00 that its bank takes back, after 20.00 of it were withdrawn. */
async function chargedBack() {
  const player = await gate.stranger();
  const deposit = await gate.beginDeposit(player, "50.00");
  const { authCode } = await deposit.authorize();
  await deposit.transfer(authCode);
  const payout = await gate.beginWithdrawal(player, "20.00");
  await payout.transfer((await payout.authorize()).authCode);
  const transactionId = randomUUID();
  const taken = {
    ...{ userId: player.id, txAmount: "-50.00", txAmountCy: "EUR", txId: transactionId, txTypeId: "300" },
    ...{ txName: "Chargeback", provider: "TRUSTLY", originTxId: deposit.transactionId, authCode: "none" },
  };
  expect(await gate.piq("/transfer", taken)).toMatchObject({ success: true });
  return { player, transactionId, deposit, taken };
}

describe("cases", () => {
  it("a chargeback of 50.00 is a case with the deposit that it is about and the 20.00 that the player owes", async () => {
    const { player, transactionId, deposit } = await chargedBack();
    const found = await caseOf(player);
    expect(found).toMatchObject({ cause: "payment", is_own: false, taken_by: null, end: null });
    const picture = await eero.call("oneCase", { case_id: found!.id });
    expect(picture).toMatchObject({
      payment: {
        ...{ kind: "chargeback", direction: "out", transaction_id: transactionId },
        amount: { amount: "50.00", currency: "EUR" },
      },
      origin: { kind: "cashier", direction: "in", transaction_id: deposit.transactionId },
      cash: { amount: "-20.00", currency: "EUR" },
      match: null,
    });
  });

  it("a closed case has its outcome, note and closer, frees the account, and cannot be closed again", async () => {
    const { player, taken } = await chargedBack();
    const found = (await caseOf(player))!;
    await expect(gate.beginDeposit(player, "20.00")).rejects.toMatchObject({ code: "account_held" });
    const { case: closed } = await close(found.id);
    expect(closed.end).toMatchObject({ outcome: "loss", note: "the bank has decided", by: eero.name });
    expect(await caseOf(player)).toBeUndefined();
    expect(await caseOf(player, "closed")).toMatchObject({ id: found.id });
    expect(await answerOf(close(found.id))).toBe("conflict");
    await expect(gate.beginDeposit(player, "20.00")).resolves.toBeTruthy();
    // The provider's repeat of what it has told opens no new case.
    await gate.piq("/transfer", taken);
    expect(await caseOf(player)).toBeUndefined();
    expect(await gate.violations()).toEqual([]);
  });

  it("an account with 2 cases is held until both are closed", async () => {
    const { player, taken } = await chargedBack();
    await gate.piq("/transfer", { ...taken, txId: randomUUID(), txName: "Refund", txAmount: "-1.00" });
    const own = async () =>
      (await eero.call("cases", {})).cases.filter((each) => each.player_id === player.id);
    const [first, second] = await own();
    await close(first!.id);
    await expect(gate.beginDeposit(player, "20.00")).rejects.toMatchObject({ code: "account_held" });
    await close(second!.id, "repaid");
    await expect(gate.beginDeposit(player, "20.00")).resolves.toBeTruthy();
  });

  it("a case that one operator has in hand is closed by nobody else, and by nobody twice at the same moment", async () => {
    const { player } = await chargedBack();
    const { id } = (await caseOf(player))!;
    expect((await eero.call("takeCase", { case_id: id })).case).toMatchObject({ is_own: true });
    expect(await answerOf(close(id, "loss", hanna))).toBe("conflict");
    expect(await answerOf(hanna.call("takeCase", { case_id: id }))).toBe("conflict");
    await hanna.call("leaveCase", { case_id: id });
    expect(await answerOf(close(id, "loss", hanna))).toBe("conflict");
    await eero.call("leaveCase", { case_id: id });
    const both = await Promise.all([answerOf(close(id)), answerOf(close(id, "repaid", hanna))]);
    expect(both.sort()).toEqual(["conflict", "done"]);
  });

  it("an account that resembles an excluded person's is a case: the same person is excluded as long, another is let in", async () => {
    const lastname = `Virtanen ${randomUUID().replaceAll(/[^a-f]/g, "")}`;
    const person = { firstname: "Aino", lastname, year: "1991", month: "2", day: "3" };
    const excluded = await gate.player(undefined, person);
    const [same, other] = [await gate.player(undefined, person), await gate.player(undefined, person)];
    await gate.call("selfExclude", { duration: "6m" }, excluded.session);
    const cases = await Promise.all([caseOf(same), caseOf(other)]);
    const [first, second] = cases.map((each) => each!.id);
    expect(await eero.call("oneCase", { case_id: first! })).toMatchObject({
      ...{ case: { cause: "person" }, payment: null },
      match: { excluded_player_id: excluded.id, marks: ["person"] },
    });
    expect(await answerOf(decide(first!, "same", eero))).toBe("forbidden");
    expect(await answerOf(close(first!))).toBe("conflict");
    expect((await decide(first!, "same")).case.end).toMatchObject({ outcome: "same", by: hanna.name });
    await decide(second!, "other");
    await expect(gate.call("profile", {}, same.session)).rejects.toMatchObject({
      data: { reason: "excluded" },
    });
    await expect(gate.call("profile", {}, other.session)).resolves.toBeTruthy();
    expect(await answerOf(decide(first!, "other"))).toBe("conflict");
  });

  it("a case about a payment cannot be decided as one about a person, and an unknown one is not found", async () => {
    const { player } = await chargedBack();
    const { id } = (await caseOf(player))!;
    expect(await answerOf(decide(id, "same"))).toBe("conflict");
    for (const act of [
      () => close("999999"),
      () => decide("999999", "other"),
      () => eero.call("takeCase", { case_id: "999999" }),
      () => eero.call("oneCase", { case_id: "999999" }),
    ])
      expect(await answerOf(act())).toBe("not_found");
    expect(await answerOf(eero.call("cases", { before: "nonsense" }))).toBe("invalid_param");
  });

  it("a withdrawal that the cashier has not ended after 24 hours stands among the payments without a result", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "50.00");
    const payout = await gate.beginWithdrawal(player, "30.00");
    await payout.authorize();
    const listed = async () =>
      (await eero.call("unresolvedPayments", {})).payments.filter((each) => each.player_id === player.id);
    gate.clock.at = new Date(gate.clock.at.getTime() + DAY_MS - HOUR_MS);
    await eero.signIn();
    expect(await listed()).toEqual([]);
    gate.clock.at = new Date(gate.clock.at.getTime() + HOUR_MS);
    await eero.signIn();
    expect(await listed()).toMatchObject([
      {
        direction: "out",
        amount: { amount: "30.00", currency: "EUR" },
        transaction_id: payout.transactionId,
      },
    ]);
  });
});
