// npm run players:held: lists accounts that are held until somebody has looked, and why.
// npm run players:held -- --player <id> --lift [--by <name>]: somebody has looked; the player can deposit, play and cash out again.
import type { Database } from "@bellwether/db";
import { type AccountHold, liftHolds, listHolds } from "@bellwether/gate";
import { z } from "zod";
import { ActorOption } from "./actor-option.ts";
import { parseAnyArguments } from "./parse-arguments.ts";
import { runCommand } from "./run-command.ts";
import { textTable } from "./text-table.ts";

const Options = z.strictObject({
  player: z.string().min(1).max(40),
  lift: z.literal(true),
  by: ActorOption,
});

const text = { type: "string" } as const;
const given = parseAnyArguments({
  usage: "players:held [--player <id> --lift [--by <name>]]",
  options: { player: text, by: text, lift: { type: "boolean" } },
  schema: Options,
});
await runCommand((database) => (given ? lift(database, given) : list(database)), given?.player);

async function lift(database: Database, { player, by }: z.infer<typeof Options>): Promise<number> {
  const deps = { database, now: () => new Date() };
  const lifted = await liftHolds(deps, { playerId: player, by });
  console.log(`${player} is no longer held (${lifted === 1 ? "1 reason" : `${lifted} reasons`}).`);
  return 0;
}

async function list(database: Database): Promise<number> {
  const holds = await listHolds(database);
  const head = ["player", "email", "status", "since", "about", "why"];
  console.log(holds.length === 0 ? "No account is held." : textTable(head, holds.map(cellsOf)));
  return 0;
}

function cellsOf(hold: AccountHold): string[] {
  return [hold.player_id, hold.email, hold.status, hold.held_at, hold.cause, hold.detail];
}
