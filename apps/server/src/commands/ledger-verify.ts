import { APPLICATION_ROLE } from "@bellwether/db";
import { verifyBonuses, verifyRewards, verifyRounds } from "@bellwether/gate";
import { verifyLedger } from "@bellwether/ledger";
import { openOperatorDatabase } from "./open-operator-database.ts";

const database = await openOperatorDatabase();
const violations = [
  ...(await verifyLedger(database, APPLICATION_ROLE)),
  ...(await verifyRounds(database)),
  ...(await verifyBonuses(database)),
  ...(await verifyRewards(database)),
];
await database.close();

for (const { promise, rows } of violations) {
  console.error(`BROKEN ${promise}`);
  for (const row of rows) console.error(`  ${JSON.stringify(row)}`);
}
console.log(
  violations.length === 0
    ? "Every promise of the ledger holds."
    : `${violations.length} promises are broken.`,
);
process.exit(violations.length === 0 ? 0 : 1);
