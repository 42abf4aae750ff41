/** An amount as a player types it, with a comma or a point, in minor units; undefined for anything else. */
export function parseAmount(text: string): bigint | undefined {
  const parts = /^([0-9]{1,9})(?:[.,]([0-9]{1,2}))?$/.exec(text.trim());
  if (!parts) return undefined;
  const [, whole = "0", hundredths = ""] = parts;
  return BigInt(whole) * 100n + BigInt(hundredths.padEnd(2, "0"));
}
