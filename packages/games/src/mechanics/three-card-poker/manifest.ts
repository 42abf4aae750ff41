import { anteAlone, anteAndSideBet } from "../../cards/bet-inputs.ts";
import { cardsOf, cardText } from "../../cards/card.ts";
import { parseNamedBets } from "../../cards/parse-bets.ts";
import { toPercent } from "../../exact/rational.ts";
import type { DecidedRound, Mechanic } from "../../rules/mechanic.ts";
import { checkOnOffer, checkStakeUnit, stakesOf } from "../../rules/stakes.ts";
import { pairPlusFigures, threeCardFigures, threeCardWinChances } from "./compute-figures.ts";
import { ThreeCardPokerData } from "./data.ts";
import {
  actThreeCards,
  anteBonusOf,
  hintThreeCards,
  PLAY_FROM,
  pairPlusOf,
  startThreeCards,
  type ThreeCardState,
} from "./play.ts";
import {
  ThreeCardHand,
  ThreeCardPokerAction,
  ThreeCardPokerEvent,
  ThreeCardPokerInput,
  ThreeCardPokerLayout,
} from "./wire.ts";

/**
 * Three cards against the dealer's: play for one more ante, or fold. Every pay is a whole multiple, so any stake is paid exactly. The sheet's
 * figures are those of the ante with the best play.
 */
export const threeCardPoker: Mechanic<ThreeCardPokerData> = {
  id: "three-card-poker",
  family: "cards",
  data: ThreeCardPokerData,
  input: ThreeCardPokerInput,
  action: ThreeCardPokerAction,
  event: ThreeCardPokerEvent,
  layout: ThreeCardPokerLayout,
  rulesOf(data) {
    const stakes = stakesOf(data);
    return {
      kind: "decided",
      takesFurtherStakes: true,
      stakes,
      computeFigures: () => threeCardFigures(data),
      computeWinChances: () => threeCardWinChances(data),
      layout: () => threeCardLayout(data),
      usualInput: anteAlone,
      sampleInputs: (stakeMinor) => anteAndSideBet("pair-plus", stakeMinor),
      accept(stakeMinor, input) {
        checkStakeUnit(stakeMinor, 1n);
        const bets = parseNamedBets(ThreeCardPokerInput, stakeMinor, input);
        const anteMinor = bets.get("ante") ?? 0n;
        const pairPlusMinor = bets.get("pair-plus") ?? 0n;
        const round: DecidedRound<ThreeCardState, ThreeCardPokerAction> = {
          checkOffer(scale) {
            for (const amountMinor of bets.values()) checkOnOffer(amountMinor, stakes, scale);
          },
          start: (draws) => startThreeCards({ anteMinor, pairPlusMinor }, draws),
          act: (state, action) => actThreeCards(data, state, action),
          forfeit: () => ({ move: "fold" }),
          hint: hintThreeCards,
        };
        return round as DecidedRound;
      },
    };
  },
};

const sheetReturns = new WeakMap<ThreeCardPokerData, ThreeCardPokerLayout["returns"]>();

/** The returns take a tenth of a second to compute, once for a model. */
function returnsOfData(data: ThreeCardPokerData): ThreeCardPokerLayout["returns"] {
  const known = sheetReturns.get(data) ?? {
    ante: toPercent(threeCardFigures(data).returnToPlayer, 2),
    pairPlus: toPercent(pairPlusFigures(data).returnToPlayer, 2),
  };
  sheetReturns.set(data, known);
  return known;
}

function threeCardLayout(data: ThreeCardPokerData): ThreeCardPokerLayout {
  const paysBy = (paysOf: (data: ThreeCardPokerData, hand: ThreeCardHand) => number) =>
    ThreeCardHand.options
      .toReversed()
      .map((hand) => ({ hand, pays: paysOf(data, hand) }))
      .filter(({ pays }) => pays > 0);
  return {
    kind: "three-card-poker",
    anteBonus: paysBy(anteBonusOf),
    pairPlus: paysBy(pairPlusOf),
    returns: returnsOfData(data),
    playFrom: cardsOf(PLAY_FROM).map(cardText),
  };
}
