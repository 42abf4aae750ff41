import { add, multiply, type Rational, rational } from "../../exact/rational.ts";
import { waysToChoose } from "../../exact/ways-to-choose.ts";
import { KENO_BALLS, KENO_DRAWN } from "./wire.ts";

/** What a slip pays in hundredths of its stake: for no drawn spot, for one, and so on. */
export type SpotPays = readonly number[];

/** The exact chance that `hits` of the slip's `spots` are drawn: 20 of 80 balls without replacement. */
export function chanceOfHits(spots: number, hits: number): Rational {
  const others = KENO_BALLS - spots;
  const drawnOthers = KENO_DRAWN - hits;
  return rational(
    waysToChoose(spots, hits) * waysToChoose(others, drawnOthers),
    waysToChoose(KENO_BALLS, KENO_DRAWN),
  );
}

/** The exact return of a slip with these pays. */
export function returnOfSpots(pays: SpotPays): Rational {
  return pays.reduce(
    (sum, hundredths, hits) =>
      add(sum, multiply(chanceOfHits(pays.length - 1, hits), rational(hundredths, 100))),
    rational(0),
  );
}

/** The exact chance that a slip with these pays wins anything. */
export function hitRateOfSpots(pays: SpotPays): Rational {
  return pays.reduce(
    (sum, hundredths, hits) => (hundredths > 0 ? add(sum, chanceOfHits(pays.length - 1, hits)) : sum),
    rational(0),
  );
}
