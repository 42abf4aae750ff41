const known = new WeakMap<object, ReadonlyMap<string, unknown>>();

/** The titles of one version of the content by their codes; built once for each version, which has a list of its own. */
export function titlesByCode<Title extends { code: string }>(
  titles: readonly Title[],
): ReadonlyMap<string, Title> {
  const kept = known.get(titles) as ReadonlyMap<string, Title> | undefined;
  if (kept) return kept;
  const index = new Map(titles.map((title) => [title.code, title]));
  known.set(titles, index);
  return index;
}
