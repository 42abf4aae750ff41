import { RANKS } from "../../cards/card.ts";
import { rational, toPercent } from "../../exact/rational.ts";
import type { GameEvent, Mechanic } from "../../rules/mechanic.ts";
import { returnOf } from "../../rules/multiplier.ts";
import { NoInput } from "../../rules/parts.ts";
import { choiceRules } from "../../rules/stake-rules.ts";
import { figuresOfPlays, hiLoFigures, hiLoWinChances } from "./compute-figures.ts";
import { HI_LO_STAKE_UNIT, HiLoData } from "./data.ts";
import { firstStandings, offersFor } from "./odds.ts";
import { hiLoRound } from "./play.ts";
import { HiLoAction, HiLoEvent, HiLoLayout, type HiLoOffer } from "./wire.ts";

/** The player guesses whether the next card is higher or lower. Each right guess raises the cash-out, and a wrong one ends the round. */
export const hiLo: Mechanic<HiLoData> = {
  id: "hi-lo",
  family: "quick",
  motion: "deal",
  data: HiLoData,
  input: NoInput,
  action: HiLoAction,
  event: HiLoEvent,
  layout: HiLoLayout,
  rulesOf: (data) =>
    choiceRules({
      takesFurtherStakes: false,
      coveredShareAfter: coveredByGuesses,
      stakes: data.stakes,
      unitMinor: BigInt(HI_LO_STAKE_UNIT),
      computeFigures: () => hiLoFigures(data),
      choices: () => figuresOfPlays(data),
      computeWinChances: () => hiLoWinChances(data),
      layout: () => layoutOf(data),
      begin: (stakeMinor) => hiLoRound(data, stakeMinor),
    }),
};

/** The chance that all guesses up to the cash-out are right, on the cards that were shown. */
function coveredByGuesses(events: readonly GameEvent[]): number | undefined {
  let share = 1;
  let offers: readonly HiLoOffer[] = [];
  for (const each of events) {
    const { data: event } = HiLoEvent.safeParse(each);
    if (event?.type === "guesses-offered") offers = event.guesses;
    if (event?.type === "guess-right") {
      const taken = offers.find(({ side }) => side === event.side);
      share *= taken ? taken.cards / taken.of : 1;
    }
    if (event?.type === "guesses-won") return share;
  }
  return undefined;
}

/**
 * Before rounding, the cash-out times its chance is `returnPercent` percent, however many guesses are made. Rounding down loses less than a
 * hundredth of the stake, and a cash-out pays at least 101 hundredths: so every way of playing returns more than 101/102 of
 * `returnPercent`.
 */
function layoutOf(data: HiLoData): HiLoLayout {
  return {
    kind: "hi-lo",
    deck: data.deck,
    maximumGuesses: data.maximumGuesses,
    skips: data.skips,
    maximumHundredths: data.maximumHundredths,
    firstGuesses: firstStandings(data.deck).map((standing) => ({
      rank: RANKS.charAt(standing.rank),
      guesses: offersFor(data, standing).map((offer) => ({
        ...offer,
        returnToPlayer: toPercent(
          returnOf(offer.multiplierHundredths, { wins: BigInt(offer.cards), all: BigInt(offer.of) }),
          2,
        ),
      })),
    })),
    lowestReturn: toPercent(rational(data.returnPercent * 101, 100 * 102), 2),
    highestReturn: toPercent(rational(data.returnPercent, 100), 2),
  };
}
