import { add, multiply, type Rational, rational } from "../../exact/rational.ts";
import { KENO_BALLS, KENO_DRAWN } from "./wire.ts";

/** What a slip pays in hundredths of its stake for each number of drawn spots. */
export type SpotPays = Readonly<Record<string, number>>;

/** The number of ways to choose `some` of `all` things. */
function waysToChoose(all: number, some: number): bigint {
  let ways = 1n;
  for (let taken = 0; taken < some; taken += 1) ways = (ways * BigInt(all - taken)) / BigInt(taken + 1);
  return ways;
}

/** The exact chance that `hits` of the slip's `spots` are drawn: 20 of 80 balls without replacement. */
export function chanceOfHits(spots: number, hits: number): Rational {
  const others = KENO_BALLS - spots;
  const drawnOthers = KENO_DRAWN - hits;
  return rational(
    waysToChoose(spots, hits) * waysToChoose(others, drawnOthers),
    waysToChoose(KENO_BALLS, KENO_DRAWN),
  );
}

/** The exact return of a slip with this number of spots. */
export function returnOfSpots(spots: number, pays: SpotPays): Rational {
  return Object.entries(pays).reduce(
    (sum, [hits, hundredths]) =>
      add(sum, multiply(chanceOfHits(spots, Number(hits)), rational(hundredths, 100))),
    rational(0),
  );
}

/** The exact chance that a slip with this number of spots pays anything. */
export function hitRateOfSpots(spots: number, pays: SpotPays): Rational {
  return Object.keys(pays).reduce((sum, hits) => add(sum, chanceOfHits(spots, Number(hits))), rational(0));
}
