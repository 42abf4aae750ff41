import { z } from "zod";

/** The largest amount in one call, in minor units: keeps sums far below 2^63 and every number exact in JSON. */
export const MAX_AMOUNT_MINOR = 100_000_000_000n;

const AMOUNT = /^(?:0|[1-9]\d{0,11})(?:\.\d{1,2})?$/;

/**
 * An amount above zero with at most two decimal places, as calls of the gate take it: decimal text (`"10"`, `"10.5"`, `"10.50"`), or a JSON
 * number that is written the same way. The result is decimal text.
 */
export const amountText = z
  .union([z.string(), z.number().transform(String)], "core.error_amount_invalid")
  .pipe(z.string().regex(AMOUNT, "core.error_amount_invalid").refine(isAmount, "core.error_amount_invalid"))
  .meta({
    override: {
      anyOf: [
        { type: "string", pattern: AMOUNT.source },
        { type: "number", exclusiveMinimum: 0, description: "The same as a JSON number" },
      ],
    },
  });

function isAmount(text: string): boolean {
  if (!AMOUNT.test(text)) return false;
  const minor = amountToMinor(text);
  return minor > 0n && minor <= MAX_AMOUNT_MINOR;
}

/** Decimal text with exactly two decimal places, possibly negative, as the gate sends balances and sums. */
export const balanceText = z.string().regex(/^-?\d+\.\d{2}$/);

/** Three capital letters of ISO 4217. */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/);

/** `"10.5"` → `1050n`. The text must already match {@link amountText}. */
export function amountToMinor(text: string): bigint {
  const [whole = "0", cents = ""] = text.split(".");
  return BigInt(whole) * 100n + BigInt(cents.padEnd(2, "0"));
}

/** `1050n` → `"10.50"`, `-5n` → `"-0.05"`. */
export function minorToAmount(minor: bigint): string {
  const size = minor < 0n ? -minor : minor;
  return `${minor < 0n ? "-" : ""}${size / 100n}.${String(size % 100n).padStart(2, "0")}`;
}
