import { DAY_MS } from "@bellwether/contract/durations.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { testCampaigns } from "../testing/bonus-campaigns.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { takeSeat } from "../testing/provider-seat.ts";
import { bonusLiability } from "./bonus-liability.ts";
import { payCashback } from "./pay-cashback.ts";

describe("cashback", () => {
  let gate: GateFixture;
  /** A Wednesday. */
  const start = new Date("2026-11-18T12:00:00Z");
  beforeAll(async () => {
    gate = await createGateFixture({
      campaigns: testCampaigns,
      settings: { idleTimeoutMs: 100 * DAY_MS, absoluteTimeoutMs: 100 * DAY_MS },
    });
  });
  afterEach(async () => {
    expect(await gate.violations()).toEqual([]);
    await gate.database.query("UPDATE player_bonus SET state = 'given_up' WHERE kind = 'cashback'");
  });
  afterAll(() => gate.close());

  const at = (text: string) => {
    gate.clock.at = new Date(text);
  };
  const cashOf = async (player: { session: string }) =>
    (await gate.call("balance", {}, player.session)).player_balance_amount;
  const losing = async (stake: number, win: number, deposit = "500.00") => {
    gate.clock.at = start;
    const player = await gate.stranger();
    const claim = await gate.call("claimCode", { code: "BACK10" }, player.session);
    await gate.deposit(player, deposit);
    await (await takeSeat(gate, player)).play(stake, win);
    return { player, id: claim.bonus_id };
  };

  it("cashback pays 10 % of the week's cash loss of 60.00 on Monday, as cash, once", async () => {
    const { player } = await losing(100, 40);
    at("2026-11-22T21:59:59Z");
    expect(await payCashback(gate.deps)).toBe(0);
    at("2026-11-22T22:00:00Z");
    const heard = gate.listen(player);
    expect(await payCashback(gate.deps)).toBe(1);
    expect(await payCashback(gate.deps)).toBe(0);
    expect(await cashOf(player)).toBe("446.00");
    expect(heard).toContainEqual(
      expect.objectContaining({
        type: "award",
        data: [
          expect.objectContaining({ reward: [{ description: "promo.campaign_monday", type: "cashback" }] }),
        ],
      }),
    );
    expect((await gate.call("bonuses", {}, player.session)).bonuses[0]).toMatchObject({
      kind: "cashback",
      state: "active",
      amount: "6.00",
    });
  });

  it("cashback pays once when five nodes run it at the same moment", async () => {
    const { player } = await losing(100, 0);
    at("2026-11-23T06:00:00Z");
    const paid = await Promise.all(Array.from({ length: 5 }, () => payCashback(gate.deps)));
    expect(paid.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect(await cashOf(player)).toBe("410.00");
  });

  it.each([
    ["at most 20.00, for a loss of 450.00", 450, 0, "70.00"],
    ["nothing for a cashback of 0.99, below 1.00", 9.9, 0, "490.10"],
    ["nothing to a player who has won", 10, 30, "520.00"],
  ])("cashback pays %s", async (_, stake, win, cash) => {
    const { player } = await losing(stake, win);
    at("2026-11-23T06:00:00Z");
    await payCashback(gate.deps);
    expect(await cashOf(player)).toBe(cash);
  });

  it("cashback counts only losses since the claim, and only cash", async () => {
    gate.clock.at = new Date("2026-11-17T12:00:00Z");
    const player = await gate.stranger();
    await gate.deposit(player, "100.00");
    await (await takeSeat(gate, player)).play(100, 0);
    gate.clock.at = start;
    await gate.call("claimCode", { code: "BACK10" }, player.session);
    await gate.call("claimCode", { code: "QUICK" }, player.session);
    await gate.deposit(player, "20.00");
    const seat = await takeSeat(gate, player);
    // 20 of cash and 10 of bonus money are lost.
    for (let round = 0; round < 6; round += 1) await seat.play(5, 0);
    at("2026-11-23T06:00:00Z");
    expect(await payCashback(gate.deps)).toBe(1);
    expect((await gate.call("bonuses", {}, player.session)).bonuses).toContainEqual(
      expect.objectContaining({ kind: "cashback", amount: "2.00" }),
    );
  });

  it.each([
    ["a win of 150.00 paid on Monday", "win", "550.00"],
    ["a stake rolled back on Monday", "rollback", "500.00"],
  ] as const)(
    "cashback pays 0.00 for a stake of 100.00 late on Sunday whose round is still open at midnight: %s",
    async (_, ending, cash) => {
      gate.clock.at = start;
      const player = await gate.stranger();
      await gate.call("claimCode", { code: "BACK10" }, player.session);
      await gate.deposit(player, "500.00");
      at("2026-11-22T23:58:00Z");
      const seat = await takeSeat(gate, player);
      const begun = await seat.bet(100);
      at("2026-11-23T00:01:00Z");
      expect(await payCashback(gate.deps)).toBe(0);
      await (ending === "win" ? seat.win(begun, 150) : seat.rollback(begun));
      for (const later of ["2026-11-23T00:11:00Z", "2026-11-30T00:01:00Z"]) {
        at(later);
        expect(await payCashback(gate.deps)).toBe(0);
      }
      expect(await cashOf(player)).toBe(cash);
    },
  );

  it("cashback waits at most a day for a round that is never closed: then 10.00 of its 100.00 are paid", async () => {
    gate.clock.at = start;
    const player = await gate.stranger();
    await gate.call("claimCode", { code: "BACK10" }, player.session);
    await gate.deposit(player, "500.00");
    await (await takeSeat(gate, player)).bet(100);
    at("2026-11-23T21:59:59Z");
    expect(await payCashback(gate.deps)).toBe(0);
    at("2026-11-23T22:00:00Z");
    expect(await payCashback(gate.deps)).toBe(1);
    expect(await cashOf(player)).toBe("410.00");
  });

  it("cashback pays 10.00 to the other players when it fails for one, and pays that one on the next run", async () => {
    const stuck = await losing(100, 0);
    const behind = await losing(100, 0);
    const { ledger } = gate.deps;
    const batch: typeof ledger.batch = async (scope, ...rest) => {
      if (scope.keys[0]?.externalId.includes(stuck.id)) throw new Error("not this one");
      return ledger.batch(scope, ...rest);
    };
    at("2026-11-23T06:00:00Z");
    await expect(payCashback({ ...gate.deps, ledger: { ...ledger, batch } })).rejects.toThrow(
      "1 of 2 items failed",
    );
    expect([await cashOf(stuck.player), await cashOf(behind.player)]).toEqual(["400.00", "410.00"]);
    expect(await payCashback(gate.deps)).toBe(1);
    expect(await cashOf(stuck.player)).toBe("410.00");
  });

  it("cashback settles missed weeks, up to 4 back, each separately", async () => {
    const { player } = await losing(100, 0);
    gate.clock.at = new Date("2026-11-25T12:00:00Z");
    await (await takeSeat(gate, player)).play(50, 0);
    at("2026-12-07T06:00:00Z");
    expect(await payCashback(gate.deps)).toBe(2);
    expect(await cashOf(player)).toBe("365.00");
  });

  it("cashback pays nothing for a week at whose end the player is excluded or closed, not even later", async () => {
    for (const status of ["excluded", "closed"]) {
      const { player, id } = await losing(100, 0);
      at("2026-11-23T06:00:00Z");
      await gate.database.query("UPDATE player SET status = $2 WHERE id = $1", [player.id, status]);
      expect(await payCashback(gate.deps)).toBe(0);
      await gate.database.query("UPDATE player SET status = 'open' WHERE id = $1", [player.id]);
      expect(await payCashback(gate.deps)).toBe(0);
      const { rows } = await gate.database.query(
        "SELECT lost_minor, paid_minor FROM cashback_week WHERE bonus_id = $1 AND week = '2026-11-16'",
        [id],
      );
      expect(rows).toEqual([{ lost_minor: 10_000n, paid_minor: 0n }]);
    }
  });

  it("cashback pays nothing after it was given up, and its cost is in the report", async () => {
    const { player, id } = await losing(100, 0);
    at("2026-11-23T06:00:00Z");
    await payCashback(gate.deps);
    await gate.call("giveUpBonus", { id }, player.session);
    await (await takeSeat(gate, player)).play(100, 0);
    at("2026-11-30T06:00:00Z");
    expect(await payCashback(gate.deps)).toBe(0);
    const report = await bonusLiability(gate.database, gate.clock.at);
    const back = report.find((row) => row.code === "BACK10")!;
    expect(back).toMatchObject({ kind: "cashback", outstandingMinor: 0n });
    expect(back.costMinor).toBe(back.grantedMinor);
  });
});
