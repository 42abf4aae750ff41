/** The stakes on offer: one is selected, and steps move to its neighbours. */
export class StakeLadder {
  readonly stakes: readonly bigint[];
  #index: number;

  /** Starts at the third stake: low enough for a first try, high enough for visible wins. */
  constructor(stakes: readonly string[]) {
    this.stakes = stakes.map(BigInt);
    this.#index = Math.min(2, this.stakes.length - 1);
  }

  get stakeMinor(): bigint {
    return this.stakes[this.#index] as bigint;
  }

  get isLowest(): boolean {
    return this.#index === 0;
  }

  get isHighest(): boolean {
    return this.#index === this.stakes.length - 1;
  }

  step(by: 1 | -1): void {
    this.#index = Math.max(0, Math.min(this.stakes.length - 1, this.#index + by));
  }

  /** Selects a stake on offer; ignores any other. */
  choose(stakeMinor: bigint): void {
    const index = this.stakes.indexOf(stakeMinor);
    if (index >= 0) this.#index = index;
  }
}
