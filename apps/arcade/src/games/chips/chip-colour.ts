const COLOURS = [
  "#8d97a8",
  "#2f6fd0",
  "#d3303b",
  "#1c8a4f",
  "#6d28d9",
  "#e08a00",
  "#111018",
  "#0e7490",
  "#be185d",
];

/** The colour of the largest chip on offer that is not above an amount. */
export function chipColour(stakes: readonly string[], amountMinor: bigint): string {
  const index = stakes.findLastIndex((stake) => BigInt(stake) <= amountMinor);
  return COLOURS[Math.max(0, index) % COLOURS.length] as string;
}
