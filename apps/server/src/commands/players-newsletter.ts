// npm run players:newsletter [-- --json]: players who may receive marketing now. It queries a market's register where that is required, so
// run it just before sending, and never send to an older list.
import { listNewsletterReaders } from "@bellwether/gate";
import { askGamstopOverHttp } from "../outside/ask-gamstop.ts";
import { askSpelpausOverHttp } from "../outside/ask-spelpaus.ts";
import { readEnvironment } from "../settings/environment.ts";
import { createLog } from "../telemetry/log.ts";
import { createMetrics } from "../telemetry/metrics.ts";
import { jsonOnly, parseArguments } from "./parse-arguments.ts";
import { runCommand } from "./run-command.ts";
import { textTable } from "./text-table.ts";

const { json } = parseArguments(jsonOnly("players:newsletter"));
const environment = readEnvironment(process.env);

await runCommand(async (database) => {
  const { readers, leftOut } = await listNewsletterReaders({
    database,
    askSpelpaus: askSpelpausOverHttp(environment.spelpaus, globalThis.fetch),
    askGamstop: environment.gamstop && askGamstopOverHttp(environment.gamstop, globalThis.fetch),
    log: createLog(environment.logLevel),
    // Nobody reads the counters of a command.
    metrics: createMetrics().forGate,
    now: () => new Date(),
  });
  if (json) {
    console.log(JSON.stringify({ readers, leftOut }, null, 2));
    return 0;
  }
  const rows = readers.map((reader) => [reader.brand, reader.email, reader.firstName, reader.language]);
  if (rows.length > 0) console.log(textTable(["brand", "email", "first name", "language"], rows));
  console.log(`${readers.length} may receive it; ${leftOut} who opted in may not, or could not be checked.`);
  return 0;
});
