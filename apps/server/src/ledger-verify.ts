import { APPLICATION_ROLE, openDatabase } from "@bellwether/db";
import { verifyRounds } from "@bellwether/gate";
import { verifyLedger } from "@bellwether/ledger";
import { readEnvironment } from "./environment.ts";

const environment = readEnvironment(process.env);
const database = await openDatabase({
  url: environment.databaseUrl,
  folder: environment.databaseUrl ? undefined : environment.dataFolder,
}).catch((error) => {
  console.error(error.message);
  process.exit(2);
});
const violations = [...(await verifyLedger(database, APPLICATION_ROLE)), ...(await verifyRounds(database))];
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
