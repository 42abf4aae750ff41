import type { Round, RoundReplay } from "@bellwether/contract/studio/round.ts";
import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import type { GameContext } from "../context/game-context.ts";
import type { Launch } from "../context/read-address.ts";
import type { Game } from "../play/game.ts";
import { isPurchase, soldName } from "../round/purchase.ts";
import { failureCodeOf, StudioCallError } from "../studio/studio-failure.ts";
import type { Controls } from "./build-controls.ts";
import { PastRounds } from "./past-rounds.ts";
import type { PastStake } from "./stake-choice.ts";

/** The data of a round that can be shown. */
export type ShownRound = Pick<Round, "script" | "stakeMinor" | "payoutMinor">;

/** The functions of the game controller that replays need. */
type ReplayPort = {
  game(): Pick<Game, "begin" | "keepChoice">;
  isIdle(): boolean;
  /** Whether a replay can begin: nothing is running or paused. */
  canShow(): boolean;
  animate(round: RoundReplay): Promise<void>;
  /** Shows what a past round cost in place of the next round's stake. Undefined shows the next round's stake again. */
  showStake(past: PastStake | undefined): void;
  /** Called when a replay begins or has ended. */
  changed(): void;
  failed(error: unknown): void;
};

/** Shows finished rounds, on the board or in the fairness panel. The balance does not change. */
export class Replays {
  readonly past: PastRounds;
  readonly #session: OpenSessionReply;
  readonly #context: GameContext;
  readonly #controls: Controls;
  readonly #port: ReplayPort;
  #isRunning = false;
  #isShown = false;

  constructor(context: GameContext, session: OpenSessionReply, controls: Controls, port: ReplayPort) {
    this.#context = context;
    this.#session = session;
    this.#controls = controls;
    this.#port = port;
    this.past = new PastRounds(context, session, controls.money, {
      replay: (round) => this.#replay(round),
      failed: (error) => port.failed(error),
    });
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Whether the screen shows a past round: while it is replayed and, where no next round can be started, afterwards too. */
  get isShown(): boolean {
    return this.#isShown;
  }

  openFairness(): void {
    void this.past.openPanel(!this.#port.isIdle());
  }

  /** Shows a round from the player's history. If the studio does not find the round, the result line tells the player, who can play on. */
  async show({ roundId, show }: NonNullable<Launch["past"]>): Promise<void> {
    try {
      const round = await this.past.recall(roundId);
      // Where no next round can be started, the control has the stake of the round that is shown.
      if (!this.#session.startsRounds) this.#showCost(round);
      if (show === "proof") await this.past.openProof(roundId, !this.#port.isIdle());
      else await this.#replay(round);
    } catch (error) {
      if (failureCodeOf(error) !== "round_not_found") return this.#port.failed(error);
      this.#controls.bar.showResult(this.#context.t("error_round_not_found"), "plain");
    }
  }

  async #replay(round: RoundReplay): Promise<void> {
    const { t } = this.#context;
    const { bar, win, money } = this.#controls;
    if (!this.#port.canShow()) return;
    // The session was opened for an open round of another model, such as one with other reels. The player must finish that round first.
    if (round.model !== this.#session.sheet.model) throw new StudioCallError("round_open");
    this.#enter(true);
    const putBack = this.#port.game().keepChoice?.();
    try {
      this.#showCost(round);
      const sold = this.#soldIn(round);
      bar.showResult([t("replaying"), ...(sold ? [sold] : [])].join(" · "), "plain");
      if (!isPurchase(round.input)) this.#port.game().begin?.();
      await this.#port.animate(round);
      win.set(undefined);
      bar.showResult(t("replay_done", { amount: money(round.payoutMinor) }), "plain");
    } finally {
      putBack?.();
      if (this.#session.startsRounds) this.#showCost(undefined);
      this.#enter(false);
    }
  }

  /** Shows a past round's stake or price, and says all the time that it is a past round. */
  #showCost(round: RoundReplay | undefined): void {
    this.#isShown = round !== undefined;
    this.#controls.bar.showReplay(this.#isShown, round && this.#soldIn(round));
    this.#port.showStake(
      round && { stakeMinor: BigInt(round.stakeMinor), isBought: isPurchase(round.input) },
    );
    this.#port.changed();
  }

  /** What the player had bought in place of a plain spin, in words. */
  #soldIn({ input }: RoundReplay): string | undefined {
    const { t } = this.#context;
    const name = soldName(input, this.#session.sheet.purchases, t);
    return name && isPurchase(input) ? t("past_bought", { name }) : name;
  }

  #enter(isRunning: boolean): void {
    this.#isRunning = isRunning;
    this.#port.changed();
  }
}
