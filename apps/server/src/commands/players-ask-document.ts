// npm run players:ask-document: lists requested documents that were not seen yet.
// npm run players:ask-document -- --player <id> --reason <text> [--by <name>]: requests a document from a player; play and deposits are
// blocked until it is seen.
// npm run players:ask-document -- --player <id> --seen [--by <name>]: marks it as seen and lifts the block.
import type { Database } from "@bellwether/db";
import { askDocument, type DocumentAsked, listDocumentsAsked, settleDocument } from "@bellwether/gate";
import { z } from "zod";
import { readContentInForce } from "../content/content-in-force.ts";
import { ActorOption } from "./actor-option.ts";
import { parseAnyArguments } from "./parse-arguments.ts";
import { runCommand } from "./run-command.ts";
import { textTable } from "./text-table.ts";

const USAGE = "players:ask-document [--player <id> (--reason <text> | --seen) [--by <name>]]";

const shared = {
  player: z.string().min(1).max(40),
  by: ActorOption,
};
const Options = z.union([
  z.strictObject({ ...shared, reason: z.string().trim().min(1).max(500) }),
  z.strictObject({ ...shared, seen: z.literal(true) }),
]);
type Options = z.infer<typeof Options>;

const text = { type: "string" } as const;
const options = { player: text, reason: text, by: text, seen: { type: "boolean" } } as const;

const given = parseAnyArguments({ usage: USAGE, options, schema: Options });
await runCommand((database) => (given ? carryOut(database, given) : list(database)), given?.player);

async function carryOut(database: Database, given: Options): Promise<number> {
  const deps = { database, now: () => new Date() };
  const { player: playerId, by } = given;
  if ("seen" in given) {
    await settleDocument(deps, { playerId, by });
    console.log(`Seen: the document no longer blocks ${playerId}.`);
    return 0;
  }
  const { messageTexts } = await readContentInForce(database);
  const asked = await askDocument({ ...deps, messageTexts }, { playerId, reason: given.reason, by });
  const since = asked.askedAt.toISOString();
  console.log(
    asked.repeated
      ? `Asked before, at ${since}: nothing changed.`
      : `Asked: ${asked.isHeld ? `payouts to ${playerId} wait for it` : `${playerId} gets a letter`}.`,
  );
  return 0;
}

async function list(database: Database): Promise<number> {
  const waited = await listDocumentsAsked(database);
  const head = ["player", "email", "status", "since", "by", "reason"];
  console.log(
    waited.length === 0 ? "No requested document is unseen." : textTable(head, waited.map(cellsOf)),
  );
  return 0;
}

function cellsOf(asked: DocumentAsked): string[] {
  return [asked.player_id, asked.email, asked.status, asked.asked_at, asked.asked_by, asked.reason];
}
