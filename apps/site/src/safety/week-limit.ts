import type { PlayerLimit, PlayerLimits } from "@bellwether/contract/calls/limits.ts";
import type { WeekLimit } from "@bellwether/contract/frames.ts";
import { amountToMinor } from "@bellwether/contract/minor-units.ts";

/** The player's limit of the running week on stakes or on losses, whichever has less left; null without one. */
export function weekLimitOf({ limit_duration }: Pick<PlayerLimits, "limit_duration">): WeekLimit | null {
  const { maxwager, netloss } = limit_duration;
  const [least] = [leftOf("maxwager", maxwager.weekly), leftOf("netloss", netloss.weekly)]
    .flatMap((left) => left ?? [])
    .sort((one, other) => Number(one.leftMinor - other.leftMinor));
  return least ? { type: least.type, leftMinor: String(least.leftMinor) } : null;
}

function leftOf(type: WeekLimit["type"], { actual, used }: Pick<PlayerLimit, "actual" | "used">) {
  if (actual?.amount === undefined || actual.amount === null) return undefined;
  const leftMinor = amountToMinor(actual.amount) - amountToMinor(used);
  // A limit may have been lowered below what is used of it.
  return { type, leftMinor: leftMinor > 0n ? leftMinor : 0n };
}
