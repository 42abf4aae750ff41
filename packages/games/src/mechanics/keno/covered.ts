import { toNumber } from "../../exact/rational.ts";
import { hitRateOfSpots, type SpotPays } from "./odds.ts";
import { KENO_BALLS, KENO_DRAWN } from "./wire.ts";

type PaidSlip = { readonly numbers: readonly number[]; readonly pays: SpotPays };

/** The standard error of a share is half a percent of all draws at most. */
const SAMPLED_DRAWS = 8_192;

let sample: readonly Uint8Array[] | undefined;

/**
 * The share of draws in which one of these slips of a player pays: exact for one slip. Slips can have numbers in common, so for several it is
 * counted in a fixed sample of draws, the same on every node.
 */
export function coveredBySlips(slips: readonly PaidSlip[]): number {
  const [first, ...others] = slips;
  if (!first) return 0;
  if (others.length === 0) return toNumber(hitRateOfSpots(first.pays));
  sample ??= sampleDraws();
  return sample.filter((isDrawn) => slips.some((slip) => pays(slip, isDrawn))).length / SAMPLED_DRAWS;
}

function pays({ numbers, pays }: PaidSlip, isDrawn: Uint8Array): boolean {
  let hits = 0;
  for (const number of numbers) hits += isDrawn[number] ?? 0;
  return (pays[hits] ?? 0) > 0;
}

/** For each draw, a 1 at the place of every number that it has. */
function sampleDraws(): Uint8Array[] {
  // A generator of 32 bits by Marsaglia (xorshift): these draws decide nothing.
  let state = 0x9e3779b9;
  const below = (bound: number) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
  const balls = Array.from({ length: KENO_BALLS }, (_, index) => index + 1);
  return Array.from({ length: SAMPLED_DRAWS }, () => {
    const isDrawn = new Uint8Array(KENO_BALLS + 1);
    for (let drawn = 0; drawn < KENO_DRAWN; drawn += 1) {
      const at = drawn + below(KENO_BALLS - drawn);
      const ball = balls[at] as number;
      balls[at] = balls[drawn] as number;
      balls[drawn] = ball;
      isDrawn[ball] = 1;
    }
    return isDrawn;
  });
}
