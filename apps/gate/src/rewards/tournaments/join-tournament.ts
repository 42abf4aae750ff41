import { DomainError } from "@bellwether/contract";
import { boardAt } from "@bellwether/contract/content/rewards/boards.ts";
import type { TournamentRule } from "@bellwether/contract/content/rewards/tournament-rule.ts";
import { readRewardedPlayer } from "../../bonus/index.ts";
import type { StorePorts, TermsPort } from "../../ports.ts";
import { mayReward } from "../grants/may-reward.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";

/**
 * Enters a player in a tournament, for all of its boards; rounds from before do not count. Entering again changes the nickname alone.
 * @param nickname shown to others; empty removes it, undefined keeps it.
 * @throws DomainError `bonus_not_available` while no board is open or if the player may not get its prizes.
 */
export async function joinTournament(
  deps: StorePorts & TermsPort,
  offer: RewardOffer<TournamentRule>,
  playerId: string,
  nickname: string | undefined,
): Promise<void> {
  const { promotion, rule } = offer;
  const now = deps.now();
  if (!boardAt(now, promotion.period, rule)) throw new DomainError("bonus_not_available");
  await deps.database.transaction(async (transaction) => {
    const player = await readRewardedPlayer(deps, transaction, playerId);
    const answer = mayReward(player, offer, now);
    if (!answer.may && answer.why !== "enough_today")
      throw new DomainError("bonus_not_available", { detail: answer.why });
    await transaction.query(
      `INSERT INTO tournament_entry AS e (promotion, player_id, joined_at, nickname) VALUES ($1, $2, $3, nullif($4, ''))
       ON CONFLICT (promotion, player_id) DO UPDATE SET nickname = CASE WHEN $4::text IS NULL THEN e.nickname ELSE nullif($4, '') END`,
      [promotion.name, playerId, now, nickname ?? null],
    );
  });
}
