import type { RewardRefusal } from "@bellwether/contract";
import { DAY_MS, HOUR_MS } from "@bellwether/contract/durations.ts";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { commandActor } from "../../actor.ts";
import { markRisk } from "../../risk/index.ts";
import { createGateFixture, type GateFixture } from "../../testing/gate-fixture.ts";
import { takeSeat } from "../../testing/provider-seat.ts";
import { rewardVisitors } from "../../testing/reward-visitors.ts";
import { settleUnderKills } from "../../testing/settle-under-kills.ts";
import { promotionFile } from "../../testing/test-promotions.ts";
import { settleRewards } from "../settle-rewards.ts";

describe("a cashback of Saturday's slots", () => {
  let gate: GateFixture;
  let saturday = Date.parse("2026-11-27T22:00:00Z");
  const promotion = promotionFile("sauna-saturday");
  beforeAll(async () => {
    gate = await createGateFixture({
      promotions: [promotion],
      settings: { idleTimeoutMs: 100 * DAY_MS, absoluteTimeoutMs: 100 * DAY_MS },
    });
  });
  /** Each test has a Saturday of its own. */
  afterEach(async () => {
    expect(await gate.violations()).toEqual([]);
    saturday += 7 * DAY_MS;
  });
  afterAll(() => gate.close());

  const after = (ms: number) => {
    gate.clock.at = new Date(saturday + ms);
  };
  const loser = async (stake = 100, lastname?: string) => {
    after(HOUR_MS);
    const player = await rewardVisitors(gate).come({ lastname });
    await player.lose(1, stake);
    return player;
  };
  type Visitor = Awaited<ReturnType<typeof loser>>;
  const decided = async (player: Visitor) =>
    (await player.rewards()).given.map(({ state, refusal, amount }) => [state, refusal, amount]);
  const sql = (text: string) => (player: Visitor) =>
    gate.database.query(`UPDATE player SET ${text} WHERE id = $1`, [player.id]);

  const cases: [RewardRefusal, string, (player: Visitor) => Promise<unknown>][] = [
    [
      "opted_out",
      "who has turned rewards off",
      (player) => gate.call("updateSettings", { takes_rewards: "0" }, player.session),
    ],
    [
      "account_excluded",
      "who excludes themselves on Sunday morning",
      sql("status = 'excluded', excluded_until = '2030-01-01'"),
    ],
    ["account_excluded", "whose account is closed", sql("status = 'closed', closed_at = now()")],
    ["document_asked", "of whom a document is requested", sql("document_asked_at = now()")],
    ["terms_required", "who has not accepted the terms in force", sql("accepted_terms_version = NULL")],
    [
      "at_risk",
      "who is marked as being at risk",
      ({ id }) => markRisk(gate.deps, { playerId: id, reason: "nights", by: commandActor("test") }),
    ],
  ];
  it.each(cases)("a cashback of Saturday's slots is refused (%s) to somebody %s", async (why, _, change) => {
    const player = await loser();
    await change(player);
    after(DAY_MS);
    expect(await settleRewards(gate.deps)).toBe(0);
    const { rows } = await gate.database.query(
      "SELECT state, reason, amount_minor FROM reward_grant WHERE player_id = $1",
      [player.id],
    );
    expect(rows).toEqual([{ state: "refused", reason: why, amount_minor: 0n }]);
    // Turning rewards on again does not change a decided Saturday.
    await sql("status = 'open', excluded_until = NULL, document_asked_at = NULL, takes_rewards = true")(
      player,
    );
    expect(await settleRewards(gate.deps)).toBe(0);
  });

  it("a cashback of Saturday's slots says beforehand why it will not be given, and nothing of an amount", async () => {
    const player = await loser();
    await gate.call("updateSettings", { takes_rewards: "0" }, player.session);
    const shown = await player.rewards();
    expect(shown).toMatchObject({
      takes_rewards: "0",
      running: [{ promotion: "sauna-saturday", refusal: "opted_out", so_far: "0.00" }],
    });
  });

  it("a cashback of Saturday's slots is given without a note, at once or at the next connection, to a player who turned the notes off", async () => {
    const player = await loser();
    await gate.call("updateSettings", { shows_notes: "0" }, player.session);
    const heard = gate.listen(player);
    after(DAY_MS);
    expect(await settleRewards(gate.deps)).toBe(1);
    expect(await decided(player)).toEqual([["given", null, "10.00"]]);
    expect(heard.map(({ type }) => type)).toEqual(["balance"]);
    const { rows } = await gate.database.query("SELECT 1 FROM reward_unseen_award WHERE player_id = $1", [
      player.id,
    ]);
    expect(rows).toEqual([]);
  });

  it("a cashback of Saturday's slots is given once to a person with two accounts", async () => {
    const players = [await loser(100, "Kaksonen"), await loser(100, "Kaksonen")];
    after(DAY_MS);
    expect(await settleRewards(gate.deps)).toBe(1);
    const states = (await Promise.all(players.map(decided))).flat();
    expect(states).toHaveLength(2);
    expect(states).toEqual(
      expect.arrayContaining([
        ["given", null, "10.00"],
        ["refused", "other_account", "0.00"],
      ]),
    );
  });

  it("a cashback of Saturday's slots is given once when five nodes settle at the same moment", async () => {
    const player = await loser();
    after(DAY_MS);
    const given = await Promise.all(Array.from({ length: 5 }, () => settleRewards(gate.deps)));
    expect(given.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect(await player.cash()).toBe(910);
  });

  it("a cashback of Saturday's slots waits for an open round, and counts its win; after 24 hours it counts the stake of the unfinished round", async () => {
    const [won, left] = [await loser(), await loser()];
    const rounds = [];
    for (const each of [won, left]) {
      const seat = await takeSeat(gate, each);
      rounds.push({ seat, begun: await seat.bet(100) });
    }
    after(DAY_MS + HOUR_MS);
    expect(await settleRewards(gate.deps)).toBe(0);
    expect(await decided(won)).toEqual([["due", null, "0.00"]]);
    await rounds[0]!.seat.win(rounds[0]!.begun, 90);
    expect(await settleRewards(gate.deps)).toBe(1);
    expect(await decided(won)).toEqual([["given", null, "11.00"]]);
    after(2 * DAY_MS);
    expect(await settleRewards(gate.deps)).toBe(1);
    expect(await decided(left)).toEqual([["given", null, "20.00"]]);
  });

  it("a cashback of Saturday's slots counts no ticket whose draw is on a later day, and does not wait for it", async () => {
    const player = await loser();
    const seat = await takeSeat(gate, player);
    const draw = { id: "raffle/1", at: new Date(saturday + 40 * DAY_MS).toISOString() };
    const ticket = await seat.bet(200, { meta: { draw } });
    after(DAY_MS);
    expect(await settleRewards(gate.deps)).toBe(1);
    expect(await decided(player)).toEqual([["given", null, "10.00"]]);
    await seat.rollback(ticket);
  });

  it("a cashback of Saturday's slots waits for a round of 200 that too few players can void, and after 24 hours counts nothing of it", async () => {
    const player = await loser();
    const seat = await takeSeat(gate, player);
    const open = await seat.bet(200, { meta: { may_lack_players: true } });
    after(DAY_MS + HOUR_MS);
    expect(await settleRewards(gate.deps)).toBe(0);
    after(2 * DAY_MS);
    expect(await settleRewards(gate.deps)).toBe(1);
    expect(await decided(player)).toEqual([["given", null, "10.00"]]);
    await seat.rollback(open);
  });

  it("a cashback of Saturday's slots is not given twice, and not lost, whichever statement a killed node did not reach", async () => {
    const player = await loser();
    after(DAY_MS);
    const killed = await settleUnderKills(gate);
    expect(killed).toBeGreaterThan(12);
    await settleRewards(gate.deps);
    expect(await decided(player)).toEqual([["given", null, "10.00"]]);
    expect(await player.cash()).toBe(910);
  });
});

describe("a budget of 25 euros", () => {
  const seed = inject("seed");
  const lost = fc.array(fc.integer({ min: 50, max: 129 }), { minLength: 12, maxLength: 12 });

  it(`a budget of 25 euros is not exceeded when four nodes settle 12 losers at once, and each loser is decided once (SEED=${seed})`, async () => {
    const [stakes = []] = fc.sample(lost, { seed, numRuns: 1 });
    const gate = await createGateFixture({
      promotions: [
        promotionFile("sauna-saturday", (each) => ({ ...each, rule: { ...each.rule!, budget: 25 } })),
      ],
    });
    const saturday = Date.parse("2026-11-27T22:00:00Z");
    gate.clock.at = new Date(saturday);
    for (const stake of stakes) await (await rewardVisitors(gate).come()).lose(1, stake);
    gate.clock.at = new Date(saturday + DAY_MS);
    await Promise.all(Array.from({ length: 4 }, () => settleRewards(gate.deps)));
    const { rows } = await gate.database.query<{
      state: string;
      reason: string | null;
      sum: bigint;
      count: bigint;
    }>(
      "SELECT state, reason, sum(amount_minor)::bigint AS sum, count(*) AS count FROM reward_grant GROUP BY 1, 2 ORDER BY 1",
    );
    const [given, refused] = rows;
    expect(given!.state).toBe("given");
    expect(given!.sum).toBeLessThanOrEqual(2_500n);
    // The rest of the budget is smaller than each refused reward.
    expect(2_500n - given!.sum).toBeLessThan(BigInt(Math.max(...stakes)) * 10n);
    expect([refused!.state, refused!.reason]).toEqual(["refused", "budget_spent"]);
    expect(given!.count + refused!.count).toBe(12n);
    expect(await gate.violations()).toEqual([]);
    await gate.close();
  });
});
