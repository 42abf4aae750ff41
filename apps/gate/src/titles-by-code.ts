import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";

const known = new WeakMap<readonly CatalogueTitle[], ReadonlyMap<string, CatalogueTitle>>();

/** The titles of one version of the content by their codes; built once for each version. */
export function titlesByCode(titles: readonly CatalogueTitle[]): ReadonlyMap<string, CatalogueTitle> {
  const kept = known.get(titles);
  if (kept) return kept;
  const index = new Map(titles.map((title) => [title.code, title]));
  known.set(titles, index);
  return index;
}
