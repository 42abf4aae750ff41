import { DAY_MS, HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../../testing/gate-fixture.ts";
import { rewardVisitors } from "../../testing/reward-visitors.ts";
import { tournamentOf } from "../../testing/test-promotions.ts";
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

describe.each(stories)("the tournament $name", (story) => {
  const { name, brand, country, gameId, play, end, first, second, tooLow, prizes } = story;
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture({
      promotions: [tournamentOf(story)],
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

  it("a tournament of a promotion can be joined from the start, counts rounds after joining, pays each prize once after the end, and notifies the winner", async () => {
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

  it("a tournament of a promotion pays nothing to somebody who turns rewards off, is in another country, or has another account of the same person", async () => {
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
    // One of the two accounts has a place.
    expect(states.toSorted()).toEqual(["given", "refused", undefined]);
    expect((await given(off))[0]).toEqual(["refused", "0.00"]);
  });
});
