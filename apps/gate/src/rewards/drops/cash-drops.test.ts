import { createHash } from "node:crypto";
import type { CashDropRule } from "@bellwether/contract/content/rewards/cash-drop-rule.ts";
import { dropDays } from "@bellwether/contract/content/rewards/drop-days.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@bellwether/contract/durations.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../../testing/gate-fixture.ts";
import { takeSeat } from "../../testing/provider-seat.ts";
import { rewardVisitors } from "../../testing/reward-visitors.ts";
import { settleUnderKills } from "../../testing/settle-under-kills.ts";
import { promotionFile } from "../../testing/test-promotions.ts";
import { settleRewards } from "../settle-rewards.ts";

/** A cash drop of the fixture's games. */
const fileOf = (name: string, change: Partial<CashDropRule> = {}, until?: string) =>
  promotionFile(name, (each) => ({
    ...each,
    period: { ...each.period, ...(until && { until }) },
    rule: { ...(each.rule as CashDropRule), counts: { gameIds: [1] }, ...change },
  }));

const settings = { idleTimeoutMs: 200 * DAY_MS, absoluteTimeoutMs: 200 * DAY_MS };

/** Each promotion: when its first drops can fall, where its players live, and what a drop pays them. */
const stories = [
  {
    name: "cash-drop",
    from: "2026-11-27T00:00:00Z",
    until: "2026-11-28T00:00:00Z",
    country: "NO",
    pays: "200.00",
    scale: 10,
    falls: 11,
  },
  {
    name: "emerald-evenings",
    from: "2026-11-27T19:00:00Z",
    until: "2026-11-27T23:00:00Z",
    country: "IE",
    pays: "25.00",
    scale: 1,
    falls: 3,
  },
] as const;

