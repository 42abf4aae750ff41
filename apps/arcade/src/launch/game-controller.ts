import type { Round, StartRoundReply } from "@bellwether/contract/studio/round.ts";
import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import { AmountView } from "../controls/amount-view.ts";
import { buildControlBar, type ControlBar, hasChips } from "../controls/control-bar.ts";
import { StakeLadder } from "../controls/stake-ladder.ts";
import { openStakePicker } from "../controls/stake-picker.ts";
import type { Game } from "../games/game.ts";
import { type MoneyText, moneyText, pointsText } from "../money/money-text.ts";
import type { PageCommand } from "../page/page-channel.ts";
import { browserFrames, type Clock, createClock } from "../player/clock.ts";
import { celebrationOf, isWin } from "../round/celebration.ts";
import { describeResult } from "../round/describe-result.ts";
import { FreeRoundsLeft } from "../round/free-rounds.ts";
import { watchPace } from "../round/pace-meter.ts";
import { type Phase, RoundFlow } from "../round/round-flow.ts";
import { createSound, type Sound } from "../sound/sound.ts";
import { newRequestId } from "../studio/new-request-id.ts";
import { isUncertain } from "../studio/start-round.ts";
import { failureCodeOf, StudioCallError } from "../studio/studio-failure.ts";
import type { TitleCard } from "../title/title-card.ts";
import type { GameContext } from "./game-context.ts";
import { listenToControls } from "./listen-to-controls.ts";
import { mountTitle } from "./mount-title.ts";
import { requestSession } from "./open-session.ts";
import { PastRounds } from "./past-rounds.ts";
import type { Launch } from "./read-address.ts";
import { reportFailure } from "./report-failure.ts";

/** An open game with its session: handles the player's input and the page's commands, and takes each round from the press to the new balance. */
export class GameController {
  readonly #around: GameContext;
  readonly #session: OpenSessionReply;
  readonly #bar: ControlBar;
  readonly #clock: Clock;
  readonly #flow: RoundFlow;
  readonly #money: MoneyText;
  readonly #ladder: StakeLadder;
  readonly #balance: AmountView;
  readonly #win: AmountView;
  readonly #sound: Sound = createSound();
  readonly #screen = { draw: () => {} };
  /** The stake is what the player places as chips. */
  readonly #isPlaced: boolean;
  readonly #past: PastRounds;
  #free: FreeRoundsLeft;
  #game: Game = { play: async () => {} };
  #input: RoundInput = {};
  #icons: readonly string[] = [];
  #paused = false;
  /** The balance changed during a round and is read again when the round ends. */
  #balanceStale = false;
  #pacing = false;
  #replaying = false;
  /** The button's current action while a win or a bonus offers one. */
  #leadOn: (() => void) | undefined;

  static async open(
    around: GameContext,
    session: OpenSessionReply,
    card: TitleCard,
  ): Promise<GameController> {
    const table = new GameController(around, session);
    await table.#mount(card);
    return table;
  }

