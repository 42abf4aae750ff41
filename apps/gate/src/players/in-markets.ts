/**
 * The condition of a list of the office that a player is in one of the markets of a parameter, a list of texts such as `BELLWETHER:FI`; null
 * means all markets.
 * @param player the column that has the player's id, such as `c.player_id`
 * @param parameter such as `$3`
 */
export function inMarkets(player: string, parameter: string): string {
  return `(${parameter}::text[] IS NULL OR EXISTS (SELECT 1 FROM player_standing p
  WHERE p.id = ${player} AND p.brand || ':' || p.country = ANY(${parameter})))`;
}
