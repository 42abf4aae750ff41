import type { Database, SqlConnection } from "@bellwether/db";
import { address, createLedger, hashInput, type VerifyOptions, verify } from "@bellwether/ledger";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { gatePromises } from "./ledger-promises.ts";
import { testCampaigns } from "./testing/bonus-campaigns.ts";
import { createGateFixture, type GateFixture } from "./testing/gate-fixture.ts";
import { takeSeat } from "./testing/provider-seat.ts";

type Player = Awaited<ReturnType<GateFixture["stranger"]>>;
type Seat = Awaited<ReturnType<typeof takeSeat>>;

const adds = { meta: { jackpots: [{ pot: "provider-bw-bell", contribution: 3_000, seed: 5_000_000 }] } };
const openRound = { round_closed: false };

describe("a verification that goes on from a checkpoint", () => {
  let gate: GateFixture;
  let player: Player;
  let idle: Player;
  let seat: Seat;
  beforeEach(async () => {
    gate = await createGateFixture({ campaigns: testCampaigns });
    player = await gate.stranger();
    idle = await gate.stranger();
    await gate.deposit(player, "100.00");
    await gate.deposit(player, "10.00", "TRUSTLY", "QUICK");
    seat = await takeSeat(gate, player);
  });
  afterEach(() => gate.close());

  const found = async (reach: NonNullable<VerifyOptions["reach"]>) =>
    (await verify(gate.database, { promises: gatePromises, reach })).violations.map(({ promise }) => promise);
  const damage = (statement: string, parameters: readonly unknown[] = []) =>
    gate.database.asOwner((connection) => connection.query(statement, parameters));
  /** Moves money of the player as no part of the product does. */
  const move = async (from: string, to: string, kind: string, source = "test", externalId = "made up") => {
    const [debit, credit] = [from, to].map((each) => ({ address: each, currency: player.currency }));
    const key = { source, externalId };
    const scope = { accounts: [debit!, credit!], keys: [key], transfersAtMost: 1 };
    await createLedger(gate.database).batch(scope, gate.clock.at, async (book) => {
      const transfers = [{ debit: debit!, credit: credit!, amountMinor: 100n, kind }];
      book.apply({ key, inputHash: hashInput([kind]), transfers, answer: () => "" });
    });
  };

  it("holds after a late bet, a win and a rollback in rounds of before, of money and of a bonus, and after further rounds", async () => {
    const begun = await seat.bet(2, adds);
    const undone = await seat.bet(3, adds);
    const late = await seat.bet(1);
    const closed = await seat.play(2, 5);
    expect(await found("since")).toEqual([]);
    await seat.bet(4, { round: late.round });
    await seat.win(late, 7);
    await seat.win(begun, 20);
    await seat.rollback(undone);
    await seat.rollback(closed);
    await seat.play(100, 3, adds);
    await seat.rollback(await seat.bet(2), openRound);
    expect(await found("since")).toEqual([]);
    await seat.play(1, 0);
    expect(await found("since")).toEqual([]);
    expect(await found("whole")).toEqual([]);
  });

  const NEWEST = "(SELECT max(place) FROM wallet_round)";
  const OLDEST = "(SELECT min(place) FROM wallet_round)";
  const PAY_OLDEST = `WITH r AS (UPDATE wallet_round SET payout_cash_minor = payout_cash_minor + 1 WHERE place = ${OLDEST})
    UPDATE player_day SET paid_cash_minor = paid_cash_minor + 1`;
  const COPY = (
    columns: string,
  ) => `INSERT INTO wallet_round (provider, round, player_id, game_code, currency, state, stake_cash_minor,
    stake_bonus_minor, payout_cash_minor, payout_bonus_minor, reward_id, opened_at)
    SELECT provider, 'made up', ${columns}, opened_at FROM wallet_round WHERE place = ${NEWEST}`;

  it.each([
    [
      "(f) no round without its bets: it costs what those cost that stand",
      "of two stakes one is a cent more and one a cent less",
      `UPDATE wallet_round SET stake_cash_minor = stake_cash_minor + CASE WHEN place = ${NEWEST} THEN 1 ELSE -1 END WHERE place > ${NEWEST} - 2`,
    ],
    [
      "(f) no stake has counted towards a bonus and is held to count again",
      "a stake is held that has counted",
      `UPDATE wallet_round SET wagers = '[["x", {}]]', held_wagers = '[["x", {}]]' WHERE place = ${OLDEST}`,
    ],
    [
      "(f) rounds and the ledger agree on stakes less payouts, by player",
      "a round of before the checkpoint has paid a cent more",
      PAY_OLDEST,
    ],
    [
      "(f) rounds and the ledger agree on stakes less payouts, by player",
      "a pot has paid no part of a win, and the round says it has",
      `UPDATE wallet_round SET jackpot_minor = 1 WHERE place = ${OLDEST}`,
    ],
    [
      "(f) days and rounds agree on cash and bonus staked and paid, by player",
      "a day has a cent more",
      "UPDATE player_day SET staked_cash_minor = staked_cash_minor + 1",
    ],
    [
      "(i) a pot holds its seeds and contributions less what was won from it",
      "a pot has got a stake",
      "UPDATE ledger_transfer SET kind = 'stake' WHERE id = (SELECT max(id) FROM ledger_transfer WHERE kind = 'jackpot_contribution')",
    ],
    [
      "(h) a budget has given what its rewards and bonuses are worth",
      "a budget has given a cent more",
      "UPDATE reward_budget SET given_cents = given_cents + 1",
    ],
  ])("finds %s, where %s", async (promise, _, statement) => {
    await seat.play(2, 1);
    expect(await found("since")).toEqual([]);
    for (let round = 0; round < 3; round += 1) await seat.play(2, 1, adds);
    await damage(statement);
    expect(await found("since")).toContain(promise);
    expect(await found("whole")).toContain(promise);
  });

  it("finds a round that was staked by a player without a single entry since", async () => {
    await seat.play(2, 1);
    expect(await found("since")).toEqual([]);
    await damage(COPY(`'${idle.id}', game_code, currency, 'closed', 5, 0, 0, 0, NULL`));
    expect(await found("since")).toEqual(["(f) no round of a stake without an entry of its player"]);
  });

  it.each([
    ["(h) no other transfer takes money from bonus to cash", "bonus", "cash", "prize", "test", "x"],
    [
      "(h) bonus money became cash only when its wagering was met",
      ...(["bonus", "cash", "bonus_converted", "bonus", "convert:none"] as const),
    ],
    ["(h) every reward was booked once, with its amount", "world", "cash", "reward_paid", "reward", "a:b:c"],
    [
      "(h) every reward of bonus money was booked once, with its amount, and began one bonus",
      ...(["world", "bonus", "bonus_granted", "reward", "a:b:c"] as const),
    ],
    [
      "(i) a pot that is named here never falls below zero",
      ...(["jackpot:net-empty", "world", "jackpot_win", "test", "x"] as const),
    ],
  ])(
    "finds %s, after a transfer from %s to %s of the kind %s",
    async (promise, from, to, kind, source, externalId) => {
      expect(await found("since")).toEqual([]);
      const own: Record<string, string> = {
        cash: address.playerCash(player.id),
        bonus: address.playerBonus(player.id),
      };
      await move(own[from] ?? from, own[to] ?? to, kind, source, externalId);
      expect(await found("since")).toContain(promise);
      expect(await found("whole")).toContain(promise);
    },
  );

  it.each([
    [
      "(f) no free round without its bet, and no round is open without one",
      COPY("player_id, game_code, currency, 'open', 0, 0, 0, 0, NULL"),
    ],
    [
      "(f) no free round without its bet, and no round is open without one",
      `UPDATE ledger_operation SET external_id = 'other', answer = 'win 0 0 0 - x' WHERE answer LIKE 'bet 0 0 %'`,
    ],
    [
      "(i) rounds and pots agree on contributions and on what was won, in each currency",
      `UPDATE wallet_round SET contribution_minor = contribution_minor + 1 WHERE place = ${NEWEST}`,
    ],
    [
      "(f) days and rounds agree, also of players without money",
      "INSERT INTO player_day SELECT 'nobody', day, 1, 0, 0, 0, 1 FROM player_day LIMIT 1",
    ],
  ])("leaves it to the reading of everything to find %s", async (promise, statement) => {
    expect(await found("since")).toEqual([]);
    await seat.play(2, 1, adds);
    const free = await gate.stranger();
    const begun = await (await takeSeat(gate, free)).bet(0);
    expect(begun.status).toBe("RS_OK");
    await damage(statement);
    expect(await found("since")).toEqual([]);
    expect(await found("whole")).toContain(promise);
  });
});

