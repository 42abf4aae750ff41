/** The colours of the runners' numbers. White figures are readable on each of them. */
const silks = [
  "#c81e2b",
  "#1d5fbf",
  "#15703a",
  "#7437ad",
  "#a44f0a",
  "#0d6670",
  "#9a2468",
  "#37404d",
] as const;

export function silkOf(runner: number): string {
  return silks[(runner - 1) % silks.length] ?? silks[0];
}
