import { Graphics } from "pixi.js";
import { element } from "../../controls/element.ts";
import type { GameParts } from "../../play/game.ts";
import { Sign, type SignParts } from "../../play/sign.ts";
import { Taps, tally } from "../../play/tally.ts";
import { WinShow } from "../../play/win-show.ts";
import { celebrationOf, greatGradeOf, isWin } from "../../round/celebration.ts";
import { offerSkip } from "../offer-skip.ts";
import styles from "./feature.module.css";
import { FeatureBar, type FeatureLook } from "./feature-bar.ts";
import type { Machine } from "./machine.ts";
import type { FeatureState } from "./round-state.ts";

/** The parts of the machine that free spins use. A glow surrounds the window. */
type FeatureStage = Pick<Machine, "stage" | "coins" | "window">;

/** How long the sign at the start and the sign with the total are shown. */
const INTRO_MS = 3_000;
const TOTAL_MS = 2_000;
const COUNT_MS = { win: 900, big: 2_500, great: 4_000, huge: 6_000 } as const;

/**
 * Shows free spins with their own light, music and total. The player can skip to the total. That changes no money: the server drew the outcome
 * before the animation started.
 */
export class Feature {
  readonly #parts: GameParts;
  readonly #machine: FeatureStage;
  readonly #bar: FeatureBar;
  readonly #glow = new Graphics();
  readonly #picture: string | undefined;
  #withdraw = () => {};
  #isSkipped = false;
  #isOver = false;

  constructor(parts: GameParts, machine: FeatureStage, look: FeatureLook) {
    const { board, t, money, sound } = parts;
    this.#parts = parts;
    this.#machine = machine;
    this.#bar = new FeatureBar(board.section, t, money, look);
    this.#picture = look.picture;
    board.section.dataset.feature = "true";
    sound.music(true);
    this.#lightUp();
  }

  /** Whether the player has skipped the remaining spins. */
  get isSkipped(): boolean {
    return this.#isSkipped;
  }

  /** Shows a sign with the number of free spins for 3 s or until a tap. Afterwards the player may skip the spins where the market allows it. */
  async announce(title: string, line: string): Promise<void> {
    const { t, vibrate } = this.#parts;
    vibrate("bonus");
    const picture = this.#picture === undefined ? {} : { picture: openBook(this.#picture) };
    await this.#showSign({ title, line, hint: t("tap_on"), ...picture }, INTRO_MS);
    this.#withdraw = offerSkip(this.#parts, () => {
      this.#isSkipped = true;
    });
  }

  count(state: FeatureState): void {
    this.#bar.show(state);
  }

  /** Shows the total of the free spins; it is celebrated by its ratio to the stake that started them. */
  async total(state: FeatureState, totalMinor: bigint, stakeMinor: bigint): Promise<void> {
    const { t, clock, money, sound } = this.#parts;
    this.#withdraw();
    clock.hurry(false);
    sound.music(false);
    const celebration = celebrationOf(totalMinor, stakeMinor);
    const isWinningRound = isWin(celebration);
    if (isWinningRound) {
      sound.play("big");
      void this.#machine.coins.throw(30, 0.5, 0.8, 1.8);
    }
    const sign: SignParts = {
      title: t("free_spins_over", { count: state.spins.length }),
      line: isWinningRound
        ? t("times_stake", { multiple: Number((totalMinor * 10n) / stakeMinor) / 10 })
        : "",
      amount: money(totalMinor),
      hint: t("tap_on"),
      picture: plotSpins(state.spins),
      quiet: !isWinningRound,
    };
    const countMs = isWinningRound ? COUNT_MS[celebration as keyof typeof COUNT_MS] : 0;
    const grade = greatGradeOf(totalMinor, stakeMinor);
    if (grade) this.#parts.vibrate(grade);
    await this.#showSign(sign, TOTAL_MS, { amountMinor: totalMinor, countMs, stakeMinor });
  }

  /** Restores the game's normal light and sound. */
  end(): void {
    const { board, clock, sound } = this.#parts;
    this.#withdraw();
    clock.hurry(false);
    sound.music(false);
    this.#isOver = true;
    this.#bar.remove();
    this.#glow.destroy();
    delete board.section.dataset.feature;
    this.#machine.stage.draw();
  }

  async #showSign(
    parts: SignParts,
    standMs: number,
    { amountMinor, countMs, stakeMinor } = { amountMinor: 0n, countMs: 0, stakeMinor: 0n },
  ): Promise<void> {
    const { board, clock, palette, money, mascot, offer, t } = this.#parts;
    const taps = new Taps();
    const show = new WinShow(
      { stage: this.#machine.stage, clock, palette, isDark: parts.quiet === true },
      [],
    );
    void show.rise();
    const sign = new Sign(board.section, taps, { ...parts, together: true });
    const withdraw = offer(t("continue"), () => taps.tap());
    await tally(clock, taps, {
      amountMinor,
      countMs,
      standMs,
      show: (shownMinor) => {
        if (parts.amount === undefined) return;
        sign.write({ amount: money(shownMinor) });
        const grade = greatGradeOf(shownMinor, stakeMinor);
        if (grade) sign.raise(grade, mascot);
      },
    });
    withdraw();
    await Promise.all([sign.leave(), show.leave()]);
  }

  /** A glow around the window; it pulses unless motion is reduced. */
  #lightUp(): void {
    const { clock, palette } = this.#parts;
    const { stage } = this.#machine;
    stage.field.addChild(this.#glow);
    const paint = (alpha: number) => {
      const { x, y, width, height } = this.#machine.window();
      this.#glow.clear();
      for (const [width_, share] of [
        [26, 0.25],
        [14, 0.5],
        [6, 1],
      ] as const)
        this.#glow
          .roundRect(x - 8, y - 8, width + 16, height + 16, 14)
          .stroke({ color: palette.accent, width: width_, alpha: alpha * share });
    };
    paint(0.9);
    if (clock.still) return;
    let spentMs = 0;
    void clock.run((elapsedMs) => {
      if (this.#isOver) return false;
      spentMs += elapsedMs;
      paint(0.65 + 0.35 * Math.sin(spentMs / 420));
      return true;
    });
  }
}

/** An open book; its page turns to the symbol that it has drawn. */
function openBook(picture: string): HTMLElement {
  return element("div", { class: styles.book }, [
    element("span", { class: styles.page }),
    element("span", { class: styles.page }, [element("img", { attributes: { src: picture, alt: "" } })]),
  ]);
}

/** A bar chart with the win of each free spin. */
function plotSpins(spins: readonly bigint[]): HTMLElement {
  const most = spins.reduce((one, other) => (one > other ? one : other), 1n);
  const bars = spins.map((wonMinor) => {
    const bar = element("span", { class: styles.spin });
    bar.style.setProperty("--share", String(Number((wonMinor * 1000n) / most) / 1000));
    if (wonMinor === most) bar.dataset.best = "true";
    return bar;
  });
  return element("div", { class: styles.spins }, bars);
}
