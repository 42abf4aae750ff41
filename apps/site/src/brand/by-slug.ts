/** The result of a glob over `brands/{slug}/…`, by slug. */
export function bySlug<Found>(found: Readonly<Record<string, Found>>): Record<string, Found> {
  return Object.fromEntries(
    Object.entries(found).map(([path, each]) => [path.split("/").at(-2) ?? "", each]),
  );
}
