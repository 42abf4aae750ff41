// npm run players:export -- --player <id> --file <path> [--by <name>]: everything that is known of a player, as JSON, for the player. That it was
// handed out is in the audit.
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { handOutData } from "@bellwether/gate";
import { studioData } from "@bellwether/studio";
import { z } from "zod";
import { ActorOption } from "./actor-option.ts";
import { parseArguments } from "./parse-arguments.ts";
import { runCommand } from "./run-command.ts";

const text = { type: "string" } as const;
const { player, file, by } = parseArguments({
  usage: "players:export -- --player <id> --file <path> [--by <name>]",
  options: { player: text, file: text, by: text },
  schema: z.strictObject({
    player: z.string({ error: "is missing" }).min(1, { error: "is empty" }),
    file: z.string({ error: "is missing" }).min(1, { error: "is empty" }),
    by: ActorOption,
  }),
});

await runCommand(async (database) => {
  // Before the audit says that the data were handed out.
  if (existsSync(file)) {
    console.error(`${file} exists already.`);
    return 1;
  }
  const deps = { database, now: () => new Date(), otherData: studioData };
  const data = await handOutData(deps, player, { by, reason: "players:export" });
  // Only whoever runs the command may read it.
  await writeFile(file, `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600, flag: "wx" });
  console.log(`${Object.keys(data.sections).length} sections about ${player} are in ${file}.`);
  return 0;
}, player);
