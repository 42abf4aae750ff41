import { add, multiply, type Rational, rational, subtract } from "../../exact/rational.ts";
import { solveFeature, TRIGGERING_SCATTERS } from "../../slots/free-spins.ts";
import type { LinesData } from "./data.ts";
import { solveBonus } from "./feature-figures.ts";
import { paidSpin, paysFor } from "./spin.ts";
import { outcomesOf } from "./spin-cases.ts";
import { factorisedParts } from "./spin-parts.ts";

/**
 * Computes only the exact return, without counting stops. A line shows each place of a reel equally often and reels are independent, so the
 * counts of each symbol on each reel suffice. Takes milliseconds. The result equals the return in `computeFigures`.
 */
export function computeReturn(data: LinesData): Rational {
  if (data.feature) return returnWithFeature(data);
  const spin = spinByReels(data);
  const none = { chance: 0, mean: 0, square: 0 };
  const feature = solveFeature(data, { ...spin, nothing: rational(0), plain: none, triggering: none });
  return multiply(add(spin.mean, multiply(spin.trigger, feature.mean)), rational(1, data.coinsPerStake));
}

function returnWithFeature(data: LinesData): Rational {
  const feature = solveBonus(data, factorisedParts);
  const stops = outcomesOf(data);
  let coins = 0n;
  let triggers = 0n;
  for (const part of factorisedParts(data, paidSpin(data))) {
    coins += part.coins;
    if (part.triggers) triggers += part.count;
  }
  const mean = add(rational(coins, stops), multiply(rational(triggers, stops), feature.mean));
  return multiply(mean, rational(1, data.coinsPerStake));
}

/** The mean of one spin in coins, and the probability that it awards free spins. */
export function spinByReels(data: LinesData): { mean: Rational; trigger: Rational } {
  let mean = rational(0);
  for (const [symbol, pays] of Object.entries(data.linePays)) {
    const { three, four, five } = chancesOf(data, symbol);
    for (const [coins, chance] of [
      [pays[3], three],
      [pays[4], four],
      [pays[5], five],
    ] as const)
      mean = add(mean, multiply(rational(coins * data.lines.length), chance));
  }
  let trigger = rational(0);
  for (const [count, chance] of scatterChances(data).entries()) {
    mean = add(mean, multiply(rational(paysFor(data.scatterPays, count)), chance));
    if (count >= TRIGGERING_SCATTERS) trigger = add(trigger, chance);
  }
  return { mean, trigger };
}

/** The probabilities that a line shows exactly three, four and five of a symbol from the left. */
function chancesOf(data: LinesData, symbol: string) {
  const shares = data.strips.map((strip) => shareOf(strip, [symbol, data.wild]));
  const upTo = (count: number) => shares.slice(0, count).reduce(multiply, rational(1));
  return { three: subtract(upTo(3), upTo(4)), four: subtract(upTo(4), upTo(5)), five: upTo(5) };
}

/** The probability of each number of scatters; a reel shows at most one. */
function scatterChances({ strips, scatter, rows }: LinesData): Rational[] {
  let chances = [rational(1)];
  for (const strip of strips) {
    const shown = multiply(rational(rows), shareOf(strip, [scatter]));
    const hidden = subtract(rational(1), shown);
    chances = [...chances, rational(0)].map((chance, count) =>
      add(multiply(chance, hidden), multiply(chances[count - 1] ?? rational(0), shown)),
    );
  }
  return chances;
}

function shareOf(strip: readonly string[], symbols: readonly string[]): Rational {
  return rational(strip.filter((symbol) => symbols.includes(symbol)).length, strip.length);
}
