import { type Figures, figuresOf } from "../../exact/figures.ts";
import { rational } from "../../exact/rational.ts";
import type { DiceData } from "./data.ts";
import { allThrows, type DiceOffer, diceOffers, offerOf } from "./odds.ts";

/** The exact figures of one bet. */
export function figuresOfDiceBet(data: DiceData, { wins, multiplierHundredths }: DiceOffer): Figures {
  const distribution = new Map([
    [0, allThrows(data) - wins],
    [multiplierHundredths, wins],
  ]);
  return figuresOf(distribution, 100);
}

/** The figures of the usual bet; the largest win is that of the bet that pays most. */
export function diceFigures(data: DiceData): Figures {
  const offers = diceOffers(data);
  const usual = offerOf(offers, data.usual);
  if (!usual) throw new Error("the usual bet is not on offer");
  const largest = Math.max(...offers.map(({ multiplierHundredths }) => multiplierHundredths));
  return { ...figuresOfDiceBet(data, usual), maxWinMultiple: rational(largest, 100) };
}
