import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { takeSeat } from "../testing/provider-seat.ts";

describe("a round that was sold ahead and ends while its player is away", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterEach(async () => expect(await gate.violations()).toEqual([]));
  afterAll(() => gate.close());

  /** A player who has staked 10.00 of 100.00 on an open round, and the awards that their pages get. */
  const staked = async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "100.00", "TRUSTLY");
    const seat = await takeSeat(gate, player);
    const bet = await seat.bet(10);
    const heard = gate.listen(player);
    return { player, seat, bet, awards: () => heard.filter(({ type }) => type === "award") };
  };

  it("a round that was sold ahead and ends while its player is away announces a win of 12.00 for a stake of 10.00 once, and pays it once, when the win is repeated", async () => {
    const { player, seat, bet, awards } = await staked();
    const win = { meta: { is_away: true }, transaction_uuid: randomUUID() };
    for (const _ of [1, 2]) expect((await seat.win(bet, 12, win)).status).toBe("RS_OK");
    expect(awards()).toMatchObject([
      { data: [{ taskId: bet.round, reward: [{ description: "core.award_bought_ahead" }] }] },
    ]);
    expect((await gate.call("balance", {}, player.session)).player_balance_amount).toBe("102.00");
  });

  it("a round that was sold ahead and ends while its player is away pays a repeated win once when the player has come back before the repeat", async () => {
    const { player, seat, bet } = await staked();
    const win = { transaction_uuid: randomUUID() };
    for (const meta of [{ is_away: true }, undefined])
      expect((await seat.win(bet, 12, { ...win, meta })).status).toBe("RS_OK");
    expect((await gate.call("balance", {}, player.session)).player_balance_amount).toBe("102.00");
  });

  it.each([0, 9, 10])(
    "a round that was sold ahead and ends while its player is away announces nothing when it has paid %i.00 for a stake of 10.00",
    async (paid) => {
      const { seat, bet, awards } = await staked();
      expect((await seat.win(bet, paid, { meta: { is_away: true } })).status).toBe("RS_OK");
      expect(awards()).toEqual([]);
    },
  );

  it.each([undefined, {}, { is_away: false }, { is_away: "yes" }])(
    "a round that was sold ahead and ends while its player is away announces nothing when the win's metadata are %j, and pays it",
    async (meta) => {
      const { player, seat, bet, awards } = await staked();
      expect((await seat.win(bet, 12, { meta })).status).toBe("RS_OK");
      expect(awards()).toEqual([]);
      expect((await gate.call("balance", {}, player.session)).player_balance_amount).toBe("102.00");
    },
  );
});
