import { randomUUID } from "node:crypto";
import { HOUR_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture, units } from "../testing/gate-fixture.ts";

describe("the recent winners", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterAll(() => gate.close());

  type Player = Awaited<ReturnType<GateFixture["player"]>>;

  const play = async (player: Player, stake: number, payout: number) => {
    const token = await gate.launch(player);
    const shared = { user: player.id, token, game_code: "bell-one", currency: "EUR", round: randomUUID() };
    const bet = randomUUID();
    await gate.wallet("/transaction/bet", { ...shared, transaction_uuid: bet, amount: units(stake) });
    await gate.wallet("/transaction/win", {
      ...shared,
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: bet,
      amount: units(payout),
      round_closed: true,
    });
  };
  const winners = async () => {
    gate.clock.at = new Date(gate.clock.at.getTime() + 10_000);
    return (await gate.clientOf().call("recentWinners", {})).winners;
  };
  const paidPlayer = async (firstname: string) => {
    const player = await gate.player(undefined, { firstname });
    await gate.deposit(player, "50.00");
    await gate.call("updateSettings", { shows_wins: "1" }, player.session);
    return player;
  };

  it("the recent winners are shown by an initial, once each, newest first; a payout that only equals the stake is no win", async () => {
    const aino = await paidPlayer("Aino");
    const bertil = await paidPlayer("bertil");
    const carla = await paidPlayer("Carla");
    await play(aino, 1, 3);
    await play(bertil, 1, 4.5);
    await play(aino, 1, 6);
    await play(carla, 2, 2);
    const listed = await winners();
    expect(listed.map(({ initial, amount }) => `${initial} ${amount}`)).toEqual(["A 6.00", "B 4.50"]);
    expect(listed[0]).toMatchObject({ game_id: 1, title: "bell-one", currency: "EUR" });
    expect(listed[0]!.at).toMatch(/:00\.000Z$/);
    expect(JSON.stringify(listed)).not.toContain(aino.id);
  });

  it("the recent winners leave out players who have not opted in", async () => {
    const emil = await gate.player(undefined, { firstname: "Emil" });
    await gate.deposit(emil, "50.00");
    await play(emil, 1, 30);
    expect((await winners()).some(({ initial }) => initial === "E")).toBe(false);
    await gate.call("updateSettings", { shows_wins: "1" }, emil.session);
    expect((await winners())[0]).toMatchObject({ initial: "E", amount: "30.00" });
  });

  it("the recent winners leave out a player who opts out, within 10 seconds", async () => {
    const dora = await paidPlayer("Dora");
    await play(dora, 1, 9);
    expect((await winners())[0]).toMatchObject({ initial: "D" });
    expect((await gate.call("updateSettings", { shows_wins: "0" }, dora.session)).shows_wins).toBe("0");
    expect((await winners()).some(({ initial }) => initial === "D")).toBe(false);
  });

  it("the recent winners are separate for each brand, and cover the last 24 hours", async () => {
    const other = await gate.clientOf(undefined, { "x-brand": "FUNLY" }).call("recentWinners", {});
    expect(other.winners).toEqual([]);
    gate.clock.at = new Date(gate.clock.at.getTime() + 25 * HOUR_MS);
    expect(await winners()).toEqual([]);
  });
});
