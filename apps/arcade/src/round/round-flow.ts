import type { Round, StartRoundReply, StartRoundRequest } from "@bellwether/contract/studio/round.ts";
import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import { isUncertain, startRound } from "../studio/start-round.ts";
import type { Studio } from "../studio/studio-client.ts";

export type Phase = "idle" | "starting" | "playing" | "settling";

/** What a round needs around it; time and ids come from outside. */
export interface RoundFlowParts {
  studio: Studio;
  wait(ms: number): Promise<void>;
  nowMs(): number;
  newRequestId(): string;
  /** Shows a round from its first event to its last. */
  play(round: Round): Promise<void>;
  /** Told of every change, so that the page can show it. */
  onPhase(phase: Phase): void;
  onStarted(round: StartRoundReply): void;
  onSettled(round: Round, balanceMinor: bigint | undefined): void;
}

/**
 * The way of the money: start, play, settle, one round at a time. A start whose answer was lost stays `pending`: the next attempt
 * sends that same request, whatever was chosen since, because its stake may be taken already. Failures are thrown.
 */
export class RoundFlow {
  #phase: Phase = "idle";
  #pending: StartRoundRequest | undefined;
  #unsettled: Round | undefined;
  #startedMs = Number.NEGATIVE_INFINITY;
  readonly #parts: RoundFlowParts;
  readonly #minimumRoundMs: number;

  constructor(parts: RoundFlowParts, minimumRoundMs: number) {
    this.#parts = parts;
    this.#minimumRoundMs = minimumRoundMs;
  }

  get phase(): Phase {
    return this.#phase;
  }

  /** Milliseconds until the market lets the next round start. */
  get waitMs(): number {
    return Math.max(0, this.#startedMs + this.#minimumRoundMs - this.#parts.nowMs());
  }

  /** Starts, plays and settles a round, with `rewardId` one of the player's free ones. Does nothing while one is running. A round that could not be settled is settled first. */
  async start(stakeMinor: bigint, input: RoundInput, rewardId?: string): Promise<void> {
    if (this.#phase !== "idle") return;
    const { newRequestId } = this.#parts;
    await this.#busy(async () => {
      if (this.#unsettled) return this.#settle(this.#unsettled);
      this.#pending ??= {
        requestId: newRequestId(),
        stakeMinor: stakeMinor.toString(),
        input,
        ...(rewardId !== undefined && { rewardId }),
      };
      await this.#show(await this.#begin(this.#pending));
    });
  }

  /** Plays a round that an earlier visit left open, then settles it. */
  async resume(round: Round): Promise<void> {
    if (this.#phase !== "idle") return;
    this.#pending = undefined;
    await this.#busy(() => this.#show(round));
  }

  async #begin(request: StartRoundRequest): Promise<StartRoundReply> {
    const { studio, wait } = this.#parts;
    this.#enter("starting");
    try {
      if (this.waitMs > 0) await wait(this.waitMs);
      const started = await startRound(request, { send: (body) => studio.call("startRound", body), wait });
      this.#startedMs = this.#parts.nowMs();
      this.#pending = undefined;
      this.#parts.onStarted(started);
      return started;
    } catch (error) {
      if (!isUncertain(error)) this.#pending = undefined;
      throw error;
    }
  }

  async #show(round: Round): Promise<void> {
    this.#enter("playing");
    await this.#parts.play(round);
    await this.#settle(round);
  }

  /** A losing round was settled by the studio at once; a winning one when it has been shown. */
  async #settle(round: Round): Promise<void> {
    if (round.state === "settled") return this.#parts.onSettled(round, undefined);
    this.#unsettled = round;
    this.#enter("settling");
    const { balanceMinor } = await this.#settleCall(round.roundId);
    this.#unsettled = undefined;
    this.#parts.onSettled(round, BigInt(balanceMinor));
  }

  /** Settling again answers the same again, so a lost line is simply tried once more. */
  async #settleCall(roundId: string, triesLeft = 3): Promise<{ balanceMinor: string }> {
    try {
      return await this.#parts.studio.call("settleRound", {}, roundId);
    } catch (error) {
      if (triesLeft === 0 || !isUncertain(error)) throw error;
      await this.#parts.wait(800);
      return this.#settleCall(roundId, triesLeft - 1);
    }
  }

  async #busy(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } finally {
      this.#enter("idle");
    }
  }

  #enter(phase: Phase): void {
    this.#phase = phase;
    this.#parts.onPhase(phase);
  }
}
