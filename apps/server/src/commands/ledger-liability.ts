// npm run ledger:liability -- --at <ISO time> [--json]: what was owed to players at that time, by brand and currency.
import { parseArgs } from "node:util";
import { minorToAmount } from "@bellwether/contract";
import { type Liability, liabilityAt } from "@bellwether/gate";
import { drawnPayouts, unpaidHitsAt } from "@bellwether/studio";
import { z } from "zod";
import { openOperatorDatabase } from "./open-operator-database.ts";
import { textTable } from "./text-table.ts";

const USAGE = "ledger:liability -- --at <time, for example 2026-11-30T23:59:59Z> [--json]";

const columns: [string, (row: Liability) => string][] = [
  ["brand", ({ brand }) => brand],
  ["currency", ({ currency }) => currency],
  ["cash", ({ cashMinor }) => minorToAmount(cashMinor)],
  ["held for withdrawal", ({ heldMinor }) => minorToAmount(heldMinor)],
  ["open stakes", ({ openStakesMinor }) => minorToAmount(openStakesMinor)],
  ["unpaid wins", ({ unpaidWinsMinor }) => minorToAmount(unpaidWinsMinor)],
  ["owed", ({ totalMinor }) => minorToAmount(totalMinor)],
  ["overdrawn", ({ overdrawnMinor }) => minorToAmount(overdrawnMinor)],
];

const { at, isJson } = readArguments(process.argv.slice(2));
const database = await openOperatorDatabase();
const hits = await unpaidHitsAt(database, at);
const rows = await liabilityAt(database, at, (rounds) => drawnPayouts(database, rounds), hits);
await database.close();

if (isJson) {
  const amounts = (_: string, value: unknown) => (typeof value === "bigint" ? minorToAmount(value) : value);
  console.log(JSON.stringify({ at: at.toISOString(), liabilities: rows }, amounts, 2));
} else {
  console.log(`Owed to players at ${at.toISOString()}:`);
  console.log(
    rows.length === 0
      ? "Nothing: no money had moved by then."
      : textTable(
          columns.map(([title]) => title),
          rows.map((row) => columns.map(([, cell]) => cell(row))),
        ),
  );
}

function readArguments(words: string[]): { at: Date; isJson: boolean } {
  try {
    const options = { at: { type: "string" }, json: { type: "boolean" } } as const;
    const given = parseArgs({ args: words, options, strict: true }).values;
    const time = z.iso.datetime({ offset: true }).safeParse(given.at);
    if (given.at === undefined) throw new Error("--at is missing");
    if (!time.success) throw new Error(`--at must be an ISO time with a time zone: "${given.at}"`);
    const at = new Date(time.data);
    if (at > new Date()) throw new Error(`--at is in the future: ${at.toISOString()}`);
    return { at, isJson: given.json ?? false };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(USAGE);
    process.exit(2);
  }
}
