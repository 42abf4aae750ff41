import { DAY_MS, HOUR_MS } from "@bellwether/contract/durations.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../../testing/gate-fixture.ts";
import { takeSeat } from "../../testing/provider-seat.ts";
import { rewardVisitors } from "../../testing/reward-visitors.ts";
import { promotionFile } from "../../testing/test-promotions.ts";
import { settleRewards } from "../settle-rewards.ts";

/** Each promotion: the first moment that counts, the last one before the end, a deposit too small, the least one, and what it gives until when. */
const stories = [
  {
    name: "spins",
    country: "MT",
    from: "2026-12-01T00:00:00Z",
    last: "2026-12-01T23:59:59Z",
    small: 19,
    least: 20,
    spins: 25,
    expires: "2026-12-03T00:00:00Z",
  },
  {
    name: "polar-night",
    country: "NO",
    from: "2026-11-30T23:00:00Z",
    last: "2026-12-01T22:59:59Z",
    small: 199,
    least: 200,
    spins: 10,
    expires: "2026-12-02T23:00:00Z",
  },
  {
    name: "southern-cross",
    country: "NZ",
    from: "2026-11-25T11:00:00Z",
    last: "2026-11-27T10:59:59Z",
    small: 19,
    least: 20,
    spins: 25,
    expires: "2026-11-29T11:00:00Z",
  },
  {
    name: "carnaval",
    country: "BR",
    from: "2027-02-03T03:00:00Z",
    opens: "2027-02-01T03:00:00Z",
    last: "2027-02-04T02:59:59Z",
    small: 19,
    least: 20,
    spins: 30,
    expires: "2027-02-11T03:00:00Z",
  },
] as const;

describe.each(stories)(
  "the free spins of $name",
  ({ name, country, from, last, small, least, spins, expires, ...more }) => {
    let gate: GateFixture;
    beforeAll(async () => {
      gate = await createGateFixture({ promotions: [inFixture(name)], settings: aLongSession });
    });
    afterEach(async () => {
      expect(await gate.violations()).toEqual([]);
    });
    afterAll(() => gate.close());

    const at = (text: string, moreMs = 0) => {
      gate.clock.at = new Date(Date.parse(text) + moreMs);
    };
    const come = () => rewardVisitors(gate).come({ country, thousands: 0 });
    const method = { MT: "CREDITCARD", NO: "CREDITCARD", NZ: "SKRILL", BR: "BOLETO_PIX" }[country];
    const deposit = (player: Awaited<ReturnType<typeof come>>, amount: number) =>
      gate.deposit(player, `${amount}.00`, method);

    it(`free spins of a promotion are ${spins} for a deposit of ${least}, once it is played; their wins are cash, and they expire at the local midnight`, async () => {
      at(last);
      const player = await come();
      await deposit(player, least);
      await settleRewards(gate.deps);
      expect((await player.rewards()).running).toMatchObject([
        {
          promotion: name,
          standing: "playing",
          refusal: null,
          spins,
          deposit: `${least}.00`,
          played: "0.00",
        },
      ]);
      await player.lose(2, least - 1, least - 1);
      expect(await settleRewards(gate.deps)).toBe(0);
      expect((await player.rewards()).running).toMatchObject([{ played: `${least - 1}.00` }]);
      await player.lose(1, 1);
      const heard = gate.listen(player);
      expect(await settleRewards(gate.deps)).toBe(1);
      expect(await settleRewards(gate.deps)).toBe(0);
      expect(heard.filter(({ type }) => type === "award")).toMatchObject([
        { data: [{ reward: [{ description: "promo.campaign_reward_spins", type: "free-spins" }] }] },
      ]);
      const { spins: held, given } = await player.rewards();
      expect(given).toMatchObject([
        { promotion: name, gives: "spins", state: "given", amount: "0.00", count: spins },
      ]);
      expect(held).toMatchObject([
        { promotion: name, spins_left: spins, expires_at: new Date(expires).toISOString(), won: "0.00" },
      ]);
      const [{ id = "", game_id: game = null, stake = "" } = {}] = held;
      // Of the week, or the one that was staked most in.
      expect(game).toBe(name === "spins" ? 1 : 2);
      const seat = await takeSeat(gate, player, game as 1 | 2);
      const cash = await player.cash();
      const begun = await seat.spin(id, Number(stake));
      expect(begun.status).toBe("RS_OK");
      await seat.win(begun, 7);
      expect(await player.cash()).toBeCloseTo(cash + 7, 2);
      expect((await player.rewards()).spins).toMatchObject([{ spins_left: spins - 1, won: "7.00" }]);
      at(expires);
      expect((await (await takeSeat(gate, player, game as 1 | 2)).spin(id, Number(stake))).status).not.toBe(
        "RS_OK",
      );
      expect((await player.rewards()).spins).toEqual([]);
    });

    it(`free spins of a promotion are given for the next deposit of ${least} when the first of the window was withdrawn unplayed`, async () => {
      at(from);
      const player = await come();
      await deposit(player, least);
      await settleRewards(gate.deps);
      const back = await gate.beginWithdrawal(player, `${least}.00`, method);
      expect(await back.authorize()).toMatchObject({ success: true });
      await settleRewards(gate.deps);
      expect((await player.rewards()).given).toMatchObject([
        { state: "refused", refusal: "deposit_withdrawn" },
      ]);
      at(from, 1000);
      await deposit(player, least);
      await player.lose(2, least - 1);
      expect(await settleRewards(gate.deps)).toBe(0);
      expect((await player.rewards()).running).toMatchObject([{ standing: "playing", refusal: null }]);
      await player.lose(2, 1);
      expect(await settleRewards(gate.deps)).toBe(1);
      await settleRewards(gate.deps);
      const { given, spins: held } = await player.rewards();
      expect(given.map(({ state, refusal }) => [state, refusal])).toEqual([["given", null]]);
      expect(held).toMatchObject([{ spins_left: spins }]);
    });

    it(`free spins of a promotion are nothing for ${small}, for a deposit before or after, or when the deposit is not played in time`, async () => {
      at("opens" in more ? more.opens : from, -1000);
      const [early, little, unplayed, late] = [await come(), await come(), await come(), await come()];
      await deposit(early, least);
      at(from);
      await deposit(little, small);
      await deposit(unplayed, least);
      at(last, 1000);
      await deposit(late, least);
      await early.lose(1, least);
      await little.lose(1, small);
      await settleRewards(gate.deps);
      at(expires);
      await settleRewards(gate.deps);
      for (const each of [early, little]) expect((await each.rewards()).given).toEqual([]);
      expect((await late.rewards()).given.filter(({ state }) => state === "given")).toEqual([]);
      expect((await unplayed.rewards()).given).toMatchObject([
        { state: "refused", refusal: "deposit_unplayed", gives: "cash" },
      ]);
    });
  },
);

