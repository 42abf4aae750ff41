/** Whether these are all leaves of a round with so many bets: in the ascending order of their round ids, each once. */
export function areAllBets(leaves: readonly string[], betCount: number | null): boolean {
  const ids = leaves.map((leaf) => leaf.slice(0, leaf.indexOf(":")));
  return leaves.length === betCount && ids.every((id, at) => at === 0 || (ids[at - 1] as string) < id);
}

/** Whether these are all entries of a clock with so many: numbered from 1, and each round once. */
export function areAllEntries(leaves: readonly string[], entries: number): boolean {
  const rounds = new Set(leaves.map((leaf) => leaf.slice(leaf.indexOf(":") + 1)));
  const areNumbered = leaves.every((leaf, at) => leaf.startsWith(`${at + 1}:`));
  return areNumbered && leaves.length === entries && rounds.size === entries;
}
