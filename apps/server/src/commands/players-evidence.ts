// npm run players:evidence -- --player <id>: the evidence stored about a player, as JSON: sessions with network and device, the cashier's
// data on cards and accounts, changes of personal data and consents, answers of a self-exclusion register.
import { readEvidence } from "@bellwether/gate";
import { z } from "zod";
import { parseArguments } from "./parse-arguments.ts";
import { runCommand } from "./run-command.ts";

const { player } = parseArguments({
  usage: "players:evidence -- --player <id>",
  options: { player: { type: "string" } },
  schema: z.strictObject({ player: z.string({ error: "is missing" }).min(1, { error: "is empty" }) }),
});

await runCommand(async (database) => {
  const evidence = await readEvidence(database, player);
  if (evidence) console.log(JSON.stringify(evidence, null, 2));
  else console.error(`There is no player ${player}.`);
  return evidence ? 0 : 1;
});