describe("the free spins of level-up", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture({ promotions: [inFixture("level-up")], settings: aLongSession });
  });
  afterEach(async () => {
    expect(await gate.violations()).toEqual([]);
  });
  afterAll(() => gate.close());

  it("the free spins of level-up are 5 of each game, after its tenth round, once; a game that was played before gives none", async () => {
    gate.clock.at = new Date("2026-11-25T23:59:59Z");
    const player = await rewardVisitors(gate).come({ country: "MT", brand: "FUNLY" });
    await player.lose(2, 1);
    gate.clock.at = new Date("2026-11-26T00:00:00Z");
    for (let round = 0; round < 9; round += 1) for (const game of [1, 2] as const) await player.lose(game, 1);
    expect(await settleRewards(gate.deps)).toBe(0);
    expect((await player.rewards()).running).toMatchObject([
      { promotion: "level-up", standing: "playing", rounds: 10, new_games: [{ game_id: 1, rounds: 9 }] },
    ]);
    for (const game of [1, 2] as const) await player.lose(game, 1);
    gate.clock.at = new Date("2026-11-26T23:00:00Z");
    expect(await settleRewards(gate.deps)).toBe(1);
    for (let round = 0; round < 10; round += 1) await player.lose(1, 1);
    expect(await settleRewards(gate.deps)).toBe(0);
    expect((await player.rewards()).spins).toMatchObject([
      { game_id: 1, spins_left: 5, expires_at: "2026-12-04T00:00:00.000Z" },
    ]);
  });

  it("the free spins of level-up are not for a player of Bellwether", async () => {
    gate.clock.at = new Date("2026-12-10T00:00:00Z");
    const player = await rewardVisitors(gate).come({ country: "MT" });
    for (let round = 0; round < 10; round += 1) await player.lose(1, 1);
    gate.clock.at = new Date(gate.clock.at.getTime() + HOUR_MS);
    expect(await settleRewards(gate.deps)).toBe(0);
    expect(await player.rewards()).toMatchObject({ running: [], given: [], spins: [] });
  });
});

const aLongSession = { idleTimeoutMs: 300 * DAY_MS, absoluteTimeoutMs: 300 * DAY_MS };

/** The promotion's file, with the fixture's two slots in place of its games. */
function inFixture(name: string) {
  return promotionFile(name, (promotion) => {
    const { rule } = promotion;
    if (rule?.kind !== "free-spins") return promotion;
    const games = [1, 2];
    const byWeek = rule.gamesByWeek && { gamesByWeek: games, counts: rule.counts };
    return { ...promotion, rule: { ...rule, counts: { gameIds: games }, ...byWeek } };
  });
}
