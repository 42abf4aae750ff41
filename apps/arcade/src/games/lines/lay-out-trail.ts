/** A spot of the trail: its column and row from the top left, and the number of columns and rows of the whole. */
export type TrailSpot = {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
};

const COLUMNS = 6;

/** Lays the spots out in rows of six: the first row is at the bottom from left to right, the next above it from right to left, and so on. */
export function layOutTrail(spots: number): TrailSpot[] {
  const rows = Math.ceil(spots / COLUMNS);
  return Array.from({ length: spots }, (_, index) => {
    const line = Math.floor(index / COLUMNS);
    const along = index % COLUMNS;
    return {
      column: line % 2 === 0 ? along : COLUMNS - 1 - along,
      row: rows - 1 - line,
      columns: COLUMNS,
      rows,
    };
  });
}
