/** Two colours from light to dark, and one for text on them. */
export type PayColours = { fill: readonly [string, string]; ink: string };

/** The colours of a bin or a segment: grey below the stake, teal below 2 stakes, red below 10 stakes, otherwise gold. */
export function payColours(multiplierHundredths: number): PayColours {
  if (multiplierHundredths < 100) return { fill: ["#6b6776", "#474352"], ink: "#ffffff" };
  if (multiplierHundredths < 200) return { fill: ["#2aa79b", "#126a66"], ink: "#ffffff" };
  if (multiplierHundredths < 1000) return { fill: ["#f0524f", "#b01f2e"], ink: "#ffffff" };
  return { fill: ["#ffe27a", "#f0a818"], ink: "#3a2400" };
}
