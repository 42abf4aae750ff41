import { payoutAt } from "../rules/multiplier.ts";
import { RoundRefusedError } from "../rules/round-refused.ts";
import { checkStakeUnit } from "../rules/stakes.ts";
import { maximumBetOn, type Selection } from "./selection.ts";
import type { SlipLimits } from "./slip-data.ts";
import { SlipInput } from "./slip-wire.ts";
import { checkSpotLimits, readSpotBets, type SpotBetOn, settleSpotBets } from "./spot-bets.ts";

/** A single bet on a selection, in minor units. */
export type SlipSelectionBet<Outcome> = SpotBetOn<Selection<Outcome>>;

/** A bet must be a multiple of this number of minor units to pay a whole amount at all odds. */
const EXACT_UNIT_MINOR = 50n;

/**
 * The single bets of a slip. Throws `RoundRefusedError`: `invalid_input` for a malformed, unknown or repeated bet, `invalid_stake` if a bet
 * cannot be paid exactly or the sum of the bets differs from the stake.
 */
export function parseSlip<Outcome>(
  selections: ReadonlyMap<string, Selection<Outcome>>,
  stakeMinor: bigint,
  input: unknown,
): SlipSelectionBet<Outcome>[] {
  checkStakeUnit(stakeMinor, EXACT_UNIT_MINOR);
  const parsed = SlipInput.safeParse(input);
  if (!parsed.success) throw new RoundRefusedError("invalid_input", "the input is a list of bets");
  const bets = readSpotBets(selections, stakeMinor, parsed.data.bets);
  for (const { amountMinor } of bets) checkStakeUnit(amountMinor, EXACT_UNIT_MINOR);
  return bets;
}

/** Refuses with `invalid_stake` bets that are not a multiple of the unit, or above a limit, in the currency with this scale. */
export function checkSlipLimits(
  limits: SlipLimits,
  bets: readonly SlipSelectionBet<never>[],
  scale: bigint,
): void {
  checkSpotLimits(limits, bets, ({ oddsHundredths }) => maximumBetOn(limits, oddsHundredths), scale);
}

/** Settles the bets for an outcome: a `bet-won` for each winning bet in the order of the slip, then `round-ended`. */
export function settleSlip<Outcome>(bets: readonly SlipSelectionBet<Outcome>[], outcome: Outcome) {
  return settleSpotBets(
    bets,
    ({ spot }) => spot,
    ({ spot: { wins, oddsHundredths }, amountMinor }) =>
      wins(outcome) ? payoutAt(amountMinor, oddsHundredths) : 0n,
  );
}
