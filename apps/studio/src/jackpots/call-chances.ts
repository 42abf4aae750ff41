import { leastOutOf, mostAmount } from "@bellwether/contract/pot-rules.ts";
import { type ClockChances, clockChances, payableDown } from "@bellwether/games";
import { payableMinor } from "./pot-store.ts";

/** How often a drop falls in a day, on average, at the play of the day before. */
const FALLS_IN_A_DAY = { hour: 24n, day: 1n } as const;

/** The terms of a drop in a currency. */
export type CallTerms = { currency: string; keepsPercent: number; contributionThousandths: number };

/**
 * The chances of a call that is planned now: so many that the drop falls about once in its period at the play of the last 24 hours, and that
 * no entry has too large a share of the pot. A tenth is added to what the pot can pay, because it grows until the draw.
 */
export function callOutOf(
  { heldMinor, stakesOfDay }: { heldMinor: bigint; stakesOfDay: bigint },
  { period, currency, keepsPercent, contributionThousandths }: CallTerms & { period: "hour" | "day" },
): number {
  const falls = FALLS_IN_A_DAY[period];
  const byPlay = Number((stakesOfDay + falls - 1n) / falls);
  const paysMinor = payableMinor(heldMinor, keepsPercent, currency);
  return Math.max(byPlay, leastOutOf(paysMinor + paysMinor / 10n, contributionThousandths));
}

/**
 * What a call pays: all that its pot can pay, and never more than its chances allow. They were published before its stakes, and a pot that has
 * grown much since then would give an entry too large a share.
 */
export function callAmount(
  heldMinor: bigint,
  chances: ClockChances,
  { currency, keepsPercent, contributionThousandths }: CallTerms,
): bigint {
  const paysMinor = payableMinor(heldMinor, keepsPercent, currency);
  const mostMinor = payableDown(currency, mostAmount(clockChances(chances), contributionThousandths));
  return paysMinor < mostMinor ? paysMinor : mostMinor;
}
