import { randomUUID } from "node:crypto";
import { GateError } from "@bellwether/contract";
import { HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { OfficeWithdrawal } from "@bellwether/contract/office/index.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { commandActor } from "../actor.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { lettersTo } from "../testing/letters-to.ts";
import { type Desk, openDesk } from "../testing/office-desk.ts";
import { beginPayout, type RegularOptions, regularPlayer } from "../testing/regular-player.ts";
import { askDocument, settleDocument } from "../verification/index.ts";
import { tellCashier, watchWithdrawals } from "../withdrawals/index.ts";

type Player = Awaited<ReturnType<GateFixture["player"]>>;

let gate: GateFixture;
let eero: Desk;
let fay: Desk;
beforeAll(async () => {
  gate = await createGateFixture();
  eero = await openDesk(gate, "payments");
  fay = await openDesk(gate, "payments");
});
afterAll(() => gate.close());
beforeEach(async () => {
  gate.payoutDesk.isSilent = false;
  gate.payoutDesk.heard.length = 0;
  for (const desk of [eero, fay]) await desk.signIn();
});

const answerOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: unknown) => (error instanceof GateError ? error.code : String(error)),
  );
const later = (ms: number) => {
  gate.clock.at = new Date(gate.clock.at.getTime() + ms);
};
const tell = () => tellCashier(gate.deps);
const cash = async ({ session }: Player) => (await gate.call("balance", {}, session)).player_balance_amount;
const find = async (id: string, desk = eero) =>
  (await desk.call("withdrawal", { transaction_id: id })).withdrawal;
const queue = async () => (await eero.call("withdrawals", {})).withdrawals.map((each) => each.transaction_id);
const approve = (id: string, desk = eero) =>
  desk.call("approveWithdrawal", { transaction_id: id, reason: "all is in order" });
const refuse = (id: string, desk = eero) =>
  desk.call("refuseWithdrawal", { transaction_id: id, reason: "the account is another's" });

const regular = (options?: RegularOptions) => regularPlayer(gate, eero, options);
const withdraw = (player: Player, amount: string, more?: Record<string, string>, method?: string) =>
  beginPayout(gate, player, amount, more, method);

