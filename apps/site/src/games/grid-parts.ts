/** More games than the first screens of a desktop or a phone show. */
const firstPart = 42;
const laterParts = 48;

export type GridPart<Item> = { start: number; items: readonly Item[] };

/** Splits a long list into the parts that hydrate one after another; `start` is the index of a part's first item in the list. */
export function inParts<Item>(list: readonly Item[]): GridPart<Item>[] {
  const parts: GridPart<Item>[] = [{ start: 0, items: list.slice(0, firstPart) }];
  for (let start = firstPart; start < list.length; start += laterParts)
    parts.push({ start, items: list.slice(start, start + laterParts) });
  return parts;
}
