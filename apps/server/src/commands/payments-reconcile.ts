// npm run payments:reconcile [-- --json] [--settlement <file>]: payments that did not come back from the cashier, differences between payments
// and ledger, and with a provider's settlement file those between it and the payments. Read-only.
import { readFileSync } from "node:fs";
import { HOUR_MS } from "@bellwether/contract/durations.ts";
import {
  compareProviders,
  compareSettlement,
  findUnresolved,
  isDifferent,
  readSettlementFile,
} from "@bellwether/gate";
import { z } from "zod";
import { readEnvironment } from "../settings/environment.ts";
import { parseArguments } from "./parse-arguments.ts";
import { runCommand } from "./run-command.ts";

const { json, settlement } = parseArguments({
  usage: "payments:reconcile [--json] [--settlement <file>]",
  options: { json: { type: "boolean" }, settlement: { type: "string" } },
  schema: z.strictObject({ json: z.boolean().default(false), settlement: z.string().min(1).optional() }),
});
const { unresolvedAfterMs } = readEnvironment(process.env);
const lines = settlement === undefined ? undefined : readLines(settlement);

await runCommand(async (database) => {
  const unresolved = await findUnresolved(database, new Date(), unresolvedAfterMs);
  const providers = await database.asOwner(compareProviders);
  const different = providers.filter(isDifferent);
  const settled = lines && (await compareSettlement(database, lines));
  if (json) {
    console.log(JSON.stringify({ unresolved, providers, different: different.length, settlement: settled }));
  } else {
    console.log(
      `Authorised over ${unresolvedAfterMs / HOUR_MS} hours ago without a result: ${unresolved.length}`,
    );
    if (unresolved.length > 0) console.table(unresolved);
    console.log("Providers, by the ledger and by the payments (minus: received for players):");
    if (providers.length > 0) console.table(providers);
    console.log(different.length === 0 ? "They agree." : `${different.length} differ.`);
    if (settled) console.log(`${lines.length} lines of ${settlement}, differences: ${settled.length}`);
    if (settled && settled.length > 0) console.table(settled);
  }
  return unresolved.length + different.length + (settled?.length ?? 0) === 0 ? 0 : 1;
});

function readLines(file: string) {
  try {
    return readSettlementFile(readFileSync(file, "utf8"));
  } catch (error) {
    console.error(`${file}: ${(error as Error).message}`);
    process.exit(2);
  }
}
