/** A slip with its stake for `left` further rounds. */
export type StandingSlip = { readonly numbers: readonly number[]; readonly stakeMinor: bigint; left: number };

/** Slips that are laid again in the next rounds, as long as the page is open. */
export class StandingSlips {
  #slips: StandingSlip[] = [];

  get slips(): readonly StandingSlip[] {
    return this.#slips;
  }

  /** Adds a slip for the next `rounds` rounds. */
  add(numbers: readonly number[], stakeMinor: bigint, rounds: number): void {
    if (rounds > 0) this.#slips.push({ numbers, stakeMinor, left: rounds });
  }

  /** The slips of a round that has just opened. Each has one round less to go. */
  takeRound(): readonly Pick<StandingSlip, "numbers" | "stakeMinor">[] {
    const taken = this.#slips.map(({ numbers, stakeMinor }) => ({ numbers, stakeMinor }));
    for (const slip of this.#slips) slip.left -= 1;
    this.#slips = this.#slips.filter(({ left }) => left > 0);
    return taken;
  }

  stop(slip: StandingSlip): void {
    this.#slips = this.#slips.filter((each) => each !== slip);
  }
}
