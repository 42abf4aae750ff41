/**
 * A press that is for the next round, and can be taken back until then. A round that takes bets again, after a lost connection or a message of
 * the page, is not the next one.
 */
export class NextRoundPress {
  #isWanted = false;
  /** A round has begun since the press. */
  #hasBegun = false;

  get isWanted(): boolean {
    return this.#isWanted;
  }

  /** Presses, or takes the press back. */
  toggle(): void {
    this.#isWanted = !this.#isWanted;
    this.#hasBegun = false;
  }

  /** Takes the press back. */
  release(): void {
    this.#isWanted = false;
  }

  /** A round begins. */
  begin(): void {
    this.#hasBegun = true;
  }

  /** Whether the round that now takes bets is the one of the press. True once for a press. */
  take(): boolean {
    if (!this.#isWanted || !this.#hasBegun) return false;
    this.#isWanted = false;
    return true;
  }
}
