import { DAY_MS, HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { createBeacon } from "@bellwether/games/beacon/beacon-client.ts";
import { rootOfPath } from "@bellwether/games/fairness/merkle-tree.ts";
import { SANDBOX_BEACON } from "@bellwether/sandbox";
import { mountBeacon } from "@bellwether/sandbox/beacon.ts";
import {
  isPrizeDraw,
  loadPublishedPrizeDraw,
} from "@bellwether/studio/verify-draw/load-published-prize-draw.ts";
import { verifyPrizeDraw } from "@bellwether/studio/verify-draw/verify-prize-draw.ts";
import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../../testing/gate-fixture.ts";
import { rewardVisitors } from "../../testing/reward-visitors.ts";
import { settleUnderKills } from "../../testing/settle-under-kills.ts";
import { promotionFile } from "../../testing/test-promotions.ts";
import { watchSeals } from "../../testing/watch-seals.ts";
import { settleRewards } from "../settle-rewards.ts";

const WEEKEND = Date.parse("2026-11-26T22:00:00Z");
const CLOSE = Date.parse("2026-11-29T22:00:00Z");

const braai = (change: { budget?: number; count?: number } = {}) =>
  promotionFile("braai-weekend", (each) => {
    const { rule } = each;
    if (rule?.kind !== "prize-draw") throw new Error("it is a draw");
    const [prize] = rule.prizes;
    const { budget = rule.budget, count = prize!.count } = change;
    return { ...each, rule: { ...rule, budget, prizes: [{ ...prize!, count }], counts: { gameIds: [1] } } };
  });

describe("a prize draw", () => {
  let gate: GateFixture;
  /** A beacon with real signatures. */
  const beaconApp = new Hono();
  mountBeacon(beaconApp, { now: () => gate.clock.at });
  const beacon = createBeacon({
    ...SANDBOX_BEACON,
    url: "http://beacon.test/sandbox/beacon",
    fetch: async (input, init) => beaconApp.fetch(new Request(input as string, init)),
  });
  const open = async (promotion = braai(), real = false) => {
    gate = await createGateFixture({
      promotions: [promotion],
      settings: { idleTimeoutMs: 100 * DAY_MS, absoluteTimeoutMs: 100 * DAY_MS },
      ...(real && { deps: { beacon } }),
    });
    gate.clock.at = new Date(WEEKEND - DAY_MS);
    await settleRewards(gate.deps);
    gate.clock.at = new Date(WEEKEND + HOUR_MS);
  };
  beforeEach(async () => {
    await open();
  });
  afterEach(async () => {
    expect(await gate.violations()).toEqual([]);
    await gate.close();
  });

  const come = async (stake: number, lastname?: string) => {
    const player = await rewardVisitors(gate).come({ country: "ZA", ...(lastname && { lastname }) });
    await player.lose(1, stake);
    return player;
  };
  const after = (ms: number) => {
    gate.clock.at = new Date(CLOSE + ms);
  };
  const settleAll = async () => {
    let given = 0;
    for (const minutes of [1, 3]) {
      after(minutes * MINUTE_MS);
      given += await settleRewards(gate.deps);
    }
    return given;
  };
  const first = () => gate.call("prizeDraw", { promotion: "braai-weekend", number: 1 });
  type Visitor = Awaited<ReturnType<typeof come>>;
  const decided = async (player: Visitor) =>
    (await player.rewards()).given.map(({ state, refusal, amount }) => [state, refusal, amount]);

  it("a prize draw seals the numbers and their root before the beacon's round exists, and shows its seed only when it is drawn", async () => {
    await come(600);
    after(MINUTE_MS / 2 - 1);
    await settleRewards(gate.deps);
    expect(await first()).toMatchObject({ phase: "open" });
    after(MINUTE_MS);
    await settleRewards(gate.deps);
    const sealed = await first();
    expect(sealed).toMatchObject({
      phase: "sealed",
      entry_count: 3,
      server_seed: null,
      winning_numbers: null,
    });
    expect(sealed.beacon_round! * 3_000 - 3_000).toBeGreaterThanOrEqual(CLOSE + 2 * MINUTE_MS);
    await settleRewards(gate.deps);
    expect(await first()).toEqual(sealed);
    after(3 * MINUTE_MS);
    await settleRewards(gate.deps);
    expect(await first()).toMatchObject({
      ...sealed,
      phase: "drawn",
      server_seed: expect.any(String),
      winning_numbers: expect.any(Array),
      drawn_at: expect.any(String),
      beacon_signature: expect.any(String),
    });
  });

  it.each([
    [
      58_399,
      "counts: the node's clock may be 1 s behind the database's, and that one 0.6 s behind the beacon's",
    ],
    [58_400, "is made again with the same root and a later round of the beacon"],
    [120_000, "is made again with the same root and a later round of the beacon"],
  ])("a seal 60 s before its value whose commit takes %d ms %s", async (commitMs, becomes) => {
    await come(600);
    after(MINUTE_MS);
    const database = watchSeals(gate.deps.database, () => after(MINUTE_MS + commitMs));
    await settleRewards({ ...gate.deps, database });
    const again = await first();
    expect(again).toMatchObject({ phase: "sealed", entry_count: 3, winning_numbers: null });
    const valueAt = again.beacon_round! * 3_000 - 3_000;
    if (becomes.startsWith("counts")) expect(valueAt).toBe(CLOSE + 2 * MINUTE_MS);
    else expect(valueAt).toBeGreaterThanOrEqual(CLOSE + 2 * MINUTE_MS + commitMs);
    await settleRewards(gate.deps);
    expect(await first()).toEqual(again);
    after(5 * MINUTE_MS);
    await settleRewards(gate.deps);
    expect(await first()).toMatchObject({
      phase: "drawn",
      root: again.root,
      beacon_round: again.beacon_round,
    });
  });

  it("a prize draw is verified from its published JSON, and a changed number, root, count of players or list of entries is found", async () => {
    await gate.close();
    await open(braai({ count: 4 }), true);
    const players = [await come(600), await come(400), await come(900), await come(100)];
    await settleAll();
    const address = "http://gate.test/gate/api/prize-draws/braai-weekend/1";
    const read = async (place: string) => (await gate.app.request(place)).json();
    const json = await read(address);
    expect(isPrizeDraw(json)).toBe(true);
    const [draw, leaves] = await loadPublishedPrizeDraw(address, json, undefined, read);
    expect(draw).toMatchObject({ entry_count: 9, holder_count: 3 });
    expect(verifyPrizeDraw(draw, leaves)).toMatchObject({ verified: true });
    const [winner = 0, ...others] = draw.winning_numbers!;
    for (const changed of [
      { ...draw, winning_numbers: [(winner % 9) + 1, ...others] },
      { ...draw, root: "0a".repeat(32) },
      { ...draw, server_seed: "0a".repeat(32) },
      { ...draw, holder_count: 4 },
      { ...draw, beacon_round: draw.beacon_round! + 1 },
    ])
      expect(verifyPrizeDraw(changed, leaves).verified).toBe(false);
    expect(verifyPrizeDraw(draw, leaves.toReversed()).verified).toBe(false);
    const own = await Promise.all(
      players.map(({ session }) =>
        gate.call("prizeDrawEntries", { promotion: "braai-weekend", number: 1 }, session),
      ),
    );
    expect(own.map(({ entries }) => entries)).toEqual([3, 2, 4, 0]);
    for (const { leaf, path } of own.slice(0, 3)) expect(rootOfPath(leaf!, path)).toBe(draw.root);
    expect(own[3]).toMatchObject({ leaf: null, path: [] });
    // Each winning number is somebody's, and nobody's twice.
    expect(own.flatMap(({ winning_numbers: numbers }) => numbers).sort()).toEqual(
      [...draw.winning_numbers!].sort(),
    );
    for (const [index, { winning_numbers: numbers }] of own.entries())
      expect(await decided(players[index]!)).toEqual(
        numbers.length > 0 ? [["given", null, `${numbers.length * 500}.00`]] : [],
      );
  });

  it("a prize draw waits, before and after the seal, while the beacon does not respond", async () => {
    const player = await come(200);
    gate.beacon.isAway = true;
    after(HOUR_MS);
    expect(await settleRewards(gate.deps)).toBe(0);
    expect(await first()).toMatchObject({ phase: "open" });
    gate.beacon.isAway = false;
    await settleRewards(gate.deps);
    gate.beacon.isAway = true;
    after(2 * HOUR_MS);
    expect(await settleRewards(gate.deps)).toBe(0);
    expect(await first()).toMatchObject({ phase: "sealed", winning_numbers: null });
    gate.beacon.isAway = false;
    expect(await settleRewards(gate.deps)).toBe(1);
    expect(await decided(player)).toEqual([["given", null, "500.00"]]);
  });

  it.each([
    ["sealed a day after its close", DAY_MS + HOUR_MS, HOUR_MS],
    ["sealed before its close", HOUR_MS, -HOUR_MS],
  ])(
    "a prize draw that a clock ahead has %s is sealed again with the same root, and held once, 2 minutes after that clock is right or after the close",
    async (_, aheadMs, rightMs) => {
      const player = await come(200);
      after(aheadMs);
      await settleRewards(gate.deps);
      const ahead = await first();
      expect(ahead.phase).toBe("sealed");
      after(rightMs);
      await settleRewards(gate.deps);
      const again = await first();
      expect(again).toMatchObject({ phase: "sealed", root: ahead.root, entry_count: ahead.entry_count });
      expect(again.beacon_round).toBeLessThan(ahead.beacon_round!);
      after(Math.max(rightMs, 0));
      expect(await settleRewards(gate.deps)).toBe(0);
      after(Math.max(rightMs, 0) + 2 * MINUTE_MS);
      expect(await settleRewards(gate.deps)).toBe(1);
      expect(await decided(player)).toEqual([["given", null, "500.00"]]);
    },
  );

  it("a prize draw waits while the node's beacon is of another chain than the sealed one", async () => {
    const player = await come(200);
    after(HOUR_MS);
    await settleRewards(gate.deps);
    after(2 * HOUR_MS);
    const { source } = gate.beacon;
    const chain = (await source.chain())!;
    const other = { ...source, chain: async () => ({ ...chain, hash: "e".repeat(64) }) };
    expect(await settleRewards({ ...gate.deps, beacon: other })).toBe(0);
    expect(await first()).toMatchObject({ phase: "sealed", winning_numbers: null });
    expect(await settleRewards(gate.deps)).toBe(1);
    expect(await decided(player)).toEqual([["given", null, "500.00"]]);
  });

  it("a prize draw is held without entries, and nobody wins", async () => {
    expect(await settleAll()).toBe(0);
    expect(await first()).toMatchObject({ phase: "drawn", entry_count: 0, winning_numbers: [] });
  });

  it("a prize draw is sealed, held and paid once by five nodes at the same moment", async () => {
    const players = await Promise.all([come(200), come(400)]);
    let given = 0;
    for (const minutes of [1, 3]) {
      after(minutes * MINUTE_MS);
      const each = await Promise.all(Array.from({ length: 5 }, () => settleRewards(gate.deps)));
      given += each.reduce((sum, one) => sum + one, 0);
    }
    expect(given).toBe(2);
    expect(await first()).toMatchObject({ entry_count: 3 });
    expect(await Promise.all(players.map(decided))).toEqual([
      [["given", null, "500.00"]],
      [["given", null, "1000.00"]],
    ]);
  });

  it("a prize draw is not held twice, and no prize is lost, whichever statement a killed node did not reach", async () => {
    const player = await come(400);
    let killed = 0;
    for (const minutes of [1, 3]) {
      after(minutes * MINUTE_MS);
      killed += await settleUnderKills(gate);
    }
    expect(killed).toBeGreaterThan(15);
    await settleRewards(gate.deps);
    expect(await decided(player)).toEqual([["given", null, "1000.00"]]);
    expect(await player.cash()).toBe(1_600);
  });

  it("a prize draw has one account of a person with two, the one with more entries: 2 and 3 numbers, and a stranger's 1, are 4", async () => {
    const players = [await come(400, "Kaksonen"), await come(600, "Kaksonen"), await come(200)];
    expect(await settleAll()).toBe(2);
    expect(await first()).toMatchObject({ entry_count: 4, holder_count: 2 });
    expect(await Promise.all(players.map(decided))).toEqual([
      [],
      [["given", null, "1500.00"]],
      [["given", null, "500.00"]],
    ]);
  });

  it("a prize draw gives no more than its budget: 50 euros pay two prizes of 25 to two of three winners", async () => {
    await gate.close();
    await open(braai({ budget: 50 }));
    const players = [await come(200), await come(200), await come(200)];
    expect(await settleAll()).toBe(2);
    const states = (await Promise.all(players.map(decided))).flat().map(([state, why]) => [state, why]);
    expect(states.sort()).toEqual([
      ["given", null],
      ["given", null],
      ["refused", "budget_spent"],
    ]);
  });

  it("a prize draw takes no entry of a bet that was rolled back, and counts one that is still open", async () => {
    const player = await rewardVisitors(gate).come({ country: "ZA" });
    const seat = await player.seat(1);
    await seat.bet(200);
    await seat.rollback(await seat.bet(400));
    await settleAll();
    expect(await first()).toMatchObject({ entry_count: 1 });
  });

  it("a prize draw takes no entry of a ticket of 400 whose draw is after the close, and two of one whose draw was before it", async () => {
    const player = await rewardVisitors(gate).come({ country: "ZA" });
    const seat = await player.seat(1);
    const ticketFor = (days: number) => {
      const draw = { id: `raffle/${days}`, at: new Date(WEEKEND + days * DAY_MS).toISOString() };
      return seat.bet(400, { meta: { draw } });
    };
    const [later, drawn] = [await ticketFor(40), await ticketFor(1)];
    await seat.win(drawn, 0);
    await settleAll();
    expect(await first()).toMatchObject({ entry_count: 2 });
    await seat.rollback(later);
  });

  it("a prize draw takes no entry of an open stake of 400 that too few players can return, and two of one whose round was closed", async () => {
    const player = await rewardVisitors(gate).come({ country: "ZA" });
    const seat = await player.seat(1);
    const marked = { meta: { may_lack_players: true } };
    const [alone, played] = [await seat.bet(400, marked), await seat.bet(400, marked)];
    await seat.win(played, 0);
    await settleAll();
    expect(await first()).toMatchObject({ entry_count: 2 });
    await seat.rollback(alone);
  });

  it("a prize draw is not found under a name without draws, or a number that is not announced", async () => {
    await expect(gate.call("prizeDraws", { promotion: "sauna-saturday" })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(gate.call("prizeDraw", { promotion: "braai-weekend", number: 99 })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});
