import type { PublishedPrizeDraw } from "@bellwether/contract/calls/prize-draws.ts";
import type { CashDropRule } from "@bellwether/contract/content/rewards/cash-drop-rule.ts";
import { dropDays } from "@bellwether/contract/content/rewards/drop-days.ts";
import { type CashDropSpan, dropSpans } from "@bellwether/contract/content/rewards/drop-spans.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@bellwether/contract/durations.ts";
import { createBeacon } from "@bellwether/games/beacon/beacon-client.ts";
import { SANDBOX_BEACON } from "@bellwether/sandbox";
import { mountBeacon } from "@bellwether/sandbox/beacon.ts";
import { loadPublishedPrizeDraw } from "@bellwether/studio/verify-draw/load-published-prize-draw.ts";
import { verifyPrizeDraw } from "@bellwether/studio/verify-draw/verify-prize-draw.ts";
import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../../testing/gate-fixture.ts";
import { takeSeat } from "../../testing/provider-seat.ts";
import { rewardVisitors } from "../../testing/reward-visitors.ts";
import { settleUnderKills } from "../../testing/settle-under-kills.ts";
import { promotionFile } from "../../testing/test-promotions.ts";
import { watchSeals } from "../../testing/watch-seals.ts";
import { settleRewards } from "../settle-rewards.ts";

/** A cash drop of the fixture's games. */
const fileOf = (name: string, change: Partial<CashDropRule> = {}, until?: string) =>
  promotionFile(name, (each) => ({
    ...each,
    period: { ...each.period, ...(until && { until }) },
    rule: { ...(each.rule as CashDropRule), counts: { gameIds: [1] }, ...change },
  }));

const settings = { idleTimeoutMs: 200 * DAY_MS, absoluteTimeoutMs: 200 * DAY_MS };

/** A span's entries are sealed 5 s after its end, and 15 s later the beacon's value is there. */
const [SEALED_MS, DRAWN_MS] = [5 * SECOND_MS, 25 * SECOND_MS];

/** The spans of all days of a promotion. */
const spansOf = ({ period, rule }: ReturnType<typeof fileOf>): CashDropSpan[] =>
  dropDays(period, rule as CashDropRule).flatMap(dropSpans);

/** What the tests do with a gate that has one promotion of drops. */
function dropPlay(gate: GateFixture, promotion: string, country: string) {
  const at = (moment: Date | number) => {
    gate.clock.at = new Date(moment);
  };
  const come = (lastname?: string) => rewardVisitors(gate).come({ country, lastname });
  type Visitor = Awaited<ReturnType<typeof come>>;
  return {
    at,
    come,
    settle: () => settleRewards(gate.deps),
    /** Lets a span end, seals it and gives its drops. Returns how many were given. */
    async decide({ until }: CashDropSpan) {
      let given = 0;
      for (const ms of [SEALED_MS, DRAWN_MS]) {
        at(until.getTime() + ms);
        given += await settleRewards(gate.deps);
      }
      return given;
    },
    draw: (number: number) => gate.call("prizeDraw", { promotion, number }),
    drops: (session?: string) => gate.call("drops", { promotion }, session),
    own: (number: number, { session }: Visitor) =>
      gate.call("prizeDrawEntries", { promotion, number }, session),
    given: async (player: Visitor) =>
      (await player.rewards()).given.map(({ state, amount }) => [state, amount]),
    takeRewards: ({ session }: Visitor, takes: "0" | "1") =>
      gate.call("updateSettings", { takes_rewards: takes }, session),
  };
}

/** Each promotion: where its players live, what a drop pays them, and how many fall on the first day. */
const stories = [
  { name: "cash-drop", country: "NO", pays: "200.00", scale: 10, falls: 11 },
  { name: "emerald-evenings", country: "IE", pays: "25.00", scale: 1, falls: 3 },
] as const;

