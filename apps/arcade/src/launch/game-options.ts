import type { Purchase } from "@bellwether/contract/studio/game-sheet.ts";
import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import { type AutoplayStop, hasFeature, type PlayedAutoRound } from "../autoplay/autoplay.ts";
import { openAutoplayDialog } from "../autoplay/autoplay-dialog.ts";
import { AutoplayRun } from "../autoplay/autoplay-run.ts";
import type { GameContext } from "../context/game-context.ts";
import { AnteSwitch } from "../controls/ante-switch.ts";
import type { BalanceDisplay } from "../controls/balance-display.ts";
import { openBuyDialog } from "../controls/buy-dialog.ts";
import { OptionButtons } from "../controls/option-buttons.ts";
import type { Controls } from "./build-controls.ts";
import type { ShownRound } from "./replays.ts";
import type { StakeChoice } from "./stake-choice.ts";

/** What starts a round: the big button, autoplay or a bonus buy. */
export type StartedBy = "player" | "autoplay" | Purchase;

/** The parts and functions of the game controller that the options need. */
type GameOptionsPort = {
  stakes: StakeChoice;
  balance: BalanceDisplay;
  /** Plays one round to its end. Resolves to undefined if the round was refused or failed. */
  play(startedBy: StartedBy): Promise<ShownRound | undefined>;
  /** Milliseconds until the market allows the next round. */
  waitMs(): number;
  changed(): void;
};

/** How long autoplay shows a result before the next round, without turbo and with turbo. */
const RESULT_MS = 700;
const TURBO_RESULT_MS = 300;

/** Turbo, autoplay, bonus buy and the ante bet, as far as the session's terms allow them. */
export class GameOptions {
  readonly autoplay: AutoplayRun;
  readonly #context: GameContext;
  readonly #session: OpenSessionReply;
  readonly #controls: Controls;
  readonly #port: GameOptionsPort;
  readonly #buttons: OptionButtons;
  readonly #anteSwitch: AnteSwitch | undefined;
  #isTurbo = false;

  constructor(context: GameContext, session: OpenSessionReply, controls: Controls, port: GameOptionsPort) {
    this.#context = context;
    this.#session = session;
    this.#controls = controls;
    this.#port = port;
    this.autoplay = new AutoplayRun({
      next: () => ({ stakeMinor: port.stakes.next().stakeMinor, balanceMinor: port.balance.shownMinor }),
      playRound: () => this.#playAutoRound(),
      rest: () => this.#rest(),
      changed: () => port.changed(),
      ended: (stop, last) => this.#announceEnd(stop, last),
    });
    this.#buttons = new OptionButtons(controls.bar.options, session.terms, context.t, {
      turn: (isTurbo) => {
        this.#turn(isTurbo);
        context.page.post({ event: "turbo", isOn: isTurbo });
      },
      autoplay: () => this.#pressAutoplay(),
      buy: () => this.#openBuy(),
    });
    const { anteBet } = session.sheet;
    this.#anteSwitch =
      anteBet &&
      new AnteSwitch(controls.bar.extra, anteBet, context.t, controls.money, (isOn) => this.#turnAnte(isOn));
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.autoplay.interrupt();
    });
    window.addEventListener("offline", () => this.autoplay.interrupt());
  }

  /** Turns turbo on where the market allows it. The page asks for this if the player had turned turbo on before. */
  recallTurbo(): void {
    if (!this.#session.terms.turbo) return;
    this.#turn(true);
    this.#buttons.showTurbo(true);
  }

  /** The options' action for the big button: stop autoplay, or skip the running animation where the market allows turbo. */
  buttonAction(isPlaying: boolean): { name: string; act: () => void } | undefined {
    const { t } = this.#context;
    if (this.autoplay.isRunning) return { name: t("autoplay_stop"), act: () => this.autoplay.interrupt() };
    if (!this.#session.terms.turbo || !isPlaying) return undefined;
    return { name: t("skip"), act: () => this.#controls.clock.hurry(true) };
  }

  show(mayStart: boolean): void {
    const { stakes } = this.#port;
    const mayChoose = mayStart && !stakes.nextIsFree;
    this.#buttons.show(mayChoose, this.autoplay.roundsLeft);
    this.#anteSwitch?.show(stakes.hasAnteBet, mayChoose && !this.autoplay.isRunning);
  }

  /** Shows what the ante bet costs at the selected stake. */
  showStake(): void {
    this.#anteSwitch?.showStake(this.#port.stakes.selectedMinor);
  }

  #turnAnte(isOn: boolean): void {
    const { stakes } = this.#port;
    stakes.turnAnteBet(isOn);
    const amount = this.#controls.money(stakes.costMinor);
    this.#controls.bar.showResult(this.#context.t(isOn ? "ante_on" : "ante_off", { amount }), "plain");
    this.#port.changed();
  }

  #turn(isTurbo: boolean): void {
    this.#isTurbo = isTurbo;
    this.#controls.clock.turbo(isTurbo);
  }

  #pressAutoplay(): void {
    if (this.autoplay.isRunning) {
      this.autoplay.interrupt();
      return;
    }
    const { sheet } = this.#session;
    const { stakeMinor } = this.#port.stakes.next();
    const { money } = this.#controls;
    const offer = { stakeMinor, feature: sheet.feature, money };
    openAutoplayDialog(offer, this.#context.t, (plan) => void this.autoplay.start(plan));
  }

  async #playAutoRound(): Promise<PlayedAutoRound | undefined> {
    const round = await this.#port.play("autoplay");
    return (
      round && {
        stakeMinor: BigInt(round.stakeMinor),
        payoutMinor: BigInt(round.payoutMinor),
        hasFeature: hasFeature(round.script.events, this.#session.sheet.feature),
      }
    );
  }

  #rest(): Promise<void> {
    const restMs = Math.max(this.#port.waitMs(), this.#isTurbo ? TURBO_RESULT_MS : RESULT_MS);
    return new Promise((done) => setTimeout(done, restMs));
  }

  #announceEnd(stop: AutoplayStop, last: PlayedAutoRound | undefined): void {
    const amount = this.#controls.money(last?.payoutMinor ?? 0n);
    this.#controls.bar.showResult(this.#context.t(`autoplay_over_${stop}`, { amount }), "plain");
  }

  #openBuy(): void {
    const { t, launch } = this.#context;
    const { selectedMinor, hasAnteBet } = this.#port.stakes;
    openBuyDialog(
      { sheet: this.#session.sheet, stakeMinor: selectedMinor, hasAnteBet },
      { t, language: launch.language, money: this.#controls.money },
      { buy: (purchase) => void this.#port.play(purchase), turnAnteBet: (isOn) => this.#turnAnte(isOn) },
    );
  }
}
