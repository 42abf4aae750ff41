import type { OwnBet } from "../../tables/own-bets.ts";
import type { Draft } from "../../tables/table-game.ts";

/** The last seats, which the player can take again in the next round: once, because their stakes are placed at once and each round needs a press. */
export class SeatsAgain {
  readonly #canAfford: (stakeMinor: bigint) => boolean;
  #last: readonly Draft[] = [];
  #isWanted = false;

  constructor(canAfford: (stakeMinor: bigint) => boolean) {
    this.#canAfford = canAfford;
  }

  /** Whether the next round begins with the player in the same seats. */
  get isWanted(): boolean {
    return this.#isWanted;
  }

  press(): void {
    this.#isWanted = !this.#isWanted;
  }

  /** Takes the player's bets of a round as the last ones. */
  played(bets: readonly Pick<OwnBet, "stakeMinor" | "input">[]): void {
    if (bets.length > 0) this.#last = bets.map(({ stakeMinor, input }) => ({ stakeMinor, input }));
  }

  /**
   * The bets to place in a round that takes bets, in which the player has `ownCount`. With bets of its own the round is the one of the press, which is
   * for the next one.
   */
  open(ownCount: number): readonly Draft[] | "not_enough_money" {
    if (!this.#isWanted || ownCount > 0) return [];
    this.#isWanted = false;
    const stakesMinor = this.#last.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
    return this.#canAfford(stakesMinor) ? this.#last : "not_enough_money";
  }
}
