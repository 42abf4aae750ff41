import type { SessionTerms } from "@bellwether/contract/studio/session-terms.ts";
import type { Draft } from "../../tables/table-game.ts";

/** A slip to be played in `left` more rounds. `isPressed`: the player pressed for the next of them, so that one is not autoplay. */
export type StandingSlip = {
  readonly numbers: readonly number[];
  readonly stakeMinor: bigint;
  left: number;
  isPressed: boolean;
};

/** A slip to place in the round that takes bets now. */
export type LaidSlip = Pick<StandingSlip, "numbers" | "stakeMinor"> & Pick<Draft, "autoplay">;

/** How many rounds one press can play a slip for. Without autoplay in the market, it is only one. */
export function roundChoices({ autoplay }: Pick<SessionTerms, "autoplay">): readonly number[] {
  return autoplay ? [1, 5, 10] : [1];
}

/** Slips that are laid in the next rounds, as long as the page is open. */
export class StandingSlips {
  #slips: StandingSlip[] = [];

  get slips(): readonly StandingSlip[] {
    return this.#slips;
  }

  /**
   * Adds a slip that the player has just played for `rounds` rounds. The first of them is the open one, or the next while none is open. Returns it
   * if rounds are left.
   */
  add(
    numbers: readonly number[],
    stakeMinor: bigint,
    rounds: number,
    isOpen: boolean,
  ): StandingSlip | undefined {
    const left = isOpen ? rounds - 1 : rounds;
    if (left === 0) return undefined;
    const slip = { numbers, stakeMinor, left, isPressed: !isOpen };
    this.#slips.push(slip);
    return slip;
  }

  /** The slips of a round that has just opened. Each has one round less to go. */
  takeRound(): readonly (LaidSlip & { standing: StandingSlip })[] {
    const taken = this.#slips.map((standing) => ({
      ...{ numbers: standing.numbers, stakeMinor: standing.stakeMinor, standing },
      ...(!standing.isPressed && { autoplay: true as const }),
    }));
    for (const slip of this.#slips) {
      slip.left -= 1;
      slip.isPressed = false;
    }
    this.#slips = this.#slips.filter(({ left }) => left > 0);
    return taken;
  }

  stop(slip: StandingSlip): void {
    this.#slips = this.#slips.filter((each) => each !== slip);
  }
}
