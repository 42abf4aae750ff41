import type { DropFile, JackpotFile, NetworkTier } from "@bellwether/contract/content/jackpot.ts";
import { add, type Rational, rational } from "../exact/rational.ts";

/** The share of a stake that a tier of a network pays back: its contribution, and its seed times the chance of a hit. */
export function tierReturn({ contributionPpm, seed, hitEvery }: NetworkTier): Rational {
  return add(rational(BigInt(contributionPpm), 1_000_000n), rational(BigInt(seed), BigInt(hitEvery)));
}

/** The share of a stake, in euro cents, that a drop or a clock pays back; nothing for a stake that does not qualify. */
export function dropReturn(
  { contributionMilliCents, minimumStake }: Pick<DropFile, "contributionMilliCents" | "minimumStake">,
  stakeCents: number,
): Rational {
  if (stakeCents < minimumStake) return rational(0n, 1n);
  return rational(BigInt(contributionMilliCents), 1_000n * BigInt(stakeCents));
}

/** The share of a stake, in euro cents, that a jackpot pays back over the long run. */
export function jackpotReturn(jackpot: JackpotFile, stakeCents: number): Rational {
  if (jackpot.kind === "network") return sumOfReturns(jackpot.tiers.map(tierReturn));
  return dropReturn(jackpot, stakeCents);
}

export function sumOfReturns(returns: readonly Rational[]): Rational {
  return returns.reduce(add, rational(0n));
}
