import { drawWeighted } from "../../fairness/weighted.ts";
import type { FreeSpins } from "../../slots/free-spins.ts";
import { type BonusTrail, type BonusWheel, DIE_FACES } from "./bonus.ts";
import { freeSpinsOf } from "./bonus-results.ts";
import type { LinesData } from "./data.ts";
import { pay, type SpunRound } from "./spun-round.ts";
import { isEnd, TRAIL_START, trailStepOf } from "./trail.ts";

type BonusRound = SpunRound & { readonly data: LinesData };

/** Plays what three scatters start before the free spins. Returns the free spins that follow, or undefined if none do. */
export function playBonus(round: BonusRound): FreeSpins | undefined {
  const { feature, freeSpins } = round.data;
  switch (feature?.kind) {
    case "bonus-wheel":
      return turnWheel(round, feature);
    case "bonus-trail":
      return walkTrail(round, feature) ? freeSpins : undefined;
    default:
      return freeSpins;
  }
}

function turnWheel(round: BonusRound, { segments }: BonusWheel): FreeSpins | undefined {
  const segment = drawWeighted(round.draws, segments);
  const prize = "prize" in segment ? segment.prize : 0;
  const payoutMinor = pay(round, prize * round.data.coinsPerStake);
  round.events.push({ type: "wheel-turned", segment: segments.indexOf(segment), payoutMinor });
  return freeSpinsOf(round.data, segment);
}

/** Returns whether the piece has reached the end. */
function walkTrail(round: BonusRound, trail: BonusTrail): boolean {
  const { data, draws, events } = round;
  const before = round.payoutMinor;
  events.push({ type: "trail-started", throws: trail.throws });
  let place = TRAIL_START;
  for (let left = trail.throws - 1; left >= 0 && !isEnd(trail, place); left -= 1) {
    const face = draws.below(DIE_FACES) + 1;
    const step = trailStepOf(trail, place, face);
    place = step.place;
    const payoutMinor = pay(round, step.prize * data.coinsPerStake);
    events.push({ type: "die-thrown", face, landed: step.landed, place, left, payoutMinor });
  }
  const hasEnded = isEnd(trail, place);
  events.push({ type: "trail-ended", hasEnded, totalMinor: (round.payoutMinor - before).toString() });
  return hasEnded;
}
