// npm run ledger:liability -- --at <ISO time> [--json]: what was owed to players at that time, by brand and currency.
import { minorToAmount } from "@bellwether/contract";
import { type Liability, liabilityAt, type PotHeld, potsAt } from "@bellwether/gate";
import { countUnsettled, drawnPayouts, unpaidHitsAt } from "@bellwether/studio";
import { z } from "zod";
import { inAmounts } from "./in-amounts.ts";
import { parseArguments } from "./parse-arguments.ts";
import { runCommand } from "./run-command.ts";
import { textTable } from "./text-table.ts";

const USAGE = "ledger:liability -- --at <time, for example 2026-11-30T23:59:59Z> [--json]";

const columns: [string, (row: Liability) => string][] = [
  ["brand", ({ brand }) => brand],
  ["currency", ({ currency }) => currency],
  ["cash", ({ cashMinor }) => minorToAmount(cashMinor)],
  ["held for withdrawal", ({ heldMinor }) => minorToAmount(heldMinor)],
  ["open stakes", ({ openStakesMinor }) => minorToAmount(openStakesMinor)],
  ["unpaid wins", ({ unpaidWinsMinor }) => minorToAmount(unpaidWinsMinor)],
  ["unpaid jackpots", ({ unpaidHitsMinor }) => minorToAmount(unpaidHitsMinor)],
  ["owed", ({ totalMinor }) => minorToAmount(totalMinor)],
  ["overdrawn", ({ overdrawnMinor }) => minorToAmount(overdrawnMinor)],
];

const Options = z.strictObject({
  at: z
    .string({ error: "is missing" })
    .pipe(
      z.iso.datetime({
        offset: true,
        error: ({ input }) => `must be an ISO time with a time zone: "${input}"`,
      }),
    )
    .transform((text) => new Date(text))
    .refine((at) => at <= new Date(), {
      error: ({ input }) => `is in the future: ${(input as Date).toISOString()}`,
    }),
  json: z.boolean().default(false),
});

const { at, json } = parseArguments({
  usage: USAGE,
  options: { at: { type: "string" }, json: { type: "boolean" } },
  schema: Options,
});

await runCommand(async (database) => {
  const unsettled = await countUnsettled(database, at);
  const hits = await unpaidHitsAt(database, at);
  const rows = await liabilityAt(database, at, (rounds) => drawnPayouts(database, rounds, at), hits);
  print(rows, await potsAt(database, at));
  if (unsettled > 0)
    console.error(
      `${unsettled} bets were drawn by then and have no payout yet: they are counted with their stakes. Run it again once they are paid.`,
    );
  return 0;
});

function print(rows: readonly Liability[], pots: readonly PotHeld[]): void {
  if (json) {
    const [liabilities, held] = [rows.map(inAmounts), pots.map(inAmounts)];
    console.log(JSON.stringify({ at: at.toISOString(), liabilities, pots: held }, undefined, 2));
    return;
  }
  console.log(`Owed to players at ${at.toISOString()}:`);
  console.log(
    rows.length === 0
      ? "Nothing: no money had moved by then."
      : textTable(
          columns.map(([title]) => title),
          rows.map((row) => columns.map(([, cell]) => cell(row))),
        ),
  );
  if (pots.length > 0)
    console.log(
      `\nIn jackpots' pots, owed to nobody:\n${textTable(["pot", "currency", "held"], pots.map(potCells))}`,
    );
}

function potCells({ pot, currency, heldMinor }: PotHeld): string[] {
  return [pot, currency, minorToAmount(heldMinor)];
}
