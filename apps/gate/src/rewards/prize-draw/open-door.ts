import { DomainError } from "@bellwether/contract";
import type { PrizeDrawRule } from "@bellwether/contract/content/rewards/prize-draw-rule.ts";
import { zoneOf } from "@bellwether/contract/content/rewards/reward-rule.ts";
import { dayIn } from "@bellwether/contract/zoned-day.ts";
import type { SqlConnection } from "@bellwether/db";
import { readRewardedPlayer } from "../../bonus/index.ts";
import type { StorePorts, TermsPort } from "../../ports.ts";
import { mayReward } from "../grants/may-reward.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";

/**
 * Opens today's door, in the player's time zone. Opening it again changes nothing.
 * @throws DomainError `bonus_not_available` if there is no door today, or if the player may not get what is behind it.
 */
export async function openDoor(
  deps: StorePorts & TermsPort,
  offer: RewardOffer<PrizeDrawRule>,
  playerId: string,
): Promise<{ day: string; doors: string[] }> {
  const { promotion, rule } = offer;
  return deps.database.transaction(async (transaction) => {
    const now = deps.now();
    const player = await readRewardedPlayer(deps, transaction, playerId);
    const answer = mayReward(player, offer, now);
    if (!answer.may && answer.why !== "enough_today")
      throw new DomainError("bonus_not_available", { detail: answer.why });
    const day = dayIn(zoneOf(rule, player.country), now);
    await transaction.query(
      `INSERT INTO reward_door (promotion, day, player_id, opened_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
      [promotion.name, day, playerId, now],
    );
    return { day, doors: await openedDoors(transaction, promotion.name, playerId) };
  });
}

/** The days whose doors a player has opened, the first first. */
export async function openedDoors(
  connection: SqlConnection,
  promotion: string,
  playerId: string,
): Promise<string[]> {
  const { rows } = await connection.query<{ day: string }>(
    "SELECT day::text AS day FROM reward_door WHERE promotion = $1 AND player_id = $2 ORDER BY day",
    [promotion, playerId],
  );
  return rows.map(({ day }) => day);
}