describe("withdrawals that wait for a person", () => {
  it("a first withdrawal of 30.00 waits with its money set aside, is approved, told to the cashier once, and is paid", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "50.00");
    const { payout, authCode, id } = await withdraw(player, "30.00");
    expect(await cash(player)).toBe("20.00");
    expect(await tell()).toBe(0);
    expect(await queue()).toContain(id);
    expect(await find(id)).toMatchObject({
      ...{ step: "waiting", reasons: ["first", "play"], needs_two: false, decision: null },
      ...{ amount: { amount: "30.00", currency: "EUR" }, player_id: player.id, method: "TRUSTLY" },
    });

    const { withdrawal } = await approve(id);
    expect(withdrawal).toMatchObject({
      step: "approved",
      decision: { is_approved: true, by: { kind: "operator", shown: eero.name }, reason: "all is in order" },
    });
    expect(await queue()).not.toContain(id);
    expect([await tell(), await tell()]).toEqual([1, 0]);
    expect(gate.payoutDesk.heard).toMatchObject([{ transactionId: id, decision: "approve" }]);
    expect((await find(id)).step).toBe("told");
    expect(await payout.transfer(authCode)).toMatchObject({ success: true });
    expect(await find(id)).toMatchObject({ step: "paid", is_overridden: false });
    expect(await gate.violations()).toEqual([]);
  });

  it("a withdrawal of 30.00 for which no rule speaks is approved at once, and the player sees that it was checked", async () => {
    const { player } = await regular();
    const { id, payout, authCode } = await withdraw(player, "30.00");
    expect(await queue()).not.toContain(id);
    expect(await find(id)).toMatchObject({
      ...{ step: "approved", reasons: [] },
      decision: { is_approved: true, by: { kind: "job", name: "withdrawal-rules" }, reason: null },
    });
    const seen = async () =>
      (await gate.call("paymentHistory", { id: player.id, start_index: -1, limit: 1 }, player.session))
        .payments[0];
    expect(await seen()).toMatchObject({ state: "pending", is_approved: true });
    await payout.transfer(authCode);
    expect(await seen()).toMatchObject({ state: "success", is_approved: true });
  });

  it("a refused withdrawal is cancelled by the cashier, its 30.00 come back, and 1 letter says so", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "50.00");
    const { payout, authCode, id } = await withdraw(player, "30.00");
    await refuse(id);
    // The money moves when the cashier says so: until then it may be on its way.
    expect(await cash(player)).toBe("20.00");
    await tell();
    expect(gate.payoutDesk.heard).toMatchObject([{ transactionId: id, decision: "cancel" }]);
    await payout.cancel(authCode, "ERR_CANCELLED_BY_MERCHANT");
    expect(await cash(player)).toBe("50.00");
    expect((await find(id)).step).toBe("returned");
    const letters = await lettersTo(gate, player.email);
    expect(letters.filter(({ body }) => body.includes("30.00 EUR"))).toHaveLength(1);
  });

  it("a withdrawal of 2,000.01 takes a second person: one cannot approve it alone, nor decide about the own request", async () => {
    const { player } = await regular({ won: 3_000 });
    const { id } = await withdraw(player, "2000.01");
    expect(await find(id)).toMatchObject({ reasons: ["amount"], needs_two: true });
    expect(await answerOf(approve(id))).toBe("approval_required");
    const wish = {
      action: "withdrawal.approve",
      input: { transaction_id: id },
      reason: "a large win",
    } as const;
    const { approval } = await eero.call("askApproval", wish);
    expect(await find(id)).toMatchObject({ step: "waiting", approval_id: approval.id });
    const decision = {
      ...{ approval_id: approval.id, version: approval.version, reason: "looked at it" },
      decision: "approve",
    } as const;
    expect(await answerOf(eero.call("decideApproval", decision))).toBe("own_request");
    await fay.call("decideApproval", decision);
    expect(await find(id)).toMatchObject({ step: "approved", decision: { by: { shown: fay.name } } });
    expect(await answerOf(fay.call("decideApproval", decision))).toBe("conflict");
    expect(await tell()).toBe(1);
  });

  it("a request for a second person is stale when the withdrawal was refused meanwhile, and one of 2,000.00 takes nobody else", async () => {
    const { player } = await regular({ won: 5_000 });
    const large = await withdraw(player, "2500.00");
    const input = { transaction_id: large.id };
    const { approval } = await eero.call("askApproval", {
      ...{ action: "withdrawal.approve", input, reason: "a large win" },
    });
    await refuse(large.id, fay);
    const { id, version } = approval;
    expect(
      await answerOf(
        fay.call("decideApproval", { approval_id: id, version, decision: "approve", reason: "looked at it" }),
      ),
    ).toBe("conflict");
    await large.payout.cancel(large.authCode);
    const smaller = await withdraw(player, "2000.00");
    expect(await answerOf(approve(smaller.id))).toBe("done");
  });

  it("a withdrawal that one operator has in hand is decided by nobody else, until they give it back or 15 minutes have passed", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "50.00");
    const { id } = await withdraw(player, "30.00");
    expect((await eero.call("takeWithdrawal", { transaction_id: id })).withdrawal).toMatchObject({
      taken_by: { id: eero.id, name: eero.name },
      is_own: true,
    });
    expect((await find(id, fay)).is_own).toBe(false);
    for (const act of [
      () => fay.call("takeWithdrawal", { transaction_id: id }),
      () => approve(id, fay),
      () => refuse(id, fay),
      () => fay.call("askWithdrawalDocument", { transaction_id: id, reason: "not the same name" }),
    ])
      expect(await answerOf(act())).toBe("conflict");
    await fay.call("leaveWithdrawal", { transaction_id: id });
    expect((await find(id)).is_own).toBe(true);
    later(14 * MINUTE_MS);
    await fay.signIn();
    expect(await answerOf(fay.call("takeWithdrawal", { transaction_id: id }))).toBe("conflict");
    later(MINUTE_MS);
    expect(await answerOf(fay.call("takeWithdrawal", { transaction_id: id }))).toBe("done");
    await fay.call("leaveWithdrawal", { transaction_id: id });
    await eero.signIn();
    expect(await answerOf(approve(id))).toBe("done");
  });

  it("a withdrawal is decided once: by the first of 2 operators at the same moment, and not after the cashier has ended it", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "80.00");
    const one = await withdraw(player, "30.00");
    const answers = await Promise.all([answerOf(approve(one.id)), answerOf(refuse(one.id, fay))]);
    expect(answers.sort()).toEqual(["conflict", "done"]);
    const other = await withdraw(player, "20.00");
    await other.payout.cancel(other.authCode, "ERR_CANCELLED_BY_USER");
    expect(await queue()).not.toContain(other.id);
    for (const act of [
      () => approve(other.id),
      () => refuse(other.id),
      () => eero.call("takeWithdrawal", { transaction_id: other.id }),
    ])
      expect(await answerOf(act())).toBe("conflict");
    expect(await answerOf(approve("nothing"))).toBe("not_found");
    expect(await answerOf(refuse("nothing"))).toBe("not_found");
    expect(await answerOf(eero.call("withdrawal", { transaction_id: "nothing" }))).toBe("not_found");
  });

  it("a decision is told again after 2, 4 and 8 seconds while the cashier does not answer, and counted as waiting for it", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "50.00");
    const { id } = await withdraw(player, "30.00");
    await tell();
    await approve(id);
    gate.payoutDesk.isSilent = true;
    const attempts = async () => (await find(id)).attempts;
    for (const [wait, tries] of [
      [0, 1],
      [1_999, 1],
      [1, 2],
      [4_000, 3],
    ] as const) {
      later(wait);
      await tell();
      expect(await attempts()).toBe(tries);
    }
    await watchWithdrawals(gate.deps);
    expect(gate.figures.value("withdrawals_waiting", { for: "cashier" })).toBe(1);
    expect(gate.figures.value("withdrawals_oldest_seconds", { for: "cashier" })).toBe(6);
    gate.payoutDesk.isSilent = false;
    later(8_000);
    expect(await tell()).toBe(1);
    expect((await find(id)).step).toBe("told");
  });

  it("a withdrawal that the cashier pays although nobody has approved it is booked, and stands in the list as overridden", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "50.00");
    const { id, payout, authCode } = await withdraw(player, "30.00");
    expect(await payout.transfer(authCode)).toMatchObject({ success: true });
    expect(await cash(player)).toBe("20.00");
    expect(await find(id)).toMatchObject({ step: "paid", is_overridden: true, decision: null });
    expect(gate.figures.value("withdrawals_overridden_total", {})).toBe(1);
    const { withdrawals } = await eero.call("withdrawals", { state: "decided" });
    expect(withdrawals.map((each) => each.transaction_id)).toContain(id);
    expect(await gate.violations()).toEqual([]);
  });

  it("a waiting withdrawal of an account that a chargeback holds cannot be approved until the case is closed", async () => {
    const player = await gate.stranger();
    const deposit = await gate.beginDeposit(player, "50.00");
    await deposit.transfer((await deposit.authorize()).authCode);
    const { id } = await withdraw(player, "30.00");
    await gate.piq("/transfer", {
      ...{ userId: player.id, txAmount: "-10.00", txAmountCy: "EUR", txId: randomUUID(), txTypeId: "300" },
      ...{ txName: "Chargeback", provider: "TRUSTLY", originTxId: deposit.transactionId, authCode: "none" },
    });
    expect(await answerOf(approve(id))).toBe("account_held");
    expect(await tell()).toBe(0);
    const { cases } = await eero.call("cases", {});
    const { id: caseId } = cases.find((each) => each.player_id === player.id)!;
    await eero.call("closePaymentCase", { case_id: caseId, outcome: "loss", reason: "the bank has decided" });
    expect(await answerOf(approve(id))).toBe("done");
  });

  it("a repeated authorize opens no second review, and another attempt of the payment opens its own", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "50.00");
    const payout = await gate.beginWithdrawal(player, "30.00");
    const first = await payout.authorize();
    expect(await payout.authorize()).toEqual(first);
    const all = async () =>
      (await eero.call("withdrawals", {})).withdrawals.filter((each) => each.player_id === player.id);
    expect(await all()).toHaveLength(1);
    await payout.cancel(first.authCode);
    expect(await all()).toEqual([]);
  });

  it("asking for a document blocks play and deposits, leaves the withdrawal waiting in the asker's hands, and works once", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "50.00");
    const { id } = await withdraw(player, "30.00");
    const ask = () =>
      eero.call("askWithdrawalDocument", { transaction_id: id, reason: "the name on the card differs" });
    expect((await ask()).withdrawal).toMatchObject({ step: "waiting", is_own: true });
    expect((await gate.call("guardsStatus", {}, player.session)).guards).toContainEqual({
      ...{ guard: "document", route: "/my-account/account-info" },
    });
    expect(await answerOf(ask())).toBe("conflict");
    expect((await eero.call("withdrawal", { transaction_id: id })).account.is_document_asked).toBe(true);
    await settleDocument(gate.deps, { playerId: player.id, by: commandActor("test") });
  });

  it("a list of 51 waiting withdrawals has 2 pages without a gap or a repeat, and a place that no list gave is refused", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "600.00");
    const mine: string[] = [];
    for (let count = 0; count < 51; count += 1) mine.push((await withdraw(player, "10.00")).id);
    const read: OfficeWithdrawal[] = [];
    let before: string | undefined;
    do {
      const page = await eero.call("withdrawals", { before });
      read.push(...page.withdrawals);
      before = page.next ?? undefined;
    } while (before);
    const ids = read.map((each) => each.transaction_id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => mine.includes(id))).toHaveLength(51);
    expect(read.map((each) => each.asked_at)).toEqual(read.map((each) => each.asked_at).sort());
    for (const place of ["nonsense", "2026-11-20", "~x"])
      expect(await answerOf(eero.call("withdrawals", { before: place }))).toBe("invalid_param");
  });
});

