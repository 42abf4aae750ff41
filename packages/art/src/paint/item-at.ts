/** The list's item at an index; an index beyond the end starts over. Throws for an empty list. */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError(`no item at ${index} of ${list.length}`);
  return item;
}
