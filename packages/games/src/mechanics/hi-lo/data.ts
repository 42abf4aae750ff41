import { z } from "zod";
import { MultiplierHundredths, ReturnPercent } from "../../rules/multiplier.ts";
import { Stakes } from "../../rules/parts.ts";
import { reachesMaximum } from "./odds.ts";
import { HiLoDeck } from "./wire.ts";

/** Multipliers are whole hundredths, so a stake in whole units of the currency is always paid out exactly. */
export const HI_LO_STAKE_UNIT = 100;

/** With more skips from one deck, all cards of the rank shown could be gone, and no remaining guess might raise the worth. */
const MAX_SKIPS_OF_SINGLE = 2;

/**
 * The data of a hi-lo. Every way of playing returns `returnPercent` percent, minus the loss from rounding down to a hundredth of the stake.
 * The round ends automatically after `maximumGuesses` right guesses; no guess pays more than `maximumHundredths`. `skips` is the number of
 * cards that the player can replace in a round. Some play must pay exactly the maximum, because it is the largest win on the sheet: king,
 * ace, ace, ace from an endless deck pay 0.97 · 13 · 13 · 13 / 2.
 */
export const HiLoData = z
  .strictObject({
    stakes: Stakes,
    deck: HiLoDeck,
    returnPercent: ReturnPercent,
    // A pair of equal cards pays up to 48 times the stake, and must be on offer from the start.
    maximumHundredths: MultiplierHundredths.min(5000),
    maximumGuesses: z.int().min(3).max(30),
    skips: z.int().min(0).max(9),
  })
  .refine(({ stakes }) => stakes.every((stake) => stake % HI_LO_STAKE_UNIT === 0), {
    error: `a stake is a multiple of ${HI_LO_STAKE_UNIT}`,
    path: ["stakes"],
  })
  .refine(({ deck, skips }) => deck === "endless" || skips <= MAX_SKIPS_OF_SINGLE, {
    error: `at most ${MAX_SKIPS_OF_SINGLE} skips with a single deck`,
    path: ["skips"],
  })
  .refine(({ deck, maximumGuesses, skips }) => deck === "endless" || maximumGuesses + skips <= 20, {
    error: "a single deck has no cards for so many guesses and skips",
    path: ["maximumGuesses"],
  })
  .refine(reachesMaximum, {
    error: "some play of three guesses pays exactly the maximum",
    path: ["maximumHundredths"],
  });
export type HiLoData = z.infer<typeof HiLoData>;
