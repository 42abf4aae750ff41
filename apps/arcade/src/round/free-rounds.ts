import type { FreeRounds } from "@bellwether/contract/studio/session.ts";

/**
 * The session's free rounds, or free tickets of a game with draws, counted down as they are played. The wallet counts them too, and its
 * count decides: when it reports that they are over, none is left here.
 */
export class FreeRoundsLeft {
  readonly #reward: FreeRounds | null;
  #left: number;
  #hasEnded = false;

  constructor(reward: FreeRounds | null) {
    this.#reward = reward;
    this.#left = reward?.roundsLeft ?? 0;
  }

  /** The reward and the stake of the next free round. Undefined if none is left. */
  get next(): { rewardId: string; stakeMinor: bigint } | undefined {
    if (!this.#reward || this.#left === 0) return undefined;
    return { rewardId: this.#reward.rewardId, stakeMinor: BigInt(this.#reward.stakeMinor) };
  }

  get left(): number {
    return this.#left;
  }

  /** True from the last free round until a round is played for money. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Counts a started round. `rewardId` is null for a round for money. */
  played(rewardId: string | null): void {
    if (rewardId === null || rewardId !== this.#reward?.rewardId) {
      this.#hasEnded = false;
      return;
    }
    this.#left = Math.max(0, this.#left - 1);
    this.#hasEnded = this.#left === 0;
  }

  /** Counts a round that was cancelled before it was drawn, and that the wallet has given back. */
  returned(): void {
    this.#left = Math.min(this.#reward?.roundsTotal ?? 0, this.#left + 1);
    this.#hasEnded = false;
  }

  /** Ends the free rounds, because the wallet has none left. */
  end(): void {
    this.#hasEnded = this.#left > 0;
    this.#left = 0;
  }
}
