/** A bet on a spot of the table, in minor units. */
export type ChipBet = { spot: string; amountMinor: string };

/** The limits of a table, in minor units: of each spot, and of all bets of a round together. */
export type ChipLimits = {
  spots: readonly { spot: string; maximumBetMinor: string }[];
  maximumStakeMinor: string;
};

/** The result of placing a chip: placed, or the spot's or the table's limit is reached. */
export type Placed = "placed" | "full";

type Chip = { spot: string; amountMinor: bigint };

/** The chips on the table, in the order they were placed: each can be undone, and the last round's repeated. Independent of the view. */
export class ChipTable {
  readonly #maximumBySpot: ReadonlyMap<string, bigint>;
  readonly #maximumMinor: bigint;
  #chips: Chip[] = [];
  #cleared: Chip[] = [];
  #last: Chip[] = [];
  #standing: Chip[] = [];
  /** The last placed bets of the round. They are kept when all of them are returned. */
  #stood: Chip[] = [];

  constructor({ spots, maximumStakeMinor }: ChipLimits) {
    this.#maximumBySpot = new Map(spots.map(({ spot, maximumBetMinor }) => [spot, BigInt(maximumBetMinor)]));
    this.#maximumMinor = BigInt(maximumStakeMinor);
  }

  /** Places a chip. A chip above a limit is not placed in part. */
  place(spot: string, amountMinor: bigint): Placed {
    const maximum = this.#maximumBySpot.get(spot);
    if (maximum === undefined) throw new RangeError(`unknown spot ${spot}`);
    if (this.amountOn(spot) + amountMinor > maximum) return "full";
    if (this.totalMinor + amountMinor > this.#maximumMinor) return "full";
    this.#chips = [...this.#chips, { spot, amountMinor }];
    this.#cleared = [];
    return "placed";
  }

  /** Places all of these chips, or none of them if a limit would be exceeded. */
  placeAll(chips: readonly Chip[]): Placed {
    const before = this.#chips;
    for (const { spot, amountMinor } of chips)
      if (this.place(spot, amountMinor) === "full") {
        this.#chips = before;
        return "full";
      }
    return "placed";
  }

  /** Sets the bets that are placed already. They count towards the limits and cannot be removed. */
  stand(bets: readonly ChipBet[]): void {
    this.#standing = bets.map(({ spot, amountMinor }) => ({ spot, amountMinor: BigInt(amountMinor) }));
    if (bets.length > 0) this.#stood = this.#standing;
  }

  /** Removes the last chip on a spot. */
  take(spot: string): void {
    const index = this.#chips.findLastIndex((chip) => chip.spot === spot);
    if (index >= 0) this.#chips = this.#chips.toSpliced(index, 1);
  }

  /** Removes all chips on a spot. */
  remove(spot: string): void {
    this.#chips = this.#chips.filter((chip) => chip.spot !== spot);
  }

  /** Places every chip a second time, or none of them if a limit would be exceeded. */
  double(): Placed {
    return this.placeAll(this.#chips);
  }

  /** Removes the last chip; right after a clear, restores everything. */
  undo(): void {
    if (this.#chips.length === 0 && this.#cleared.length > 0) {
      this.#chips = this.#cleared;
      this.#cleared = [];
    } else this.#chips = this.#chips.slice(0, -1);
  }

  clear(): void {
    if (this.#chips.length > 0) this.#cleared = this.#chips;
    this.#chips = [];
  }

  /** Removes the chips because they were sent as bets, or were not sent in time. Undo does not restore them: they would be bet twice. */
  handOver(): void {
    this.#chips = [];
    this.#cleared = [];
  }

  /** Places the last round's chips again and removes the current ones. */
  repeat(): void {
    this.#cleared = [];
    this.#chips = [...this.#last];
  }

  /** Ends the round: clears the table and keeps its bets for a repeat. */
  finish(): void {
    const bets = [...this.#standing, ...this.#chips];
    const latest = bets.length > 0 ? bets : this.#stood;
    if (latest.length > 0) this.#last = latest;
    this.#standing = [];
    this.#stood = [];
    this.#chips = [];
    this.#cleared = [];
  }

  /** Called before a replay. Returns a function that puts the player's chips back, with what undo and repeat would do. */
  keep(): () => void {
    const [chips, cleared, last] = [this.#chips, this.#cleared, this.#last];
    return () => {
      this.#chips = chips;
      this.#cleared = cleared;
      this.#last = last;
    };
  }

  /** Places bets as they were sent, to replay a round. */
  lay(bets: readonly ChipBet[]): void {
    this.#cleared = [];
    this.#chips = bets.map(({ spot, amountMinor }) => ({ spot, amountMinor: BigInt(amountMinor) }));
  }

  amountOn(spot: string): bigint {
    return sumOf([...this.#standing, ...this.#chips].filter((chip) => chip.spot === spot));
  }

  /** The chips on a spot that are not placed yet. */
  laidOn(spot: string): bigint {
    return sumOf(this.#chips.filter((chip) => chip.spot === spot));
  }

  get totalMinor(): bigint {
    return sumOf(this.#standing) + this.laidMinor;
  }

  /** The total without the bets that are placed already. */
  get laidMinor(): bigint {
    return sumOf(this.#chips);
  }

  get canUndo(): boolean {
    return this.#chips.length > 0 || this.#cleared.length > 0;
  }

  get canRepeat(): boolean {
    return this.#last.length > 0;
  }

  /** The chips that are not placed yet, in the studio's format: each spot once, in the order of the spots' first chips. */
  get bets(): ChipBet[] {
    const spots = [...new Set(this.#chips.map(({ spot }) => spot))];
    return spots.map((spot) => ({
      spot,
      amountMinor: sumOf(this.#chips.filter((chip) => chip.spot === spot)).toString(),
    }));
  }
}

function sumOf(chips: readonly Chip[]): bigint {
  return chips.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
}
