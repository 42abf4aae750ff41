import { DAY_MS } from "@bellwether/contract/durations.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import { hasAcceptedTerms, readPlayer, type TermsPort } from "../../players/index.ts";
import type { ClockPort } from "../../ports.ts";
import { isAtRisk } from "../../risk/index.ts";
import type { RewardedPlayer } from "./may-reward.ts";

/** Reads a player with everything that decides about rewards. Run it under the lock of the player's accounts. */
export async function readRewardedPlayer(
  deps: TermsPort & ClockPort,
  connection: SqlConnection,
  playerId: string,
): Promise<RewardedPlayer> {
  const midnight = new Date(Math.floor(deps.now().getTime() / DAY_MS) * DAY_MS);
  const player = await readPlayer(connection, playerId);
  const { rows } = await connection.query<{ is_house: boolean; today: number }>(
    `SELECT EXISTS (SELECT 1 FROM house_player WHERE id = $1) AS is_house,
       (SELECT count(*)::int FROM reward_grant WHERE player_id = $1 AND state = 'given' AND decided_at >= $2) AS today`,
    [playerId, midnight],
  );
  const { is_house: isHouse, today: rewardsToday } = onlyRow(rows);
  return {
    ...player,
    isHouse,
    rewardsToday,
    isAtRisk: await isAtRisk(connection, playerId),
    hasTerms: hasAcceptedTerms(deps, player),
  };
}
