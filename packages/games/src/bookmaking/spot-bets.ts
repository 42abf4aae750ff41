import { RoundRefusedError } from "../rules/round-refused.ts";
import type { SlipBet } from "./slip-wire.ts";

/** A bet on a spot or a selection, in minor units. */
export type SpotBetOn<Spot> = { readonly spot: Spot; readonly amountMinor: bigint };

/**
 * The bets with their spots. Throws `RoundRefusedError`: `invalid_input` for an unknown or repeated spot, `invalid_stake` if the sum of the
 * bets differs from the stake.
 */
export function readSpotBets<Spot>(
  spots: ReadonlyMap<string, Spot>,
  stakeMinor: bigint,
  bets: readonly SlipBet[],
): SpotBetOn<Spot>[] {
  const names = new Set<string>();
  let sumMinor = 0n;
  const read = bets.map(({ spot: name, amountMinor: text }) => {
    const spot = spots.get(name);
    if (!spot) throw new RoundRefusedError("invalid_input", `there is no spot ${JSON.stringify(name)}`);
    if (names.has(name)) throw new RoundRefusedError("invalid_input", `two bets on ${name}`);
    names.add(name);
    const amountMinor = BigInt(text);
    sumMinor += amountMinor;
    return { spot, amountMinor };
  });
  if (sumMinor !== stakeMinor)
    throw new RoundRefusedError(
      "invalid_stake",
      `the bets add up to ${sumMinor}, the stake is ${stakeMinor}`,
    );
  return read;
}

/**
 * Refuses with `invalid_stake` bets that are not a multiple of the unit, or above a limit, in the currency with this scale. Limits are in
 * euro cents; `mostOn` is that of a single bet.
 */
export function checkSpotLimits<Spot>(
  limits: { readonly betUnit: number; readonly maximumStake: number },
  bets: readonly SpotBetOn<Spot>[],
  mostOn: (spot: Spot) => bigint,
  scale: bigint,
): void {
  const unitMinor = BigInt(limits.betUnit) * scale;
  let sumMinor = 0n;
  for (const { spot, amountMinor } of bets) {
    sumMinor += amountMinor;
    if (amountMinor % unitMinor !== 0n)
      throw new RoundRefusedError("invalid_stake", `a bet is a multiple of ${unitMinor} minor units`);
    const mostMinor = mostOn(spot) * scale;
    if (amountMinor > mostMinor)
      throw new RoundRefusedError("invalid_stake", `this bet takes at most ${mostMinor}`);
  }
  const mostMinor = BigInt(limits.maximumStake) * scale;
  if (sumMinor > mostMinor)
    throw new RoundRefusedError("invalid_stake", `a round takes at most ${mostMinor}`);
}

/** Settles bets: a `bet-won` for each winning bet in their order, then `round-ended`. `paidMinor` is a bet's payout, 0 if it has lost. */
export function settleSpotBets<Spot>(
  bets: readonly SpotBetOn<Spot>[],
  nameOf: (spot: Spot) => string,
  paidMinor: (bet: SpotBetOn<Spot>) => bigint,
) {
  let payoutMinor = 0n;
  const won = bets.flatMap((bet) => {
    const paid = paidMinor(bet);
    payoutMinor += paid;
    if (paid === 0n) return [];
    return [
      {
        type: "bet-won" as const,
        spot: nameOf(bet.spot),
        amountMinor: bet.amountMinor.toString(),
        payoutMinor: paid.toString(),
      },
    ];
  });
  return {
    events: [...won, { type: "round-ended" as const, payoutMinor: payoutMinor.toString() }],
    payoutMinor,
  };
}
