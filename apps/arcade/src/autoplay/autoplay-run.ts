import {
  type AutoplayPlan,
  type AutoplayState,
  type AutoplayStop,
  beginAutoplay,
  countRound,
  type PlayedAutoRound,
  stopBeforeRound,
} from "./autoplay.ts";

/** The functions of the game that autoplay needs. */
export type AutoplayPort = {
  /** The next round's stake and the balance that it is taken from. */
  next(): { stakeMinor: bigint; balanceMinor: bigint };
  /** Plays one round to its end. Resolves to undefined when the round was refused or failed. */
  playRound(): Promise<PlayedAutoRound | undefined>;
  /** Waits until the result has been seen and the market allows the next round. */
  rest(): Promise<void>;
  /** Called when the number of rounds left has changed, and when autoplay has ended. */
  changed(): void;
  ended(stop: AutoplayStop, last: PlayedAutoRound | undefined): void;
};

/** Plays rounds one after another until a condition of the plan ends autoplay. A running round is always played to its end. */
export class AutoplayRun {
  readonly #port: AutoplayPort;
  #state: AutoplayState | undefined;
  #isInterrupted = false;

  constructor(port: AutoplayPort) {
    this.#port = port;
  }

  get isRunning(): boolean {
    return this.#state !== undefined;
  }

  /** Rounds left, the running one included; undefined when autoplay is off. */
  get roundsLeft(): number | undefined {
    return this.#state?.roundsLeft;
  }

  /** Ends autoplay after the running round. */
  interrupt(): void {
    this.#isInterrupted = true;
  }

  async start(plan: AutoplayPlan): Promise<void> {
    if (this.isRunning) return;
    this.#isInterrupted = false;
    this.#state = beginAutoplay(plan);
    let last: PlayedAutoRound | undefined;
    let stop: AutoplayStop | undefined;
    while (!stop) {
      stop = stopBeforeRound(this.#state, this.#port.next());
      if (stop) break;
      this.#port.changed();
      last = await this.#port.playRound();
      if (!last) stop = "interrupted";
      else {
        const counted = countRound(this.#state, last);
        this.#state = counted.state;
        stop = counted.stop;
      }
      if (!stop && !this.#isInterrupted) await this.#port.rest();
      if (this.#isInterrupted) stop ??= "interrupted";
    }
    this.#state = undefined;
    this.#port.changed();
    this.#port.ended(stop, last);
  }
}
