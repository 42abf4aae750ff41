import { NextRoundPress } from "../../tables/next-round-press.ts";
import type { OwnBet } from "../../tables/own-bets.ts";
import type { Draft } from "../../tables/table-game.ts";

/** The last seats, which the player can take again in the next round: once, because their stakes are placed at once and each round needs a press. */
export class SeatsAgain {
  readonly #canAfford: (stakeMinor: bigint) => boolean;
  readonly #press = new NextRoundPress();
  #last: readonly Draft[] = [];

  constructor(canAfford: (stakeMinor: bigint) => boolean) {
    this.#canAfford = canAfford;
  }

  /** Whether the next round begins with the player in the same seats. */
  get isWanted(): boolean {
    return this.#press.isWanted;
  }

  press(): void {
    this.#press.toggle();
  }

  begin(): void {
    this.#press.begin();
  }

  /** Takes the player's bets of a round as the last ones. */
  played(bets: readonly Pick<OwnBet, "stakeMinor" | "input">[]): void {
    if (bets.length > 0) this.#last = bets.map(({ stakeMinor, input }) => ({ stakeMinor, input }));
  }

  /** The bets to place now that the round takes bets. */
  open(): readonly Draft[] | "not_enough_money" {
    if (!this.#press.take()) return [];
    const stakesMinor = this.#last.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
    return this.#canAfford(stakesMinor) ? this.#last : "not_enough_money";
  }
}
