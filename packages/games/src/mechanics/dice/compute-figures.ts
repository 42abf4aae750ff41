import { type Distribution, type Figures, figuresOf } from "../../exact/figures.ts";
import { rational, toNumber } from "../../exact/rational.ts";
import { chancesOfCounts, type WinChances, winChancesOf, withAimedWin } from "../../exact/win-chances.ts";
import type { DiceData } from "./data.ts";
import { allThrows, type DiceOffer, diceOffers, offerOf } from "./odds.ts";

/** The exact figures of one bet. */
export function figuresOfDiceBet(data: DiceData, offer: DiceOffer): Figures {
  return figuresOf(throwsOf(data, offer), 100);
}

/** The number of throws for each multiplier in hundredths that the bet pays. */
function throwsOf(data: DiceData, { wins, multiplierHundredths }: DiceOffer): Distribution {
  return new Map([
    [0, allThrows(data) - wins],
    [multiplierHundredths, wins],
  ]);
}

/** The figures of the usual bet; the largest win is that of the highest-paying bet. */
export function diceFigures(data: DiceData): Figures {
  const offers = diceOffers(data);
  const usual = offerOf(offers, data.usual);
  if (!usual) throw new Error("the usual bet is not on offer");
  const largest = Math.max(...offers.map(({ multiplierHundredths }) => multiplierHundredths));
  return { ...figuresOfDiceBet(data, usual), maxWinMultiple: rational(largest, 100) };
}

/** The chances of the usual bet's wins. The reachable win is that of the bet that pays most. */
export function diceWinChances(data: DiceData): WinChances {
  const offers = diceOffers(data);
  const usual = offerOf(offers, data.usual);
  if (!usual) throw new Error("the usual bet is not on offer");
  const best = offers.reduce((one, other) =>
    other.multiplierHundredths > one.multiplierHundredths ? other : one,
  );
  return withAimedWin(winChancesOf(chancesOfCounts(throwsOf(data, usual)), 100), {
    multiple: rational(best.multiplierHundredths, 100),
    chance: toNumber(rational(best.wins, allThrows(data))),
  });
}
