import { DAY_MS } from "@bellwether/contract/durations.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { fixtureTitles } from "../../testing/fixture-parts.ts";
import { createGateFixture, type GateFixture } from "../../testing/gate-fixture.ts";
import { rewardVisitors } from "../../testing/reward-visitors.ts";
import { promotionFile } from "../../testing/test-promotions.ts";
import { settleRewards } from "../settle-rewards.ts";

/** Each promotion: the first moment that counts, the last one and the end; a stake that is lost, what it pays, and the most that is paid. */
const stories = [
  {
    name: "sauna-saturday",
    country: "FI",
    gameId: 1,
    play: "2026-11-27T22:00:00Z",
    before: "2026-11-28T21:59:59Z",
    end: "2026-11-28T22:00:00Z",
    stake: 100,
    pays: "10.00",
    most: "50.00",
  },
  {
    name: "fjord-friday",
    country: "NO",
    gameId: 3,
    play: "2026-11-26T23:00:00Z",
    before: "2026-11-27T22:59:59Z",
    end: "2026-11-27T23:00:00Z",
    stake: 600,
    pays: "60.00",
    most: "400.00",
  },
  {
    name: "maple-mondays",
    country: "CA",
    gameId: 1,
    play: "2026-11-30T05:00:00Z",
    before: "2026-12-01T04:59:59Z",
    end: "2026-12-01T05:00:00Z",
    stake: 90,
    pays: "9.00",
    most: "60.00",
  },
  {
    name: "scratch-club",
    country: "MT",
    gameId: 2,
    play: "2026-12-02T00:00:00Z",
    before: "2026-12-02T23:59:59Z",
    end: "2026-12-03T00:00:00Z",
    stake: 20,
    pays: "4.00",
    most: "15.00",
  },
  {
    name: "condor-cashback",
    country: "PE",
    gameId: 3,
    play: "2026-11-30T05:00:00Z",
    before: "2026-12-07T04:59:59Z",
    end: "2026-12-07T05:00:00Z",
    stake: 600,
    pays: "30.00",
    most: "200.00",
  },
  {
    name: "high-card",
    brand: "LUCKYCLOVER",
    country: "MT",
    gameId: 3,
    play: "2026-11-30T00:00:00Z",
    before: "2026-12-02T23:59:59Z",
    end: "2026-12-03T00:00:00Z",
    stake: 200,
    pays: "16.00",
    most: "100.00",
  },
] as const;

describe.each(stories)("the cashback of $name", (story) => {
  const { name, country, gameId, play, before, end, stake, pays, most } = story;
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture({
      promotions: [promotionFile(name)],
      // The fixture has no scratch cards: its second slot stands for one.
      deps: {
        titles: fixtureTitles().map((title) =>
          title.gameId === 2
            ? { ...title, categories: ["lottery"], subCategories: [{ categoryId: 2, sortRank: 1 }] }
            : title,
        ),
      },
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
  const come = (thousands = 1) =>
    rewardVisitors(gate).come({ country, thousands, ...("brand" in story && { brand: story.brand }) });
  type Visitor = Awaited<ReturnType<typeof come>>;
  const givenTo = async (player: Visitor) =>
    (await player.rewards()).given.map(({ state, amount }) => [state, amount]);

  it(`a promotion's cashback pays ${pays} for a loss of ${stake}, once, when the period ends, with a notification`, async () => {
    at(play, -1);
    const player = await come();
    await player.lose(gameId, 50);
    at(play);
    await player.lose(gameId, stake);
    at(before);
    expect((await player.rewards()).running).toMatchObject([
      { promotion: name, refusal: null, so_far: pays, ends_at: new Date(end).toISOString() },
    ]);
    await settleRewards(gate.deps);
    expect(await givenTo(player)).toEqual([]);
    at(end);
    const heard = gate.listen(player);
    const cash = await player.cash();
    expect(await settleRewards(gate.deps)).toBe(1);
    expect(await settleRewards(gate.deps)).toBe(0);
    expect(await player.cash()).toBeCloseTo(cash + Number(pays), 2);
    expect(await givenTo(player)).toEqual([["given", pays]]);
    expect(heard.filter(({ type }) => type === "award")).toMatchObject([
      { data: [{ reward: [{ description: "promo.campaign_reward_cashback", type: "cashback" }] }] },
    ]);
  });

  it(`a promotion's cashback pays at most ${most}, nothing to a winner, nothing for another game's loss or for play after its end`, async () => {
    const week = 7 * DAY_MS;
    at(play, week);
    const [much, winner, other, late] = [await come(6), await come(), await come(), await come()];
    for (let round = 0; round < 6; round += 1) await much.lose(gameId, 900);
    await winner.lose(gameId, 10, 30);
    if (name !== "condor-cashback") await other.lose(gameId === 1 ? 3 : 1, 500);
    at(end, week);
    await late.lose(gameId, stake);
    await settleRewards(gate.deps);
    expect(await givenTo(much)).toEqual([["given", most]]);
    for (const each of [winner, other, late]) expect(await givenTo(each)).toEqual([]);
  });
});
