import { boardAddress, type PushMessage } from "@bellwether/contract";
import type { TournamentRule } from "@bellwether/contract/content/rewards/tournament-rule.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { createLedger } from "@bellwether/ledger";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ensureHousePlayer } from "../../players/index.ts";
import { dyingAfter } from "../../testing/dying-after.ts";
import { createGateFixture, type GateFixture } from "../../testing/gate-fixture.ts";
import { takeSeat } from "../../testing/provider-seat.ts";
import { rewardVisitors } from "../../testing/reward-visitors.ts";
import { promotionFile } from "../../testing/test-promotions.ts";
import { settleRewards } from "../settle-rewards.ts";
import { createBoards } from "./announce-boards.ts";

type Played = readonly [stake: number, win: number];

/** Each tournament: a moment of its board and the board's end; what is played, what it scores, and the prizes in the player's currency. */
const stories = [
  {
    name: "comet-chase",
    brand: "FUNLY",
    country: "FI",
    gameId: 1,
    play: "2026-11-27T00:00:00Z",
    end: "2026-12-04T00:00:00Z",
    first: {
      rounds: [
        [1, 50],
        [1, 2],
        [5, 5],
        [1, 0],
      ],
      points: 112,
    },
    second: {
      rounds: [
        [1, 2],
        [100, 300],
        [1, 0],
      ],
      points: 21,
    },
    tooLow: 0.5,
    prizes: ["1000.00", "500.00"],
  },
  {
    name: "game-shows",
    brand: "BELLWETHER",
    country: "MT",
    gameId: 1,
    play: "2026-11-30T00:00:00Z",
    end: "2026-12-07T00:00:00Z",
    first: {
      rounds: [
        [1, 1],
        [3, 10],
        [1, 0],
      ],
      points: 333,
    },
    second: {
      rounds: [
        [100, 333],
        [1, 0.5],
      ],
      points: 333,
    },
    tooLow: 0.5,
    prizes: ["400.00", "200.00"],
  },
  {
    name: "sixer-sundays",
    brand: "BELLWETHER",
    country: "IN",
    gameId: 1,
    play: "2026-11-28T18:30:00Z",
    end: "2026-11-29T18:30:00Z",
    first: {
      rounds: [
        [1, 1],
        [1, 2],
        [1, 3],
        [1, 4],
        [1, 5],
        [1, 6],
        [1, 7],
      ],
      points: 2_700,
    },
    second: { rounds: [[1, 26]], points: 2_600 },
    tooLow: 0.5,
    prizes: ["300.00", "150.00"],
  },
  {
    name: "velvet-hour",
    brand: "LUCKYCLOVER",
    country: "DE",
    gameId: 3,
    play: "2026-11-30T20:00:00Z",
    end: "2026-12-06T23:00:00Z",
    first: {
      rounds: [
        [5, 10],
        [5, 5],
        [5, 10],
        [5, 10],
        [5, 0],
        [5, 10],
      ],
      points: 3,
    },
    second: {
      rounds: [
        [5, 10],
        [100, 200],
        [5, 0],
        [5, 6],
      ],
      points: 2,
    },
    tooLow: 4,
    prizes: ["400.00", "250.00"],
  },
] as const;

/** A tournament of the fixture's games. */
const fileOf = ({ name, gameId }: { name: string; gameId: 1 | 2 | 3 }) =>
  promotionFile(name, (each) => ({
    ...each,
    rule: { ...(each.rule as TournamentRule), counts: { gameIds: [gameId] } },
  }));