describe.each(stories)("the drops of $name", ({ name, from, until, country, pays, scale, falls }) => {
  let gate: GateFixture;
  beforeEach(async () => {
    gate = await createGateFixture({ promotions: [fileOf(name)], settings });
  });
  afterEach(async () => {
    expect(await gate.violations()).toEqual([]);
    await gate.close();
  });
  const at = (moment: string | Date, moreMs = 0) => {
    gate.clock.at = new Date(new Date(moment).getTime() + moreMs);
  };
  const come = (lastname?: string) => rewardVisitors(gate).come({ country, lastname });
  type Visitor = Awaited<ReturnType<typeof come>>;
  const given = async (player: Visitor) =>
    (await player.rewards()).given.map(({ state, amount }) => [state, amount]);
  const moments = async () => {
    const { rows } = await gate.database.query<{ number: number; sealed: string }>(
      "SELECT number, sealed FROM cash_drop WHERE promotion = $1 AND number <= $2",
      [name, falls],
    );
    return rows.map(({ sealed }) => new Date(sealed.split("|")[1]!.split(" ")[0]!)).sort((a, b) => +a - +b);
  };

  /** Lets all drops of the first day fall within its first hour, and returns the moment of the last one. */
  const pin = async () => {
    const last = new Date(Date.parse(from) + HOUR_MS);
    for (let number = 1; number <= falls; number += 1) {
      const moment = new Date(last.getTime() - (falls - number) * MINUTE_MS);
      const sealed = `cash-drop:${name}:${number}|${moment.toISOString()} salt`;
      await gate.database.query("UPDATE cash_drop SET sealed = $3 WHERE promotion = $1 AND number = $2", [
        name,
        number,
        sealed,
      ]);
    }
    return last;
  };

  it("are given to a round of now, although a clock an hour ahead has looked for one in vain", async () => {
    at(from, -HOUR_MS);
    await settleRewards(gate.deps);
    await pin();
    const player = await come();
    at(from, 3 * HOUR_MS);
    expect(await settleRewards(gate.deps)).toBe(0);
    at(from, 2 * HOUR_MS);
    await player.lose(1, 10 * scale);
    at(from, 2 * HOUR_MS + 6 * SECOND_MS);
    expect(await settleRewards(gate.deps)).toBe(1);
    expect(await given(player)).toEqual([["given", pays]]);
  });

  it(`fall in the hours of the day, ${falls} on the first, each to the first round after its moment whose stake is enough; moment and salt then hash to what was committed`, async () => {
    at(from, -HOUR_MS);
    await settleRewards(gate.deps);
    const drawn = await moments();
    expect(drawn).toHaveLength(falls);
    for (const each of drawn) expect(each >= new Date(from) && each < new Date(until)).toBe(true);
    const before = await gate.call("drops", { promotion: name });
    const rule = fileOf(name).rule as CashDropRule;
    expect([before.left, before.total]).toEqual([rule.pool / rule.drop, rule.pool / rule.drop]);
    expect(JSON.stringify(before)).not.toContain(drawn[0]!.toISOString());

    const [early, low, first, second] = [await come(), await come(), await come(), await come()];
    at(drawn[0]!, -1);
    await early.lose(1, 10 * scale);
    at(drawn[0]!);
    await low.lose(1, 0.5 * scale);
    at(drawn[0]!, 1);
    await first.lose(1, scale);
    at(drawn[0]!, 2);
    await second.lose(1, 50 * scale);
    const shown = await gate.call("drops", { promotion: name });
    expect(shown.committed.map(({ number }) => number)).toEqual(
      Array.from({ length: falls }, (_, index) => index + 1),
    );
    const heard = gate.listen(first);
    at(drawn[0]!, 3 * SECOND_MS);
    expect(await settleRewards(gate.deps)).toBe(0);
    at(drawn[0]!, 6 * SECOND_MS);
    const cash = await first.cash();
    // A moment that is less than 6 s later may give a second one its own.
    expect(await settleRewards(gate.deps)).toBeGreaterThanOrEqual(1);
    expect(await settleRewards(gate.deps)).toBe(0);
    expect(await first.cash()).toBeCloseTo(cash + Number(pays), 2);
    expect(await given(first)).toEqual([["given", pays]]);
    for (const each of [early, low]) expect(await given(each)).toEqual([]);
    expect(heard.filter(({ type }) => type === "award")).toMatchObject([
      { data: [{ reward: [{ description: "promo.campaign_reward_drop", type: "cash-drop" }] }] },
    ]);
    const { last, left, own } = await gate.call("drops", { promotion: name }, first.session);
    expect(left).toBeLessThan(before.left);
    expect(own).toEqual({ refusal: null, has_drop: true });
    for (const { number, moment, salt, commitment } of last) {
      const text = [name, number, moment, salt].join(":");
      expect(createHash("sha256").update(text).digest("hex")).toBe(commitment);
      expect(shown.committed).toContainEqual({ number, commitment });
    }
    const initials = async () =>
      (await gate.call("drops", { promotion: name })).last.flatMap(({ initial }) => initial ?? []);
    await gate.call("updateSettings", { shows_wins: "1" }, first.session);
    expect(await initials()).toHaveLength(1);
    await gate.call("closeAccount", { reason: "No", password: "correct horse battery" }, first.session);
    expect(await initials()).toEqual([]);
  });

  it("a person gets one drop a day, also with two accounts, and another on the next day", async () => {
    at(from, -HOUR_MS);
    await settleRewards(gate.deps);
    const last = await pin();
    const [one, twin, other] = [await come("Zwilling"), await come("Zwilling"), await come()];
    at(last, SECOND_MS);
    await one.lose(1, scale);
    await one.lose(1, scale);
    at(last, 2 * SECOND_MS);
    await twin.lose(1, scale);
    at(last, 3 * SECOND_MS);
    await other.lose(1, scale);
    at(last, 10 * SECOND_MS);
    // All drops of the day are due. The twin's is refused and goes to the next round.
    expect(await settleRewards(gate.deps)).toBe(2);
    await settleRewards(gate.deps);
    expect([await given(one), await given(other)]).toEqual([[["given", pays]], [["given", pays]]]);
    expect(await given(twin)).toEqual([["refused", "0.00"]]);
    expect((await gate.call("drops", { promotion: name }, one.session)).last).toHaveLength(2);
    at(new Date(from), DAY_MS + 2 * HOUR_MS);
    await one.lose(1, scale);
    at(new Date(from), DAY_MS + 2 * HOUR_MS + MINUTE_MS);
    // What was left over from the first day falls now.
    expect(await settleRewards(gate.deps)).toBe(1);
    expect(await given(one)).toEqual([
      ["given", pays],
      ["given", pays],
    ]);
  });

  it("fall to nobody in another country, with rewards turned off, with free spins, in a cancelled round, for a ticket that can be returned or in an open round that too few players can void", async () => {
    at(from, -HOUR_MS);
    await settleRewards(gate.deps);
    const last = await pin();
    const foreign = await rewardVisitors(gate).come({ country: "SE", thousands: 0 });
    const [off, undone, buyer] = [await come(), await come(), await come()];
    await gate.call("updateSettings", { takes_rewards: "0" }, off.session);
    at(last, SECOND_MS);
    await off.lose(1, scale);
    const seat = await takeSeat(gate, undone);
    await seat.rollback(await seat.bet(scale));
    const draw = { id: "raffle/1", at: new Date(gate.clock.at.getTime() + 40 * DAY_MS).toISOString() };
    const ticket = await (await takeSeat(gate, buyer)).bet(scale, { meta: { draw } });
    expect(ticket.status).toBe("RS_OK");
    const alone = await (await takeSeat(gate, buyer)).bet(scale, { meta: { may_lack_players: true } });
    expect(alone.status).toBe("RS_OK");
    at(last, 10 * SECOND_MS);
    expect(await settleRewards(gate.deps)).toBe(0);
    for (const each of [foreign, off, undone, buyer]) expect(await given(each)).toEqual([]);
    const { own } = await gate.call("drops", { promotion: name }, off.session);
    expect(own!.refusal).toBe("opted_out");
  });
});

