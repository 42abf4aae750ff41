import type { JackpotWin, Round } from "@bellwether/contract/studio/round.ts";
import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import type { GameContext } from "../context/game-context.ts";
import type { PageCommand } from "../context/page-channel.ts";
import type { Launch } from "../context/read-address.ts";
import { reportFailure } from "../context/report-failure.ts";
import { BalanceDisplay } from "../controls/balance-display.ts";
import { GamePots } from "../jackpots/game-pots.ts";
import type { Game } from "../play/game.ts";
import { paidMinor } from "../round/paid-minor.ts";
import { isPurchase } from "../round/purchase.ts";
import { RoundFlow } from "../round/round-flow.ts";
import { createVibration } from "../sound/vibration.ts";
import { isShared } from "../studio/is-shared.ts";
import { newRequestId } from "../studio/new-request-id.ts";
import { failureCodeOf, StudioCallError } from "../studio/studio-failure.ts";
import type { TextKey } from "../texts/texts.ts";
import { mascotAddress } from "../theme/brand-style.ts";
import type { TitleCard } from "../theme/title-card.ts";
import { BigButton } from "./big-button.ts";
import { buildControls, type Controls } from "./build-controls.ts";
import { GameOptions, type StartedBy } from "./game-options.ts";
import { listenToControls } from "./listen-to-controls.ts";
import { mountTitle } from "./mount-title.ts";
import { requestSession } from "./open-session.ts";
import { openingText } from "./opening-text.ts";
import { Replays, type ShownRound } from "./replays.ts";
import { RoundDisplay } from "./round-display.ts";
import { StakeChoice } from "./stake-choice.ts";

/** An open game with its session: handles the player's input and the page's commands, and takes each round from the press to the new balance. */
export class GameController {
  readonly #context: GameContext;
  readonly #session: OpenSessionReply;
  readonly #controls: Controls;
  readonly #flow: RoundFlow;
  readonly #rounds: RoundDisplay;
  readonly #stakes: StakeChoice;
  readonly #balance: BalanceDisplay;
  readonly #replays: Replays;
  readonly #options: GameOptions;
  readonly #button: BigButton;
  readonly #pots: GamePots;
  #game: Game = { play: async () => {} };
  #input: RoundInput = {};
  #icons: readonly string[] = [];
  /** The player wants to stop once the round is paid. */
  #leaves = false;
  #paused = false;

  static async open(context: GameContext, session: OpenSessionReply, card: TitleCard) {
    // A past bet at a table is replayed as a round of its own mechanic. No round can be started then.
    const shown = isShared(session.sheet) ? { ...session, startsRounds: false } : session;
    const controller = new GameController(context, shown);
    await controller.#mount(card, openingText(session));
    return controller;
  }

