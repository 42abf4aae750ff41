import { HOUR_MS } from "@bellwether/contract/durations.ts";
import { openDatabase } from "@bellwether/db";
import { compareProviders, findUnresolved, isDifferent } from "@bellwether/gate";
import { readEnvironment } from "../settings/environment.ts";

/**
 * npm run payments:reconcile [-- --json]: payments that did not come back from the cashier, and differences between payments and ledger. Read-only.
 */
const environment = readEnvironment(process.env);
const database = await openDatabase({
  url: environment.databaseUrl,
  folder: environment.databaseUrl ? undefined : environment.dataFolder,
}).catch((error) => {
  console.error(error.message);
  process.exit(2);
});
const unresolved = await findUnresolved(database, new Date(), environment.unresolvedAfterMs);
const providers = await database.asOwner(compareProviders);
await database.close();

const different = providers.filter(isDifferent);
if (process.argv.includes("--json")) {
  console.log(JSON.stringify({ unresolved, providers, different: different.length }));
} else {
  const hours = environment.unresolvedAfterMs / HOUR_MS;
  console.log(`Authorised over ${hours} hours ago without a result: ${unresolved.length}`);
  if (unresolved.length > 0) console.table(unresolved);
  console.log("Providers, by the ledger and by the payments (minus: received for players):");
  if (providers.length > 0) console.table(providers);
  console.log(different.length === 0 ? "They agree." : `${different.length} differ.`);
}
process.exit(unresolved.length + different.length === 0 ? 0 : 1);
