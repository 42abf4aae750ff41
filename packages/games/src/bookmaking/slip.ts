import { payoutAt } from "../multiplier.ts";
import { RoundRefusedError } from "../round-refused.ts";
import { checkStakeUnit } from "../stakes.ts";
import { maximumBetOn, type Selection } from "./selection.ts";
import type { SlipLimits } from "./slip-data.ts";
import { type SlipBetWon, SlipInput } from "./slip-wire.ts";

/** A single bet on a selection, or on a spot of a show, in minor units. */
export type SlipSelectionBet<Chosen> = {
  readonly selection: Chosen;
  readonly amountMinor: bigint;
};

/** A bet must be a multiple of this number of minor units to pay a whole amount at all odds. */
const EXACT_UNIT_MINOR = 50n;

/**
 * The single bets of a slip. Throws `RoundRefusedError`: `invalid_input` for a malformed, unknown or repeated bet, `invalid_stake` if a bet
 * cannot be paid exactly or the sum of the bets differs from the stake.
 */
export function parseSlip<Chosen>(
  selections: ReadonlyMap<string, Chosen>,
  stakeMinor: bigint,
  input: unknown,
): SlipSelectionBet<Chosen>[] {
  checkStakeUnit(stakeMinor, EXACT_UNIT_MINOR);
  const parsed = SlipInput.safeParse(input);
  if (!parsed.success) throw new RoundRefusedError("invalid_input", "the input is a list of bets");
  const names = new Set<string>();
  let sumMinor = 0n;
  const bets = parsed.data.bets.map(({ spot, amountMinor: text }) => {
    const selection = selections.get(spot);
    if (!selection)
      throw new RoundRefusedError("invalid_input", `there is no selection ${JSON.stringify(spot)}`);
    if (names.has(spot)) throw new RoundRefusedError("invalid_input", `two bets on ${spot}`);
    names.add(spot);
    const amountMinor = BigInt(text);
    checkStakeUnit(amountMinor, EXACT_UNIT_MINOR);
    sumMinor += amountMinor;
    return { selection, amountMinor };
  });
  if (sumMinor !== stakeMinor)
    throw new RoundRefusedError(
      "invalid_stake",
      `the bets add up to ${sumMinor}, the stake is ${stakeMinor}`,
    );
  return bets;
}

/** Refuses with `invalid_stake` bets that are not a multiple of the unit, or above a limit, in the currency with this scale. */
export function checkSlipLimits(
  limits: SlipLimits,
  bets: readonly SlipSelectionBet<{ readonly spot: string; readonly oddsHundredths: number }>[],
  scale: bigint,
): void {
  const unitMinor = BigInt(limits.betUnit) * scale;
  let sumMinor = 0n;
  for (const { selection, amountMinor } of bets) {
    sumMinor += amountMinor;
    if (amountMinor % unitMinor !== 0n)
      throw new RoundRefusedError("invalid_stake", `a bet is a multiple of ${unitMinor} minor units`);
    const mostMinor = maximumBetOn(limits, selection.oddsHundredths) * scale;
    if (amountMinor > mostMinor)
      throw new RoundRefusedError("invalid_stake", `${selection.spot} takes at most ${mostMinor}`);
  }
  const mostMinor = BigInt(limits.maximumStake) * scale;
  if (sumMinor > mostMinor)
    throw new RoundRefusedError("invalid_stake", `a round takes at most ${mostMinor}`);
}

/** Settles the bets for an outcome: a `bet-won` for each winning bet in the order of the slip, then `round-ended`. */
export function settleSlip<Outcome>(bets: readonly SlipSelectionBet<Selection<Outcome>>[], outcome: Outcome) {
  return settleSpots(bets, (selection) => (selection.wins(outcome) ? selection.oddsHundredths : 0));
}

/** Settles the bets by their returns in hundredths of the stake: a `bet-won` for each bet that pays, then `round-ended`. */
export function settleSpots<Chosen extends { readonly spot: string }>(
  bets: readonly SlipSelectionBet<Chosen>[],
  returnOf: (chosen: Chosen) => number,
) {
  let payoutMinor = 0n;
  const won: SlipBetWon[] = [];
  for (const { selection, amountMinor } of bets) {
    const paidMinor = payoutAt(amountMinor, returnOf(selection));
    if (paidMinor === 0n) continue;
    payoutMinor += paidMinor;
    won.push({
      type: "bet-won",
      spot: selection.spot,
      amountMinor: amountMinor.toString(),
      payoutMinor: paidMinor.toString(),
    });
  }
  return {
    events: [...won, { type: "round-ended" as const, payoutMinor: payoutMinor.toString() }],
    payoutMinor,
  };
}