  private constructor(context: GameContext, session: OpenSessionReply) {
    this.#context = context;
    this.#session = session;
    this.#controls = buildControls(context, session);
    this.#button = new BigButton(this.#controls.bar, () => this.#showPhase());
    this.#flow = this.#createFlow();
    const isIdle = () => this.#flow.phase === "idle";
    const game = () => this.#game;
    const failed = (error: unknown) => this.#fail(error);
    this.#balance = new BalanceDisplay(this.#controls.balance, { studio: context.studio, isIdle, failed });
    this.#stakes = new StakeChoice(this.#controls, session, context.t, {
      game,
      isAtRest: () => this.#atRest,
      stakeShown: () => this.#options.showStake(),
    });
    this.#rounds = new RoundDisplay(context, session, this.#controls, {
      game,
      balance: this.#balance,
      stakes: this.#stakes,
      past: () => this.#replays.past,
      waitMs: () => this.#flow.waitMs,
      paceEnded: () => this.#showPhase(),
    });
    this.#replays = new Replays(context, session, this.#controls, {
      game,
      isIdle,
      canShow: () => this.#isFree,
      animate: (round) => this.#rounds.animate(round, round.input, { replayed: round.actions }),
      showStake: (past) => this.#stakes.showPast(past),
      changed: () => this.#showPhase(),
      failed,
    });
    this.#pots = new GamePots(context, session, {
      money: this.#controls.money,
      isAtRest: () => this.#atRest && !this.#replays.isShown,
      open: () => void this.#openInformation(),
      showOwn: (wins) => void this.#showLaterHits(wins),
    });
    this.#options = new GameOptions(context, session, this.#controls, {
      stakes: this.#stakes,
      balance: this.#balance,
      play: (startedBy) => this.#play(startedBy),
      waitMs: () => this.#flow.waitMs,
      changed: () => this.#showPhase(),
    });
  }

  /** Shows jackpots that the player won until a click; autoplay ends, and the player may leave. */
  async #showHits(round: Round): Promise<void> {
    if (round.state === "deciding" || round.jackpotWins.length === 0) return;
    const chosen = await this.#announceHits(round.jackpotWins, paidMinor(round) > BigInt(round.stakeMinor));
    this.#leaves = chosen === "stop";
  }

  /** A clock's win is paid when its round is long over: the balance is read again. */
  async #showLaterHits(wins: readonly JackpotWin[]): Promise<void> {
    const chosen = await this.#announceHits(wins, true);
    if (chosen === "stop") return this.#context.page.post({ event: "to_lobby" });
    await this.#balance.read();
  }

  async #announceHits(wins: readonly JackpotWin[], isWin: boolean): Promise<"back" | "stop"> {
    this.#options.autoplay.interrupt();
    const { t, base, launch } = this.#context;
    const mascot = mascotAddress(base, launch.brand, "celebrating");
    const { showHit } = await import("../jackpots/hit-dialog.ts");
    return showHit(wins, { t, money: this.#controls.money, mascot, isWin });
  }

  #createFlow(): RoundFlow {
    const { studio, t } = this.#context;
    return new RoundFlow(
      {
        studio,
        wait: (ms) => new Promise((done) => setTimeout(done, ms)),
        nowMs: () => performance.now(),
        newRequestId,
        play: async (round, from) => {
          await this.#rounds.animate(round, this.#replays.past.inputOf(round.roundId), { from });
          await this.#showHits(round);
        },
        decide: (round) => this.#rounds.decide(round),
        onActed: (round) => this.#rounds.acted(round),
        onChoiceRefused: (error) => this.#fail(error, true),
        onPhase: () => this.#showPhase(),
        onStarted: (round) => {
          this.#pots.played(round.roundId);
          this.#rounds.started(round, this.#input);
        },
        onLookingUp: (what) => {
          this.#options.autoplay.interrupt();
          this.#say(t(`looking_up_${what}`));
        },
        onSettled: (round, balanceMinor) => {
          this.#rounds.settled(round, balanceMinor);
          if (this.#leaves) this.#context.page.post({ event: "to_lobby" });
        },
      },
      this.#session.sheet.minimumRoundMs,
    );
  }

  async #mount(card: TitleCard, opening: TextKey | undefined): Promise<void> {
    const { t } = this.#context;
    const { balanceMinor, terms } = this.#session;
    const { bar, win, money, clock, screen, sound } = this.#controls;
    this.#game = await mountTitle(this.#context, this.#session, card, {
      buttons: bar.extra,
      tools: bar.tools,
      money,
      clock,
      screen,
      sound,
      vibrate: createVibration(clock.still, navigator),
      showWin: (amountMinor) => void win.countTo(amountMinor, 250),
      say: (text) => this.#say(text),
      offer: (name, act) => this.#button.offer(name, act),
      terms,
      choiceChanged: () => this.#stakes.show(),
    });
    this.#icons = card.slotSymbols;
    this.#balance.set(balanceMinor);
    win.set(undefined);
    this.#say(opening ? t(opening) : "");
    listenToControls(this.#context.shell, bar, sound, {
      press: () => void this.#press(),
      step: (by) => this.#stakes.step(by),
      pickStake: () => this.#stakes.openPicker(),
      openInformation: () => void this.#openInformation(),
      openFairness: () => this.#replays.openFairness(),
    });
    this.#stakes.showFreeRounds();
    this.#stakes.show();
    this.#showPhase();
  }

  #say(text: string): void {
    this.#controls.bar.showResult(text, "plain");
  }

  async #openInformation(): Promise<void> {
    const { openInfoSheet } = await import("../controls/info-sheet.ts");
    const { selectedMinor } = this.#stakes;
    const pots = await this.#pots.sheet(selectedMinor);
    await openInfoSheet(this.#context, this.#session, this.#controls.money, selectedMinor, this.#icons, pots);
  }

  get #atRest(): boolean {
    return this.#flow.phase === "idle" && !this.#replays.isRunning;
  }

  /** The phase that the page and the style sheets read. */
  get #phase(): string {
    if (this.#paused) return "paused";
    return this.#replays.isRunning ? "playing" : this.#flow.phase;
  }

  get #isFree(): boolean {
    return this.#atRest && !this.#paused && !this.#options.autoplay.isRunning;
  }

  /** The market's pace is one of stakes, so a replay need not keep it. */
  get #mayStake(): boolean {
    return this.#isFree && !this.#rounds.isPacing;
  }

  async #press(): Promise<void> {
    if (!this.#button.press() && this.#mayStake) await this.#play("player");
  }

  /** Plays a round to its result. Resolves to undefined if no round was started or the round failed. */
  async #play(startedBy: StartedBy): Promise<ShownRound | undefined> {
    if (!this.#session.startsRounds || this.#paused || !this.#atRest) return undefined;
    const { t } = this.#context;
    const next = typeof startedBy === "object" ? this.#stakes.purchase(startedBy) : this.#stakes.next();
    const { stakeMinor, input, rewardId } = next;
    if (stakeMinor === 0n) return void this.#say(t("no_bets"));
    if (rewardId === undefined && stakeMinor > this.#balance.shownMinor)
      return void this.#fail(new StudioCallError("not_enough_money"));
    this.#input = input;
    this.#controls.sound.play("press");
    this.#controls.win.set(undefined);
    this.#say(t(`round_running_${this.#session.sheet.family}`));
    if (!isPurchase(input)) this.#game.begin?.();
    try {
      return await this.#flow.start(stakeMinor, input, { rewardId, autoplay: startedBy === "autoplay" });
    } catch (error) {
      if (!isPurchase(input)) this.#game.abandon?.();
      this.#fail(error);
      return undefined;
    }
  }

  /** Resumes a round that an earlier visit left open, because it is already paid for. */
  async resumeOpenRound({ openRound }: OpenSessionReply): Promise<void> {
    if (!openRound) return;
    this.#say(this.#context.t("resumed_round"));
    this.#context.page.post({ event: "round_started", roundId: openRound.roundId });
    const { past } = this.#replays;
    past.add(openRound);
    try {
      // The open round comes without the bets that it was started with, and a table must show them.
      const { purchases, anteBet } = this.#session.sheet;
      if (this.#game.choice || purchases || anteBet) await past.recallInput(openRound);
      const input = past.inputOf(openRound.roundId);
      const isBought = isPurchase(input);
      if (!isBought) this.#stakes.chooseAgain(openRound, input ?? {});
      if (!isBought) this.#game.begin?.();
      await this.#flow.resume(openRound);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Shows a round from the player's history. */
  async showPast(past: NonNullable<Launch["past"]>): Promise<void> {
    await this.#replays.show(past);
  }

  /** Handles a command from the page. */
  handle(command: PageCommand): void {
    if (command === "balance_changed") void this.#balance.read();
    else if (command === "turbo_on") this.#options.recallTurbo();
    else this.#pause(command === "pause");
  }

  #pause(isPaused: boolean): void {
    const { clock, sound } = this.#controls;
    this.#paused = isPaused;
    // The page shows a reality check or another dialog, and the player must not lose money behind it.
    if (this.#paused) this.#options.autoplay.interrupt();
    if (this.#paused) clock.pause();
    else clock.resume();
    sound.hush(this.#paused);
    this.#showPhase();
  }

  #showPhase(): void {
    const { bar } = this.#controls;
    const { startsRounds } = this.#session;
    const isOpen = this.#atRest && startsRounds && !this.#options.autoplay.isRunning;
    const mayStart = this.#mayStake && startsRounds;
    const isPlaying = this.#phase === "playing";
    this.#button.show({ isPaused: this.#paused, mayStart, other: this.#options.buttonAction(isPlaying) });
    this.#options.show(mayStart);
    bar.setStakeable(isOpen && !this.#stakes.nextIsFree);
    this.#game.setOpen?.(isOpen && !this.#paused);
    this.#context.shell.root.dataset.phase = this.#phase;
    this.#context.shell.root.toggleAttribute("data-replay", this.#replays.isShown);
    if (this.#atRest) this.#stakes.show();
  }

  /** `isRoundOpen`: a further stake was refused, and the round waits for another choice. */
  #fail(error: unknown, isRoundOpen = false): void {
    this.#say("");
    if (failureCodeOf(error) === "reward_over") {
      this.#stakes.endFreeRounds();
      this.#showPhase();
    }
    // A retry never starts a round: the failed call may have been another one, or it may have opened a round.
    const reopen = () => void this.#reopen();
    const dismissed = () => this.#controls.bar.play.focus();
    reportFailure(this.#context, error, { retry: reopen, resume: reopen, dismissed, isRoundOpen });
  }

  /** Opens the session again, and shows the open round that blocks new ones, or how a round ended that this page has not seen to its end. */
  async #reopen(): Promise<void> {
    try {
      const session = await requestSession(this.#context);
      this.#balance.set(session.balanceMinor);
      this.#stakes.renewFreeRounds(session.freeRounds);
      const roundId = this.#flow.takeUnfinished();
      if (session.openRound) await this.resumeOpenRound(session);
      else if (roundId !== undefined) {
        this.#context.page.post({ event: "round_ended", roundId });
        await this.#replays.show({ roundId, show: "replay" });
      }
    } catch (error) {
      this.#fail(error);
    }
  }
}
