/** A sum as people of the office read it: `€1,234.50`. The figure stays text, so none of its digits is lost. */
export function sumText({ amount, currency }: { amount: string; currency: string }): string {
  return new Intl.NumberFormat("en-IE", {
    style: "currency",
    currency,
    // Not the narrow one: a dollar is of three countries here.
    currencyDisplay: "symbol",
  }).format(amount as Intl.StringNumericLiteral);
}

/** Whether a sum is zero, whatever its decimals. */
export function isNothing({ amount }: { amount: string }): boolean {
  return !/[1-9]/.test(amount);
}
