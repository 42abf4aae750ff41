import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture, units } from "../testing/gate-fixture.ts";

describe("play by session", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterAll(() => gate.close());

  type Player = Awaited<ReturnType<GateFixture["player"]>>;

  /** Keeps the session alive without a round. */
  async function wait(player: Player, minutes: number): Promise<void> {
    for (let minute = 0; minute < minutes; minute += 1) {
      gate.clock.at = new Date(gate.clock.at.getTime() + 60_000);
      if (minute % 10 === 0) await gate.call("settings", {}, player.session);
    }
  }

  async function play(player: Player, stake: number, payout?: number, gameId = 1, code = "bell-one") {
    const [bet, round] = [randomUUID(), randomUUID()];
    const seat = {
      user: player.id,
      token: await gate.launch(player, gameId),
      round,
      game_code: code,
      currency: "EUR",
    };
    const isOver = payout === 0;
    await gate.wallet("/transaction/bet", {
      ...seat,
      transaction_uuid: bet,
      round_closed: isOver,
      amount: units(stake),
    });
    if (payout)
      await gate.wallet("/transaction/win", {
        ...seat,
        transaction_uuid: randomUUID(),
        reference_transaction_uuid: bet,
        round_closed: true,
        amount: units(payout),
      });
    return round;
  }

  async function twoSessions(): Promise<Player> {
    const player = await gate.player();
    await gate.deposit(player, "100.00");
    for (let round = 0; round < 12; round += 1) await play(player, 1, 0);
    await wait(player, 30);
    await play(player, 2, 5, 2, "bell-two");
    await wait(player, 31);
    await play(player, 3, 1.5);
    await play(player, 4);
    return player;
  }

  it("play by session groups rounds until a pause of 30 minutes, with each session's stakes, payouts and result", async () => {
    const player = await twoSessions();
    const { sessions, totals, currency } = await gate.call("playSessions", {}, player.session);
    expect(currency).toBe("EUR");
    expect(
      sessions.map(({ rounds, open, stake, payout, net }) => [rounds, open, stake, payout, net]),
    ).toEqual([
      [2, 1, "7.00", "1.50", "-5.50"],
      [13, 0, "14.00", "5.00", "-9.00"],
    ]);
    expect(sessions[1]!.games).toEqual([
      { game_code: "bell-one", title: "bell-one", rounds: 12 },
      { game_code: "bell-two", title: "bell-two", rounds: 1 },
    ]);
    expect(totals).toEqual({ rounds: 15, open: 1, stake: "21.00", payout: "6.50", net: "-14.50" });
  });

  it("totals cover all sessions of the days, even if the page shows 1 of them", async () => {
    const player = await twoSessions();
    const first = await gate.call("playSessions", { limit: 1 }, player.session);
    expect([first.sessions.length, first.totals.rounds]).toEqual([1, 15]);
    const rest = await gate.call(
      "playSessions",
      { limit: 1, start_index: first.next_index! },
      player.session,
    );
    expect([rest.sessions[0]!.rounds, rest.next_index, rest.totals]).toEqual([13, null, first.totals]);
    const oldest = rest.sessions[0]!.last_index;
    const beyond = await gate.call("playSessions", { start_index: oldest }, player.session);
    expect([beyond.sessions, beyond.totals]).toEqual([[], first.totals]);
  });

  it("a round leads to its session, and the session lists exactly its rounds", async () => {
    const player = await twoSessions();
    const { items } = await gate.call("gameHistory", { limit: 100 }, player.session);
    const { sessions } = await gate.call("playSessions", { holding: items[5]!.index }, player.session);
    expect(sessions.map(({ rounds }) => rounds)).toEqual([13]);
    const { first_index, last_index } = sessions[0]!;
    const rounds = await gate.call("gameHistory", { first_index, last_index, limit: 100 }, player.session);
    expect(rounds.items.map(({ index }) => index)).toEqual(items.slice(2).map(({ index }) => index));
  });

  it("play by session counts only rounds of the given state and does not split sessions differently", async () => {
    const player = await twoSessions();
    const { sessions, totals } = await gate.call("playSessions", { state: "open" }, player.session);
    expect(sessions.map(({ rounds, stake }) => [rounds, stake])).toEqual([[1, "4.00"]]);
    expect(totals).toEqual({ rounds: 1, open: 1, stake: "4.00", payout: "0.00", net: "-4.00" });
  });

  it("play by session returns no sessions and totals of zero without play, and never another player's play", async () => {
    await twoSessions();
    const stranger = await gate.player();
    const { sessions, totals, next_index } = await gate.call("playSessions", {}, stranger.session);
    expect([sessions, next_index]).toEqual([[], null]);
    expect(totals).toEqual({ rounds: 0, open: 0, stake: "0.00", payout: "0.00", net: "0.00" });
  });

  it("a finished round can be launched as a replay; an open one, another player's and another game's cannot", async () => {
    const player = await gate.player();
    const other = await gate.player();
    await gate.deposit(player, "20.00");
    const [done, open] = [await play(player, 1, 0), await play(player, 1)];
    const { items } = await gate.call("gameHistory", {}, player.session);
    expect(items.map(({ round, has_replay }) => [round, has_replay])).toEqual([
      [open, false],
      [done, true],
    ]);
    const launch = (round: string, by = player, gameId = 1) =>
      gate.call("launchUrl", { gameId, language: "en", round }, by.session);
    const { url } = await launch(done);
    expect(new URL(url, "http://x").searchParams.get("round")).toBe(done);
    for (const launched of [
      () => launch(open),
      () => launch(done, other),
      () => launch(done, player, 2),
      () => launch("away"),
    ])
      await expect(launched()).rejects.toMatchObject({ code: "invalid_param" });
  });
});
