import { z } from "zod";
import { amountToMinor } from "./minor-units.ts";

/** The largest amount in one call, in minor units: keeps sums far below 2^63 and every number exact in JSON. */
export const MAX_AMOUNT_MINOR = 100_000_000_000n;

const AMOUNT = /^(?:0|[1-9]\d{0,11})(?:\.\d{1,2})?$/;

/**
 * An amount above zero with at most two decimal places, as calls of the gate take it: decimal text (`"10"`, `"10.5"`, `"10.50"`), or a JSON
 * number that is written the same way. The result is decimal text.
 */
export const AmountText = z
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
export const BalanceText = z.string().regex(/^-?\d+\.\d{2}$/);

/** Three capital letters of ISO 4217. */
export const CurrencyCode = z.string().regex(/^[A-Z]{3}$/);
export type CurrencyCode = z.infer<typeof CurrencyCode>;
