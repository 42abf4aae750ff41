import { randomUUID } from "node:crypto";
import { dayText } from "@bellwether/contract/day-text.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { RiskSign } from "@bellwether/contract/office/index.ts";
import { textArray } from "@bellwether/db";
import { riskPoints } from "@bellwether/market";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commandActor } from "../actor.ts";
import { listNewsletterReaders } from "../limits/index.ts";
import { readPlayer } from "../players/index.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { lettersTo } from "../testing/letters-to.ts";
import { rewardVisitors } from "../testing/reward-visitors.ts";
import { findRisks } from "./find-risks.ts";
import { countRisksOverdue, countRisksWaiting, readStanding } from "./list-risks.ts";
import { isAtRisk, keepRisk, liftRisk, listRiskMarks, markRisk } from "./risk-mark.ts";

describe("signs of risk", () => {
  let gate: GateFixture;
  let monday = Date.parse("2026-11-30T12:00:00Z");
  beforeAll(async () => {
    gate = await createGateFixture({
      settings: { idleTimeoutMs: 100 * DAY_MS, absoluteTimeoutMs: 100 * DAY_MS },
    });
  });
  afterAll(() => gate.close());

  const at = (ms: number) => {
    gate.clock.at = new Date(monday + ms);
  };
  type Visitor = Awaited<ReturnType<ReturnType<typeof rewardVisitors>["come"]>>;
  const come = async (thousands = 1): Promise<Visitor> => {
    at(0);
    return rewardVisitors(gate).come({ thousands });
  };
  const signsOf = async ({ id }: Visitor): Promise<RiskSign[]> => {
    const { rows } = await gate.database.query<{ sign: RiskSign }>(
      "SELECT sign FROM risk_sign WHERE player_id = $1 ORDER BY noted_at, sign",
      [id],
    );
    return rows.map(({ sign }) => sign);
  };
  /** Letters that name the ways to play less, the oldest first. */
  const lettersAbout = async (playerId: string) => {
    const { email } = await readPlayer(gate.database, playerId);
    return (await lettersTo(gate, email)).filter(({ body }) => body.includes("Pelaa turvallisesti"));
  };
  const sql = (text: string, ...values: unknown[]) => gate.database.query(text, values);
  /** Rounds that opened at these times; the player's days are changed as a bet changes them. */
  const playAt = async ({ id }: Visitor, times: readonly number[]) => {
    for (const ms of times) {
      const opened = new Date(monday + ms);
      await sql(
        `INSERT INTO wallet_round (provider, round, player_id, game_code, currency, state, stake_cash_minor, stake_bonus_minor, payout_cash_minor, payout_bonus_minor, opened_at, closed_at)
         VALUES ('BW', $1, $2, 'bell-one', 'EUR', 'closed', 0, 0, 0, 0, $3, $3)`,
        ...[randomUUID(), id, opened],
      );
      await sql(
        `INSERT INTO player_day (player_id, day, staked_cash_minor, staked_bonus_minor, paid_cash_minor, paid_bonus_minor, rounds)
         VALUES ($1, $2, 0, 0, 0, 0, 1)
         ON CONFLICT (player_id, day) DO UPDATE SET rounds = player_day.rounds + 1`,
        ...[id, opened.toISOString().slice(0, 10)],
      );
    }
  };
  const loosen = ({ id }: Visitor, count: number) =>
    sql(
      `INSERT INTO player_limit (player_id, type, duration_days, value, state, requested_at, effective_at, ended_at)
       SELECT $1, 'deposit', 7, 1000, 'cancelled', $2::timestamptz, $2::timestamptz + interval '1 day', $2 FROM generate_series(1, $3::int)`,
      ...[id, gate.clock.at, count],
    );
  const cancelWithdrawals = ({ id }: Visitor, count: number) =>
    sql(
      `INSERT INTO payment (id, player_id, type, state, method, currency, amount_minor, created_at, updated_at)
       SELECT gen_random_uuid()::text, $1, 'W', 'canceled', 'TRUSTLY', 'EUR', 1000, $2, $2 FROM generate_series(1, $3::int)`,
      ...[id, gate.clock.at, count],
    );
  const payIn = ({ id }: Visitor, count: number, hoursApart: number) =>
    sql(
      `INSERT INTO payment (id, player_id, type, state, method, currency, amount_minor, created_at, updated_at, authorized_at)
       SELECT gen_random_uuid()::text, $1, 'D', 'success', 'TRUSTLY', 'EUR', 1000, t.at, t.at, t.at
       FROM (SELECT $2::timestamptz + make_interval(hours => n * $4::int) AS at FROM generate_series(1, $3::int) n) t`,
      ...[id, gate.clock.at, count, hoursApart],
    );
  const payInWithCards = ({ id }: Visitor, cards: readonly string[]) =>
    sql(
      `WITH paid AS (INSERT INTO payment (id, player_id, type, state, method, currency, amount_minor, created_at, updated_at, authorized_at)
         SELECT gen_random_uuid()::text, $1, 'D', 'success', 'CREDITCARD', 'EUR', 1000, $2::timestamptz, $2, $2 FROM generate_series(1, $3::int)
         RETURNING id),
       numbered AS (SELECT id, row_number() OVER () AS n FROM paid)
       INSERT INTO payment_instrument (payment_id, masked_account, told_at)
       SELECT n.id, c.card, $2 FROM numbered n JOIN unnest($4::text[]) WITH ORDINALITY AS c (card, n) ON c.n = n.n`,
      ...[id, gate.clock.at, cards.length, textArray(cards)],
    );
  const decline = ({ id }: Visitor, count: number) =>
    sql(
      `WITH tried AS (INSERT INTO payment (id, player_id, type, state, method, currency, amount_minor, created_at, updated_at)
         VALUES (gen_random_uuid()::text, $1, 'D', 'failed', 'CREDITCARD', 'EUR', 1000, $2, $2) RETURNING id)
       INSERT INTO payment_attempt (transaction_id, payment_id, state, amount_minor, begun_at, ended_at)
       SELECT gen_random_uuid()::text, id, 'failed', 1000, $2, $2 FROM tried, generate_series(1, $3::int)`,
      ...[id, gate.clock.at, count],
    );
  const takeBreaks = ({ id }: Visitor, count: number) =>
    sql(
      `INSERT INTO exclusion (player_id, duration, reason, starts_at, ends_at, email, phone, national_id, person)
       SELECT $1, '24h', 'a break', $2::timestamptz - interval '9 days', $2::timestamptz - interval '8 days', $1, $1, NULL, $1 || '|x|1990-05-17'
       FROM generate_series(1, $3::int)`,
      ...[id, gate.clock.at, count],
    );
  const limitMonth = ({ id }: Visitor, kronor: number) =>
    sql(
      `INSERT INTO player_limit (player_id, type, duration_days, value, state, requested_at, effective_at)
       VALUES ($1, 'deposit', 30, $3, 'active', $2, $2)`,
      ...[id, gate.clock.at, kronor * 100],
    );
  /** Rounds of a day, each with this stake of which nothing comes back. */
  const stakeOn = ({ id }: Visitor, day: number, rounds: number, stakeMinor: number) =>
    sql(
      `INSERT INTO player_day (player_id, day, staked_cash_minor, staked_bonus_minor, paid_cash_minor, paid_bonus_minor, rounds)
       VALUES ($1, $2, $3, 0, 0, 0, $4)`,
      ...[id, new Date(monday + day * DAY_MS).toISOString().slice(0, 10), rounds * stakeMinor, rounds],
    );
  const everyTenMinutes = (count: number) =>
    Array.from({ length: count }, (_, part) => part * 10 * MINUTE_MS);
  /** 2:00 in Finland, one night after the other. */
  const nights = (count: number) =>
    Array.from({ length: count }, (_, night) => night * DAY_MS - 12 * HOUR_MS);

  const stories: {
    sign: RiskSign;
    shown: string;
    show: (player: Visitor) => Promise<unknown>;
    less: string;
    showLess: (player: Visitor) => Promise<unknown>;
  }[] = [
    {
      sign: "losses",
      shown: "1,000.00 lost",
      show: (player) => player.lose(1, 1_000),
      less: "999.00 lost in a first week",
      showLess: (player) => player.lose(1, 999),
    },
    {
      sign: "time",
      shown: "rounds in 150 parts of ten minutes",
      show: (player) => playAt(player, everyTenMinutes(150)),
      less: "149 of them, with two rounds in one",
      showLess: (player) => playAt(player, [...everyTenMinutes(149), MINUTE_MS]),
    },
    {
      sign: "nights",
      shown: "rounds in four nights",
      show: (player) => playAt(player, nights(4)),
      less: "three nights and an evening",
      showLess: (player) => playAt(player, [...nights(3), 3 * DAY_MS - 15 * HOUR_MS]),
    },
    {
      sign: "loosened_limits",
      shown: "two raises of limits",
      show: (player) => loosen(player, 2),
      less: "one",
      showLess: (player) => loosen(player, 1),
    },
    {
      sign: "cancelled_withdrawals",
      shown: "three cancelled withdrawals",
      show: (player) => cancelWithdrawals(player, 3),
      less: "two",
      showLess: (player) => cancelWithdrawals(player, 2),
    },
    {
      sign: "raised_stakes",
      shown: "50 rounds of 1.20 after 50 losing ones of 0.40",
      show: async (player) => {
        await stakeOn(player, -10, 50, 40);
        await stakeOn(player, 0, 50, 120);
      },
      less: "49 of them",
      showLess: async (player) => {
        await stakeOn(player, -10, 50, 40);
        await stakeOn(player, 0, 49, 120);
      },
    },
    {
      sign: "many_deposits",
      shown: "four deposits within 24 hours after the first",
      show: (player) => payIn(player, 4, 5),
      less: "three, and one of the day after",
      showLess: async (player) => {
        await payIn(player, 3, 5);
        at(25 * HOUR_MS);
        await payIn(player, 1, 1);
        at(0);
      },
    },
    {
      sign: "breaks",
      shown: "two breaks of the last 30 days",
      show: (player) => takeBreaks(player, 2),
      less: "one",
      showLess: (player) => takeBreaks(player, 1),
    },
    {
      sign: "declined_deposits",
      shown: "four declined attempts",
      show: (player) => decline(player, 4),
      less: "three",
      showLess: (player) => decline(player, 3),
    },
    {
      sign: "many_cards",
      shown: "three cards",
      show: (player) => payInWithCards(player, ["4111 1", "4111 2", "4111 3"]),
      less: "two, one of them used twice",
      showLess: (player) => payInWithCards(player, ["4111 1", "4111 2", "4111 2"]),
    },
  ];
  it.each(stories)("$sign: $shown, and not $less", async ({ sign, show, showLess }) => {
    const [one, other] = [await come(), await come()];
    await show(one);
    await showLess(other);
    at(3 * DAY_MS);
    await findRisks(gate.deps);
    await findRisks(gate.deps);
    expect(await signsOf(one)).toEqual([sign]);
    expect(await signsOf(other)).toEqual([]);
    expect(await isAtRisk(gate.database, one.id)).toBe(false);
    expect((await readStanding(gate.database, one.id)).score).toBe(riskPoints[sign]);
    monday += 10 * DAY_MS;
  });

  it("month_limit: 10,001 kronor for the deposits of a month are a sign in Sweden, and neither 10,000 there nor 10,001 euros in Finland", async () => {
    at(0);
    const [high, same] = [
      await rewardVisitors(gate).come({ country: "SE", thousands: 0 }),
      await rewardVisitors(gate).come({ country: "SE", thousands: 0 }),
    ];
    const elsewhere = await come();
    await limitMonth(high, 10_001);
    await limitMonth(same, 10_000);
    await limitMonth(elsewhere, 10_001);
    await findRisks(gate.deps);
    expect(await signsOf(high)).toEqual(["month_limit"]);
    expect(await signsOf(same)).toEqual([]);
    expect(await signsOf(elsewhere)).toEqual([]);
    monday += 10 * DAY_MS;
  });

  it("net_deposits: in Great Britain 160.00 paid in within 30 days demand a look, and not 150.00, nor 160.00 of which 10.00 were paid out, nor 160.00 elsewhere; a look is good for twelve months", async () => {
    at(0);
    const inBritain = () => rewardVisitors(gate).come({ country: "GB", thousands: 0 });
    const [high, same, paidOut, elsewhere] = [
      await inBritain(),
      await inBritain(),
      await inBritain(),
      await come(),
    ];
    for (const visitor of [high, paidOut, elsewhere]) await payIn(visitor, 16, 12);
    await payIn(same, 15, 12);
    await sql(
      `INSERT INTO payment (id, player_id, type, state, method, currency, amount_minor, created_at, updated_at)
       VALUES (gen_random_uuid()::text, $1, 'W', 'success', 'TRUSTLY', 'EUR', 1000, $2, $2)`,
      ...[paidOut.id, gate.clock.at],
    );
    at(10 * DAY_MS);
    await findRisks(gate.deps);
    expect(await signsOf(high)).toEqual(["net_deposits"]);
    for (const { id } of [same, paidOut, elsewhere]) expect(await signsOf({ id } as Visitor)).toEqual([]);
    const standing = () => readStanding(gate.database, high.id);
    expect(await standing()).toMatchObject({ score: 0, is_listed: true, demand: "vulnerability" });
    await sql(
      `INSERT INTO risk_interaction (player_id, kind, trigger, score, signs, act, said, outcome, written_by, written_at)
       VALUES ($1, 'interaction', 'spend', 0, '[]', 'vulnerability', 'Found nothing.', 'no_harm', 'somebody', $2)`,
      ...[high.id, gate.clock.at],
    );
    at(18 * DAY_MS);
    await findRisks(gate.deps);
    expect(await standing()).toMatchObject({ is_listed: false, demand: null });
    expect(await signsOf(high)).toEqual(["net_deposits"]);
    monday += 60 * DAY_MS;
  });

  it("sudden_losses: 250.00 lost is a sign after weeks of 80.00, and not after weeks of 90.00", async () => {
    const [unusual, usual] = [await come(), await come()];
    for (let week = 0; week < 4; week += 1) {
      at(week * 7 * DAY_MS);
      await unusual.lose(1, 80);
      await usual.lose(1, 90);
    }
    monday += 4 * 7 * DAY_MS;
    at(DAY_MS);
    await unusual.lose(1, 250);
    await usual.lose(1, 250);
    await findRisks(gate.deps);
    expect(await signsOf(unusual)).toEqual(["sudden_losses"]);
    expect(await signsOf(usual)).toEqual([]);
    monday += 10 * DAY_MS;
  });

  it("6 points of two signs of risk mark a player once, on three concurrent nodes: rewards stop, and one letter names the ways to play less", async () => {
    const player = await come(2);
    await player.lose(1, 1_000);
    await cancelWithdrawals(player, 3);
    const marked = await Promise.all([1, 2, 3].map(() => findRisks(gate.deps)));
    expect(marked.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect(await isAtRisk(gate.database, player.id)).toBe(true);
    expect(await lettersAbout(player.id)).toHaveLength(1);
    expect(await listRiskMarks(gate.deps)).toMatchObject([
      { playerId: player.id, reason: "cancelled_withdrawals, losses", markedBy: "rules", reviewedBy: null },
    ]);
  });

  it("staff keep a mark or lift it, and each is told once by letter; signs from before the lift no longer count, new ones do", async () => {
    const [mark] = await listRiskMarks(gate.deps);
    const playerId = mark?.playerId ?? "";
    at(HOUR_MS);
    expect(await lettersAbout(playerId)).toHaveLength(1);
    await keepRisk(gate.deps, { playerId, by: commandActor("Maija") });
    await keepRisk(gate.deps, { playerId, by: commandActor("Maija") });
    expect(await listRiskMarks(gate.deps)).toMatchObject([{ playerId, reviewedBy: "Maija" }]);
    expect(await lettersAbout(playerId)).toMatchObject([
      {},
      { subject: "Bellwether: Toistaiseksi ei tarjouksia" },
    ]);
    at(2 * HOUR_MS);
    await liftRisk(gate.deps, { playerId, by: commandActor("Maija") });
    expect((await lettersAbout(playerId)).slice(2)).toMatchObject([
      { subject: "Bellwether: Olemme katsoneet pelaamistasi" },
    ]);
    expect(await findRisks(gate.deps)).toBe(0);
    await expect(keepRisk(gate.deps, { playerId, by: commandActor("Maija") })).rejects.toThrow("not_found");
    at(8 * DAY_MS);
    await sql(
      "UPDATE payment SET updated_at = $2 WHERE player_id = $1 AND type = 'W'",
      playerId,
      gate.clock.at,
    );
    await loosen({ id: playerId } as Visitor, 2);
    expect(await findRisks(gate.deps)).toBe(1);
    expect(await isAtRisk(gate.database, playerId)).toBe(true);
    await liftRisk(gate.deps, { playerId, by: commandActor("Maija") });
    monday += 30 * DAY_MS;
  });

  it("signs of risk are not looked for in closed accounts", async () => {
    const closed = await come();
    await closed.lose(1, 1_000);
    await sql("UPDATE player SET status = 'closed', closed_at = now() WHERE id = $1", closed.id);
    await findRisks(gate.deps);
    expect(await signsOf(closed)).toEqual([]);
  });

  it("a mark by hand needs no review, and one letter says that promotions stop; the newsletter stops too", async () => {
    const byHand = await come();
    await markRisk(gate.deps, { playerId: byHand.id, reason: "told us so", by: commandActor("Pekka") });
    expect(await listRiskMarks(gate.deps)).toMatchObject([{ playerId: byHand.id, reviewedBy: "Pekka" }]);
    expect(await lettersAbout(byHand.id)).toMatchObject([
      { subject: "Bellwether: Toistaiseksi ei tarjouksia" },
    ]);
    const readers = async () => (await listNewsletterReaders(gate.deps)).readers.map(({ email }) => email);
    expect(await readers()).not.toContain(byHand.email);
    await liftRisk(gate.deps, { playerId: byHand.id, by: commandActor("Pekka") });
    expect(await readers()).toContain(byHand.email);
  });

  it("what was not done by its moment is overdue, and a look of yesterday; a look of today waits and is not", async () => {
    const before = await countRisksWaiting(gate.database, gate.clock.at);
    const overdue = await countRisksOverdue(gate.database, gate.clock.at);
    const [late, yesterday, today, tomorrow] = [await come(), await come(), await come(), await come()];
    at(0);
    const midnight = Date.parse(`${dayText(gate.clock.at)}T00:00:00Z`);
    await sql(
      `INSERT INTO risk_standing (player_id, demand, demand_since, demand_due_at, follow_up_at)
       SELECT * FROM (VALUES ($1::text, 'contact', $5::timestamptz - interval '2 s', $5::timestamptz - interval '1 s', NULL::timestamptz),
         ($2, NULL, NULL, NULL, $6::timestamptz - interval '1 day'), ($3, NULL, NULL, NULL, $6), ($4, NULL, NULL, NULL, $6::timestamptz + interval '1 day')) v`,
      ...[late.id, yesterday.id, today.id, tomorrow.id, gate.clock.at, new Date(midnight)],
    );
    expect(await countRisksOverdue(gate.database, gate.clock.at)).toBe(overdue + 2);
    expect((await countRisksWaiting(gate.database, gate.clock.at)).waiting).toBe(before.waiting + 3);
  });
});
