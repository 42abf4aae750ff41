import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { type Database, migrate, openDatabase } from "@bellwether/db";
import { gateMigrations } from "@bellwether/gate";
import { studioMigrations } from "@bellwether/studio";
import { createDrawFixture, DRAW_TABLE, type DrawFixture } from "../apps/studio/src/testing/draw-fixture.ts";
import type { Bench, Measurement } from "./measure.ts";
import { startWarmedPostgres } from "./warmed-postgres.ts";

const PLAYERS = 50;
const SIZES = { postgres: 1_000_000, embedded: 50_000 };
const TICKETS_IN_STATEMENT = 25_000;
const MAX_BLOCK_MS = 50;
/** How often the bench looks whether the draw is paid. */
const LOOK_MS = 100;

/**
 * Holds one lotto draw with very many tickets of one line, from the close until every winner is paid, and until every ticket is settled,
 * compared with reading every column of the same rows into Node. The rows are inserted in bulk, and the wallet answers every win at once: what is measured is the studio.
 */
export const drawOfTickets: Bench = {
  name: "draw-of-tickets",
  async run() {
    const server = await startWarmedPostgres();
    try {
      const onServer = await openDatabase({ url: server.url });
      const figures = await measure("PostgreSQL", onServer, SIZES.postgres);
      return [
        ...figures,
        ...(await measure("the embedded database", await openDatabase({}), SIZES.embedded)),
      ];
    } finally {
      server.remove();
    }
  },
};

async function measure(where: string, database: Database, tickets: number): Promise<Measurement[]> {
  await migrate(database, [...gateMigrations, ...studioMigrations]);
  // The clock of the fixture stands still while rows are inserted.
  const calendar = { everyMs: DAY_MS, closesMs: 900_000, ahead: 2, patienceMs: DAY_MS };
  const fixture = await createDrawFixture({ ...DRAW_TABLE, phases: { drawnMs: 1_000 }, calendar }, database);
  try {
    const [next] = await fixture.upcoming();
    const number = next?.number ?? 0;
    await sell(fixture, number, tickets);
    fixture.wallet.answer = answerAtOnce;
    const peer = await readEveryColumn(database, number, tickets);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const ours = await holdDraw(fixture, number, Date.parse(next?.betsCloseAt ?? ""));
    delay.disable();
    const settled = await countSettled(database, number);
    if (settled !== tickets) throw new Error(`${settled} of ${tickets} tickets are settled`);
    const name = `${tickets.toLocaleString("en")} tickets of a draw on ${where}, from close to paid`;
    return [
      { name: `${name} ÷ reading their rows`, ours: ours.paidS, peer, unit: "s", goal: { atMost: 5 } },
      {
        name: `${name}, the losers' rows too ÷ reading them`,
        ours: ours.settledS,
        peer,
        unit: "s",
        goal: null,
      },
      {
        name: `${name}: the longest block of the event loop but one in 1,000`,
        ours: delay.percentile(99.9) / 1e6,
        peer: null,
        unit: "ms",
        goal: where === "PostgreSQL" ? { atMost: MAX_BLOCK_MS } : null,
      },
    ];
  } finally {
    await fixture.close();
  }
}

