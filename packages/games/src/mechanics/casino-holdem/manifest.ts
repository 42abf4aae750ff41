import { anteAlone, anteAndSideBet } from "../../cards/bet-inputs.ts";
import { parseNamedBets } from "../../cards/parse-bets.ts";
import type { DecidedRound, Mechanic } from "../../rules/mechanic.ts";
import { twoDigits } from "../../rules/parts.ts";
import { checkOnOffer, checkStakeUnit, stakesOf } from "../../rules/stakes.ts";
import { holdemFigures, holdemWinChances } from "./compute-figures.ts";
import { CasinoHoldemData } from "./data.ts";
import { CALL_RULE_RETURN } from "./figures.ts";
import { actHoldem, dealHoldem, type HoldemState, hintHoldem, startHoldem } from "./play.ts";
import { CasinoHoldemAction, CasinoHoldemEvent, CasinoHoldemInput, CasinoHoldemLayout } from "./wire.ts";

/**
 * Two cards each and five community cards: after the flop the player calls for two antes, or folds. Every pay is a whole multiple, so any
 * stake is paid exactly. After a call the ante is paid by its table when the player wins or the dealer does not qualify. The sheet's
 * figures are those of the ante with the best play.
 */
export const casinoHoldem: Mechanic<CasinoHoldemData> = {
  id: "casino-holdem",
  family: "cards",
  data: CasinoHoldemData,
  input: CasinoHoldemInput,
  action: CasinoHoldemAction,
  event: CasinoHoldemEvent,
  layout: CasinoHoldemLayout,
  rulesOf(data) {
    const stakes = stakesOf(data);
    return {
      kind: "decided",
      takesFurtherStakes: true,
      stakes,
      computeFigures: () => holdemFigures(data),
      computeWinChances: () => holdemWinChances(data),
      layout: () => holdemLayout(data),
      usualInput: anteAlone,
      sampleInputs: (stakeMinor) => anteAndSideBet("aa-bonus", stakeMinor),
      accept(stakeMinor, input) {
        checkStakeUnit(stakeMinor, 1n);
        const bets = parseNamedBets(CasinoHoldemInput, stakeMinor, input);
        const anteMinor = bets.get("ante") ?? 0n;
        const bonusMinor = bets.get("aa-bonus") ?? 0n;
        const round: DecidedRound<HoldemState, CasinoHoldemAction> = {
          checkOffer(scale) {
            for (const amountMinor of bets.values()) checkOnOffer(amountMinor, stakes, scale);
          },
          start: (draws) => startHoldem({ anteMinor, bonusMinor }, dealHoldem(draws)),
          act: (state, action) => actHoldem(data, state, action),
          forfeit: () => ({ move: "fold" }),
          hint: (state) => hintHoldem(data, state),
        };
        return round as DecidedRound;
      },
    };
  },
};

export function holdemLayout({ antePays, bonusPays, returns }: CasinoHoldemData): CasinoHoldemLayout {
  return {
    kind: "casino-holdem",
    call: 2,
    qualifiesFrom: "4",
    antePays: [
      { hand: "royal-flush", pays: antePays.royalFlush },
      { hand: "straight-flush", pays: antePays.straightFlush },
      { hand: "four-of-a-kind", pays: antePays.fourOfAKind },
      { hand: "full-house", pays: antePays.fullHouse },
      { hand: "flush", pays: antePays.flush },
      { hand: "straight-or-less", pays: 1 },
    ],
    bonusPays: [
      { hand: "royal-flush", pays: bonusPays.royalFlush },
      { hand: "straight-flush", pays: bonusPays.straightFlush },
      { hand: "four-of-a-kind", pays: bonusPays.fourOfAKind },
      { hand: "full-house", pays: bonusPays.fullHouse },
      { hand: "flush", pays: bonusPays.flush },
      { hand: "pair-of-aces-to-straight", pays: bonusPays.acesToStraight },
    ],
    returns: { ...returns, rule: twoDigits(CALL_RULE_RETURN) },
  };
}
