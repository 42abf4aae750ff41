import type { WeekLimit } from "@bellwether/contract/frames.ts";

/** What a receipt says about the week's limit: `afterMinor` is undefined if the ticket takes nothing now or more than is left. */
type WeekLimitLeft = {
  type: WeekLimit["type"];
  leftMinor: bigint;
  afterMinor: bigint | undefined;
  isOver: boolean;
};

/** @param takenMinor what the ticket takes now: nothing for a standing order and for free tickets. */
export function weekLimitLeft(limit: WeekLimit | null, takenMinor: bigint): WeekLimitLeft | undefined {
  if (!limit) return undefined;
  const leftMinor = BigInt(limit.leftMinor);
  const isOver = takenMinor > leftMinor;
  const afterMinor = takenMinor > 0n && !isOver ? leftMinor - takenMinor : undefined;
  return { type: limit.type, leftMinor, afterMinor, isOver };
}
