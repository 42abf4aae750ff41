// npm run ledger:verify: reads everything, checks every promise of the ledger, and fails if one is broken. Stores a checkpoint if none is.
// npm run ledger:verify -- --since: reads what came after the last checkpoint, as the nightly job does.
import { gatePromises } from "@bellwether/gate/ledger-promises.ts";
import { type Checkpoint, verify } from "@bellwether/ledger";
import { z } from "zod";
import { parseArguments } from "./parse-arguments.ts";
import { runCommand } from "./run-command.ts";

const { since } = parseArguments({
  usage: "ledger:verify [-- --since]",
  options: { since: { type: "boolean" } },
  schema: z.strictObject({ since: z.boolean().default(false) }),
});

await runCommand(async (database) => {
  const found = await verify(database, { promises: gatePromises, reach: since ? "since" : "whole" });
  for (const { promise, rows } of found.violations) {
    console.error(`BROKEN ${promise}`);
    for (const row of rows) console.error(`  ${JSON.stringify(row)}`);
  }
  const { read, former, checkpoint, violations } = found;
  const reach = found.isWhole ? "Everything was read" : `What came after ${nameOf(former)} was read`;
  console.log(`${reach}: ${read.entries} entries of ${read.accounts} accounts.`);
  if (found.isWhole && former) console.log(`It was compared with ${nameOf(former)}.`);
  if (checkpoint) console.log(`Sealed as ${nameOf(checkpoint)}.`);
  console.log(
    violations.length === 0
      ? "Every promise of the ledger holds."
      : `${violations.length} promises are broken.`,
  );
  return violations.length === 0 ? 0 : 1;
});

function nameOf(checkpoint: Checkpoint | undefined): string {
  return checkpoint ? `checkpoint ${checkpoint.number}, ${checkpoint.seal}` : "no checkpoint";
}
