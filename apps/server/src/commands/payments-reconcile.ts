// npm run payments:reconcile [-- --json]: payments that did not come back from the cashier, and differences between payments and ledger.
// Read-only.
import { HOUR_MS } from "@bellwether/contract/durations.ts";
import { compareProviders, findUnresolved, isDifferent } from "@bellwether/gate";
import { readEnvironment } from "../settings/environment.ts";
import { jsonOnly, parseArguments } from "./parse-arguments.ts";
import { runCommand } from "./run-command.ts";

const { json } = parseArguments(jsonOnly("payments:reconcile"));
const { unresolvedAfterMs } = readEnvironment(process.env);

await runCommand(async (database) => {
  const unresolved = await findUnresolved(database, new Date(), unresolvedAfterMs);
  const providers = await database.asOwner(compareProviders);
  const different = providers.filter(isDifferent);
  if (json) {
    console.log(JSON.stringify({ unresolved, providers, different: different.length }));
  } else {
    console.log(
      `Authorised over ${unresolvedAfterMs / HOUR_MS} hours ago without a result: ${unresolved.length}`,
    );
    if (unresolved.length > 0) console.table(unresolved);
    console.log("Providers, by the ledger and by the payments (minus: received for players):");
    if (providers.length > 0) console.table(providers);
    console.log(different.length === 0 ? "They agree." : `${different.length} differ.`);
  }
  return unresolved.length + different.length === 0 ? 0 : 1;
});
