/**
 * The marks of a grid's places in one round. A place that wins for the first time has the multiplier 1 and counts nothing; the next win makes
 * it 2, and each further one doubles it, up to the cap. All clusters of one grid count as one win of their places.
 */
export class PlaceMarks {
  /** The multiplier of each place: 0 where none has won. */
  readonly times: Uint16Array;
  private readonly cap: number;

  constructor(places: number, cap: number) {
    this.times = new Uint16Array(places);
    this.cap = cap;
  }

  clear(): void {
    this.times.fill(0);
  }

  /** Counts a win at each place where `won` is 1. Returns whether a multiplier above 1 came or grew. */
  grow(won: Uint8Array): boolean {
    let grew = false;
    for (let place = 0; place < won.length; place += 1) {
      if (won[place] === 0) continue;
      const now = this.times[place] as number;
      if (now === this.cap) continue;
      this.times[place] = now === 0 ? 1 : now * 2;
      if (now > 0) grew = true;
    }
    return grew;
  }

  /** The multiplier of a cluster: the sum of those of its places that are above 1, or 1 if there are none. */
  of(places: Uint8Array, size: number): number {
    let sum = 0;
    for (let at = 0; at < size; at += 1) {
      const times = this.times[places[at] as number] as number;
      if (times > 1) sum += times;
    }
    return sum || 1;
  }
}
