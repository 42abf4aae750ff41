// npm run players:evidence -- --player <id>: the evidence stored about a player, as JSON: sessions with network and device, the cashier's
// data on cards and accounts, changes of personal data and consents, answers of a self-exclusion register.
import { parseArgs } from "node:util";
import { readEvidence } from "@bellwether/gate";
import { openOperatorDatabase } from "./open-operator-database.ts";

const playerId = readPlayerId(process.argv.slice(2));
const database = await openOperatorDatabase();
const evidence = await readEvidence(database, playerId);
await database.close();
if (evidence) console.log(JSON.stringify(evidence, null, 2));
else {
  console.error(`There is no player ${playerId}.`);
  process.exitCode = 1;
}

function readPlayerId(words: string[]): string {
  try {
    const { player } = parseArgs({
      args: words,
      options: { player: { type: "string" } },
      strict: true,
    }).values;
    if (!player) throw new Error("--player is missing");
    return player;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error("players:evidence -- --player <id>");
    process.exit(2);
  }
}
