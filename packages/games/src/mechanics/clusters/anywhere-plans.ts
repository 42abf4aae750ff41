/** A title whose model pays anywhere: its grid, and the numbers of its boosts. */
export type AnywherePlan = {
  readonly reels: number;
  readonly rows: number;
  readonly boosts: readonly number[];
  /** The standard deviation that its search aims at. */
  readonly deviation: number;
};

const plan = (reels: number, rows: number, boosts: readonly number[], deviation: number): AnywherePlan => ({
  reels,
  rows,
  boosts,
  deviation,
});

/** The titles that pay anywhere. Their models are named `{title}-anywhere`; the earlier models remain, because rounds were played on them. */
const PLANS: Readonly<Record<string, AnywherePlan>> = {
  "gumball-orbit": plan(7, 6, [2, 3, 4, 5, 6, 8, 10], 4),
  "banana-split-second": plan(5, 5, [2, 3, 5, 10], 5),
  "sweet-tooth-shark": plan(6, 5, [3, 5, 8, 12, 20], 6),
  "juice-box-heroes": plan(5, 5, [2, 4, 6, 8, 16, 32], 7),
  "cloud-nine-and-three-quarters": plan(6, 5, [2, 3, 6, 9, 15, 30], 7.5),
  "deep-sea-disco": plan(7, 6, [2, 4, 8, 16, 40], 8.5),
  "pudding-avalanche": plan(6, 5, [2, 3, 4, 5, 10, 25, 50], 9.5),
  unicornucopia: plan(6, 5, [5, 10, 15, 25], 10.5),
  "firecracker-frogs": plan(6, 5, [2, 3, 10, 30, 50], 12),
  "moon-cheese-express": plan(6, 5, [2, 5, 10, 20, 50, 100], 14),
  "volcano-vindaloo": plan(6, 5, [4, 8, 25, 100], 11),
};

/** The plan of a title, and its model's id. */
export function anywhereFor(code: string): (AnywherePlan & { id: string }) | undefined {
  const found = PLANS[code];
  return found && { ...found, id: `${code}-anywhere` };
}

/** All titles that pay anywhere. */
export const TITLES_ANYWHERE: readonly string[] = Object.keys(PLANS);