/** 50,000 operations of 200 players, who each deposit, stake 1.00 and win 1.00 in turns, with their rounds and days. */
const MANY = [
  `INSERT INTO ledger_account (address, currency, floored) SELECT 'player:many-' || p || ':cash', 'EUR', true FROM generate_series(1, 200) p
   UNION ALL SELECT 'house:many', 'EUR', false UNION ALL SELECT 'many', 'EUR', false`,
  `CREATE TEMP TABLE many AS SELECT i * 100 AS id, i % 200 + 1 AS p, i / 200 AS k, a.id AS account, h.id AS house, w.id AS world
   FROM generate_series(0, 49999) i JOIN ledger_account a ON a.address = 'player:many-' || (i % 200 + 1) || ':cash'
   JOIN ledger_account h ON h.address = 'house:many' JOIN ledger_account w ON w.address = 'many'`,
  `INSERT INTO ledger_operation SELECT 100000000 + id, 'wallet:BW', 'many-' || id, gen_random_uuid(), CASE WHEN k = 0 THEN '' WHEN k % 2 = 1
     THEN 'bet 100 0 0 2026-11-20 ' ELSE 'win 100 0 0 2026-11-20 ' END || p || '-' || (k + 1) / 2, '2026-11-20' FROM many`,
  `INSERT INTO ledger_transfer SELECT 100000001 + id, 100000000 + id, CASE WHEN k = 0 THEN world WHEN k % 2 = 1 THEN account ELSE house END,
     CASE WHEN k % 2 = 1 THEN house ELSE account END, CASE WHEN k = 0 THEN 100000 ELSE 100 END,
     CASE WHEN k = 0 THEN 'deposit' WHEN k % 2 = 1 THEN 'stake' ELSE 'payout' END, false FROM many`,
  `INSERT INTO ledger_entry SELECT account, version, transfer, amount, sum(amount) OVER (PARTITION BY account ORDER BY version) FROM (
     SELECT account, transfer, amount, row_number() OVER (PARTITION BY account ORDER BY transfer) AS version FROM (
       SELECT debit_account_id AS account, id AS transfer, -amount_minor AS amount FROM ledger_transfer WHERE id > 100000000
       UNION ALL SELECT credit_account_id, id, amount_minor FROM ledger_transfer WHERE id > 100000000) e) f`,
  `UPDATE ledger_account a SET version = e.version, balance_minor = e.balance_minor FROM (
     SELECT account_id, max(version) AS version, sum(amount_minor) AS balance_minor FROM ledger_entry WHERE transfer_id > 100000000 GROUP BY 1) e
   WHERE e.account_id = a.id`,
  `INSERT INTO wallet_round (provider, round, player_id, game_code, currency, state, stake_cash_minor, stake_bonus_minor, payout_cash_minor,
     payout_bonus_minor, opened_at)
   SELECT 'BW', p || '-' || (k + 1) / 2, 'many-' || p, 'bell-one', 'EUR', 'closed', 100, 0, CASE WHEN k = 249 THEN 0 ELSE 100 END, 0, '2026-11-20'
   FROM many WHERE k % 2 = 1`,
  `INSERT INTO player_day SELECT player_id, '2026-11-20', sum(stake_cash_minor), 0, sum(payout_cash_minor), 0, count(*) FROM wallet_round
   WHERE player_id LIKE 'many-%' GROUP BY player_id`,
  "SELECT setval('ledger_id', 200000001)",
  "DROP TABLE many",
  // The embedded database has no autovacuum, which would do it.
  "SELECT brin_summarize_new_values('wallet_round_recent')",
  "ANALYZE",
];

