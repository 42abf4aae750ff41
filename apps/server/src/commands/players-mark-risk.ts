// npm run players:mark-risk: lists the players who are marked as being at risk, and get no rewards; those who wait for a review come first.
// npm run players:mark-risk -- --player <id> --reason <text> [--by <name>]: marks a player.
// npm run players:mark-risk -- --player <id> --keep [--by <name>]: keeps a mark that the signs of risk have made, after a review.
// npm run players:mark-risk -- --player <id> --lift [--by <name>]: lifts the mark.
import type { Database } from "@bellwether/db";
import { keepRisk, liftRisk, listRiskMarks, markRisk } from "@bellwether/gate";
import { z } from "zod";
import { readContentInForce } from "../content/content-in-force.ts";
import { ActorOption } from "./actor-option.ts";
import { parseAnyArguments } from "./parse-arguments.ts";
import { runCommand } from "./run-command.ts";
import { textTable } from "./text-table.ts";

const USAGE = "players:mark-risk [--player <id> (--reason <text> | --keep | --lift) [--by <name>]]";

const shared = {
  player: z.string().min(1).max(40),
  by: ActorOption,
};
const Options = z.union([
  z.strictObject({ ...shared, reason: z.string().trim().min(1).max(500) }),
  z.strictObject({ ...shared, keep: z.literal(true) }),
  z.strictObject({ ...shared, lift: z.literal(true) }),
]);
const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const options = { player: text, reason: text, by: text, keep: flag, lift: flag } as const;

const given = parseAnyArguments({ usage: USAGE, options, schema: Options });
await runCommand(async (database) => {
  if (!given) return list(database);
  console.log(await decide(database, given));
  return 0;
}, given?.player);

async function decide(database: Database, given: z.infer<typeof Options>): Promise<string> {
  const { messageTexts } = await readContentInForce(database);
  const deps = { database, now: () => new Date(), messageTexts };
  const { player: playerId, by } = given;
  if ("lift" in given) {
    await liftRisk(deps, { playerId, by });
    return `Lifted: ${playerId} may get rewards.`;
  }
  if ("keep" in given) {
    await keepRisk(deps, { playerId, by });
    return `Kept: ${playerId} gets no rewards.`;
  }
  await markRisk(deps, { playerId, reason: given.reason, by });
  return `Marked: ${playerId} gets no rewards, and a letter that says so.`;
}

async function list(database: Database): Promise<number> {
  const marks = await listRiskMarks({ database });
  const rows = marks.map(({ playerId, markedAt, markedBy, reason, reviewedBy }) => [
    ...[playerId, markedAt.toISOString(), markedBy, reason, reviewedBy ?? "waits"],
  ]);
  const head = ["player", "since", "by", "reason", "reviewed by"];
  console.log(rows.length === 0 ? "Nobody is marked." : textTable(head, rows));
  return 0;
}
