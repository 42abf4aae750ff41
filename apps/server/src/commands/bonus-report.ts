// npm run bonus:report [-- --json]: what every campaign has granted, still owes and has cost, by currency.
import { minorToAmount } from "@bellwether/contract";
import { type BonusLiability, bonusLiability } from "@bellwether/gate";
import { openOperatorDatabase } from "./open-operator-database.ts";
import { textTable } from "./text-table.ts";

const head = [
  "campaign",
  "kind",
  "currency",
  "claims",
  "current",
  "in review",
  "granted",
  "outstanding",
  "wagered",
  "spins left",
  "spins' worth",
  "taken back",
  "cost",
];

const database = await openOperatorDatabase();
const rows = await bonusLiability(database, new Date());
await database.close();

if (process.argv.includes("--json")) {
  const amounts = (_: string, value: unknown) => (typeof value === "bigint" ? minorToAmount(value) : value);
  console.log(JSON.stringify(rows, amounts, 2));
} else {
  console.log(rows.length === 0 ? "No bonus was ever claimed." : textTable(head, rows.map(cellsOf)));
}

function cellsOf(row: BonusLiability): string[] {
  const progress = row.requiredMinor > 0n ? `${(row.wageredMinor * 100n) / row.requiredMinor}%` : "-";
  return [
    row.code,
    row.kind,
    row.currency,
    String(row.claims),
    String(row.current),
    String(row.inReview),
    minorToAmount(row.grantedMinor),
    minorToAmount(row.outstandingMinor),
    progress,
    String(row.spinsLeft),
    minorToAmount(row.spinsWorthMinor),
    minorToAmount(row.takenBackMinor),
    minorToAmount(row.costMinor),
  ];
}
