import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { TableFile } from "@bellwether/contract/content/table.ts";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { PlaceTableBetReply, TableSnapshot, TablesReply } from "@bellwether/contract/studio/index.ts";
import { findModel, releasedModels } from "@bellwether/games";
import { usualInputs } from "@bellwether/games/rounds/usual-play.ts";
import { drivePlayer } from "../tests/servers/player-client.ts";
import { type Product, startProduct } from "../tests/servers/product.ts";
import { runVerifier } from "../tests/servers/run-verifier.ts";
import { openStudio, StudioAnswerError } from "../tests/servers/studio-player.ts";
import { heldBytes, memoryReporting } from "./held-memory.ts";
import { median } from "./measure.ts";
import { noSightings, type Sightings, watchTableStream } from "./table-watcher.ts";
import { startWarmedPostgres } from "./warmed-postgres.ts";

const MEMORY = "/tmp/bellwether-soak-memory.json";
const LOOK_EVERY_MS = 1_000;
const MB = 1_048_576;
/** Held memory may grow by this share between the first three reports that count and the last three. */
const MAX_GROWTH = 0.1;
/** A table goes on within this time, even after a kill. */
const MAX_LATE_MS = 5_000;
const DEPOSIT = "5000.00";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    tables: { type: "string", default: "20" },
    watchers: { type: "string", default: "2000" },
  },
});
const [minutes, tableCount, watcherCount] = [values.minutes, values.tables, values.watchers].map(Number);
if (![minutes, tableCount, watcherCount].every((count) => Number.isInteger(count) && Number(count) > 0))
  throw new Error("--minutes, --tables and --watchers are whole numbers above 0");

const tables = readTables().slice(0, tableCount);
const server = await startWarmedPostgres();
const product = await startProduct(
  {
    DATABASE_URL: server.url,
    LOG_LEVEL: "error",
    TOGGLES: JSON.stringify({ IS_PRAGMATIC_LIVE_CASINO_DISABLED: false }),
    ...memoryReporting(MEMORY),
  },
  { whole: true },
);
const seen = noSightings();
const stops: (() => void)[] = [];
let bets = 0;
let failure: string | undefined;
try {
  const models = releasedModels();
  for (const table of tables) {
    const player = await seat(product, table);
    const { inputOf, stakeMinor } = { inputOf: usualInputs(findModel(models, table.model)), ...player };
    stops.push(
      betEachRound(player, (number) => ({ number, stakeMinor, input: inputOf(BigInt(stakeMinor)) })),
    );
    for (let count = 0; count < Number(watcherCount) / tables.length; count += 1)
      stops.push(await watchTableStream(product.url, table.name, player.session, seen));
  }
  console.log(`${tables.length} tables, ${watcherCount} watchers, ${minutes} minutes`);
  const held = await report();
  const problems = problemsOf(seen, held);
  failure = problems.join("; ") || undefined;
} finally {
  for (const stop of stops) stop();
  await product.stop();
  if (!runVerifier({ DATABASE_URL: server.url }).includes("Every promise of the ledger holds."))
    failure = "the ledger's promises do not hold";
  await product.remove();
  server.remove();
}
if (failure) {
  console.error(failure);
  process.exitCode = 1;
}

/** The live tables of `content/tables` that are open all day; draws by a calendar have no rounds to watch. */
function readTables(): TableFile[] {
  const folder = new URL("../content/tables/", import.meta.url);
  return readdirSync(folder)
    .map((name) => TableFile.parse(JSON.parse(readFileSync(new URL(name, folder), "utf8"))))
    .filter(({ hours, calendar }) => hours === undefined && calendar === undefined);
}

/** A player with a session of the table's game, who stakes the table's minimum. */
async function seat(on: Product, table: TableFile) {
  const studio = await openStudio(on, await drivePlayer(on, { amount: DEPOSIT }), table.gameCode);
  const { tables: listed } = await studio.get<TablesReply>("/tables");
  const listing = listed.find(({ tableId }) => tableId === table.name);
  if (!listing) throw new Error(`the table ${table.name} is not listed`);
  return { ...studio, tableId: table.name, stakeMinor: listing.minimumStakeMinor };
}

/** Places a bet in each round of the table. Returns a function that stops it. */
function betEachRound(
  { tableId, get, post }: Awaited<ReturnType<typeof seat>>,
  betFor: (number: number) => object,
): () => void {
  let last = 0;
  let isAsking = false;
  const timer = setInterval(async () => {
    if (isAsking) return;
    isAsking = true;
    try {
      const { round } = await get<TableSnapshot>(`/tables/${tableId}`);
      if (round?.phase === "betting" && round.number !== last) {
        last = round.number;
        const body = { requestId: randomUUID(), ...betFor(round.number) };
        await post<PlaceTableBetReply>(`/tables/${tableId}/bets`, body);
        bets += 1;
      }
    } catch (error) {
      if (!(error instanceof StudioAnswerError && error.code === "bets_closed")) console.error(String(error));
    } finally {
      isAsking = false;
    }
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/** Prints a line ten times in the run, and returns the memory held at each. The first is not counted: caches fill by then. */
async function report(): Promise<number[]> {
  const held: number[] = [];
  for (let turn = 1; turn <= 10; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, (Number(minutes) * MINUTE_MS) / 10));
    const bytes = await heldBytes(product.pid(), MEMORY);
    if (turn > 1) held.push(bytes);
    const minute = ((Number(minutes) * turn) / 10).toFixed(1);
    console.log(`${minute} min: ${(bytes / MB).toFixed(1)} MB held, ${bets} bets, ${JSON.stringify(seen)}`);
  }
  return held;
}

function problemsOf(
  { missedPhases, gaps, lost, latestMs, rounds }: Sightings,
  held: readonly number[],
): string[] {
  const [first, last] = [median(held.slice(0, 3)), median(held.slice(-3))];
  return [
    rounds === 0 && "no round was seen",
    missedPhases > 0 && `${missedPhases} phases were missed`,
    gaps > 0 && `${gaps} changes were missed`,
    lost > 0 && `${lost} connections were lost`,
    latestMs > MAX_LATE_MS && `a phase was ${latestMs} ms late`,
    last > first * (1 + MAX_GROWTH) && `held memory grew from ${first} to ${last} bytes`,
  ].filter((problem) => problem !== false);
}
