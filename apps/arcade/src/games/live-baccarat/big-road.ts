import type { BaccaratWinner } from "@bellwether/games/mechanics/baccarat/wire.ts";

/** A cell of the big road, counted from 0. `ties` is the number of ties after this round. */
export type RoadCell = {
  readonly column: number;
  readonly row: number;
  readonly winner: "player" | "banker";
  readonly ties: number;
};

const ROWS = 6;

/**
 * The big road of these rounds, the oldest first. Rounds with the same winner stand below each other, and a new winner begins a new column.
 * When there is no free cell below, the rounds go on to the right. A tie is counted on the round before it; ties before the first winner are
 * left out.
 */
export function bigRoad(winners: readonly BaccaratWinner[]): RoadCell[] {
  const cells: RoadCell[] = [];
  const taken = new Set<string>();
  let head = -1;
  for (const winner of winners) {
    const last = cells.at(-1);
    if (winner === "tie") {
      if (last) cells[cells.length - 1] = { ...last, ties: last.ties + 1 };
      continue;
    }
    let place: Pick<RoadCell, "column" | "row">;
    if (last?.winner !== winner) {
      head += 1;
      while (taken.has(`${head} 0`)) head += 1;
      place = { column: head, row: 0 };
    } else {
      const { column, row } = last;
      // A streak that has turned to the right stays in its row.
      const hasTurned = column > head;
      const isFree = !hasTurned && row + 1 < ROWS && !taken.has(`${column} ${row + 1}`);
      place = isFree ? { column, row: row + 1 } : { column: column + 1, row };
    }
    taken.add(`${place.column} ${place.row}`);
    cells.push({ ...place, winner, ties: 0 });
  }
  return cells;
}