describe.each(stories)("the drops of $name", ({ name, country, pays, scale, falls }) => {
  const file = fileOf(name);
  const spans = spansOf(file);
  const [first, second] = spans as [CashDropSpan, CashDropSpan];
  let gate: GateFixture;
  let play: ReturnType<typeof dropPlay>;
  beforeEach(async () => {
    gate = await createGateFixture({ promotions: [file], settings });
    play = dropPlay(gate, name, country);
    play.at(first.from.getTime() - HOUR_MS);
    await play.settle();
  });
  afterEach(async () => {
    expect(await gate.violations()).toEqual([]);
    await gate.close();
  });
  const pastEach = async (from: number, until: number) => {
    for (const span of spans.slice(from, until)) await play.decide(span);
  };

  it(`drops of a promotion have a span each, ${falls} on the first day; each round in it with the stake is an entry, from its first millisecond to its last`, async () => {
    expect(spans.filter(({ until }) => +until <= +first.from + DAY_MS)).toHaveLength(falls);
    const before = await play.drops();
    const { pool, drop } = file.rule as CashDropRule;
    expect(before).toMatchObject({ left: pool / drop, total: pool / drop, open: false });
    expect(before.span).toMatchObject({ number: 1, drops: 1, opens_at: first.from.toISOString() });
    const [early, low, one, three] = [
      await play.come(),
      await play.come(),
      await play.come(),
      await play.come(),
    ];
    const lose = async (moment: number, player: typeof one, stake: number) => {
      play.at(moment);
      await player.lose(1, stake);
    };
    await lose(+first.from - 1, early, 10 * scale);
    await lose(+first.from, one, scale);
    await lose(+first.from + 1, low, 0.99 * scale);
    for (const moment of [+first.from + HOUR_MS, +first.from + HOUR_MS, +first.until - 1])
      await lose(moment, three, 20 * scale);
    expect((await play.drops()).open).toBe(true);
    await lose(+first.until, early, scale);

    play.at(+first.until + SEALED_MS - 1);
    await play.settle();
    expect(await play.draw(1)).toMatchObject({ phase: "open", prizes: [] });
    play.at(+first.until + SEALED_MS);
    await play.settle();
    const sealed = await play.draw(1);
    expect(sealed).toMatchObject({ phase: "sealed", entry_count: 4, holder_count: 2 });
    expect(sealed.prizes).toEqual([{ count: 1, prize: `cash:${drop}` }]);
    const entries = await Promise.all([early, low, one, three].map((each) => play.own(1, each)));
    expect(entries.map((own) => own.entries)).toEqual([0, 0, 1, 3]);
  });

  it("nothing that is stored or answered tells the winner before the beacon's value exists; then the winner is paid, once", async () => {
    const players = [await play.come(), await play.come()];
    for (const [index, player] of players.entries()) {
      play.at(+first.from + (index + 1) * MINUTE_MS);
      await player.lose(1, scale);
    }
    play.at(+first.until + SEALED_MS);
    await play.settle();
    const sealed = await play.draw(1);
    const valueAt = sealed.beacon_round! * 3_000 - 3_000;
    expect(valueAt).toBeGreaterThanOrEqual(+first.until + SEALED_MS + 10 * SECOND_MS);
    play.at(valueAt - 1);
    expect(await play.settle()).toBe(0);
    expect(await play.draw(1)).toMatchObject({
      server_seed: null,
      winning_numbers: null,
      refused_numbers: [],
    });
    expect((await play.drops()).last).toEqual([]);
    const tables = ["cash_drop WHERE player_id IS NOT NULL OR winning_number IS NOT NULL", "reward_grant"];
    for (const table of tables)
      expect((await gate.database.query(`SELECT 1 FROM ${table}`)).rows).toEqual([]);
    const heard = players.map((player) => gate.listen(player));
    play.at(valueAt);
    expect(await play.settle()).toBe(1);
    expect(await play.settle()).toBe(0);

    const numbers = await Promise.all(players.map((player) => play.own(1, player)));
    const place = numbers.findIndex((own) => own.winning_numbers.length > 0);
    const [winner, other] = [players[place]!, players[1 - place]!];
    expect(await play.given(winner)).toEqual([["given", pays]]);
    expect(await play.given(other)).toEqual([]);
    expect(heard[place]!.filter(({ type }) => type === "award")).toMatchObject([
      { data: [{ reward: [{ description: "promo.campaign_reward_drop", type: "cash-drop" }] }] },
    ]);
    const { last, left, own } = await play.drops(winner.session);
    expect(own).toEqual({ refusal: null, has_drop: true });
    expect([left, last]).toMatchObject([
      spans.length - 1,
      [
        {
          ...{ number: 1, draw: 1, title: "bell-one", is_drawn: false, past_moment: null, initial: null },
          winning_number: numbers[place]!.winning_numbers[0],
          taken_at: new Date(+first.from + (place + 1) * MINUTE_MS).toISOString(),
        },
      ],
    ]);
    const initials = async () => (await play.drops()).last.flatMap(({ initial }) => initial ?? []);
    await gate.call("updateSettings", { shows_wins: "1" }, winner.session);
    expect(await initials()).toHaveLength(1);
    await gate.call("closeAccount", { reason: "No", password: "correct horse battery" }, winner.session);
    expect(await initials()).toEqual([]);
  });

  it("a player has one a day: their rounds after it are no entries on this day, and are on the next", async () => {
    const player = await play.come();
    play.at(first.from);
    await player.lose(1, scale);
    expect(await play.decide(first)).toBe(1);
    play.at(second.from.getTime() + MINUTE_MS);
    await player.lose(1, scale);
    expect(await play.decide(second)).toBe(0);
    expect(await play.draw(2)).toMatchObject({ phase: "drawn", entry_count: 0, winning_numbers: [] });
    await pastEach(2, falls);
    play.at(spans[falls]!.from);
    await player.lose(1, scale);
    // It has that span's own drop and those that nobody has won; a player still has one.
    expect((await play.drops()).span).toMatchObject({ number: falls + 1, drops: falls });
    expect(await play.decide(spans[falls]!)).toBe(1);
    expect(await play.given(player)).toEqual([
      ["given", pays],
      ["given", pays],
    ]);
    expect((await play.drops()).span).toMatchObject({ drops: falls });
  });

  it("a span without an entry leaves its drop to the next one, which draws two, for two of three players", async () => {
    expect(await play.decide(first)).toBe(0);
    const players = [await play.come(), await play.come(), await play.come()];
    play.at(second.from);
    for (const player of players) for (let round = 0; round < 3; round += 1) await player.lose(1, scale);
    expect(await play.decide(second)).toBe(2);
    expect((await Promise.all(players.map(play.given))).flat()).toEqual([
      ["given", pays],
      ["given", pays],
    ]);
    const draw = await play.draw(2);
    expect(draw).toMatchObject({ entry_count: 9, prizes: [{ count: 2 }], refused_numbers: [] });
    expect(draw.winning_numbers).toHaveLength(2);
  });

  it("a person's second account is no entry in a span, and in a later one of the day the next number has its drop", async () => {
    const [one, twin, other] = [await play.come("Zwilling"), await play.come("Zwilling"), await play.come()];
    play.at(first.from);
    await one.lose(1, scale);
    await one.lose(1, scale);
    await twin.lose(1, scale);
    expect(await play.decide(first)).toBe(1);
    expect(await play.draw(1)).toMatchObject({ holder_count: 1, entry_count: 2 });
    expect([await play.given(one), await play.given(twin)]).toEqual([[["given", pays]], []]);
    play.at(second.from);
    for (let round = 0; round < 9; round += 1) await twin.lose(1, scale);
    await other.lose(1, scale);
    await play.decide(second);
    await play.settle();
    expect(await play.given(other)).toEqual([["given", pays]]);
    const { refused_numbers: refused, winning_numbers: winning } = await play.draw(2);
    expect(await play.given(twin)).toEqual(refused!.length > 0 ? [["refused", "0.00"]] : []);
    expect(winning).toEqual([(await play.own(2, other)).first]);
  });

  it("drops of a promotion fall to nobody in another country, with rewards turned off, with free spins, in a cancelled round, in another game, for a ticket that can be returned or in an open round that too few players can void", async () => {
    const foreign = await rewardVisitors(gate).come({ country: "SE", thousands: 0 });
    const [off, undone, buyer, elsewhere] = [
      await play.come(),
      await play.come(),
      await play.come(),
      await play.come(),
    ];
    await play.takeRewards(off, "0");
    play.at(first.from);
    await off.lose(1, scale);
    await elsewhere.lose(2, scale);
    const seat = await takeSeat(gate, undone);
    await seat.rollback(await seat.bet(scale));
    const draw = { id: "raffle/1", at: new Date(gate.clock.at.getTime() + 40 * DAY_MS).toISOString() };
    const ticket = await (await takeSeat(gate, buyer)).bet(scale, { meta: { draw } });
    expect(ticket.status).toBe("RS_OK");
    const alone = await (await takeSeat(gate, buyer)).bet(scale, { meta: { may_lack_players: true } });
    expect(alone.status).toBe("RS_OK");
    expect(await play.decide(first)).toBe(0);
    expect(await play.draw(1)).toMatchObject({ phase: "drawn", entry_count: 0 });
    for (const each of [foreign, off, undone, buyer, elsewhere]) expect(await play.given(each)).toEqual([]);
    expect((await play.drops(off.session)).own!.refusal).toBe("opted_out");
  });

  it("a span that a clock an hour ahead has sealed is opened again: rounds after that seal are entries", async () => {
    const [before, after] = [await play.come(), await play.come()];
    play.at(first.from);
    await before.lose(1, scale);
    play.at(+first.until + HOUR_MS);
    await play.settle();
    expect(await play.draw(1)).toMatchObject({ phase: "sealed", entry_count: 1 });
    play.at(+first.until - MINUTE_MS);
    await after.lose(1, scale);
    await play.settle();
    expect(await play.draw(1)).toMatchObject({ phase: "open", entry_count: null, root: null });
    expect(await play.decide(first)).toBe(1);
    expect(await play.draw(1)).toMatchObject({ phase: "drawn", entry_count: 2 });
  });

  it("a span that has begun unannounced counts from the announcement on, also if a clock ahead has dated it later", async () => {
    await gate.database.query("DELETE FROM reward_draw");
    play.at(+first.from + 10 * MINUTE_MS);
    const player = await play.come();
    await player.lose(1, scale);
    play.at(+first.from + 30 * MINUTE_MS);
    await play.settle();
    play.at(+first.from + 20 * MINUTE_MS);
    await play.settle();
    const opensAt = new Date(+first.from + 20 * MINUTE_MS).toISOString();
    expect(await play.draw(1)).toMatchObject({ opens_at: opensAt, published_at: opensAt });
    await player.lose(1, scale);
    expect(await play.decide(first)).toBe(1);
    expect(await play.draw(1)).toMatchObject({ entry_count: 1 });
  });

  it("while the beacon does not respond, spans wait, and are then drawn in their order: the winner of the first has no entry in the second", async () => {
    const [one, other] = [await play.come(), await play.come()];
    gate.beacon.isAway = true;
    for (const [span, player] of [
      [first, one],
      [second, other],
    ] as const) {
      play.at(span.from);
      await one.lose(1, scale);
      if (player !== one) await player.lose(1, scale);
      expect(await play.decide(span)).toBe(0);
      expect(await play.draw(span.number)).toMatchObject({ phase: "open" });
    }
    gate.beacon.isAway = false;
    for (const expected of ["sealed", "open"]) {
      await play.settle();
      expect((await play.draw(expected === "sealed" ? 1 : 2)).phase).toBe(expected);
    }
    let given = 0;
    for (let run = 0; run < 4; run += 1) {
      play.at(+gate.clock.at + 20 * SECOND_MS);
      given += await play.settle();
    }
    expect(given).toBe(2);
    expect(await play.draw(2)).toMatchObject({ phase: "drawn", entry_count: 1 });
    expect([await play.given(one), await play.given(other)]).toEqual([[["given", pays]], [["given", pays]]]);
  });
});

