import { paymentMethodsOf } from "@bellwether/market";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { testCampaigns } from "../testing/bonus-campaigns.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { takeSeat } from "../testing/provider-seat.ts";
import { residentOf } from "../testing/resident-of.ts";

describe("a player in Chile, whose currency has no fractions", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture({ campaigns: testCampaigns });
  });
  afterEach(async () => expect(await gate.violations()).toEqual([]));
  afterAll(() => gate.close());

  /** A player with 100 pesos of cash and 10,000 of bonus money. */
  const mixed = async () => {
    const player = await gate.stranger({ ...residentOf("CL"), currency: "CLP" });
    await gate.deposit(player, "10000", paymentMethodsOf("CL")[0]!.code, "QUICK");
    const seat = await takeSeat(gate, player);
    for (let round = 0; round < 2; round += 1) await seat.play(4_950, 0);
    return { player, seat };
  };
  /** Cash and bonus money, in pesos. */
  const balancesOf = async (player: { id: string }) => {
    const { rows } = await gate.database.query<{ minor: bigint }>(
      "SELECT balance_minor AS minor FROM ledger_account WHERE address IN ($1, $2) ORDER BY address DESC",
      [`player:${player.id}:cash`, `player:${player.id}:bonus`],
    );
    return rows.map(({ minor }) => Number(minor) / 100);
  };

  it("a player in Chile, whose currency has no fractions, wins 334 pesos of cash and 666 of bonus money with 1,000 on 100 of cash and 200 of bonus money", async () => {
    const { player, seat } = await mixed();
    await seat.play(300, 1_000);
    expect(await balancesOf(player)).toEqual([334, 10_466]);
  });

  it("a player in Chile, whose currency has no fractions, gets both parts back unchanged when the win and then the stake are rolled back", async () => {
    const { player, seat } = await mixed();
    const begun = await seat.bet(300);
    const id = "win-that-is-undone";
    await seat.win(begun, 1_000, { transaction_uuid: id, round_closed: false });
    await seat.rollback({ round: begun.round, id }, { round_closed: false });
    await seat.rollback(begun);
    expect(await balancesOf(player)).toEqual([100, 10_000]);
  });

  it("a player in Chile, whose currency has no fractions, has whole pesos of cash from the win of a bonus that was given up, and from one that became cash", async () => {
    const [gaveUp, completed] = [await mixed(), await mixed()];
    const lost = await gaveUp.seat.bet(300);
    const [bonus] = (await gate.call("bonuses", {}, gaveUp.player.session)).bonuses;
    await gate.call("giveUpBonus", { id: bonus!.bonus_id }, gaveUp.player.session);
    await gaveUp.seat.win(lost, 1_000);
    expect(await balancesOf(gaveUp.player)).toEqual([334, 0]);
    // 20,000 pesos are to be staked: 9,900 were, and the last of these stakes meets them.
    for (const won of [1_000, 4_001, 4_001, 4_001])
      await completed.seat.play(won === 1_000 ? 300 : 4_000, won);
    expect(await balancesOf(completed.player)).toEqual([10_803, 0]);
  });
});
