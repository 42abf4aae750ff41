import { multiplierAfter } from "@bellwether/games/mechanics/crash/curve.ts";
import type { CrashLayout } from "@bellwether/games/mechanics/crash/wire.ts";
import { element } from "../../controls/element.ts";
import type { Clock } from "../../player/clock.ts";
import type { GameTexts } from "../../texts/texts.ts";
import styles from "./crash.module.css";
import { multiplierText } from "./multiplier-text.ts";
import { type Exit, paintRun } from "./paint-run.ts";
import type { CrashWorld } from "./worlds/world.ts";
import { worldOf } from "./worlds/world-of.ts";

type StageParts = { layout: CrashLayout; model: string; clock: Clock; t: GameTexts };

/** At most this many cash-outs of other players are marked on the curve. */
const MAX_MARKS = 5;

/** The run on the stage: scenery, curve, craft and the multiplier. With reduced motion a bar replaces the curve. */
export class RunStage {
  readonly #section: HTMLElement;
  readonly #parts: StageParts;
  readonly #world: CrashWorld;
  readonly #canvas = element("canvas", { class: styles.canvas, aria: { hidden: true } });
  readonly #number = element("p", { class: styles.number, attributes: { role: "timer" } });
  readonly #status = element("p", { class: styles.status, aria: { hidden: true } });
  readonly #bar = element("div", { class: styles.bar, aria: { hidden: true } }, [element("span")]);
  #elapsedMs: (() => number) | undefined;
  #shownMs = 0;
  #exits: readonly Exit[] = [];
  #state: "resting" | "running" | "crashed" = "resting";
  #isHeld = false;
  /** Called after each frame of a run with the multiplier in hundredths. */
  onFrame: (hundredths: number, ms: number) => void = () => {};

  constructor(section: HTMLElement, parts: StageParts) {
    this.#section = section;
    this.#parts = parts;
    this.#world = worldOf(parts.model);
    const readout = element("div", { class: styles.readout }, [this.#number, this.#status, this.#bar]);
    readout.style.setProperty("--ink", this.#world.ink);
    readout.style.setProperty("--outline", this.#world.outline);
    readout.style.setProperty("--curve", this.#world.curve);
    readout.dataset.still = String(parts.clock.still);
    section.append(this.#canvas, readout);
    new ResizeObserver(() => this.#paint()).observe(section);
    this.rest();
  }

  /** Shows the craft at the start. */
  rest(status = ""): void {
    this.#elapsedMs = undefined;
    this.#state = "resting";
    this.#shownMs = 0;
    this.#exits = [];
    this.#show(100, status);
  }

  say(status: string): void {
    this.#status.textContent = status;
  }

  /** Follows a run by the server's clock until `crash` or `rest` is called. */
  run(elapsedMs: () => number): void {
    const { t, clock, layout } = this.#parts;
    this.#elapsedMs = elapsedMs;
    this.#state = "running";
    this.#exits = [];
    this.#status.textContent = t(this.#isHeld ? "crash_unknown" : "crash_running");
    void clock.run(() => {
      if (this.#elapsedMs !== elapsedMs) return false;
      if (this.#isHeld) return true;
      this.#shownMs = Math.max(0, elapsedMs());
      const hundredths = Math.min(layout.maximumHundredths, multiplierAfter(layout.curve, this.#shownMs));
      this.#show(hundredths);
      this.onFrame(hundredths, this.#shownMs);
      return true;
    });
  }

  /** Stops the multiplier where it was last known, because the line is lost, or follows the run again. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#section.dataset.held = String(isHeld);
    if (this.#state === "running")
      this.#status.textContent = this.#parts.t(isHeld ? "crash_unknown" : "crash_running");
  }

  /** Marks bets that have left the run on the curve. */
  mark(exits: readonly Exit[]): void {
    this.#exits = exits.slice(0, MAX_MARKS);
  }

  /** Ends the run at its crash point. */
  crash(atHundredths: number, isMaximum: boolean, ms = this.#shownMs): void {
    const { t } = this.#parts;
    this.#elapsedMs = undefined;
    this.#state = "crashed";
    this.#shownMs = ms;
    const multiplier = multiplierText(atHundredths);
    this.#show(atHundredths, t(isMaximum ? "crash_maximum" : "crash_crashed", { multiplier }));
  }

  #show(hundredths: number, status?: string): void {
    this.#number.textContent = `${multiplierText(hundredths)}×`;
    if (status !== undefined) this.#status.textContent = status;
    this.#section.dataset.run = this.#state;
    const share = Math.log(hundredths / 100) / Math.log(this.#parts.layout.maximumHundredths / 100);
    this.#bar.style.setProperty("--share", String(share));
    this.#paint();
  }

  #paint(): void {
    const { width, height } = this.#section.getBoundingClientRect();
    const pen = this.#canvas.getContext("2d");
    if (!pen || width < 1 || height < 1) return;
    const density = Math.min(globalThis.devicePixelRatio || 1, 2);
    const [wide, high] = [Math.ceil(width * density), Math.ceil(height * density)];
    if (this.#canvas.width !== wide || this.#canvas.height !== high) {
      this.#canvas.width = wide;
      this.#canvas.height = high;
    }
    pen.setTransform(density, 0, 0, density, 0, 0);
    const { clock, layout } = this.#parts;
    const size = { width, height };
    if (clock.still) this.#world.paintScenery(pen, size, 0);
    else
      paintRun(pen, size, this.#world, layout.curve, {
        ms: this.#shownMs,
        exits: this.#exits,
        hasCrashed: this.#state === "crashed",
      });
  }
}
