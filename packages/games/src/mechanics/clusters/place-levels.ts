import { countBits } from "./count-bits.ts";

/** What `PlaceMarks` keeps, as bits: for each number of wins, the places that won at least as often. */
export class PlaceLevels {
  private readonly levels: Int32Array;

  constructor(cap: number) {
    // The first win is only a mark. Each further one doubles the multiplier, up to the cap.
    this.levels = new Int32Array(1 + Math.log2(cap));
  }

  clear(): void {
    this.levels.fill(0);
  }

  /** Counts a win at each of these places. */
  grow(won: number): void {
    const { levels } = this;
    for (let level = levels.length - 1; level > 0; level -= 1)
      levels[level] = (levels[level] as number) | ((levels[level - 1] as number) & won);
    levels[0] = (levels[0] as number) | won;
  }

  /** The multiplier of a cluster. */
  of(cluster: number): number {
    const { levels } = this;
    let sum = 0;
    for (let level = 1; level < levels.length; level += 1) {
      const reached = cluster & (levels[level] as number);
      if (reached === 0) break;
      // A place of level 1 has the multiplier 2, and each level above adds as much as the place had.
      sum += countBits(reached) * (level === 1 ? 2 : 1 << (level - 1));
    }
    return sum || 1;
  }
}
