import type { RouletteLayout } from "@bellwether/contract/studio/game-layout.ts";
import type { RouletteBet } from "@bellwether/contract/studio/round-input.ts";

/** What became of a chip: it lies there, or the spot's or the table's limit is reached. */
export type Placed = "placed" | "full";

type Chip = { spot: string; amountMinor: bigint };

/** The chips on the table, in the order they were laid: each can be taken back, and the last round's laid again. Knows no picture. */
export class ChipTable {
  readonly #maximumBySpot: ReadonlyMap<string, bigint>;
  readonly #maximumMinor: bigint;
  #chips: Chip[] = [];
  #cleared: Chip[] = [];
  #last: Chip[] = [];

  constructor({ spots, maximumStakeMinor }: Pick<RouletteLayout, "spots" | "maximumStakeMinor">) {
    this.#maximumBySpot = new Map(spots.map(({ spot, maximumBetMinor }) => [spot, BigInt(maximumBetMinor)]));
    this.#maximumMinor = BigInt(maximumStakeMinor);
  }

  /** Lays a chip. What no longer fits is not laid in part. */
  place(spot: string, amountMinor: bigint): Placed {
    const maximum = this.#maximumBySpot.get(spot);
    if (maximum === undefined) throw new RangeError(`no spot ${spot}`);
    if (this.amountOn(spot) + amountMinor > maximum) return "full";
    if (this.totalMinor + amountMinor > this.#maximumMinor) return "full";
    this.#chips.push({ spot, amountMinor });
    this.#cleared = [];
    return "placed";
  }

  /** Takes the last chip back; right after a clearing, brings everything back. */
  undo(): void {
    if (this.#chips.length === 0 && this.#cleared.length > 0) {
      this.#chips = this.#cleared;
      this.#cleared = [];
    } else this.#chips.pop();
  }

  clear(): void {
    if (this.#chips.length > 0) this.#cleared = this.#chips;
    this.#chips = [];
  }

  /** Lays the last round's chips again, in place of what lies there. */
  repeat(): void {
    this.#cleared = [];
    this.#chips = [...this.#last];
  }

  /** The round is over: the table is empty, its bets are kept for a repeat. */
  finish(): void {
    if (this.#chips.length > 0) this.#last = this.#chips;
    this.#chips = [];
    this.#cleared = [];
  }

  /** Lays bets as they were sent, for a round that is shown again. */
  lay(bets: readonly RouletteBet[]): void {
    this.#cleared = [];
    this.#chips = bets.map(({ spot, amountMinor }) => ({ spot, amountMinor: BigInt(amountMinor) }));
  }

  amountOn(spot: string): bigint {
    return this.#chips.reduce((sum, chip) => (chip.spot === spot ? sum + chip.amountMinor : sum), 0n);
  }

  get totalMinor(): bigint {
    return this.#chips.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  }

  get canUndo(): boolean {
    return this.#chips.length > 0 || this.#cleared.length > 0;
  }

  get canRepeat(): boolean {
    return this.#last.length > 0;
  }

  /** The bets as the studio takes them: each spot once, in the order first laid. */
  get bets(): RouletteBet[] {
    const spots = [...new Set(this.#chips.map(({ spot }) => spot))];
    return spots.map((spot) => ({ spot, amountMinor: this.amountOn(spot).toString() }));
  }
}
