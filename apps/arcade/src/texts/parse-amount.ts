/** Parses an amount that a player has typed, with up to two decimals after a comma or a point. Returns minor units, undefined if invalid. */
export function parseAmount(text: string): bigint | undefined {
  const parts = /^([0-9]{1,9})(?:[.,]([0-9]{1,2}))?$/.exec(text.trim());
  if (!parts) return undefined;
  const [, whole = "0", hundredths = ""] = parts;
  return BigInt(whole) * 100n + BigInt(hundredths.padEnd(2, "0"));
}
