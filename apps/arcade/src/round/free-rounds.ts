import type { FreeRounds } from "@bellwether/contract/studio/session.ts";

/**
 * The session's free rounds, counted down as they are played. The wallet counts too and has the last word: when it says
 * that they are over, they are.
 */
export class FreeRoundsLeft {
  readonly #told: FreeRounds | null;
  #left: number;
  #hasEnded = false;

  constructor(told: FreeRounds | null) {
    this.#told = told;
    this.#left = told?.roundsLeft ?? 0;
  }

  /** What the next round is played with, while any are left. */
  get next(): { rewardId: string; stakeMinor: bigint } | undefined {
    if (!this.#told || this.#left === 0) return undefined;
    return { rewardId: this.#told.rewardId, stakeMinor: BigInt(this.#told.stakeMinor) };
  }

  get left(): number {
    return this.#left;
  }

  /** True from the last free round until a round is played for money. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** A round has started, with a reward or for money. */
  played(rewardId: string | null): void {
    if (rewardId === null || rewardId !== this.#told?.rewardId) {
      this.#hasEnded = false;
      return;
    }
    this.#left = Math.max(0, this.#left - 1);
    this.#hasEnded = this.#left === 0;
  }

  /** The wallet has none left. */
  end(): void {
    this.#hasEnded = this.#left > 0;
    this.#left = 0;
  }
}
