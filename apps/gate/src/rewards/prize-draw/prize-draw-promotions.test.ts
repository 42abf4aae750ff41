import { DAY_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../../testing/gate-fixture.ts";
import { rewardVisitors } from "../../testing/reward-visitors.ts";
import { promotionFile } from "../../testing/test-promotions.ts";
import { settleRewards } from "../settle-rewards.ts";

/**
 * Each promotion: the first moment that counts, the last one and the close; a stake with its entries; what one winner of all prizes gets; in
 * how many days the next draw is, 0 if there is only one.
 */
const stories = [
  {
    name: "braai-weekend",
    country: "ZA",
    play: "2026-11-26T22:00:00Z",
    before: "2026-11-29T21:59:59Z",
    close: "2026-11-29T22:00:00Z",
    stake: 600,
    entries: 3,
    wins: 3,
    pays: "1,500.00",
    most: 20,
    days: 7,
  },
  {
    name: "hockey-night",
    country: "CA",
    play: "2026-11-28T05:00:00Z",
    before: "2026-11-29T00:19:59Z",
    close: "2026-11-29T00:20:00Z",
    stake: 27,
    entries: 5,
    wins: 5,
    pays: "150.00",
    most: undefined,
    days: 7,
  },
  {
    name: "pixel-party",
    brand: "FUNLY",
    country: "MT",
    play: "2026-12-26T00:00:00Z",
    before: "2026-12-26T23:59:59Z",
    close: "2026-12-27T00:00:00Z",
    stake: 104,
    entries: 20,
    wins: 20,
    pays: "1,000.00",
    most: 100,
    days: 1,
  },
  {
    name: "golden-ticket",
    country: "MT",
    play: "2026-11-26T00:00:00Z",
    before: "2026-12-31T17:59:59Z",
    close: "2026-12-31T18:00:00Z",
    stake: 10,
    entries: 2,
    wins: 2,
    // The second prize is free tickets: tickets-draw.test.ts tests them.
    pays: "10,000.00",
    most: 200,
    days: 0,
  },
  {
    name: "festa-junina",
    country: "BR",
    play: "2027-06-01T03:00:00Z",
    before: "2027-06-25T02:59:59Z",
    close: "2027-06-25T03:00:00Z",
    stake: 33,
    entries: 3,
    wins: 3,
    pays: "300.00",
    most: 30,
    mostPer: "day",
    days: 0,
  },
  {
    name: "festival-of-lights",
    country: "IN",
    play: "2027-10-14T18:30:00Z",
    before: "2027-10-29T14:29:59Z",
    close: "2027-10-29T14:30:00Z",
    stake: 29,
    entries: 2,
    wins: 2,
    pays: "200.00",
    most: 30,
    mostPer: "day",
    days: 0,
  },
  {
    name: "harvest-fest",
    country: "AT",
    play: "2027-09-17T22:00:00Z",
    before: "2027-10-03T21:59:59Z",
    close: "2027-10-03T22:00:00Z",
    stake: 40,
    entries: 4,
    wins: 4,
    pays: "400.00",
    most: 40,
    mostPer: "day",
    days: 0,
  },
  {
    name: "midsummer-night",
    country: "FI",
    play: "2027-06-13T21:00:00Z",
    before: "2027-06-27T20:59:59Z",
    close: "2027-06-27T21:00:00Z",
    stake: 90,
    entries: 9,
    wins: 7,
    pays: "7,000.00",
    most: 70,
    days: 0,
  },
] as const;

describe.each(stories)("the draw of $name", (story) => {
  const { name, country, play, before, close, stake, entries, wins, pays, most, days } = story;
  let gate: GateFixture;
  beforeEach(async () => {
    gate = await createGateFixture({
      promotions: [
        // The fixture's first game is a slot; where slots do not count, it stands for a game that does.
        promotionFile(name, (each) =>
          each.rule!.counts.categories?.includes("slots")
            ? each
            : { ...each, rule: { ...each.rule!, counts: { gameIds: [1] } } },
        ),
      ],
      settings: { idleTimeoutMs: 100 * DAY_MS, absoluteTimeoutMs: 100 * DAY_MS },
    });
  });
  afterEach(async () => {
    expect(await gate.violations()).toEqual([]);
    await gate.close();
  });

  const at = (text: string, moreMs = 0) => {
    gate.clock.at = new Date(Date.parse(text) + moreMs);
  };
  const come = (thousands = 1) =>
    rewardVisitors(gate).come({ country, thousands, ...("brand" in story && { brand: story.brand }) });
  type Visitor = Awaited<ReturnType<typeof come>>;
  const givenTo = async (player: Visitor) =>
    (await player.rewards()).given.map(({ state, amount }) => [state, amount]);
  const draws = async () => (await gate.call("prizeDraws", { promotion: name })).draws;
  const drawOf = async (text: string) =>
    (await draws()).find(({ closes_at }) => closes_at === new Date(text).toISOString())!;
  /** Runs the engine after the close until the beacon has published its value and everything is paid. */
  const settle = async (text: string) => {
    let given = 0;
    for (const minutes of [1, 3]) {
      at(text, minutes * MINUTE_MS);
      given += await settleRewards(gate.deps);
    }
    return given;
  };

  it(`a promotion's draw publishes the hash before its first day, counts ${entries} entries for ${stake}, draws after the close and pays ${pays} with a note`, async () => {
    at(play, -DAY_MS);
    await settleRewards(gate.deps);
    const announced = await drawOf(close);
    expect(announced).toMatchObject({ phase: "open", server_seed: null, root: null, winning_numbers: null });
    expect(announced.published_at < announced.opens_at).toBe(true);
    at(play, -1);
    const player = await come(2);
    await player.lose(1, stake);
    at(play);
    await player.lose(1, stake);
    await player.lose(3, stake);
    at(before);
    expect((await player.rewards()).running).toMatchObject([
      { promotion: name, refusal: null, entries, ends_at: new Date(close).toISOString() },
    ]);
    await settleRewards(gate.deps);
    expect(await drawOf(close)).toEqual(announced);
    const heard = gate.listen(player);
    const cash = await player.cash();
    expect(await settle(close)).toBe(1);
    expect(await settle(close)).toBe(0);
    const drawn = await drawOf(close);
    expect(drawn).toMatchObject({ phase: "drawn", entry_count: entries, holder_count: 1 });
    expect(drawn.winning_numbers).toHaveLength(wins);
    expect(await player.cash()).toBeCloseTo(cash + Number(pays.replaceAll(",", "")), 2);
    expect(await givenTo(player)).toEqual([["given", pays.replaceAll(",", "")]]);
    expect(heard.filter(({ type }) => type === "award")).toMatchObject([
      { data: [{ reward: [{ description: "promo.campaign_reward_prize", type: "prize-draw" }] }] },
    ]);
  });

  const perDay = "mostPer" in story;
  it(`a promotion's draw gives ${most === undefined ? "as many entries as were staked for" : `at most ${most} entries${perDay ? " a day" : ""}`}, and none for another game, for play after the close or to a player who turned rewards off`, async () => {
    const later = days * DAY_MS;
    at(play, later);
    const [much, other, off, late] = [await come(6), await come(), await come(), await come()];
    for (let round = 0; round < 6; round += 1) await much.lose(1, 900);
    await other.lose(3, stake);
    await off.lose(1, stake);
    await gate.call("updateSettings", { takes_rewards: "0" }, off.session);
    if (perDay) {
      at(play, DAY_MS);
      await much.lose(1, 500);
    }
    at(close, later);
    await late.lose(1, stake);
    const closed = new Date(Date.parse(close) + later).toISOString();
    await settle(closed);
    expect(await drawOf(closed)).toMatchObject({
      phase: "drawn",
      entry_count: (most ?? 1_080) * (perDay ? 2 : 1),
      holder_count: 1,
    });
    for (const each of [other, off, late]) expect(await givenTo(each)).toEqual([]);
  });
});
