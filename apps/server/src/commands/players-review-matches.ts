// npm run players:review-matches: lists open accounts that share unproven marks with an excluded person.
// npm run players:review-matches -- --match <id> --same [--by <name>]: the same person; excludes the account for as long as the exclusion
// runs.
// npm run players:review-matches -- --match <id> --other [--by <name>]: a different person; the pair is not listed again.
import type { Database } from "@bellwether/db";
import { decideExclusionMatch, type ExclusionMatch, listExclusionMatches } from "@bellwether/gate";
import { z } from "zod";
import { ActorOption } from "./actor-option.ts";
import { parseAnyArguments } from "./parse-arguments.ts";
import { runCommand } from "./run-command.ts";
import { textTable } from "./text-table.ts";

const USAGE = "players:review-matches [--match <id> (--same | --other) [--by <name>]]";

const shared = {
  match: z.string().regex(/^[1-9]\d{0,17}$/),
  by: ActorOption,
};
const Options = z.union([
  z.strictObject({ ...shared, same: z.literal(true) }),
  z.strictObject({ ...shared, other: z.literal(true) }),
]);
type Options = z.infer<typeof Options>;

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const options = { match: text, by: text, same: flag, other: flag };

const given = parseAnyArguments({ usage: USAGE, options, schema: Options });
await runCommand((database) => (given ? decide(database, given) : list(database)), given?.match);

async function decide(database: Database, given: Options): Promise<number> {
  const { match, by } = given;
  const decision = "same" in given ? "same" : "other";
  const { playerId } = await decideExclusionMatch(
    { database, now: () => new Date() },
    { match, decision, by },
  );
  console.log(decision === "same" ? `${playerId} is excluded.` : `${playerId} stays open.`);
  return 0;
}

async function list(database: Database): Promise<number> {
  const matches = await listExclusionMatches(database, new Date());
  const head = ["match", "player", "brand", "excluded", "its brand", "until", "shared", "since"];
  console.log(
    matches.length === 0 ? "No match waits for a decision." : textTable(head, matches.map(cellsOf)),
  );
  return 0;
}

function cellsOf(each: ExclusionMatch): string[] {
  const { match, player_id, brand, excluded_player_id, excluded_brand, ends_at, marks, found_at } = each;
  return [
    match,
    player_id,
    brand,
    excluded_player_id,
    excluded_brand,
    ends_at ?? "for good",
    marks,
    found_at,
  ];
}
