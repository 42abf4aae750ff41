import type { SqlConnection } from "@bellwether/db";
import type { PlayedRound } from "@bellwether/games";
import type { ClockPort, ModelsPort, ResolverPort, SeedVaultPort } from "../ports.ts";
import { decisionDueAt, stepDueAt } from "./due.ts";
import { type MoveStep, moveRound } from "./move-round.ts";
import { outcomeOf } from "./outcome.ts";
import { isLost, type StudioRound } from "./round.ts";
import { findRound } from "./round-store.ts";

/**
 * Draws a round whose stake was taken: `deciding` when the player has a choice, `open` when it has won, `settling` when it has lost. Drawing
 * again after a crash gives the same result, since it depends only on the model, the stake's scale, the input, the seeds and the nonce.
 */
export async function drawRound(
  deps: ClockPort & ModelsPort & ResolverPort & SeedVaultPort,
  connection: SqlConnection,
  round: StudioRound,
): Promise<StudioRound> {
  const drawn = await moveRound(connection, round, stepAfter(deps, round, outcomeOf(deps, round)));
  return drawn ?? findRound(connection, round, round.id);
}

/** Where a round goes that was played this far. */
export function stepAfter(
  deps: ClockPort & ResolverPort,
  { rewardId, startedAt, potHits }: Pick<StudioRound, "rewardId" | "startedAt" | "potHits">,
  { script, choices, payoutMinor }: PlayedRound,
): MoveStep {
  const now = deps.now();
  if (choices.length > 0) {
    // All choices of a free round share one day: its reward stays open for two days from the start.
    const from = rewardId === null ? now : startedAt;
    return { state: "deciding", script, dueAt: decisionDueAt(from) };
  }
  if (isLost({ payoutMinor, potHits }))
    return { state: "settling", script, payoutMinor, dueAt: stepDueAt(now) };
  return { state: "open", script, payoutMinor, dueAt: new Date(now.getTime() + deps.openRoundTimeoutMs) };
}
