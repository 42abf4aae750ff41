import type { SqlConnection } from "@bellwether/db";
import type { ClockPort, ModelsPort, ResolverPort, SeedVaultPort } from "../ports.ts";
import type { StudioAction } from "./action.ts";
import { stepAfter } from "./draw-round.ts";
import { moveRound } from "./move-round.ts";
import { outcomeOf } from "./outcome.ts";
import type { StudioRound } from "./round.ts";

/**
 * Plays a locked round on with an action that counts from now on: to the next decision or to its end. `balanceMinor` is the player's
 * balance after the action's stake.
 */
export async function takeAction(
  deps: ClockPort & ModelsPort & ResolverPort & SeedVaultPort,
  connection: SqlConnection,
  round: StudioRound,
  { action, stakeMinor }: Pick<StudioAction, "action" | "stakeMinor">,
  balanceMinor: bigint | null,
  byRule = false,
): Promise<StudioRound> {
  const actions = [...round.actions, { action, stakeMinor, byRule }];
  const step = stepAfter(deps, round, outcomeOf(deps, { ...round, actions }));
  const moved = await moveRound(connection, round, { ...step, actions, balanceMinor });
  if (!moved) throw new Error(`round ${round.id} moved while it was locked`);
  return moved;
}