  private constructor(around: GameContext, session: OpenSessionReply) {
    const { t, shell, launch, studio } = around;
    const { sheet } = session;
    this.#around = around;
    this.#session = session;
    shell.controls.replaceChildren();
    const isFree = session.mode === "free";
    const balance = isFree ? t("free_play") : launch.pageHasBar ? undefined : t("balance");
    const { family } = sheet;
    this.#isPlaced = hasChips(sheet);
    this.#bar = buildControlBar(
      shell.controls,
      { family, isPlaced: this.#isPlaced, balance, loose: shell.loose },
      t,
    );
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.#clock = createClock(browserFrames, { still, afterFrame: () => this.#screen.draw() });
    this.#money = isFree ? pointsText(launch.language) : moneyText(session.currency, launch.language);
    this.#ladder = new StakeLadder(sheet.stakes);
    this.#free = new FreeRoundsLeft(session.freeRounds);
    this.#balance = new AmountView(this.#bar.balance, this.#money, this.#clock);
    this.#win = new AmountView(this.#bar.win, this.#money, this.#clock);
    this.#flow = new RoundFlow(
      {
        studio,
        wait: (ms) => new Promise((done) => setTimeout(done, ms)),
        nowMs: () => performance.now(),
        newRequestId,
        play: (round, from) => this.#animate(round, this.#past.inputOf(round.roundId), from),
        decide: (round) => this.#decide(round),
        onActed: (round) => this.#acted(round),
        onChoiceRefused: (error) => this.#fail(error),
        onPhase: (phase) => this.#showPhase(phase),
        onStarted: (round) => this.#started(round),
        onLookingUp: (what) => this.#bar.showResult(this.#around.t(`looking_up_${what}`), "plain"),
        onSettled: (round, balanceMinor) => this.#settled(round, balanceMinor),
      },
      sheet.minimumRoundMs,
    );
    this.#past = new PastRounds(around, session, this.#money, {
      replay: (round, input) => this.#replay(round, input),
      failed: (error) => this.#fail(error),
    });
  }

  async #mount(card: TitleCard): Promise<void> {
    const { t } = this.#around;
    const { sheet } = this.#session;
    this.#icons = card.slotSymbols;
    this.#game = await mountTitle(this.#around, this.#session, card, {
      buttons: this.#bar.extra,
      tools: this.#bar.tools,
      money: this.#money,
      clock: this.#clock,
      screen: this.#screen,
      sound: this.#sound,
      showWin: (amountMinor) => void this.#win.countTo(amountMinor, 250),
      say: (text) => this.#bar.showResult(text, "plain"),
      offer: (name, act) => this.#offer(name, act),
      maySkip: this.#around.launch.maySkip,
      choiceChanged: () => this.#showStake(),
    });
    this.#balance.set(BigInt(this.#session.balanceMinor));
    this.#win.set(undefined);
    const ready = this.#isPlaced ? "ready_roulette" : (`ready_${sheet.family}` as const);
    this.#bar.showResult(t(this.#session.startsRounds ? ready : "changed_game"), "plain");
    this.#listen();
    this.#showFreeRounds();
    this.#showStake();
    this.#showPhase("idle");
  }

  #listen(): void {
    const { shell, t } = this.#around;
    const price = t(this.#session.sheet.family === "scratch" ? "price" : "stake");
    listenToControls(shell, this.#bar, this.#sound, {
      press: () => void this.#press(),
      step: (by) => {
        this.#ladder.step(by);
        this.#showStake();
      },
      pickStake: () =>
        openStakePicker(
          this.#ladder,
          this.#game.stakeName ?? price,
          // A game that names what is selected shows that, and not what a round of it costs.
          (stakeMinor) => this.#money(this.#game.stakeName ? stakeMinor : this.#costOf(stakeMinor)),
          t,
          () => this.#showStake(),
        ),
      openInformation: () => void this.#openInformation(),
      openFairness: () => void this.#past.openPanel(this.#flow.phase !== "idle"),
    });
  }

  async #openInformation(): Promise<void> {
    const { openInfoSheet } = await import("../controls/info-sheet.ts");
    await openInfoSheet(this.#around, this.#session, this.#money, this.#ladder.stakeMinor, this.#icons);
  }

  get #canShow(): boolean {
    return this.#flow.phase === "idle" && !this.#paused && !this.#pacing && !this.#replaying;
  }

  get #canPlay(): boolean {
    return this.#canShow && this.#session.startsRounds;
  }

  /** The newest offer replaces older ones; withdrawing an old one does not affect it. */
  #offer(name: string, act: () => void): () => void {
    this.#leadOn = act;
    this.#bar.offer(name);
    this.#showPhase(this.#flow.phase);
    return () => {
      if (this.#leadOn !== act) return;
      this.#leadOn = undefined;
      this.#bar.offer(undefined);
      this.#showPhase(this.#flow.phase);
    };
  }

  async #press(): Promise<void> {
    if (this.#leadOn && !this.#paused) return this.#leadOn();
    if (!this.#canPlay) return;
    const { t } = this.#around;
    const { family } = this.#session.sheet;
    const free = this.#free.next;
    const choice = this.#game.choice?.(free?.stakeMinor ?? this.#ladder.stakeMinor);
    const chosen = {
      stakeMinor: this.#costOf(this.#ladder.stakeMinor),
      input: choice?.input ?? {},
    };
    if (chosen.stakeMinor === 0n) return this.#bar.showResult(t("no_bets"), "plain");
    if (!free && chosen.stakeMinor > this.#balance.shownMinor)
      return this.#fail(new StudioCallError("not_enough_money"));
    this.#input = chosen.input;
    this.#sound.play("press");
    this.#win.set(undefined);
    this.#bar.showResult(t(`round_running_${family}`), "plain");
    this.#game.begin?.();
    try {
      await this.#flow.start(chosen.stakeMinor, chosen.input, free?.rewardId);
    } catch (error) {
      this.#game.abandon?.();
      this.#fail(error);
    }
  }

  #started(round: StartRoundReply): void {
    const { sheet } = this.#session;
    const { family } = sheet;
    this.#bar.showResult(this.#around.t(`round_running_${family}`), "plain");
    this.#around.page.tell({ event: "round_started", roundId: round.roundId });
    this.#past.add(round, this.#input);
    this.#free.played(round.rewardId);
    this.#showFreeRounds();
    this.#balance.set(BigInt(round.balanceMinor));
    this.#pacing = true;
    const nextFrame = () => new Promise<void>((done) => setTimeout(done, 60));
    const pace = watchPace(() => this.#flow.waitMs, sheet.minimumRoundMs, nextFrame, this.#bar.showPace);
    void pace.then(() => {
      this.#pacing = false;
      this.#showPhase(this.#flow.phase);
    });
  }

  /** The player's choice. A game whose decisions this version does not know cannot go on. */
  async #decide({ decision, roundId }: Round): Promise<RoundInput> {
    if (!decision || !this.#game.decide) throw new StudioCallError("server_error");
    const hint = async () => (await this.#around.studio.call("hint", {}, roundId)).action;
    return this.#game.decide(decision, hint);
  }

  #acted(round: StartRoundReply): void {
    this.#past.add(round);
    this.#balance.set(BigInt(round.balanceMinor));
  }

  /** Plays the script; the game gets the grade of celebration. */
  async #animate(
    round: Pick<Round, "script" | "stakeMinor" | "payoutMinor">,
    input: RoundInput | undefined,
    from = 0,
  ) {
    const stakeMinor = BigInt(round.stakeMinor);
    const celebration = celebrationOf(BigInt(round.payoutMinor), stakeMinor);
    const { mechanic, events } = round.script;
    const script = { mechanic, events: events.slice(from) };
    await this.#game.play(script, { stakeMinor, input, celebration, isContinued: from > 0 });
  }

  #settled(round: Round, balanceMinor: bigint | undefined): void {
    const { t, page } = this.#around;
    const payoutMinor = BigInt(round.payoutMinor);
    const celebration = celebrationOf(payoutMinor, BigInt(round.stakeMinor));
    const result = describeResult(celebration, this.#money(payoutMinor), t);
    this.#bar.showResult(result.text, result.mood);
    this.#win.set(payoutMinor > 0n ? payoutMinor : undefined);
    if (balanceMinor !== undefined && isWin(celebration)) void this.#balance.countTo(balanceMinor);
    else if (balanceMinor !== undefined) this.#balance.set(balanceMinor);
    page.tell({ event: "round_ended", roundId: round.roundId });
    if (this.#balanceStale && balanceMinor === undefined) void this.#readBalance();
    this.#balanceStale = false;
  }

  /** Resumes a round that an earlier visit left open, because it is already paid for. */
  async resumeOpenRound({ openRound }: OpenSessionReply): Promise<void> {
    if (!openRound) return;
    this.#bar.showResult(this.#around.t("resumed_round"), "plain");
    const { stakeMinor } = this.#ladder;
    // Where the game asks for more than the selected stake, the round's sum is none that was selected.
    if (this.#game.choice?.(stakeMinor).stakeMinor === undefined) {
      this.#ladder.choose(BigInt(openRound.stakeMinor));
    }
    this.#showStake();
    this.#around.page.tell({ event: "round_started", roundId: openRound.roundId });
    this.#past.add(openRound);
    try {
      await this.#recallInput(openRound);
      this.#game.begin?.();
      await this.#flow.resume(openRound);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** An open round does not include the bets it came from, which a table must show. */
  async #recallInput(round: Round): Promise<void> {
    if (!this.#game.choice) return;
    const { input } = await this.#around.studio.call("replayRound", {}, round.roundId);
    this.#past.add(round, input);
  }

  /** Replays a past round. The balance does not change. */
  async #replay(
    round: Pick<Round, "script" | "stakeMinor" | "payoutMinor">,
    input: RoundInput,
  ): Promise<void> {
    const { t } = this.#around;
    if (!this.#canShow) return;
    // The session is for an open round of another mechanic, which comes first.
    if (round.script.mechanic !== this.#session.sheet.mechanic) throw new StudioCallError("round_open");
    this.#replaying = true;
    this.#showPhase("playing");
    this.#bar.showResult(t("replaying"), "plain");
    this.#game.begin?.();
    await this.#animate(round, input);
    this.#replaying = false;
    this.#win.set(undefined);
    this.#bar.showResult(t("replay_done", { amount: this.#money(round.payoutMinor) }), "plain");
    this.#showPhase("idle");
  }

  /** Shows a round from the player's history. If it cannot be shown, the player sees why and can play on. */
  async showPast({ roundId, show }: NonNullable<Launch["past"]>): Promise<void> {
    try {
      const { round, input } = await this.#past.recall(roundId);
      if (show === "proof") await this.#past.openProof(roundId, this.#flow.phase !== "idle");
      else await this.#replay(round, input);
    } catch (error) {
      if (failureCodeOf(error) !== "round_not_found") return this.#fail(error);
      this.#bar.showResult(this.#around.t("error_round_not_found"), "plain");
    }
  }

  /** Handles a command from the page. */
  handle(event: PageCommand): void {
    if (event === "balance_changed") return void this.#readBalance();
    this.#paused = event === "pause";
    if (this.#paused) this.#clock.pause();
    else this.#clock.resume();
    this.#sound.hush(this.#paused);
    this.#showPhase(this.#flow.phase);
  }

  async #readBalance(): Promise<void> {
    try {
      const { balanceMinor } = await this.#around.studio.call("readBalance", {});
      if (this.#flow.phase === "idle") this.#balance.set(BigInt(balanceMinor));
      else this.#balanceStale = true;
    } catch (error) {
      // A balance that cannot be read now is read again after the round. The game goes on.
      if (isUncertain(error)) this.#balanceStale = true;
      else this.#fail(error);
    }
  }

  #showPhase(phase: Phase): void {
    const atRest = phase === "idle" && !this.#replaying;
    const { startsRounds } = this.#session;
    this.#bar.setPlayable(this.#canPlay || (this.#leadOn !== undefined && !this.#paused));
    this.#bar.setStakeable(atRest && startsRounds && !this.#free.next);
    this.#game.setOpen?.(atRest && startsRounds && !this.#paused);
    this.#around.shell.root.dataset.phase = this.#paused ? "paused" : phase;
    if (atRest) this.#showStake();
  }

  #showStake(): void {
    const { t } = this.#around;
    const { stake } = this.#bar;
    const free = this.#free.next;
    const selectedMinor = free?.stakeMinor ?? this.#ladder.stakeMinor;
    const atRest = this.#flow.phase === "idle" && !this.#replaying;
    if (atRest) this.#game.stakeChanged?.(selectedMinor);
    const amount = this.#money(this.#costOf(this.#ladder.stakeMinor));
    stake.value.textContent = amount;
    if (this.#isPlaced) return;
    const choose = this.#session.sheet.family === "scratch" ? "choose_price" : "choose_stake";
    stake.value.setAttribute("aria-label", t(free ? "free_rounds_stake" : choose, { amount }));
    stake.down.disabled = !atRest || free !== undefined || this.#ladder.isLowest;
    stake.up.disabled = !atRest || free !== undefined || this.#ladder.isHighest;
  }

  /** What the next round costs, were this stake selected. */
  #costOf(selectedMinor: bigint): bigint {
    return this.#free.next?.stakeMinor ?? this.#game.choice?.(selectedMinor).stakeMinor ?? selectedMinor;
  }

  /** Shows the free rounds left next to the result, and announces before the press that the next round is for money. */
  #showFreeRounds(): void {
    const { t } = this.#around;
    const { next, left, hasEnded } = this.#free;
    const text = next ? t("free_rounds_left", { count: left }) : hasEnded ? t("free_rounds_over") : "";
    this.#bar.showFreeRounds(text);
  }

  #fail(error: unknown): void {
    this.#bar.showResult("", "plain");
    if (failureCodeOf(error) === "reward_over") {
      this.#free.end();
      this.#showFreeRounds();
      this.#showPhase(this.#flow.phase);
    }
    reportFailure(this.#around, error, {
      // Never a new round: the player asked for something else, or for a round that may be open.
      retry: () => void this.#reopen(),
      resume: () => void this.#reopen(),
      dismissed: () => this.#bar.play.focus(),
    });
  }

  /** Opens the session again and shows the open round that blocks new ones. */
  async #reopen(): Promise<void> {
    try {
      const session = await requestSession(this.#around);
      this.#balance.set(BigInt(session.balanceMinor));
      this.#free = new FreeRoundsLeft(session.freeRounds);
      this.#showFreeRounds();
      await this.resumeOpenRound(session);
    } catch (error) {
      this.#fail(error);
    }
  }
}
