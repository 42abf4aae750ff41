import { randomUUID } from "node:crypto";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commandActor } from "../../actor.ts";
import { markRisk } from "../../risk/index.ts";
import { createGateFixture, type GateFixture, units } from "../../testing/gate-fixture.ts";
import { takeSeat } from "../../testing/provider-seat.ts";
import { awardMissions } from "./award-missions.ts";

describe("missions", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterAll(() => gate.close());

  type Player = Awaited<ReturnType<GateFixture["player"]>>;
  const codes: Record<number, string> = { 1: "bell-one", 2: "bell-two", 3: "wheel" };
  const play = async (player: Player, gameId: number) => {
    const token = await gate.launch(player, gameId);
    await gate.wallet("/transaction/bet", {
      user: player.id,
      token,
      round: randomUUID(),
      transaction_uuid: randomUUID(),
      game_code: codes[gameId],
      currency: "EUR",
      amount: units(0.1),
      round_closed: true,
    });
  };
  const look = () => awardMissions(gate.deps, new AbortController().signal);
  const stateOf = async (player: Player) =>
    Object.fromEntries(
      (await gate.call("missions", {}, player.session)).missions.map((each) => [
        each.id,
        `${each.progress}/${each.goal}`,
      ]),
    );

  it("missions are awarded to the other players when checking one fails, and the next run continues from there", async () => {
    const players = [await gate.stranger(), await gate.stranger()];
    for (const player of players) {
      await gate.deposit(player, "20.00");
      for (const gameId of [1, 3]) await play(player, gameId);
    }
    const heard = players.map((player) => gate.listen(player));
    const { push } = gate.deps;
    const publish: typeof push.publish = (address, message) => {
      if (address.endsWith(players[0]!.channel)) throw new Error("not this one");
      push.publish(address, message);
    };
    const signal = new AbortController().signal;
    await expect(awardMissions({ ...gate.deps, push: { ...push, publish } }, signal)).rejects.toThrow(
      "1 of 2 items failed",
    );
    expect(heard.map((messages) => messages.filter(({ type }) => type === "award").length)).toEqual([0, 1]);
    expect(await look()).toBe(0);
  });

  it("missions are computed from the week's play, and announced once on every screen", async () => {
    const player = await gate.player();
    await gate.deposit(player, "20.00");
    const heard = gate.listen(player);
    await play(player, 1);
    await play(player, 1);
    await play(player, 2);
    await look();
    expect(await stateOf(player)).toEqual({
      three_games: "2/3",
      two_kinds: "1/2",
      two_makers: "1/2",
      own_limit: "0/1",
    });
    await play(player, 3);
    await look();
    await Promise.all([look(), stateOf(player), stateOf(player)]);
    const awards = heard.filter((message) => message.type === "award");
    expect(awards.map((award) => award.data[0]!.reward[0]!.description).sort()).toEqual([
      "core.mission_three_games_done",
      "core.mission_two_kinds_done",
    ]);
    expect(await gate.call("gamificationProfile", {}, player.session)).toMatchObject({
      level: 2,
      points: 75,
      level_from: 50,
      next_from: 120,
      games: 3,
      days: 1,
      missions_done: 2,
    });
  });

  it("missions are stored without a note for a player who takes no rewards or is marked as being at risk", async () => {
    const [off, marked] = [await gate.stranger(), await gate.stranger()];
    await gate.call("updateSettings", { takes_rewards: "0" }, off.session);
    await markRisk(gate.deps, { playerId: marked.id, reason: "nights", by: commandActor("test") });
    for (const player of [off, marked]) {
      await gate.deposit(player, "20.00");
      const heard = gate.listen(player);
      for (const gameId of [1, 3]) await play(player, gameId);
      expect(await stateOf(player)).toMatchObject({ two_kinds: "2/2" });
      await look();
      expect(heard.filter(({ type }) => type === "award")).toEqual([]);
    }
  });

  it("missions count a ticket of a draw once its draw is closed", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "20.00");
    const seat = await takeSeat(gate, player);
    const at = new Date(gate.clock.at.getTime() + 40 * DAY_MS).toISOString();
    const ticket = await seat.bet(1, { meta: { draw: { id: "raffle/1", at } } });
    expect(await stateOf(player)).toMatchObject({ three_games: "0/3" });
    await seat.win(ticket, 0);
    expect(await stateOf(player)).toMatchObject({ three_games: "1/3" });
  });

  it("missions count a round that too few players can void once it is closed", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "20.00");
    const seat = await takeSeat(gate, player);
    const marked = { meta: { may_lack_players: true } };
    const [played, alone] = [await seat.bet(1, marked), await seat.bet(1, marked)];
    expect(await stateOf(player)).toMatchObject({ three_games: "0/3" });
    await seat.rollback(alone);
    expect(await stateOf(player)).toMatchObject({ three_games: "0/3" });
    await seat.win(played, 0);
    expect(await stateOf(player)).toMatchObject({ three_games: "1/3" });
  });

  it("missions restart on Monday, while the level covers the last 30 days", async () => {
    const player = await gate.player();
    await gate.deposit(player, "20.00");
    await play(player, 1);
    const { week, ends_at } = await gate.call("missions", {}, player.session);
    expect(week).toBe("2026-11-16");
    gate.clock.at = new Date(ends_at);
    const later = await gate
      .clientOf()
      .send("login", { nickname: player.email, password: "correct horse battery", mobile: false });
    const again = { ...player, session: later.session! };
    expect((await stateOf(again)).three_games).toBe("0/3");
    expect((await gate.call("gamificationProfile", {}, again.session)).games).toBe(1);
  });

  it("missions count the player's own deposit limit", async () => {
    const player = await gate.player();
    await gate.call(
      "changeLimit",
      { type: "deposit", action: "set", duration: 7, amount: "50" },
      player.session,
    );
    expect((await stateOf(player)).own_limit).toBe("1/1");
  });

  it("players in Sweden have none", async () => {
    const player = await gate.player();
    await gate.database.query("UPDATE player SET country = 'SE' WHERE id = $1", [player.id]);
    expect((await gate.call("missions", {}, player.session)).missions).toEqual([]);
  });
});
