/**
 * Normalises a typed amount to plain digits with a point and at most two decimals: “1 234,5” and “1,234.50” alike.
 * Null when it is not an amount. The last separator is the decimal one unless three digits follow it and nothing else marks decimals.
 */
export function normaliseAmount(typed: string): string | null {
  const text = typed.replace(/[\s\u00a0\u202f'’]/g, "");
  if (!/^\d[\d.,]*$/.test(text)) return null;
  const last = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  if (last === -1) return stripZeros(text);
  const places = text.length - last - 1;
  const separators = text.replace(/\d/g, "");
  const grouping = places === 3 && new Set(separators).size === 1;
  const whole = (grouping ? text : text.slice(0, last)).replace(/[.,]/g, "");
  const decimals = grouping ? "" : text.slice(last + 1);
  if (decimals.length > 2) return null;
  return decimals ? `${stripZeros(whole)}.${decimals}` : stripZeros(whole);
}

function stripZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, "");
}
