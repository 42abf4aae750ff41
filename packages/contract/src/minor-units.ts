/** `"10.5"` → `1050n`, `"-0.05"` → `-5n`: decimal text with at most two places. */
export function amountToMinor(text: string): bigint {
  const isNegative = text.startsWith("-");
  const [whole = "0", cents = ""] = (isNegative ? text.slice(1) : text).split(".");
  const minor = BigInt(whole) * 100n + BigInt(cents.padEnd(2, "0"));
  return isNegative ? -minor : minor;
}

/** `1050n` → `"10.50"`, `-5n` → `"-0.05"`. */
export function minorToAmount(minor: bigint): string {
  const size = minor < 0n ? -minor : minor;
  return `${minor < 0n ? "-" : ""}${size / 100n}.${String(size % 100n).padStart(2, "0")}`;
}