describe("a drop", () => {
  it("is paid once when five nodes settle at once, and none is lost whichever statement a killed node did not reach", async () => {
    const gate = await createGateFixture({ promotions: [fileOf("cash-drop")], settings });
    gate.clock.at = new Date("2026-11-26T12:00:00Z");
    await Promise.all(Array.from({ length: 5 }, () => settleRewards(gate.deps)));
    const visitors = rewardVisitors(gate);
    const players = [await visitors.come(), await visitors.come()];
    for (const [index, player] of players.entries()) {
      gate.clock.at = new Date(Date.parse("2026-11-28T00:00:00Z") + index * HOUR_MS);
      await player.lose(1, 1);
      gate.clock.at = new Date(gate.clock.at.getTime() + 10 * SECOND_MS);
      let killed = 0;
      if (index === 0) killed = await settleUnderKills(gate);
      if (index === 0) expect(killed).toBeGreaterThan(20);
      else await Promise.all(Array.from({ length: 5 }, () => settleRewards(gate.deps)));
      const { given } = await player.rewards();
      expect(given.map(({ state, amount }) => [state, amount])).toEqual([["given", "20.00"]]);
      expect(await gate.violations()).toEqual([]);
    }
    await gate.close();
  });

  it("falls to the next round at once with the sandbox setting DROPS_DUE", async () => {
    const gate = await createGateFixture({
      promotions: [fileOf("cash-drop")],
      settings: { ...settings, dropsAreDue: true },
    });
    gate.clock.at = new Date("2026-11-27T00:00:00Z");
    await settleRewards(gate.deps);
    const player = await rewardVisitors(gate).come();
    gate.clock.at = new Date("2026-11-27T00:00:01Z");
    await player.lose(1, 1);
    gate.clock.at = new Date("2026-11-27T00:00:07Z");
    expect(await settleRewards(gate.deps)).toBe(1);
    await gate.close();
  });
});

describe("drops that no round took before the end", () => {
  /** 10 drops on two days. */
  const rule = { drop: 20, pool: 200, budget: 200 };
  it.each([
    [true, ["drawn", "drawn", "drawn", "unmet"]],
    [false, ["unmet"]],
  ])(
    "with drawsRest %s, are decided once after the last day, at most one for each person who took part: %j",
    async (drawsRest, states) => {
      const gate = await createGateFixture({
        promotions: [fileOf("cash-drop", { ...rule, drawsRest }, "2026-11-28")],
        settings,
      });
      gate.clock.at = new Date("2026-11-27T00:00:00Z");
      const visitors = rewardVisitors(gate);
      const [one, two, outside] = [await visitors.come(), await visitors.come(), await visitors.come()];
      const twins = [
        await visitors.come({ lastname: "Kaksonen" }),
        await visitors.come({ lastname: "Kaksonen" }),
      ];
      // Before the first drop is planned, so no drop can fall to them; but they took part.
      for (const player of [one, two, ...twins]) await player.lose(1, 1);
      await outside.lose(2, 1);
      gate.clock.at = new Date("2026-11-27T00:00:01Z");
      await settleRewards(gate.deps);
      gate.clock.at = new Date("2026-11-29T00:01:00Z");
      await Promise.all([settleRewards(gate.deps), settleRewards(gate.deps)]);
      expect(await settleRewards(gate.deps)).toBe(0);
      const { rows } = await gate.database.query<{ state: string }>(
        "SELECT state FROM cash_drop ORDER BY state",
      );
      expect([...new Set(rows.map(({ state }) => state))].sort()).toEqual([...new Set(states)].sort());
      expect(rows.filter(({ state }) => state === "drawn")).toHaveLength(
        states.filter((state) => state === "drawn").length,
      );
      for (const [player, has] of [
        [one, drawsRest],
        [two, drawsRest],
        [outside, false],
      ] as const)
        expect((await player.rewards()).given.map(({ amount }) => amount)).toEqual(has ? ["20.00"] : []);
      const ofTwins = (await Promise.all(twins.map((twin) => twin.rewards()))).flatMap(({ given }) => given);
      expect(ofTwins.map(({ state }) => state)).toEqual(drawsRest ? ["given"] : []);
      expect(await gate.violations()).toEqual([]);
      await gate.close();
    },
  );
});

describe("the drops of a promotion", () => {
  it.each([
    ["cash-drop", 66, [11, 12], 750],
    ["emerald-evenings", 111, [3], 333],
  ])("%s falls on %i days, %j a day, %i in all", (name, days, aDay, all) => {
    const { period, rule } = promotionFile(name);
    const found = dropDays(period, rule as CashDropRule);
    expect(found).toHaveLength(days);
    expect([...new Set(found.map(({ first, last }) => last - first + 1))].sort()).toEqual(aDay);
    expect([found[0]!.first, found.at(-1)!.last]).toEqual([1, all]);
  });

  it("fall in the same hours of the wall clock when clocks have changed", () => {
    const { period, rule } = promotionFile("emerald-evenings");
    const spring = dropDays({ ...period, until: "2027-04-01" }, rule as CashDropRule);
    const hours = (day: string) =>
      spring
        .find((each) => each.day === day)!
        .from.toISOString()
        .slice(11, 16);
    expect([hours("2027-03-27"), hours("2027-03-28"), hours("2027-03-29")]).toEqual([
      "19:00",
      "18:00",
      "18:00",
    ]);
  });
});
