/** Difference of two amounts in decimal text with two places; exact, in minor units. */
export function subtractAmounts(from: string, what: string): string {
  return toText(toMinor(from) - toMinor(what));
}

export function compareAmounts(first: string, second: string): number {
  const difference = toMinor(first) - toMinor(second);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** The share of `whole` that `part` is, from 0 to 1. */
export function shareOf(part: string, whole: string): number {
  const of = Number(toMinor(whole));
  return of <= 0 ? 1 : Math.min(1, Math.max(0, Number(toMinor(part)) / of));
}

function toMinor(text: string): bigint {
  const minus = text.startsWith("-");
  const [whole = "0", cents = ""] = text.replace("-", "").split(".");
  const minor = BigInt(whole) * 100n + BigInt(cents.padEnd(2, "0").slice(0, 2));
  return minus ? -minor : minor;
}

function toText(minor: bigint): string {
  const size = minor < 0n ? -minor : minor;
  return `${minor < 0n ? "-" : ""}${size / 100n}.${String(size % 100n).padStart(2, "0")}`;
}
