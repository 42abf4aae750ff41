/** The most giant symbols of `size` rows that a window of so many rows shows at once, whole or cut. */
export function giantRows(rows: number, size: number): number {
  return Math.ceil((rows + size - 1) / size);
}

/** How many rows of the top giant symbol are hidden above the window; 0 without a block. `merged` are the numbers of its reels. */
export function cutOf(stops: readonly number[], merged: readonly number[]): number {
  const [first] = merged;
  return first === undefined ? 0 : (stops[first] ?? 0) % merged.length;
}

/** The giant symbols in a window, from the top. `column` has the symbol of each row; `cut` rows of the first one are hidden above. */
export function giantsIn(column: readonly string[], size: number, cut: number): string[] {
  const giants: string[] = [];
  for (let top = -cut; top < column.length; top += size) giants.push(column[Math.max(0, top)] as string);
  return giants;
}

/** The giant symbol that covers a row: its place from the top, and its rows in sight, from `from` up to but without `to`. */
export function giantAt(
  row: number,
  { size, cut, rows }: { size: number; cut: number; rows: number },
): { index: number; from: number; to: number } {
  const index = Math.floor((row + cut) / size);
  const top = index * size - cut;
  return { index, from: Math.max(0, top), to: Math.min(rows, top + size) };
}
