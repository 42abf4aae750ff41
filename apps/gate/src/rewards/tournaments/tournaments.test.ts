import { boardAddress, type PushMessage } from "@bellwether/contract";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ensureHousePlayer } from "../../players/index.ts";
import { createGateFixture, type GateFixture } from "../../testing/gate-fixture.ts";
import { takeSeat } from "../../testing/provider-seat.ts";
import { rewardVisitors } from "../../testing/reward-visitors.ts";
import { settleUnderKills } from "../../testing/settle-under-kills.ts";
import { tournamentOf } from "../../testing/test-promotions.ts";
import { settleRewards } from "../settle-rewards.ts";
import { createBoards } from "./announce-boards.ts";

describe("a tournament scored by the best multiple", () => {
  let gate: GateFixture;
  let monday = Date.parse("2026-11-30T00:00:00Z");
  const promotion = tournamentOf({ name: "game-shows", gameId: 1 });
  beforeAll(async () => {
    gate = await createGateFixture({
      promotions: [promotion],
      settings: { idleTimeoutMs: 100 * DAY_MS, absoluteTimeoutMs: 100 * DAY_MS },
    });
  });
  beforeEach(() => after(HOUR_MS));
  /** Each test has a week of its own. */
  afterEach(async () => {
    expect(await gate.violations()).toEqual([]);
    monday += 7 * DAY_MS;
  });
  afterAll(() => gate.close());

  const after = (ms: number) => {
    gate.clock.at = new Date(monday + ms);
  };
  const enter = async (nickname?: string, lastname?: string) => {
    const player = await rewardVisitors(gate).come({ lastname });
    await gate.call(
      "joinTournament",
      { promotion: "game-shows", ...(nickname !== undefined && { nickname }) },
      player.session,
    );
    return player;
  };
  type Visitor = Awaited<ReturnType<typeof enter>>;
  const board = (player: Visitor) => gate.call("board", { promotion: "game-shows" }, player.session);
  const given = async (player: Visitor) =>
    (await player.rewards()).given.map(({ state, amount }) => [state, amount]);

  it("a tournament scored by the best multiple waits for an open round, which counts if it ends within a day; a cancelled one never counts", async () => {
    const [one, two] = [await enter(), await enter()];
    await two.lose(1, 1, 5);
    const seat = await takeSeat(gate, one);
    const [begun, undone] = [await seat.bet(1), await seat.bet(1)];
    after(7 * DAY_MS + HOUR_MS);
    expect(await settleRewards(gate.deps)).toBe(0);
    expect(await board(one)).toMatchObject({ own: { place: null, next: { place: 100, missing: 1 } } });
    await seat.rollback(undone);
    await seat.win(begun, 6);
    expect(await settleRewards(gate.deps)).toBe(2);
    expect([await given(one), await given(two)]).toEqual([[["given", "400.00"]], [["given", "200.00"]]]);
  });

  it("a tournament scored by the best multiple closes after a day without a round that is still open", async () => {
    const [one, two] = [await enter(), await enter()];
    await two.lose(1, 1, 5);
    await (await takeSeat(gate, one)).bet(1);
    after(8 * DAY_MS - 1);
    expect(await settleRewards(gate.deps)).toBe(0);
    after(8 * DAY_MS);
    expect(await settleRewards(gate.deps)).toBe(1);
    expect([await given(one), await given(two)]).toEqual([[], [["given", "400.00"]]]);
  });

  it("a tournament scored by the best multiple shows a house player, marked and without a place, and gives the prize to the next real player", async () => {
    const brand = "BELLWETHER" as const;
    const house = await ensureHousePlayer(gate.database, {
      brand,
      name: "Wren",
      termsVersion: "2026-01-01",
      at: gate.clock.at,
    });
    const [one, two] = [await enter("Kite"), await enter()];
    const boards = createBoards(gate.deps);
    await boards.announce();
    await gate.database.query(
      `INSERT INTO wallet_round (provider, round, player_id, game_code, currency, state, stake_cash_minor, stake_bonus_minor,
         payout_cash_minor, payout_bonus_minor, opened_at, closed_at)
       VALUES ('BW', 'house', $1, 'bell-one', 'EUR', 'closed', 100, 0, 900, 0, $2, $2)`,
      [house.id, gate.clock.at],
    );
    await one.lose(1, 1, 5);
    await two.lose(1, 1, 4);
    await boards.announce();
    const { entries, players } = await board(one);
    expect(players).toBe(2);
    expect(entries.map(({ place, name, is_house, points }) => [place, name, is_house, points])).toEqual([
      [null, "W", true, 900],
      [1, "Kite", false, 500],
      [2, null, false, 400],
    ]);
    after(7 * DAY_MS + MINUTE_MS);
    expect(await settleRewards(gate.deps)).toBe(2);
    expect(await given(one)).toEqual([["given", "400.00"]]);
    await gate.database.query("DELETE FROM wallet_round WHERE round = 'house'");
  });

  it("a tournament scored by the best multiple gives a person with two accounts the better place, and the next place to the next person", async () => {
    const [best, other, third] = [
      await enter(undefined, "Kaksonen"),
      await enter(undefined, "Kaksonen"),
      await enter(),
    ];
    await best.lose(1, 1, 6);
    await other.lose(1, 1, 5);
    await third.lose(1, 1, 4);
    after(7 * DAY_MS + MINUTE_MS);
    expect(await settleRewards(gate.deps)).toBe(2);
    expect(await Promise.all([best, other, third].map(given))).toEqual([
      [["given", "400.00"]],
      [],
      [["given", "200.00"]],
    ]);
    const day = new Date(monday).toISOString().slice(0, 10);
    const closed = ({ session }: Visitor) =>
      gate.call("board", { promotion: "game-shows", board: day }, session);
    const { players, entries } = await closed(third);
    expect([players, entries.map(({ place, points }) => [place, points])]).toEqual([
      2,
      [
        [1, 600],
        [2, 400],
      ],
    ]);
    expect(await closed(other)).toMatchObject({ own: { place: null, points: 500 } });
  });

  it("a tournament scored by the best multiple is pushed to all who look at it when it moves, with nicknames and consented initials only", async () => {
    const heard: PushMessage[] = [];
    gate.deps.push.subscribe(boardAddress("game-shows"), { receive: ({ message }) => heard.push(message) });
    const boards = createBoards(gate.deps);
    const [kite, shown] = [await enter("Kite"), await enter()];
    await gate.database.query("UPDATE player SET shows_wins = true, first_name = 'Åsa' WHERE id = $1", [
      shown.id,
    ]);
    await boards.announce();
    expect(await boards.announce()).toBe(0);
    await kite.lose(1, 2, 5);
    await shown.lose(1, 2, 4);
    expect(await boards.announce()).toBe(1);
    expect(await boards.announce()).toBe(0);
    await gate.call("joinTournament", { promotion: "game-shows", nickname: "" }, kite.session);
    await kite.lose(1, 2, 20);
    await boards.announce();
    expect(heard).toHaveLength(3);
    expect(heard.slice(1)).toMatchObject([
      {
        type: "board",
        entries: [
          { name: "Kite", points: 250 },
          { name: "Å", points: 200 },
        ],
      },
      {
        type: "board",
        entries: [
          { name: null, points: 1_000 },
          { name: "Å", points: 200 },
        ],
      },
    ]);
    expect(JSON.stringify(heard)).not.toContain(kite.id);
  });

  it.each(["a@b.example", "12345", "１２３٤٥", "x", " ", "<b>", "a".repeat(17)])(
    "a tournament scored by the best multiple refuses the nickname %j",
    async (nickname) => {
      const player = await rewardVisitors(gate).come();
      const joining = gate.raw("POST", "/gate/api/actionable/boards/join", {
        session: player.session,
        promotion: "game-shows",
        nickname: nickname === " " ? "- -" : nickname,
      });
      expect((await joining).status).toBe(400);
      monday -= 7 * DAY_MS;
    },
  );
});

