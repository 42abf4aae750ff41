import type { Round, StartRoundReply, StartRoundRequest } from "@bellwether/contract/studio/round.ts";
import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import { isUncertain, requestRound } from "../studio/start-round.ts";
import type { StudioClient } from "../studio/studio-client.ts";
import { failureCodeOf } from "../studio/studio-failure.ts";

export type Phase = "idle" | "starting" | "playing" | "settling";

/** What a round depends on; time and ids are injected. */
export type RoundFlowParts = {
  studio: StudioClient;
  wait(ms: number): Promise<void>;
  nowMs(): number;
  newRequestId(): string;
  /** Shows a round from its first event to its last. */
  play(round: Round): Promise<void>;
  /** Called at every change of phase, so that the page can show it. */
  onPhase(phase: Phase): void;
  onStarted(round: StartRoundReply): void;
  /** Called when the connection stays down: the round, or its payment, is looked up until the studio answers. */
  onLookingUp(what: "round" | "payment"): void;
  onSettled(round: Round, balanceMinor: bigint | undefined): void;
};

/** Number of lost responses to a payment before the player is told. */
const SETTLE_TRIES = 3;

/**
 * The money flow: start, play, settle, one round at a time. A call without a response is repeated until there is one, because the stake
 * may be taken or the win paid already. Throws refusals.
 */
export class RoundFlow {
  #phase: Phase = "idle";
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

  /** Milliseconds until the market allows the next round. */
  get waitMs(): number {
    return Math.max(0, this.#startedMs + this.#minimumRoundMs - this.#parts.nowMs());
  }

  /**
   * Starts, plays and settles a round; `rewardId` is set for a free one. Does nothing while a round is running.
   * Settles first a round that could not be settled before.
   */
  async start(stakeMinor: bigint, input: RoundInput, rewardId?: string): Promise<void> {
    if (this.#phase !== "idle") return;
    const { newRequestId } = this.#parts;
    await this.#busy(async () => {
      if (this.#unsettled) return this.#settle(this.#unsettled);
      const request = {
        requestId: newRequestId(),
        stakeMinor: stakeMinor.toString(),
        input,
        ...(rewardId !== undefined && { rewardId }),
      };
      await this.#show(await this.#begin(request));
    });
  }

  /** Plays a round that an earlier visit left open, then settles it. */
  async resume(round: Round): Promise<void> {
    if (this.#phase !== "idle") return;
    await this.#busy(() => this.#show(round));
  }

  async #begin(request: StartRoundRequest): Promise<StartRoundReply> {
    const { studio, wait, onLookingUp } = this.#parts;
    this.#enter("starting");
    if (this.waitMs > 0) await wait(this.waitMs);
    const started = await requestRound(request, {
      send: (body) => studio.call("startRound", body),
      lookUp: (requestId) => studio.call("lookUpRound", { requestId }),
      wait,
      onLookingUp: () => onLookingUp("round"),
    });
    this.#startedMs = this.#parts.nowMs();
    this.#parts.onStarted(started);
    return started;
  }

  async #show(round: Round): Promise<void> {
    this.#enter("playing");
    await this.#parts.play(round);
    await this.#settle(round);
  }

  /** The studio settles a losing round at once; a winning one is settled after it has been shown. */
  async #settle(round: Round): Promise<void> {
    if (round.state === "settled") return this.#parts.onSettled(round, undefined);
    this.#unsettled = round;
    this.#enter("settling");
    const { balanceMinor } = await this.#settleCall(round.roundId);
    this.#unsettled = undefined;
    this.#parts.onSettled(round, BigInt(balanceMinor));
  }

  /** Settling is idempotent, so it is repeated until there is a response and the wallet has taken the win. */
  async #settleCall(roundId: string): Promise<{ balanceMinor: string }> {
    for (let lost = 0; ; lost += 1) {
      try {
        return await this.#parts.studio.call("settleRound", {}, roundId);
      } catch (error) {
        if (!isUncertain(error) && failureCodeOf(error) !== "wallet_unavailable") throw error;
        if (lost === SETTLE_TRIES) this.#parts.onLookingUp("payment");
        await this.#parts.wait(lost < SETTLE_TRIES ? 800 : 5_000);
      }
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
