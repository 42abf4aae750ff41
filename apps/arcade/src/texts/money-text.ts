import { formatAmount, formatMoney } from "@bellwether/i18n/format/money.ts";
import type { Language } from "@bellwether/market/languages.ts";

/** Formats minor units for the player: `1250n` is `€12.50`. */
export type MoneyText = (amountMinor: bigint | string) => string;

/** Formats money of one currency in one language. */
export function moneyText(currency: string, language: Language): MoneyText {
  return (amountMinor) => formatMoney(minorToDecimal(BigInt(amountMinor)), currency, language);
}

/** Formats points of free play: figures without a currency, so that nobody takes them for money. */
export function pointsText(language: Language): MoneyText {
  return (amountMinor) => formatAmount(minorToDecimal(BigInt(amountMinor)), language);
}

/** Formats money for little room, such as a chip: no zero cents and no symbol, `€0.50` is `0.50`, `€25.00` is `25`, `€2,500.00` is `2.5k`. */
export function shortMoney(amountMinor: bigint): string {
  if (amountMinor >= 1_000_000n) return `${trimZeros(minorToDecimal(amountMinor / 1000n))}k`;
  return trimZeros(minorToDecimal(amountMinor));
}

function minorToDecimal(amountMinor: bigint): string {
  const size = amountMinor < 0n ? -amountMinor : amountMinor;
  return `${amountMinor < 0n ? "-" : ""}${size / 100n}.${String(size % 100n).padStart(2, "0")}`;
}

function trimZeros(decimal: string): string {
  return decimal.replace(/\.00$/, "");
}
