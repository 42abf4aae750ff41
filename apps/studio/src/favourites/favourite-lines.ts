import {
  type FavouriteLine,
  type FavouriteLines,
  type KeepLinesRequest,
  MAX_FAVOURITE_LINES,
} from "@bellwether/contract/studio/index.ts";
import { type SqlConnection, textArray } from "@bellwether/db";
import { findModel } from "@bellwether/games";
import type { DatabasePort, ModelsPort } from "../ports.ts";
import type { Session } from "../sessions/index.ts";
import { StudioRefusalError } from "../studio-refusal.ts";

type Ports = DatabasePort & ModelsPort;

/** The player's favourite lines in the session's game. Throws `mode_not_allowed` or `invalid_request`. */
export async function listFavouriteLines(deps: Ports, session: Session): Promise<FavouriteLines> {
  const { key } = keeperOf(deps, session);
  return { lines: await readLines(deps.database, key) };
}

/**
 * Keeps lines before the others. Throws `invalid_input` for a line that no slip of the game can mark, and `invalid_request` above the most lines;
 * then nothing changes.
 */
export function keepFavouriteLines(
  deps: Ports,
  session: Session,
  { lines }: KeepLinesRequest,
): Promise<FavouriteLines> {
  const { key, checkLine } = keeperOf(deps, session);
  for (const line of lines) checkLine(line);
  return deps.database.transaction(async (connection) => {
    await connection.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [
      `studio favourite lines ${key.join(" ")}`,
    ]);
    const texts = [...new Set(lines.map((line) => line.join(",")))];
    await removeLines(connection, key, texts);
    // The first line gets the highest place.
    await connection.query(
      `INSERT INTO studio_favourite_line (player_id, game_code, line)
       SELECT $1, $2, k.line FROM unnest($3::text[]) WITH ORDINALITY AS k (line, at) ORDER BY k.at`,
      [...key, textArray(texts.reverse())],
    );
    const kept = await readLines(connection, key);
    if (kept.length > MAX_FAVOURITE_LINES)
      throw new StudioRefusalError("invalid_request", `at most ${MAX_FAVOURITE_LINES} favourite lines`);
    return { lines: kept };
  });
}

/** Removes a line from the favourites, if it is one. Throws `mode_not_allowed` or `invalid_request`. */
export async function forgetFavouriteLine(
  deps: Ports,
  session: Session,
  line: FavouriteLine,
): Promise<FavouriteLines> {
  const { key } = keeperOf(deps, session);
  await removeLines(deps.database, key, [line.join(",")]);
  return { lines: await readLines(deps.database, key) };
}

type Key = readonly [playerId: string, gameCode: string];

function keeperOf({ models }: ModelsPort, { playerId, gameCode, model }: Session) {
  if (playerId === null) throw new StudioRefusalError("mode_not_allowed", "free play has no favourites");
  const { checkLine } = findModel(models, model).rules;
  if (!checkLine) throw new StudioRefusalError("invalid_request", "this game has no lines to keep");
  return { key: [playerId, gameCode] satisfies Key, checkLine };
}

async function readLines(connection: SqlConnection, key: Key): Promise<FavouriteLine[]> {
  const { rows } = await connection.query<{ line: string }>(
    "SELECT line FROM studio_favourite_line WHERE player_id = $1 AND game_code = $2 ORDER BY place DESC",
    [...key],
  );
  return rows.map(({ line }) => line.split(",").map(Number));
}

async function removeLines(connection: SqlConnection, key: Key, lines: readonly string[]): Promise<void> {
  await connection.query(
    "DELETE FROM studio_favourite_line WHERE player_id = $1 AND game_code = $2 AND line = ANY($3::text[])",
    [...key, textArray(lines)],
  );
}
