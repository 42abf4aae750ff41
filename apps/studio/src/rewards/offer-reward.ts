import type { Hub88Reward } from "@bellwether/contract/hub88.ts";
import type { FreeRounds } from "@bellwether/contract/studio/index.ts";
import type { SqlConnection } from "@bellwether/db";
import {
  checkRound,
  currencyScale,
  findModel,
  RoundRefusedError,
  takesFreeRounds,
  takesFreeTickets,
} from "@bellwether/games";
import type { GamePorts, GameTermsPort, ModelsPort, StepPorts } from "../ports.ts";
import { type Session, tableTermsOf } from "../sessions/index.ts";
import { minorOfUnits } from "../wallet/index.ts";

/**
 * The wallet's free rounds that can be played in this session, ordered by their end. They must be valid, for this game and at an offered
 * stake, and the game must take free rounds. In a game with draws they are free tickets of one line. Others are left out and logged.
 */
export function playableRewards(
  deps: StepPorts & GamePorts,
  session: Session,
  offered: readonly Hub88Reward[],
): FreeRounds[] {
  const now = deps.now().toISOString();
  return offered
    .filter(
      (reward) => reward.game_code === session.gameCode && reward.rounds_left > 0 && reward.expires_at > now,
    )
    .sort((a, b) => (a.expires_at < b.expires_at ? -1 : 1))
    .flatMap((reward) => {
      const stakeMinor = minorOfUnits(reward.stake);
      if (stakeMinor === undefined || !isOnOffer(deps, session, stakeMinor)) {
        deps.log.warn({ reward: reward.reward_uuid }, "free rounds cannot be played at their stake");
        return [];
      }
      return {
        rewardId: reward.reward_uuid,
        roundsTotal: reward.rounds_total,
        roundsLeft: reward.rounds_left,
        stakeMinor: stakeMinor.toString(),
        expiresAt: reward.expires_at,
      };
    });
}

function isOnOffer(deps: GameTermsPort & ModelsPort, session: Session, stakeMinor: bigint): boolean {
  try {
    const model = findModel(deps.models, session.model);
    if (takesFreeTickets(model))
      return stakeMinor === (model.rules.stakes[0] ?? 0n) * currencyScale(session.currency);
    if (!takesFreeRounds(model)) return false;
    checkRound({ model, currency: session.currency, stakeMinor, input: {} }, tableTermsOf(deps, session));
    return true;
  } catch (error) {
    if (error instanceof RoundRefusedError) return false;
    throw error;
  }
}

/** Stores the terms, so that a round can be checked against them without asking the wallet again. */
export async function storeRewards(
  connection: SqlConnection,
  { owner, gameCode }: Session,
  rewards: readonly FreeRounds[],
): Promise<void> {
  for (const { rewardId, stakeMinor, expiresAt } of rewards) {
    await connection.query(
      `INSERT INTO studio_reward (owner, id, game_code, stake_minor, expires_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (owner, id) DO UPDATE SET game_code = excluded.game_code, stake_minor = excluded.stake_minor,
         expires_at = excluded.expires_at`,
      [owner, rewardId, gameCode, stakeMinor, expiresAt],
    );
  }
}