describe("the close of a board", () => {
  it("the close of a board pays each prize once when five nodes settle at once, and none is lost whichever statement a killed node did not reach", async () => {
    const monday = Date.parse("2026-11-30T00:00:00Z");
    const gate = await createGateFixture({
      promotions: [tournamentOf({ name: "game-shows", gameId: 1 })],
      settings: { idleTimeoutMs: 100 * DAY_MS, absoluteTimeoutMs: 100 * DAY_MS },
    });
    gate.clock.at = new Date(monday);
    const visitors = rewardVisitors(gate);
    const players = [await visitors.come(), await visitors.come(), await visitors.come()];
    for (const week of [0, 1]) {
      gate.clock.at = new Date(monday + week * 7 * DAY_MS);
      for (const [count, player] of players.entries()) {
        await gate.call("joinTournament", { promotion: "game-shows" }, player.session);
        await player.lose(1, 1, 10 - count);
      }
      gate.clock.at = new Date(monday + (week + 1) * 7 * DAY_MS + MINUTE_MS);
      let killed = 0;
      if (week === 0) killed = await settleUnderKills(gate);
      if (week === 0) expect(killed).toBeGreaterThan(20);
      else await Promise.all(Array.from({ length: 5 }, () => settleRewards(gate.deps)));
      expect(await gate.violations()).toEqual([]);
      for (const [index, prize] of ["400.00", "200.00", "100.00"].entries()) {
        const { given } = await players[index]!.rewards();
        expect(given.map(({ state, amount }) => [state, amount])).toEqual(
          Array.from({ length: week + 1 }, () => ["given", prize]),
        );
      }
    }
    await gate.close();
  });
});
