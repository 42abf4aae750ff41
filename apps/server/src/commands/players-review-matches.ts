// npm run players:review-matches: lists open accounts that share unproven marks with an excluded person.
// npm run players:review-matches -- --match <id> --same [--by <name>]: the same person; excludes the account for as long as the exclusion
// runs.
// npm run players:review-matches -- --match <id> --other [--by <name>]: a different person; the pair is not listed again.
import { userInfo } from "node:os";
import { DomainError } from "@bellwether/contract";
import { decideExclusionMatch, type ExclusionMatch, listExclusionMatches } from "@bellwether/gate";
import { z } from "zod";
import { openOperatorDatabase } from "./open-operator-database.ts";
import { parseArguments } from "./parse-arguments.ts";
import { textTable } from "./text-table.ts";

const USAGE = "players:review-matches [--match <id> (--same | --other) [--by <name>]]";

const shared = {
  match: z.string().regex(/^[1-9]\d{0,17}$/),
  by: z.string().trim().min(1).max(100).default(userInfo().username),
};
const Options = z.union([
  z.strictObject({ ...shared, same: z.literal(true) }),
  z.strictObject({ ...shared, other: z.literal(true) }),
]);
type Options = z.infer<typeof Options>;

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const options = { match: text, by: text, same: flag, other: flag };

const given = parseArguments(process.argv.slice(2), { usage: USAGE, options, schema: Options });
const database = await openOperatorDatabase();
process.exitCode = given ? await decide(given) : await list();
await database.close();

async function decide(given: Options): Promise<number> {
  const { match, by } = given;
  const decision = "same" in given ? "same" : "other";
  try {
    const { playerId } = await decideExclusionMatch(
      { database, now: () => new Date() },
      { match, decision, by },
    );
    console.log(decision === "same" ? `${playerId} is excluded.` : `${playerId} stays open.`);
    return 0;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    console.error(`${match}: ${error.message}`);
    return 1;
  }
}

async function list(): Promise<number> {
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
