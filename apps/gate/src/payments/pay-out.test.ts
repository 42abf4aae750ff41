import { randomUUID } from "node:crypto";
import { HOUR_MS } from "@bellwether/contract/durations.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { commandActor } from "../actor.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { takeSeat } from "../testing/provider-seat.ts";
import { compareProviders, isDifferent } from "./compare-providers.ts";
import { listCashLeft, payOut } from "./pay-out.ts";

type Player = Awaited<ReturnType<GateFixture["player"]>>;

describe("a pay-out by support", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterEach(async () => {
    expect(await gate.violations()).toEqual([]);
    expect((await gate.database.asOwner(compareProviders)).filter(isDifferent)).toEqual([]);
  });
  afterAll(() => gate.close());

  const withCash = async (amount = "80.00") => {
    const player = await gate.stranger();
    await gate.deposit(player, amount);
    return player;
  };
  const excluded = async (amount?: string) => {
    const player = await withCash(amount);
    await gate.call("selfExclude", { duration: "forever" }, player.session);
    return player;
  };
  const pay = (player: Pick<Player, "id">, more: { reference?: string; amountMinor?: bigint } = {}) =>
    payOut(gate.deps, {
      playerId: player.id,
      reference: randomUUID(),
      reason: "Asked for by mail",
      by: commandActor("kaisa"),
      amountMinor: undefined,
      ...more,
    });
  const cashOf = async ({ id }: Player) => {
    const [cash] = await gate.deps.ledger.balances([{ address: `player:${id}:cash`, currency: "EUR" }]);
    return cash!.balanceMinor;
  };

  it("a pay-out by support pays all 80.00 of an excluded player, and stores the reason and the operator", async () => {
    const player = await excluded();
    const paid = await pay(player, { reference: "SEPA-1" });
    expect(paid).toMatchObject({ amount: "80.00", currency: "EUR", cash_left: "0.00", repeated: false });
    expect(await cashOf(player)).toBe(0n);
    const { rows } = await gate.database.query("SELECT * FROM support_payout WHERE player_id = $1", [
      player.id,
    ]);
    expect(rows).toEqual([
      {
        payment_id: paid.payment_id,
        player_id: player.id,
        reference: "SEPA-1",
        reason: "Asked for by mail",
        paid_by: "kaisa",
        at: gate.clock.at,
      },
    ]);
  });

  it("a pay-out by support pays a closed player's cash too, and only the given amount", async () => {
    const player = await withCash();
    await gate.call(
      "closeAccount",
      { reason: "Moving away", password: "correct horse battery" },
      player.session,
    );
    expect(await pay(player, { amountMinor: 30_00n })).toMatchObject({ amount: "30.00", cash_left: "50.00" });
    expect(await pay(player)).toMatchObject({ amount: "50.00", cash_left: "0.00" });
  });

  it("a pay-out by support appears in the payments as a withdrawal, and in the lifetime withdrawals", async () => {
    const player = await withCash();
    await gate.call("selfExclude", { duration: "24h" }, player.session);
    await pay(player);
    gate.clock.at = new Date(gate.clock.at.getTime() + 25 * HOUR_MS);
    const { session } = await gate.clientOf().send("login", {
      nickname: player.email,
      password: "correct horse battery",
    });
    const { payments } = await gate.call("paymentHistory", { id: player.id }, session);
    expect(payments[0]).toMatchObject({ type: "W", state: "success", method: "BANK", amount: "80.00" });
  });

  it("a pay-out by support with one reference pays once, when run twice or 10 times at the same moment", async () => {
    const player = await excluded();
    const wish = { reference: randomUUID(), amountMinor: 20_00n };
    const runs = await Promise.all(Array.from({ length: 10 }, () => pay(player, wish)));
    expect(runs.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(new Set(runs.map(({ payment_id }) => payment_id)).size).toBe(1);
    expect(await pay(player, wish)).toMatchObject({ repeated: true, amount: "20.00", cash_left: "60.00" });
    expect(await cashOf(player)).toBe(60_00n);
  });

  it("a pay-out by support of everything pays nothing more under the same reference when run again after a win of 5.00", async () => {
    const player = await withCash();
    const seat = await takeSeat(gate, player);
    const begun = await seat.bet(10);
    await gate.call("selfExclude", { duration: "7d" }, player.session);
    const reference = randomUUID();
    expect(await pay(player, { reference })).toMatchObject({ amount: "70.00" });
    await seat.win(begun, 5);
    expect(await pay(player, { reference })).toMatchObject({ repeated: true, cash_left: "5.00" });
    expect(await pay(player)).toMatchObject({ amount: "5.00" });
  });

  it("a pay-out by support refuses a reference that was used with another amount or another player", async () => {
    const [one, two] = [await excluded(), await excluded()];
    const reference = randomUUID();
    await pay(one, { reference, amountMinor: 20_00n });
    await expect(pay(one, { reference, amountMinor: 30_00n })).rejects.toMatchObject({ code: "conflict" });
    await expect(pay(two, { reference, amountMinor: 20_00n })).rejects.toMatchObject({ code: "conflict" });
    expect([await cashOf(one), await cashOf(two)]).toEqual([60_00n, 80_00n]);
  });

  it("a pay-out by support refuses an open account, an unknown player, one cent too much, and an account without money", async () => {
    await expect(pay(await withCash())).rejects.toMatchObject({ code: "conflict" });
    await expect(pay({ id: "nobody" })).rejects.toMatchObject({ code: "not_found" });
    const player = await excluded();
    await expect(pay(player, { amountMinor: 80_01n })).rejects.toMatchObject({ code: "insufficient_funds" });
    await pay(player);
    await expect(pay(player)).rejects.toMatchObject({ code: "insufficient_funds" });
  });

  it("a pay-out by support never uses bonus money, or cash that is set aside for a pending withdrawal", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "50.00", "TRUSTLY", "WELCOME100");
    await gate.call("selfExclude", { duration: "forever" }, player.session);
    expect(await pay(player)).toMatchObject({ amount: "50.00" });
  });

  it("a pay-out by support is prepared by a list: excluded and closed players with cash, the largest amounts first", async () => {
    const rich = await excluded("900.00");
    const [first, ...rest] = await listCashLeft(gate.database);
    expect(first).toEqual({
      player_id: rich.id,
      email: rich.email,
      status: "excluded",
      until: null,
      cash: "900.00",
      currency: "EUR",
    });
    await pay(rich);
    expect(await listCashLeft(gate.database)).toEqual(rest);
  });

  it("a pay-out by support cannot be changed by the application", async () => {
    await pay(await excluded());
    await expect(gate.database.query("UPDATE support_payout SET reason = 'other'")).rejects.toThrow();
  });
});
