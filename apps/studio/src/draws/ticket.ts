import type { DrawTicket } from "@bellwether/contract/studio/index.ts";
import type { ModelsPort, SeedVaultPort } from "../ports.ts";
import type { RewardEnds } from "../rewards/index.ts";
import type { StudioRound } from "../rounds/index.ts";
import { asTableBet } from "../tables/index.ts";

/**
 * A ticket in the form of the wire, at a time of the database. `ends` has the end of each of the player's rewards that is not over. Throws an error for a bet that is no ticket of a draw.
 */
export function asTicket(
  deps: ModelsPort & SeedVaultPort,
  round: StudioRound,
  { now, ends }: { now: Date; ends: RewardEnds },
): DrawTicket {
  const { table } = round;
  if (!table?.drawsAt) throw new Error(`round ${round.id} is no ticket of a draw`);
  return {
    ...asTableBet(deps, round),
    phase: table.phase,
    betsCloseAt: table.betsCloseAt.toISOString(),
    drawsAt: table.drawsAt.toISOString(),
    boughtAt: round.startedAt.toISOString(),
    isCancellable: round.state === "staked" && table.phase === "betting" && table.betsCloseAt > now,
    isFree: round.rewardId !== null,
    rewardId: round.rewardId,
    freeUntil: (round.rewardId === null ? undefined : ends.get(round.rewardId))?.toISOString() ?? null,
    subscriptionId: round.subscriptionId,
  };
}