describe("a drop", () => {
  const file = fileOf("cash-drop");
  const [first, second] = spansOf(file) as [CashDropSpan, CashDropSpan];
  let gate: GateFixture;
  let play: ReturnType<typeof dropPlay>;
  /** A beacon with real signatures. */
  const beaconApp = new Hono();
  mountBeacon(beaconApp, { now: () => gate.clock.at });
  const beacon = createBeacon({
    ...SANDBOX_BEACON,
    url: "http://beacon.test/sandbox/beacon",
    fetch: async (input, init) => beaconApp.fetch(new Request(input as string, init)),
  });
  const open = async (more: { dropsAreDue?: boolean } = {}, real = false) => {
    gate = await createGateFixture({
      promotions: [file],
      settings: { ...settings, ...more },
      ...(real && { deps: { beacon } }),
    });
    play = dropPlay(gate, "cash-drop", "FI");
    play.at(first.from.getTime() - HOUR_MS);
  };
  afterEach(async () => {
    expect(await gate.violations()).toEqual([]);
    await gate.close();
  });
  const fiveNodes = async () => {
    const given = await Promise.all(Array.from({ length: 5 }, () => settleRewards(gate.deps)));
    return given.reduce((sum, each) => sum + each, 0);
  };

  it("a drop whose winner may not have it goes to the next number of the same stream; npm run verify:draw recomputes both, and finds each figure that is changed", async () => {
    await open({}, true);
    await play.settle();
    const players = await Promise.all(Array.from({ length: 4 }, () => play.come()));
    play.at(first.from);
    for (const [index, player] of players.entries())
      for (let round = 0; round <= index; round += 1) await player.lose(1, 1);
    play.at(+first.until + SEALED_MS);
    await play.settle();
    // Nobody knows the winner yet. All turn rewards off, so the first number is refused, and on again before the next one is decided.
    for (const player of players) await play.takeRewards(player, "0");
    play.at(+first.until + DRAWN_MS);
    expect(await play.settle()).toBe(0);
    for (const player of players) await play.takeRewards(player, "1");
    expect(await play.settle()).toBe(1);
    expect((await Promise.all(players.map(play.given))).flat().sort()).toEqual([
      ["given", "20.00"],
      ["refused", "0.00"],
    ]);
    const address = "http://gate.test/gate/api/prize-draws/cash-drop/1";
    const read = async (place: string) => (await gate.app.request(place)).json();
    const [draw, leaves] = await loadPublishedPrizeDraw(address, await read(address), undefined, read);
    expect(draw).toMatchObject({
      entry_count: 10,
      holder_count: 4,
      prizes: [{ count: 1, prize: "cash:20" }],
    });
    expect(draw.winning_numbers).toHaveLength(1);
    expect(verifyPrizeDraw(draw, leaves)).toMatchObject({ verified: true });
    const [winner = 0] = draw.winning_numbers!;
    const refused = draw.refused_numbers!;
    expect(refused).toHaveLength(1);
    // The refused number would have won if all could have won: it is no lie where no number was passed over.
    const others = [1, 2, 3].filter((number) => number !== winner && number !== refused[0]);
    const lies: Partial<PublishedPrizeDraw>[] = [
      { winning_numbers: [others[0]!] },
      { refused_numbers: [...refused, winner] },
      { refused_numbers: [...refused, 11] },
      { refused_numbers: [] },
      { refused_numbers: null, winning_numbers: [others[0]!] },
      { root: "0a".repeat(32) },
      { server_seed: "0a".repeat(32) },
      { holder_count: 5 },
      { beacon_round: draw.beacon_round! + 1 },
    ];
    for (const lie of lies) expect(verifyPrizeDraw({ ...draw, ...lie }, leaves).verified).toBe(false);
  });

  it("a drop is drawn again when its winner is refused, and goes to nobody when all players of the span are refused", async () => {
    await open();
    await play.settle();
    const players = [await play.come(), await play.come()];
    play.at(first.from);
    for (const player of players) await player.lose(1, 1);
    play.at(+first.until + SEALED_MS);
    await play.settle();
    for (const player of players) await play.takeRewards(player, "0");
    play.at(+first.until + DRAWN_MS);
    await play.settle();
    expect(await play.draw(1)).toMatchObject({
      winning_numbers: [expect.any(Number)],
      refused_numbers: [expect.any(Number)],
    });
    await play.settle();
    expect(await play.draw(1)).toMatchObject({
      winning_numbers: [],
      refused_numbers: [expect.any(Number), expect.any(Number)],
    });
    expect(await Promise.all(players.map(play.given))).toEqual([
      [["refused", "0.00"]],
      [["refused", "0.00"]],
    ]);
    expect((await play.drops()).span).toMatchObject({ number: 2, drops: 2 });
  });

  it("a drop whose seal was seen too late is sealed again with the same root and a later round of the beacon", async () => {
    await open();
    await play.settle();
    const player = await play.come();
    play.at(first.from);
    await player.lose(1, 1);
    play.at(+first.until + SEALED_MS);
    const seals: number[] = [];
    const database = watchSeals(gate.deps.database, async () => {
      seals.push((await play.draw(1)).beacon_round!);
      play.at(+gate.clock.at + 12 * SECOND_MS);
    });
    await settleRewards({ ...gate.deps, database });
    const again = await play.draw(1);
    expect(again).toMatchObject({ phase: "sealed", entry_count: 1 });
    expect(again.beacon_round).toBeGreaterThan(seals[0]!);
    play.at(+first.until + SEALED_MS + MINUTE_MS);
    expect(await play.settle()).toBe(1);
    expect(await play.draw(1)).toMatchObject({
      phase: "drawn",
      root: again.root,
      beacon_round: again.beacon_round,
    });
  });

  it("a drop is sealed, drawn and paid once by five nodes at the same moment", async () => {
    await open();
    await fiveNodes();
    const players = [await play.come(), await play.come(), await play.come()];
    play.at(second.from);
    for (const player of players) await player.lose(1, 1);
    let given = 0;
    for (const ms of [SEALED_MS, SEALED_MS, DRAWN_MS, DRAWN_MS]) {
      play.at(+second.until + ms);
      given += await fiveNodes();
    }
    expect(given).toBe(2);
    expect(await play.draw(2)).toMatchObject({ phase: "drawn", entry_count: 3, holder_count: 3 });
  });

  it("a drop is not lost and not given twice, whichever statement a killed node did not reach", async () => {
    await open();
    let killed = await settleUnderKills(gate);
    const [player, refused] = [await play.come(), await play.come()];
    play.at(first.from);
    for (const each of [player, refused]) await each.lose(1, 1);
    for (const ms of [SEALED_MS, DRAWN_MS, DRAWN_MS]) {
      play.at(+first.until + ms);
      killed += await settleUnderKills(gate);
      if (ms === SEALED_MS) await play.takeRewards(refused, "0");
    }
    expect(killed).toBeGreaterThan(40);
    await play.settle();
    expect(await play.given(player)).toEqual([["given", "20.00"]]);
    expect(await player.cash()).toBe(1_019);
  });

  it("a drop falls within half a minute of a round with the sandbox setting DROPS_DUE, which ends the span", async () => {
    await open({ dropsAreDue: true });
    play.at(first.from);
    await play.settle();
    const player = await play.come();
    play.at(+first.from + SECOND_MS);
    await player.lose(1, 1);
    for (const seconds of [5, 6]) {
      play.at(+first.from + seconds * SECOND_MS);
      await play.settle();
      expect((await play.draw(1)).phase).toBe("open");
    }
    play.at(+first.from + 7 * SECOND_MS);
    await play.settle();
    expect(await play.draw(1)).toMatchObject({
      phase: "sealed",
      closes_at: new Date(+first.from + 2 * SECOND_MS).toISOString(),
    });
    play.at(+first.from + 25 * SECOND_MS);
    expect(await play.settle()).toBe(1);
  });
});

