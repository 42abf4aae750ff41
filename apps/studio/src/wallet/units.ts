import { HUB88_UNITS_PER_MINOR } from "@bellwether/contract/hub88.ts";

/** An amount in minor units as the wallet's integer. Throws a RangeError for an amount that a JSON number cannot represent exactly. */
export function unitsOf(amountMinor: bigint): number {
  const units = amountMinor * BigInt(HUB88_UNITS_PER_MINOR);
  if (units > BigInt(Number.MAX_SAFE_INTEGER))
    throw new RangeError(`${amountMinor} is too much for the wallet`);
  return Number(units);
}

/** The wallet's integer in minor units, or undefined if it is not a whole number of them. */
export function minorOfUnits(units: number): bigint | undefined {
  return units % HUB88_UNITS_PER_MINOR === 0 ? BigInt(units / HUB88_UNITS_PER_MINOR) : undefined;
}

/** The maximum stake that the wallet accepts, in whole minor units, rounded down; null if it gives none. */
export function capMinorOf(reply: { maximum_stake?: number | undefined }): bigint | null {
  return reply.maximum_stake === undefined
    ? null
    : BigInt(reply.maximum_stake) / BigInt(HUB88_UNITS_PER_MINOR);
}

/**
 * The wallet's balance in whole minor units, rounded down. A negative balance, possible after a late correction of a deposit, counts as 0.
 */
export function balanceMinorOf(reply: { balance?: number | undefined }): bigint {
  const units = BigInt(reply.balance ?? 0);
  return units > 0n ? units / BigInt(HUB88_UNITS_PER_MINOR) : 0n;
}
