import type { Round, RoundReplay, StartRoundReply } from "@bellwether/contract/studio/round.ts";
import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import type { GameContext } from "../context/game-context.ts";
import type { BalanceDisplay } from "../controls/balance-display.ts";
import type { Game } from "../play/game.ts";
import { celebrationOf, isWin } from "../round/celebration.ts";
import { describeResult } from "../round/describe-result.ts";
import { watchPace } from "../round/pace-meter.ts";
import { paidMinor } from "../round/paid-minor.ts";
import { createTakenBy } from "../round/taken-by.ts";
import { StudioCallError } from "../studio/studio-failure.ts";
import type { Controls } from "./build-controls.ts";
import type { PastRounds } from "./past-rounds.ts";
import type { ShownRound } from "./replays.ts";
import type { StakeChoice } from "./stake-choice.ts";

/** The parts and functions of the game controller that the display of a round needs. */
type RoundDisplayPort = {
  game(): Pick<Game, "play" | "decide">;
  balance: BalanceDisplay;
  stakes: StakeChoice;
  past(): PastRounds;
  /** Milliseconds until the market allows the next round. */
  waitMs(): number;
  /** Called when the market allows the next round. */
  paceEnded(): void;
};

/** Shows the steps of a round on the board, in the controls and to the page. */
export class RoundDisplay {
  readonly #context: GameContext;
  readonly #session: OpenSessionReply;
  readonly #controls: Controls;
  readonly #port: RoundDisplayPort;
  #isPacing = false;

  constructor(context: GameContext, session: OpenSessionReply, controls: Controls, port: RoundDisplayPort) {
    this.#context = context;
    this.#session = session;
    this.#controls = controls;
    this.#port = port;
  }

  /** True from the start of a round until the market allows the next round. */
  get isPacing(): boolean {
    return this.#isPacing;
  }

  started(round: StartRoundReply, input: RoundInput): void {
    const { t, page } = this.#context;
    const { bar } = this.#controls;
    const { family, minimumRoundMs } = this.#session.sheet;
    bar.showResult(t(`round_running_${family}`), "plain");
    page.post({ event: "round_started", roundId: round.roundId });
    this.#port.past().add(round, input);
    this.#port.stakes.played(round.rewardId);
    this.#port.balance.set(round.balanceMinor);
    this.#isPacing = true;
    const nextFrame = () => new Promise<void>((done) => setTimeout(done, 60));
    void watchPace(this.#port.waitMs, minimumRoundMs, nextFrame, bar.showPace).then(() => {
      this.#isPacing = false;
      this.#port.paceEnded();
    });
  }

  /** Plays the events of the script from index `from` on. `replayed` are the actions of a finished round that is shown again. */
  async animate(
    round: ShownRound,
    input: RoundInput | undefined,
    { from = 0, replayed }: { from?: number; replayed?: RoundReplay["actions"] } = {},
  ): Promise<void> {
    const stakeMinor = BigInt(round.stakeMinor);
    const celebration = celebrationOf(BigInt(round.payoutMinor), stakeMinor);
    const { mechanic, events } = round.script;
    const script = { mechanic, events: events.slice(from) };
    // On the smallest phones the player may have scrolled down to the controls.
    this.#context.shell.board.scrollIntoView({ block: "nearest" });
    try {
      await this.#port.game().play(script, {
        stakeMinor,
        input,
        celebration,
        isContinued: from > 0,
        isReplay: replayed !== undefined,
        takenBy: replayed && createTakenBy(replayed),
      });
    } finally {
      // A skip ends with the animation that the player skipped.
      this.#controls.clock.hurry(false);
    }
  }

  /** Asks the player for a choice. Throws if this version of the game cannot ask. */
  async decide({ decision, roundId }: Round): Promise<RoundInput> {
    const game = this.#port.game();
    if (!decision || !game.decide) throw new StudioCallError("server_error");
    const hint = async () => (await this.#context.studio.call("hint", {}, roundId)).action;
    return game.decide(decision, hint);
  }

  acted(round: StartRoundReply): void {
    this.#port.past().add(round);
    this.#port.balance.set(round.balanceMinor);
  }

  settled(round: Round, balanceMinor: bigint | undefined): void {
    const { t, page } = this.#context;
    const { bar, win, money } = this.#controls;
    const payoutMinor = paidMinor(round);
    const celebration = celebrationOf(payoutMinor, BigInt(round.stakeMinor));
    const result = describeResult(celebration, money(payoutMinor), t);
    bar.showResult(result.text, result.mood);
    win.set(payoutMinor > 0n ? payoutMinor : undefined);
    this.#port.balance.settle(balanceMinor, isWin(celebration));
    page.post({ event: "round_ended", roundId: round.roundId });
  }
}
