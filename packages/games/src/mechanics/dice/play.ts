import type { Draws } from "../../fairness/draws.ts";
import type { Outcome } from "../../rules/mechanic.ts";
import { payoutAt } from "../../rules/multiplier.ts";
import type { DiceData } from "./data.ts";
import { type DiceOffer, SIDES } from "./odds.ts";
import { winsBet } from "./wins-bet.ts";
import type { DiceEvent } from "./wire.ts";

/** Draws each die in order, and pays the bet if the total wins it. The stake is in minor units. */
export function playDice(
  data: DiceData,
  bet: DiceOffer,
  draws: Draws,
  stakeMinor: bigint,
): Outcome<DiceEvent> {
  const dice = Array.from({ length: data.dice }, () => 1 + draws.below(SIDES));
  const total = dice.reduce((sum, face) => sum + face, 0);
  const events: DiceEvent[] = [{ type: "dice-rolled", dice, total }];
  const { side, target, multiplierHundredths } = bet;
  const payoutMinor = winsBet(bet, total) ? payoutAt(stakeMinor, multiplierHundredths) : 0n;
  if (payoutMinor > 0n) {
    const won = payoutMinor.toString();
    events.push({ type: "roll-won", side, target, multiplierHundredths, payoutMinor: won });
  }
  events.push({ type: "round-ended", payoutMinor: payoutMinor.toString() });
  return { events, payoutMinor };
}
