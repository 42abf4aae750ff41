import type { Mechanic } from "../../rules/mechanic.ts";
import { rangeOfReturns, returnOf } from "../../rules/multiplier.ts";
import { RoundRefusedError } from "../../rules/round-refused.ts";
import { checkOnOffer, checkStakeUnit, stakesOf } from "../../rules/stakes.ts";
import { diceFigures, diceWinChances, figuresOfDiceBet } from "./compute-figures.ts";
import { DICE_STAKE_UNIT, DiceData } from "./data.ts";
import { allThrows, type DiceOffer, diceOffers, offerOf, SIDES } from "./odds.ts";
import { playDice } from "./play.ts";
import { DiceEvent, DiceInput, DiceLayout } from "./wire.ts";

/** One throw, and a bet under, over or exactly on a total that the player picks: the lower the chance, the higher the multiplier. */
export const dice: Mechanic<DiceData> = {
  id: "dice",
  family: "quick",
  motion: "cubes",
  data: DiceData,
  input: DiceInput,
  event: DiceEvent,
  layout: DiceLayout,
  rulesOf(data) {
    const stakes = stakesOf(data);
    const offers = diceOffers(data);
    return {
      kind: "instant",
      stakes,
      computeFigures: () => diceFigures(data),
      choices: () => offers.map((offer) => figuresOfDiceBet(data, offer)),
      computeWinChances: () => diceWinChances(data),
      layout: () => layoutOf(data, offers),
      usualInput: () => data.usual,
      sampleInputs: () => offers.map(({ side, target }) => ({ side, target })),
      accept(stakeMinor, input) {
        const parsed = DiceInput.safeParse(input);
        if (!parsed.success) throw new RoundRefusedError("invalid_input", "the input is a side and a target");
        const bet = offerOf(offers, parsed.data);
        if (!bet) {
          const { side, target } = parsed.data;
          throw new RoundRefusedError("invalid_input", `${side} ${target} is not on offer`);
        }
        checkStakeUnit(stakeMinor, BigInt(DICE_STAKE_UNIT));
        return {
          checkOffer: (scale) => checkOnOffer(stakeMinor, stakes, scale),
          coveredShare: Number(bet.wins) / Number(allThrows(data)),
          play: (draws) => playDice(data, bet, draws, stakeMinor),
        };
      },
    };
  },
};

function layoutOf(data: DiceData, offers: readonly DiceOffer[]): DiceLayout {
  const all = allThrows(data);
  const listed = (side: DiceOffer["side"]) =>
    offers
      .filter((offer) => offer.side === side)
      .map(({ target, wins, multiplierHundredths }): DiceLayout["under"][number] => [
        target,
        Number(wins),
        multiplierHundredths,
      ]);
  return {
    kind: "dice",
    dice: data.dice,
    lowest: data.dice,
    highest: data.dice * SIDES,
    all: Number(all),
    under: listed("under"),
    exactly: listed("exactly"),
    usual: data.usual,
    ...rangeOfReturns(
      offers.map(({ multiplierHundredths, wins }) => returnOf(multiplierHundredths, { wins, all })),
    ),
  };
}