/** Buys one ticket for each player through studio and wallet, and multiplies their rows, each with six random numbers. */
async function sell(fixture: DrawFixture, number: number, tickets: number): Promise<void> {
  const { database } = fixture;
  for (let player = 0; player < PLAYERS; player += 1) {
    const { session } = await fixture.seated("20.00");
    const slips = [[1, 2, 3, 4, 5, 6]];
    await fixture.buy(session, { numbers: [number], stakeMinor: "150", input: { slips } });
  }
  const { rows } = await database.query<{ column_name: string }>(
    "SELECT column_name FROM information_schema.columns WHERE table_name = 'studio_round' AND is_identity = 'NO'",
  );
  const changed: Record<string, string> = {
    // Round ids are in the order of time (version 7).
    id: "(lpad(to_hex($2::bigint + g.turn), 12, '0') || '7' || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid",
    request_id: "gen_random_uuid()",
    bet_uuid: "gen_random_uuid()",
    win_uuid: "gen_random_uuid()",
    rollback_uuid: "gen_random_uuid()",
    input: `'{"slips":[[' || x.numbers || ']]}'`,
  };
  const columns = rows.map(({ column_name }) => column_name);
  const values = columns.map((column) => changed[column] ?? `r.${column}`);
  for (let made = PLAYERS; made < tickets; made += TICKETS_IN_STATEMENT) {
    const most = Math.min(TICKETS_IN_STATEMENT, tickets - made);
    // As the owner, who may take longer than the application's statements.
    await database.asOwner((owner) =>
      owner.query(
        `INSERT INTO studio_round (${columns.join(", ")})
       SELECT ${values.join(", ")} FROM (SELECT * FROM studio_round WHERE table_number = $1 ORDER BY place LIMIT ${PLAYERS}) r
       CROSS JOIN generate_series(1, ${Math.ceil(most / PLAYERS)}) AS g (turn)
       CROSS JOIN LATERAL (SELECT string_agg(n::text, ',' ORDER BY n) AS numbers FROM (
         SELECT n FROM generate_series(1, 49) AS n ORDER BY md5(n || ':' || g.turn || ':' || r.id || ':' || $2::text) LIMIT 6) s) x
       LIMIT ${most}`,
        [number, made],
      ),
    );
  }
  await database.asOwner((connection) => connection.query("ANALYZE studio_round"));
}

/** Every win is paid at once, and no ticket is open after the first call. */
async function answerAtOnce(path: string, body: string): Promise<Response | undefined> {
  if (path === "/transaction/draw-closed") return Response.json({ status: "RS_OK", is_open: false });
  if (path !== "/transaction/wins") return undefined;
  const { wins } = JSON.parse(body) as { wins: { transaction_uuid: string }[] };
  const results = wins.map(({ transaction_uuid }) => ({
    ...{ transaction_uuid, request_uuid: transaction_uuid, status: "RS_OK", currency: "EUR", balance: 0 },
  }));
  return Response.json({ status: "RS_OK", results });
}

async function readEveryColumn(database: Database, number: number, tickets: number): Promise<number> {
  const startedAt = performance.now();
  let lastId = "00000000-0000-0000-0000-000000000000";
  let read = 0;
  for (;;) {
    const { rows } = await database.query<{ id: string }>(
      "SELECT * FROM studio_round WHERE table_id = $1 AND table_number = $2 AND id > $3 ORDER BY id LIMIT 1000",
      [DRAW_TABLE.name, number, lastId],
    );
    read += rows.length;
    const last = rows.at(-1);
    if (!last) break;
    lastId = last.id;
  }
  if (read !== tickets) throw new Error(`${read} of ${tickets} rows`);
  return (performance.now() - startedAt) / 1_000;
}

/** The seconds that the node works from the close until the draw is paid, and until no ticket is open, without the waiting for the beacon. */
async function holdDraw(
  fixture: DrawFixture,
  number: number,
  closeMs: number,
): Promise<{ paidS: number; settledS: number }> {
  fixture.advance(closeMs - fixture.gate.clock.at.getTime());
  let workedMs = 0;
  let paidMs: number | undefined;
  for (let step = 0; step < 100; step += 1) {
    const startedAt = performance.now();
    const work = fixture.studio.runTables();
    while (await isGoingOn(work))
      if ((await phaseOf(fixture, number)) === "paid") paidMs ??= workedMs + performance.now() - startedAt;
    workedMs += performance.now() - startedAt;
    const phase = await phaseOf(fixture, number);
    if (phase === "paid") paidMs ??= workedMs;
    if (paidMs !== undefined && (await fixture.isFinished(number)))
      return { paidS: paidMs / 1_000, settledS: workedMs / 1_000 };
    if (phase === "void") break;
    fixture.advance(300_000);
  }
  throw new Error("the draw was not paid");
}

const phaseOf = async (fixture: DrawFixture, number: number) =>
  (await fixture.ask("readTableRound", { tableId: DRAW_TABLE.name, number })).phase;

/** Whether the work has not ended within `LOOK_MS`. Throws its error. */
const isGoingOn = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([work.then(() => false), setTimeout(LOOK_MS, true)]);

async function countSettled(database: Database, number: number): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM studio_round WHERE table_number = $1 AND state = 'settled'",
    [number],
  );
  return rows[0]?.count ?? 0;
}
