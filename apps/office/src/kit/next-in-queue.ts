/** The entry before or after the chosen one; the list's first without a chosen one, and its ends stay where they are. */
export function nextInQueue<Item extends { id: string }>(
  items: readonly Item[],
  chosenId: string,
  step: 1 | -1,
): Item | undefined {
  const place = items.findIndex(({ id }) => id === chosenId);
  if (place < 0) return items[0];
  return items[Math.min(items.length - 1, Math.max(0, place + step))];
}
