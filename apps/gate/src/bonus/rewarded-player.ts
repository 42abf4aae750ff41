import { onlyRow, type SqlConnection, textArray } from "@bellwether/db";
import { marketDay, protectionOf, startOfMarketDay } from "@bellwether/market";
import { accountsOf } from "../limits/index.ts";
import { hasAcceptedTerms, type Player, readPlayer } from "../players/index.ts";
import type { ClockPort, TermsPort } from "../ports.ts";
import { isAtRisk } from "../risk/index.ts";
import { hasPlayed } from "../rounds/index.ts";

/** A player with the facts that decide about rewards and bonuses. */
export type RewardedPlayer = Player & {
  isHouse: boolean;
  isAtRisk: boolean;
  hasTerms: boolean;
  /** How many rewards and bonuses of codes the player got today, by the market's day. */
  rewardsToday: number;
  /** Whether this person has played or been granted a bonus before, under any account; only known where a law asks. */
  hasPlayedBefore: boolean;
};

/** Reads a player with everything that decides about rewards. Run it under the lock of the player's accounts. */
export async function readRewardedPlayer(
  deps: TermsPort & ClockPort,
  connection: SqlConnection,
  playerId: string,
): Promise<RewardedPlayer> {
  const player = await readPlayer(connection, playerId);
  const midnight = startOfMarketDay(player.country, marketDay(player.country, deps.now()));
  const { rows } = await connection.query<{ is_house: boolean; today: number }>(
    `SELECT EXISTS (SELECT 1 FROM house_player WHERE id = $1) AS is_house,
       (SELECT count(*)::int FROM reward_decision WHERE player_id = $1 AND state = 'given' AND decided_at >= $2)
       + (SELECT count(*)::int FROM player_bonus
          WHERE player_id = $1 AND promotion IS NULL AND prize_occasion IS NULL AND kind <> 'cashback' AND granted_at >= $2) AS today`,
    [playerId, midnight],
  );
  const { is_house: isHouse, today: rewardsToday } = onlyRow(rows);
  return {
    ...player,
    isHouse,
    rewardsToday,
    isAtRisk: await isAtRisk(connection, playerId),
    hasTerms: hasAcceptedTerms(deps, player),
    hasPlayedBefore:
      protectionOf(player.country).bonusAtFirstPlayOnly && (await hasPlayedAnywhere(connection, player)),
  };
}

async function hasPlayedAnywhere(connection: SqlConnection, player: Player): Promise<boolean> {
  const accounts = (await accountsOf(connection, player)).map((account) => account.id);
  if (await hasPlayed(connection, accounts)) return true;
  const { rows } = await connection.query(
    "SELECT 1 FROM player_bonus WHERE player_id = ANY($1::text[]) AND granted_at IS NOT NULL LIMIT 1",
    [textArray(accounts)],
  );
  return rows.length > 0;
}
