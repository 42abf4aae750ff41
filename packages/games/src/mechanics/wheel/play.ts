import type { Draws } from "../../fairness/draws.ts";
import type { Outcome } from "../../rules/mechanic.ts";
import { payoutAt } from "../../rules/multiplier.ts";
import type { RiskWheel } from "./data.ts";
import type { WheelEvent } from "./wire.ts";

/** Plays a round: one draw gives the segment. The stake is in minor units. */
export function playWheel(
  { segmentsHundredths }: RiskWheel,
  draws: Draws,
  stakeMinor: bigint,
): Outcome<WheelEvent> {
  const segment = draws.below(segmentsHundredths.length);
  const multiplierHundredths = segmentsHundredths[segment];
  if (multiplierHundredths === undefined) throw new Error(`no segment ${segment}`);
  const events: WheelEvent[] = [{ type: "wheel-stopped", segment, multiplierHundredths }];
  const payoutMinor = payoutAt(stakeMinor, multiplierHundredths);
  const paid = payoutMinor.toString();
  if (payoutMinor > 0n)
    events.push({ type: "segment-won", segment, multiplierHundredths, payoutMinor: paid });
  events.push({ type: "round-ended", payoutMinor: paid });
  return { events, payoutMinor };
}
