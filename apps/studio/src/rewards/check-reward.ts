import type { StartRoundRequest } from "@bellwether/contract/studio/index.ts";
import type { SqlConnection } from "@bellwether/db";
import type { Session } from "../sessions/index.ts";
import { StudioRefusalError } from "../studio-refusal.ts";

/**
 * Checks a free round or ticket against the terms received from the wallet: this player's reward, this game, exactly this stake. Whether rounds are
 * left is decided by the wallet at the bet. Throws `invalid_request`, `reward_over` or `invalid_stake`.
 */
export async function checkReward(
  connection: SqlConnection,
  session: Session,
  { rewardId, stakeMinor }: Pick<StartRoundRequest, "rewardId" | "stakeMinor">,
): Promise<void> {
  if (rewardId === undefined) return;
  if (session.mode === "free")
    throw new StudioRefusalError("invalid_request", "free play needs no free rounds");
  const { rows } = await connection.query<{ stake_minor: bigint }>(
    "SELECT stake_minor FROM studio_reward WHERE owner = $1 AND id = $2 AND game_code = $3",
    [session.owner, rewardId, session.gameCode],
  );
  if (!rows[0]) throw new StudioRefusalError("reward_over", "no such free rounds");
  if (rows[0].stake_minor !== BigInt(stakeMinor))
    throw new StudioRefusalError("invalid_stake", `these free rounds are played at ${rows[0].stake_minor}`);
}
