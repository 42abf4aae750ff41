import { DomainError } from "@bellwether/contract";
import { MAX_FAVOURITES } from "@bellwether/contract/calls/catalogue.ts";
import { lockPlayer } from "../players/index.ts";
import type { DatabasePort, StorePorts, TitlesPort } from "../ports.ts";

type FavouritePorts = StorePorts & TitlesPort;

/** Ids of the player's favourites, the latest first; titles no longer in the catalogue are left out. */
export async function favouriteIds(
  deps: DatabasePort & TitlesPort,
  player: { id: string },
): Promise<number[]> {
  const { rows } = await deps.database.query<{ game_code: string }>(
    "SELECT game_code FROM game_favourite WHERE player_id = $1 ORDER BY marked_at DESC, game_code",
    [player.id],
  );
  const idByCode = new Map(deps.titles.map(({ code, gameId }) => [code, gameId]));
  return rows.flatMap(({ game_code }) => idByCode.get(game_code) ?? []);
}

/**
 * Adds a game to the favourites or removes it; idempotent. Returns all favourites, as `favouriteIds`.
 * @throws DomainError `unknown_game`, or `too_many_favourites` with the `maximum`.
 */
export async function setFavourite(
  deps: FavouritePorts,
  player: { id: string },
  { gameId, favourite }: { gameId: number; favourite: boolean },
): Promise<number[]> {
  const title = deps.titles.find((each) => each.gameId === gameId);
  if (!title) throw new DomainError("unknown_game");
  if (favourite) await mark(deps, player.id, title.code);
  else
    await deps.database.query("DELETE FROM game_favourite WHERE player_id = $1 AND game_code = $2", [
      player.id,
      title.code,
    ]);
  return favouriteIds(deps, player);
}

async function mark(deps: FavouritePorts, playerId: string, code: string): Promise<void> {
  await deps.database.transaction(async (connection) => {
    // Locks the player's row, so that two devices together cannot exceed the limit.
    await lockPlayer(connection, playerId);
    const { rows } = await connection.query<{ marked: number; already: boolean }>(
      "SELECT count(*)::int AS marked, coalesce(bool_or(game_code = $2), false) AS already FROM game_favourite WHERE player_id = $1",
      [playerId, code],
    );
    const { marked = 0, already = false } = rows[0] ?? {};
    if (already) return;
    if (marked >= MAX_FAVOURITES)
      throw new DomainError("too_many_favourites", { params: { maximum: String(MAX_FAVOURITES) } });
    await connection.query(
      "INSERT INTO game_favourite (player_id, game_code, marked_at) VALUES ($1, $2, $3)",
      [playerId, code, deps.now()],
    );
  });
}