const LARGE = ["ledger_entry", "ledger_operation", "ledger_transfer", "wallet_round"];

describe("a verification of 100,000 entries", () => {
  it("goes on from the checkpoint without reading a large table as a whole, and reads fewer than 10,000 of its rows", async () => {
    const gate = await createGateFixture();
    const player = await gate.stranger();
    await gate.deposit(player, "100.00");
    const seat = await takeSeat(gate, player);
    await seat.play(2, 1, adds);
    await gate.database.asOwner(async (connection) => {
      for (const statement of MANY) await connection.query(statement);
    });
    /** What the statements of a verification have read, by table: rows of whole scans, and rows by index. */
    let read: { table: string; whole: bigint; byIndex: bigint }[] = [];
    const watched: Database = {
      ...gate.database,
      asOwner: (work) =>
        gate.database.asOwner(async (connection) => {
          const result = await work(connection);
          read = await readSoFar(connection);
          return result;
        }),
    };
    const everything = await verify(watched, { promises: gatePromises });
    expect(everything.violations).toEqual([]);
    expect(everything.read.entries).toBeGreaterThan(100_000);
    expect(read.find(({ table }) => table === "ledger_entry")?.byIndex).toBeGreaterThan(100_000n);

    for (let round = 0; round < 5; round += 1) await seat.play(2, 1, adds);
    const since = await verify(watched, { promises: gatePromises, reach: "since" });
    expect(since.violations).toEqual([]);
    expect(since.read.entries).toBeLessThan(50);
    expect(read.map(({ table }) => table)).toEqual(LARGE);
    const rare = "EXPLAIN SELECT external_id FROM ledger_movement WHERE kind = 'bonus_converted'";
    const plan = await gate.database.asOwner((connection) => connection.query(rare));
    expect(JSON.stringify(plan.rows)).toMatch(/ledger_transfer_rare.*ledger_operation_id/);
    for (const { table, whole, byIndex } of read) {
      expect(whole, table).toBe(0n);
      expect(byIndex, table).toBeLessThan(10_000n);
    }
    await gate.close();
  }, 300_000);
});

async function readSoFar(connection: SqlConnection) {
  const { rows } = await connection.query<{ table: string; whole: bigint; byIndex: bigint }>(
    `SELECT relname::text AS table, seq_tup_read AS whole, coalesce(idx_tup_fetch, 0) AS "byIndex" FROM pg_stat_xact_user_tables
     WHERE relname = ANY($1) ORDER BY 1`,
    [LARGE],
  );
  return rows;
}