describe("why a withdrawal waits", () => {
  const reasonsOf = async (
    player: Player,
    amount = "30.00",
    more: Record<string, string> = {},
    method?: string,
  ) => (await find((await withdraw(player, amount, more, method)).id)).reasons;

  it("a withdrawal of 1,000.00 waits for its amount, one of 999.99 does not", async () => {
    const { player } = await regular({ won: 3_000 });
    expect(await reasonsOf(player, "999.99")).toEqual([]);
    expect(await reasonsOf(player, "1000.00")).toEqual(["amount"]);
  });

  it("a withdrawal by a method that never paid in waits while another one is owed, and one to the source does not", async () => {
    const { player } = await regular({ country: "IE", phone: "085 012 3456", method: "SKRILL" });
    expect(await reasonsOf(player, "15.00", {}, "NETELLER")).toEqual(["source"]);
    expect(await reasonsOf(player, "15.00", {}, "SKRILL")).toEqual([]);
  });

  it("a withdrawal waits when the deposits since the last one were not staked once: 10.00 of 40.00 are missing", async () => {
    const { player, seat } = await regular();
    later(MINUTE_MS);
    await gate.deposit(player, "40.00");
    await seat.win(await seat.bet(30), 30);
    expect(await reasonsOf(player)).toEqual(["play"]);
    await seat.win(await seat.bet(10), 10);
    expect(await reasonsOf(player)).toEqual([]);
  });

  it("a withdrawal to another card than before waits, and one to a card of another player's says who", async () => {
    const card = { maskedAccount: "516867******1111", pspService: "VISA", accountHolder: "Aino Virtanen" };
    const { player: first } = await regular({ lastname: "Virtanen" });
    const known = await withdraw(first, "10.00", card);
    expect((await find(known.id)).reasons).toEqual([]);
    await known.payout.transfer(known.authCode);
    expect(await reasonsOf(first, "10.00", card)).toEqual([]);
    expect(await reasonsOf(first, "10.00", { ...card, maskedAccount: "516867******2222" })).toEqual([
      "instrument",
    ]);

    const { player: second } = await regular({ lastname: "Virtanen" });
    const shared = await withdraw(second, "10.00", card);
    const { withdrawal, instrument } = await eero.call("withdrawal", { transaction_id: shared.id });
    expect(withdrawal.reasons).toEqual(["shared"]);
    expect(instrument).toMatchObject({ holder: "same", is_known: false, shared_with: [first.id] });
  });

  it.each([
    ["VIRTANEN AINO", []],
    ["Virtanen Aino Maria", []],
    ["Mikko Mallikas", ["holder"]],
  ])(
    "a withdrawal to an account of %s, of the player Aino Virtanen, waits for %j",
    async (accountHolder, reasons) => {
      const { player } = await regular({ lastname: "Virtanen" });
      expect(await reasonsOf(player, "10.00", { accountHolder })).toEqual(reasons);
    },
  );

  it("a withdrawal of a player who was asked for a document waits for it", async () => {
    const { player } = await regular();
    await askDocument(gate.deps, { playerId: player.id, reason: "a look", by: commandActor("test") });
    expect(await reasonsOf(player)).toEqual(["document"]);
  });

  it("the oldest withdrawal that waits for 25 hours stands first in the queue, and its age is exported", async () => {
    const { withdrawals } = await eero.call("withdrawals", {});
    later(25 * HOUR_MS);
    await eero.signIn();
    await watchWithdrawals(gate.deps);
    expect(gate.figures.value("withdrawals_oldest_seconds", { for: "person" })).toBeGreaterThanOrEqual(
      25 * 3_600,
    );
    expect((await queue())[0]).toBe(withdrawals[0]?.transaction_id);
  });
});