describe.each(stories)("the tournament $name", (story) => {
  const { name, brand, country, gameId, play, end, first, second, tooLow, prizes } = story;
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture({
      promotions: [fileOf(story)],
      settings: { idleTimeoutMs: 100 * DAY_MS, absoluteTimeoutMs: 100 * DAY_MS },
    });
  });
  afterEach(async () => {
    expect(await gate.violations()).toEqual([]);
  });
  afterAll(() => gate.close());

  const at = (text: string, moreMs = 0) => {
    gate.clock.at = new Date(Date.parse(text) + moreMs);
  };
  const come = () => rewardVisitors(gate).come({ country, brand, thousands: 2 });
  type Visitor = Awaited<ReturnType<typeof come>>;
  const enter = (player: Visitor, nickname?: string) =>
    gate.call(
      "joinTournament",
      { promotion: name, ...(nickname !== undefined && { nickname }) },
      player.session,
    );
  const playAll = async (player: Visitor, rounds: readonly Played[]) => {
    for (const [stake, win] of rounds) {
      gate.clock.at = new Date(gate.clock.at.getTime() + 1_000);
      await player.lose(gameId, stake, win);
    }
  };
  const given = async (player: Visitor) =>
    (await player.rewards()).given.map(({ state, amount }) => [state, amount]);

  it("is entered from its first moment on, counts what is played from then, pays its prizes after its end, once, and says so", async () => {
    at(play, -1);
    const [winner, runnerUp, late, low, outside] = [
      await come(),
      await come(),
      await come(),
      await come(),
      await come(),
    ];
    if (name !== "velvet-hour")
      await expect(enter(winner)).rejects.toMatchObject({ data: { errorCode: "bonus_not_available" } });
    await playAll(late, [[100, 1_900]]);
    at(play);
    await playAll(outside, [[100, 1_900]]);
    for (const each of [winner, runnerUp, low]) await enter(each);
    // What the late one has played before does not count.
    await enter(late, "Late Bird");
    await playAll(winner, first.rounds);
    await playAll(runnerUp, second.rounds);
    await playAll(low, [[tooLow, tooLow * 15]]);
    if (name === "velvet-hour") {
      at(play, HOUR_MS);
      await playAll(runnerUp, [
        [5, 10],
        [5, 10],
        [5, 10],
      ]);
    }

    const boards = createBoards(gate.deps);
    expect(await boards.announce()).toBe(1);
    const shown = await gate.call("board", { promotion: name }, runnerUp.session);
    expect(shown).toMatchObject({ state: "open", players: 2, ends_at: new Date(end).toISOString() });
    expect(shown.entries.map(({ place, points, name }) => [place, points, name])).toEqual([
      [1, first.points, null],
      [2, second.points, null],
    ]);
    expect(shown.own).toMatchObject({
      place: 2,
      points: second.points,
      next: { place: 1, missing: first.points - second.points + 1 },
    });

    at(end);
    expect(await settleRewards(gate.deps)).toBe(0);
    at(end, MINUTE_MS);
    const heard = gate.listen(winner);
    const cash = await winner.cash();
    expect(await settleRewards(gate.deps)).toBe(2);
    expect(await settleRewards(gate.deps)).toBe(0);
    expect(await winner.cash()).toBeCloseTo(cash + Number(prizes[0]), 2);
    expect([await given(winner), await given(runnerUp)]).toEqual([
      [["given", prizes[0]]],
      [["given", prizes[1]]],
    ]);
    for (const each of [late, low, outside]) expect(await given(each)).toEqual([]);
    expect(heard.filter(({ type }) => type === "award")).toMatchObject([
      { data: [{ reward: [{ description: "promo.campaign_reward_tournament", type: "tournament" }] }] },
    ]);
    const past = await gate.call("board", { promotion: name, board: shown.board }, late.session);
    expect(past).toMatchObject({ state: "closed", past: [shown.board] });
    expect(past.entries.map(({ place, seat }) => [place, seat])).toEqual(
      shown.entries.map(({ place, seat }) => [place, seat]),
    );
  });

  it("pays nothing to somebody who turns rewards off, is in another country, or has another account of the same person", async () => {
    at(play, 14 * DAY_MS);
    const visitors = rewardVisitors(gate);
    const twins = [
      await visitors.come({ country, brand, lastname: "Zwilling" }),
      await visitors.come({ country, brand, lastname: "Zwilling" }),
    ];
    const off = await come();
    const foreign = await visitors.come({ country: country === "IN" ? "FI" : "SE", brand, thousands: 0 });
    await expect(enter(foreign)).rejects.toMatchObject({ data: { errorCode: "bonus_not_available" } });
    for (const each of [...twins, off]) {
      await enter(each);
      await playAll(each, [
        [100, 500],
        [100, 0],
      ]);
    }
    await gate.call("updateSettings", { takes_rewards: "0" }, off.session);
    at(end, 14 * DAY_MS + MINUTE_MS);
    expect(await settleRewards(gate.deps)).toBe(1);
    const states = await Promise.all([...twins, off].map(async (each) => (await given(each))[0]?.[0]));
    expect(states.toSorted()).toEqual(["given", "refused", "refused"]);
    expect((await given(off))[0]).toEqual(["refused", "0.00"]);
  });
});

describe("a tournament of the best multiple", () => {
  let gate: GateFixture;
  let monday = Date.parse("2026-11-30T00:00:00Z");
  const promotion = fileOf({ name: "game-shows", gameId: 1 });
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
  const enter = async (nickname?: string) => {
    const player = await rewardVisitors(gate).come();
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

  it("waits for an open round, which counts if it ends within a day; a cancelled one never counts", async () => {
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

  it("closes after a day without a round that is still open", async () => {
    const [one, two] = [await enter(), await enter()];
    await two.lose(1, 1, 5);
    await (await takeSeat(gate, one)).bet(1);
    after(8 * DAY_MS - 1);
    expect(await settleRewards(gate.deps)).toBe(0);
    after(8 * DAY_MS);
    expect(await settleRewards(gate.deps)).toBe(1);
    expect([await given(one), await given(two)]).toEqual([[], [["given", "400.00"]]]);
  });

  it("shows a house player, marked and without a place, and gives the prize to the next real player", async () => {
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

  it("is pushed to all who look at it when it moves, with nicknames and consented initials only", async () => {
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

  it.each(["a@b.example", "12345", "x", " ", "<b>", "a".repeat(17)])(
    "refuses the nickname %j",
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
  it("pays each prize once when five nodes settle at once, and none is lost whichever statement a killed node did not reach", async () => {
    const monday = Date.parse("2026-11-30T00:00:00Z");
    const gate = await createGateFixture({
      promotions: [fileOf({ name: "game-shows", gameId: 1 })],
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
      for (let reach = 0; week === 0; reach += 1) {
        const database = dyingAfter(gate.database, reach);
        const ran = await settleRewards({ ...gate.deps, database, ledger: createLedger(database) }).then(
          () => true,
          () => false,
        );
        if (ran) break;
        killed += 1;
        expect(await gate.violations()).toEqual([]);
      }
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
