import { HUB88_UNITS_PER_MINOR } from "@bellwether/contract/hub88.ts";

/** An amount in minor units as the wallet's integer. Throws a RangeError for what a JSON number cannot carry exactly. */
export function unitsOf(amountMinor: bigint): number {
  const units = amountMinor * BigInt(HUB88_UNITS_PER_MINOR);
  if (units > BigInt(Number.MAX_SAFE_INTEGER))
    throw new RangeError(`${amountMinor} is too much for the wallet`);
  return Number(units);
}

/** The wallet's integer in minor units, or undefined where it is not a whole number of them. */
export function minorOfUnits(units: number): bigint | undefined {
  return units % HUB88_UNITS_PER_MINOR === 0 ? BigInt(units / HUB88_UNITS_PER_MINOR) : undefined;
}

/** The largest stake that the wallet says it takes, in whole minor units, rounded down; null where it names none. */
export function capMinorOf(reply: { maximum_stake?: number | undefined }): bigint | null {
  return reply.maximum_stake === undefined
    ? null
    : BigInt(reply.maximum_stake) / BigInt(HUB88_UNITS_PER_MINOR);
}

/**
 * The wallet's balance in whole minor units, rounded down. Below zero, which a late correction of a deposit can cause, the
 * player has nothing to play with: 0.
 */
export function balanceMinorOf(reply: { balance?: number | undefined }): bigint {
  const units = BigInt(reply.balance ?? 0);
  return units > 0n ? units / BigInt(HUB88_UNITS_PER_MINOR) : 0n;
}
