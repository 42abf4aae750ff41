import type { EngineId, RoundInput } from "@bellwether/contract/studio/index.ts";
import { engines } from "./engines.ts";

/**
 * The share of all outcomes, 0 to 1, for which the player's bets pay something back; undefined for games without a choice of bets. Throws
 * `RoundRefusedError` as `checkRound` does.
 */
export function coveredShare(round: {
  engine: EngineId;
  stakeMinor: bigint;
  input: RoundInput;
}): number | undefined {
  return engines[round.engine].accept(round.stakeMinor, round.input).coveredShare;
}
