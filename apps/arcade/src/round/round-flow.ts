import type { Round, StartRoundReply, StartRoundRequest } from "@bellwether/contract/studio/round.ts";
import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import { isUncertain, requestRound } from "../studio/start-round.ts";
import type { StudioClient } from "../studio/studio-client.ts";
import { failureCodeOf, StudioCallError } from "../studio/studio-failure.ts";

export type Phase = "idle" | "starting" | "playing" | "deciding" | "acting" | "settling";

/** The dependencies of a round. Time and ids are injected. */
export type RoundFlowParts = {
  studio: StudioClient;
  wait(ms: number): Promise<void>;
  nowMs(): number;
  newRequestId(): string;
  /** Shows a round's events from index `from` to the last event so far. */
  play(round: Round, from: number): Promise<void>;
  /** Asks the player for the choice that the round waits for. */
  decide(round: Round): Promise<RoundInput>;
  /** Called when the choice was taken: its stake is in the balance. */
  onActed(round: StartRoundReply): void;
  /** Called when the wallet did not take a choice's further stake; the player chooses again. */
  onChoiceRefused(error: unknown): void;
  /** Called at every change of phase, so that the page can show it. */
  onPhase(phase: Phase): void;
  onStarted(round: StartRoundReply): void;
  /** Called when the connection stays down: the round, or its payment, is looked up until the studio answers. */
  onLookingUp(what: "round" | "payment"): void;
  onSettled(round: Round, balanceMinor: bigint | undefined): void;
};

/** Number of lost responses to a choice or a payment before the player sees a message. */
const LOST_TRIES = 3;
/** Refusals after which the decision is open as before. */
const STILL_OPEN: ReadonlySet<string> = new Set([
  "not_enough_money",
  "limit_reached",
  "bonus_maximum",
  "reality_check_due",
  "wallet_unavailable",
]);

/**
 * The money flow: start, play, settle, one round at a time. A call without a response is repeated until there is one, because the stake
 * may be taken or the win paid already. Throws refusals.
 */
export class RoundFlow {
  #phase: Phase = "idle";
  #unsettled: Round | undefined;
  #unfinishedId: string | undefined;
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
  async start(
    stakeMinor: bigint,
    input: RoundInput,
    { rewardId, autoplay }: { rewardId?: string | undefined; autoplay?: boolean } = {},
  ): Promise<Round | undefined> {
    if (this.#phase !== "idle") return undefined;
    const { newRequestId } = this.#parts;
    return this.#busy(async () => {
      if (this.#unsettled) return this.#settle(this.#unsettled);
      const request = {
        requestId: newRequestId(),
        stakeMinor: stakeMinor.toString(),
        input,
        ...(rewardId !== undefined && { rewardId }),
        ...(autoplay && { autoplay: true as const }),
      };
      return this.#show(await this.#begin(request));
    });
  }

  /** Plays a round that an earlier visit left open, then settles it. */
  async resume(round: Round): Promise<void> {
    if (this.#phase !== "idle") return;
    await this.#busy(() => this.#show(round));
  }

  /** The id of the last round if this page has not seen its end, for example because the last choice was made elsewhere. It is named once. */
  takeUnfinished(): string | undefined {
    const roundId = this.#unfinishedId;
    this.#unfinishedId = undefined;
    return roundId;
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

  async #show(started: Round): Promise<Round> {
    let round = started;
    let shown = 0;
    this.#unfinishedId = started.roundId;
    for (;;) {
      this.#enter("playing");
      await this.#play(round, shown);
      if (round.state !== "deciding") break;
      shown = round.script.events.length;
      round = await this.#decide(round);
    }
    return this.#settle(round);
  }

  /** Shows a round's events. Pictures that fail must not hold up a choice or a payout: the round goes on without them. */
  async #play(round: Round, shown: number): Promise<void> {
    try {
      await this.#parts.play(round, shown);
    } catch (error) {
      if (error instanceof StudioCallError) throw error;
      console.error(error);
    }
  }

  /** Asks the player until a choice is taken; one whose stake the wallet refuses leaves the decision open. */
  async #decide(round: Round): Promise<Round> {
    for (;;) {
      this.#enter("deciding");
      const action = await this.#parts.decide(round);
      this.#enter("acting");
      try {
        const acted = await this.#act(round, action);
        this.#parts.onActed(acted);
        return acted;
      } catch (error) {
        if (!STILL_OPEN.has(failureCodeOf(error))) throw error;
        this.#parts.onChoiceRefused(error);
      }
    }
  }

  /** Without a response nobody knows whether the choice was taken, so the same request is repeated until there is one. */
  async #act(round: Round, action: RoundInput): Promise<StartRoundReply> {
    const { studio, wait, newRequestId, onLookingUp } = this.#parts;
    const request = { requestId: newRequestId(), seq: round.decision?.seq ?? 0, action };
    for (let lost = 0; ; lost += 1) {
      try {
        return await studio.call("act", request, round.roundId);
      } catch (error) {
        if (!isUncertain(error)) throw error;
        if (lost === LOST_TRIES) onLookingUp("round");
        await wait(lost < LOST_TRIES ? 800 : 5_000);
      }
    }
  }

  /** The studio settles a losing round at once; a winning one is settled after it has been shown. */
  async #settle(round: Round): Promise<Round> {
    if (round.state === "settled") {
      this.#end(round, undefined);
      return round;
    }
    this.#unsettled = round;
    this.#enter("settling");
    const { balanceMinor } = await this.#settleCall(round.roundId);
    this.#unsettled = undefined;
    this.#end(round, BigInt(balanceMinor));
    return round;
  }

  #end(round: Round, balanceMinor: bigint | undefined): void {
    this.#unfinishedId = undefined;
    this.#parts.onSettled(round, balanceMinor);
  }

  /** Settling is idempotent, so it is repeated until there is a response and the wallet has taken the win. */
  async #settleCall(roundId: string): Promise<{ balanceMinor: string }> {
    for (let lost = 0; ; lost += 1) {
      try {
        return await this.#parts.studio.call("settleRound", {}, roundId);
      } catch (error) {
        if (!isUncertain(error) && failureCodeOf(error) !== "wallet_unavailable") throw error;
        if (lost === LOST_TRIES) this.#parts.onLookingUp("payment");
        await this.#parts.wait(lost < LOST_TRIES ? 800 : 5_000);
      }
    }
  }

  async #busy<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await work();
    } finally {
      this.#enter("idle");
    }
  }

  #enter(phase: Phase): void {
    this.#phase = phase;
    this.#parts.onPhase(phase);
  }
}
