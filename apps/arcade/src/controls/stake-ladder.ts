/** The stakes on offer as a ladder: one is chosen, and steps lead to its neighbours. */
export class StakeLadder {
  readonly stakes: readonly bigint[];
  #index: number;

  /** Begins at the third stake: low enough for a first try, high enough to be seen paying. */
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

  /** Chooses a stake on offer; any other is left alone. */
  choose(stakeMinor: bigint): void {
    const index = this.stakes.indexOf(stakeMinor);
    if (index >= 0) this.#index = index;
  }
}
