import { GateError } from "@bellwether/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commandActor } from "../actor.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { type Desk, openDesk } from "../testing/office-desk.ts";
import { beginPayout, type RegularOptions, regularPlayer } from "../testing/regular-player.ts";
import { askDocument, settleDocument } from "../verification/index.ts";
import { tellCashier } from "../withdrawals/index.ts";

let gate: GateFixture;
let eero: Desk;
let fay: Desk;
beforeAll(async () => {
  gate = await createGateFixture();
  eero = await openDesk(gate, "payments");
  fay = await openDesk(gate, "payments");
});
afterAll(() => gate.close());

const answerOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: unknown) => (error instanceof GateError ? error.code : String(error)),
  );
const tell = () => tellCashier(gate.deps);
const find = async (id: string) => (await eero.call("withdrawal", { transaction_id: id })).withdrawal;
const approve = (id: string) =>
  eero.call("approveWithdrawal", { transaction_id: id, reason: "all is in order" });
const regular = (options?: RegularOptions) => regularPlayer(gate, eero, options);
const withdraw = (player: Parameters<typeof beginPayout>[1], amount: string) =>
  beginPayout(gate, player, amount);

describe("what happens to an account while its withdrawal waits", () => {
  it("a waiting withdrawal is not paid once withdrawals of the account are blocked, alone or by two, and its page says so", async () => {
    const { player } = await regular({ won: 5_000 });
    const [small, large] = [await withdraw(player, "1000.00"), await withdraw(player, "2500.00")];
    const gus = await openDesk(gate, "safety");
    const ask = () =>
      eero.call("askApproval", {
        ...{ action: "withdrawal.approve", input: { transaction_id: large.id }, reason: "a large win" },
      });
    const { approval } = await ask();
    await tell();
    const { block } = await gus.call("blockPlayer", {
      ...{ player_id: player.id, scopes: ["withdraw"], until: null, reason: "under sanctions" },
    });
    expect((await find(small.id)).reasons).toEqual(["amount", "block"]);
    expect(await answerOf(approve(small.id))).toBe("account_blocked");
    const { id, version } = approval;
    const decision = { approval_id: id, version, decision: "approve", reason: "looked at it" } as const;
    expect(await answerOf(fay.call("decideApproval", decision))).toBe("account_blocked");
    await fay.call("decideApproval", { ...decision, decision: "refuse" });
    expect(await answerOf(ask())).toBe("account_blocked");
    expect(await tell()).toBe(0);
    await gate.database.query("UPDATE player_block SET until = $2 WHERE id = $1", [block.id, gate.clock.at]);
  });

  it("a waiting withdrawal shows the mark and the asked document that came after it, and loses them again; decided, it keeps what it had", async () => {
    const { player } = await regular({ won: 3_000 });
    const { id } = await withdraw(player, "1000.00");
    const reasons = async () => (await find(id)).reasons;
    expect(await reasons()).toEqual(["amount"]);
    const gus = await openDesk(gate, "safety");
    const { risk } = await gus.call("playerRisk", { player_id: player.id });
    await gus.call("markAtRisk", { player_id: player.id, version: risk.version, reason: "plays at night" });
    await askDocument(
      { ...gate.deps, database: gate.database },
      {
        ...{ playerId: player.id, reason: "who is it", by: commandActor("somebody") },
      },
    );
    expect(await reasons()).toEqual(["amount", "mark", "document"]);
    await settleDocument(
      { ...gate.deps, database: gate.database },
      {
        ...{ playerId: player.id, by: commandActor("somebody") },
      },
    );
    await approve(id);
    expect(await reasons()).toEqual(["amount", "mark"]);
  });

  it("a second request for the same withdrawal is refused while the first is open", async () => {
    const { player } = await regular({ won: 3_000 });
    const { id } = await withdraw(player, "2500.00");
    const ask = (desk: Desk) =>
      desk.call("askApproval", {
        ...{ action: "withdrawal.approve", input: { transaction_id: id }, reason: "a large win" },
      });
    await ask(eero);
    expect(await answerOf(ask(fay))).toBe("conflict");
  });
});