describe("drops that no round took before the end", () => {
  /** 10 drops on two days. */
  const rule = { drop: 20, pool: 200, budget: 200 };
  it.each([
    [true, ["drawn", "drawn", "drawn", "unmet"]],
    [false, ["unmet"]],
  ])(
    "drops that no round took before the end with drawsRest %s, are decided once after the last day, at most one for each person who took part: %j",
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
      // Before the first span is announced, so they are in none; but they took part.
      for (const player of [one, two, ...twins]) await player.lose(1, 1);
      await outside.lose(2, 1);
      gate.clock.at = new Date("2026-11-27T00:00:01Z");
      await settleRewards(gate.deps);
      for (const seconds of [5, 25, 45]) {
        gate.clock.at = new Date(Date.parse("2026-11-29T00:00:00Z") + seconds * SECOND_MS);
        await Promise.all([settleRewards(gate.deps), settleRewards(gate.deps)]);
      }
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
      const { draws } = await gate.call("prizeDraws", { promotion: "cash-drop" });
      const rest = draws.find(({ number }) => number === 11);
      if (drawsRest) expect(rest).toMatchObject({ phase: "drawn", entry_count: 3, prizes: [{ count: 10 }] });
      else expect(rest).toBeUndefined();
      expect(await gate.violations()).toEqual([]);
      await gate.close();
    },
  );
});

describe("the drops of a promotion", () => {
  it.each([
    ["cash-drop", 66, [11, 12], 750],
    ["emerald-evenings", 111, [3], 333],
  ])("%s fall on %i days, %j a day, %i in all", (name, days, aDay, all) => {
    const { period, rule } = promotionFile(name);
    const found = dropDays(period, rule as CashDropRule);
    expect(found).toHaveLength(days);
    expect([...new Set(found.map(({ first, last }) => last - first + 1))].sort()).toEqual(aDay);
    expect([found[0]!.first, found.at(-1)!.last]).toEqual([1, all]);
  });

  it("the drops of a promotion fall in the same hours of the wall clock when clocks have changed", () => {
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
