// npm run ledger:verify: checks every promise of the ledger, and fails if one is broken.
import { verifyBonuses, verifyRewards, verifyRounds } from "@bellwether/gate";
import { verifyLedger } from "@bellwether/ledger";
import { noArguments, parseArguments } from "./parse-arguments.ts";
import { runCommand } from "./run-command.ts";

parseArguments(noArguments("ledger:verify"));

await runCommand(async (database) => {
  const violations = [
    ...(await verifyLedger(database)),
    ...(await verifyRounds(database)),
    ...(await verifyBonuses(database)),
    ...(await verifyRewards(database)),
  ];
  for (const { promise, rows } of violations) {
    console.error(`BROKEN ${promise}`);
    for (const row of rows) console.error(`  ${JSON.stringify(row)}`);
  }
  console.log(
    violations.length === 0
      ? "Every promise of the ledger holds."
      : `${violations.length} promises are broken.`,
  );
  return violations.length === 0 ? 0 : 1;
});
