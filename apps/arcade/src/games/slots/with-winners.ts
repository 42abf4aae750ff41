import type { Position } from "@bellwether/contract/studio/events/grid.ts";

/** The winning positions of a round with those of one more win. A position that is listed already is not listed again. */
export function withWinners(winners: readonly Position[], positions: readonly Position[]): Position[] {
  const isNew = ({ reel, row }: Position) => !winners.some((held) => held.reel === reel && held.row === row);
  return [...winners, ...positions.filter(isNew)];
}
