import type { BrandKey } from "@bellwether/market/brands.ts";
import { element } from "../controls/element.ts";
import type { Clock } from "../player/clock.ts";
import type { Sound } from "../sound/sound.ts";
import { Host } from "../tables/host.ts";
import type { GameTexts } from "../texts/texts.ts";
import type { HostPose } from "../theme/brand-style.ts";
import type { GamePalette } from "../theme/palette.ts";
import styles from "./draw-show.module.css";
import type { DrawStage, ShownBall } from "./draw-stage.ts";
import { paintShow, type ShowMoment } from "./paint-show.ts";
import { FittedCanvas } from "./scene.ts";

export type ShowParts = {
  base: string;
  brand: BrandKey;
  t: GameTexts;
  clock: Clock;
  sound: Sound;
  palette: GamePalette;
  drum: DrawStage["drum"];
};

/** The bell rings, the drum turns, and the ball rolls onto the rail: how long each takes before a ball is out. */
const BELL_MS = 600;
const DRUM_MS = 900;
const ROLL_MS = 700;
const BEFORE_BALL_MS = BELL_MS + DRUM_MS + ROLL_MS;

/** The stage of a draw: the mascot rings the bell, the drum turns, and the balls come one by one. */
export class DrawShow {
  readonly root: HTMLElement;
  readonly #parts: ShowParts;
  readonly #host: Host;
  readonly #rail: HTMLElement;
  readonly #name = element("span", { class: styles.name });
  readonly #scene: FittedCanvas;
  #moment: ShowMoment;
  /** The number of the present show: a later one ends it. */
  #show = 0;
  #isSkipped = false;

  constructor(parts: ShowParts) {
    this.#parts = parts;
    this.#host = new Host(parts.base, parts.brand);
    this.#host.picture.className = styles.host ?? "";
    this.#host.caption.className = styles.caption ?? "";
    this.#rail = element("ol", { class: styles.rail, aria: { label: parts.t("keno_balls") } });
    this.#moment = { bell: 0, turn: 0, ballIn: 0, texts: parts.drum.texts, look: parts.drum.look };
    const canvas = element("canvas", { class: styles.canvas, aria: { hidden: true } });
    this.#scene = new FittedCanvas(canvas, (pen, size) => paintShow(pen, size, parts.palette, this.#moment));
    this.root = element("div", { class: styles.stage }, [
      canvas,
      this.#host.picture,
      element("div", { class: styles.railPlace }, [this.#name, this.#rail]),
      this.#host.caption,
    ]);
  }

  say(text: string, pose: HostPose): void {
    this.#host.say(text);
    this.#host.strike(pose);
  }

  showCaptions(isOn: boolean): void {
    this.#host.showCaptions(isOn);
  }

  /** The stage before a draw, with this many empty places; the drum rests. */
  rest(balls: number): void {
    this.#show += 1;
    this.#place([], balls);
    this.#moment = { ...this.#moment, bell: 0, ballIn: 0 };
    this.#scene.draw();
  }

  /** Puts all balls out at once. */
  skip(): void {
    this.#isSkipped = true;
  }

  /** Shows a draw. `out` is called with the number of balls each time one is out. */
  async play(balls: readonly ShownBall[], out: (count: number) => void): Promise<void> {
    this.#show += 1;
    this.#isSkipped = false;
    const show = this.#show;
    const { clock } = this.#parts;
    this.#place([], balls.length);
    out(0);
    for (let count = 1; count <= balls.length && show === this.#show; count += 1) {
      if (!this.#isSkipped) await this.#roll(count === 1, () => show !== this.#show);
      if (show !== this.#show) return;
      this.#place(balls.slice(0, count), balls.length);
      this.#out(balls, count);
      out(count);
      if (!this.#isSkipped) await this.#rest(count === balls.length ? 1_500 : this.#restMs(), clock);
    }
    if (show === this.#show) this.#name.textContent = "";
  }

  #restMs(): number {
    return Math.max(300, this.#parts.drum.ballMs - BEFORE_BALL_MS);
  }

  #out(balls: readonly ShownBall[], count: number): void {
    const ball = balls[count - 1];
    if (!ball) return;
    const { sound, drum } = this.#parts;
    const gone = new Set(balls.slice(0, count).map(({ text }) => text));
    // Digits come from a full drum each time; numbers and tickets leave it.
    const texts = drum.texts.length > 10 ? drum.texts.filter((text) => !gone.has(text)) : drum.texts;
    this.#moment = { ...this.#moment, texts, ballIn: 0 };
    this.#name.textContent = ball.name;
    // While the show is skipped only the last ball is announced, so that a screen reader is not flooded.
    if (!this.#isSkipped || count === balls.length) this.say(ball.caption, "pointing");
    sound.play("tick");
    this.#scene.draw();
  }

  /** Rings the bell before the first ball, turns the drum, and lets a ball roll down. With reduced motion all of it is a pause. */
  async #roll(isFirst: boolean, isOver: () => boolean): Promise<void> {
    const { clock, sound } = this.#parts;
    this.#host.strike(isFirst ? "celebrating" : "waving");
    if (isFirst) sound.play("land");
    if (clock.still) return clock.read(DRUM_MS);
    const wholeMs = (isFirst ? 3 * BELL_MS : BELL_MS) + DRUM_MS + ROLL_MS;
    let ms = 0;
    await clock.run((elapsedMs) => {
      if (isOver() || this.#isSkipped) return false;
      ms += elapsedMs;
      const ringMs = wholeMs - DRUM_MS - ROLL_MS;
      this.#moment = {
        ...this.#moment,
        bell: ms < ringMs ? Math.sin((ms / BELL_MS) * Math.PI * 2) * (isFirst ? 1 : 0.5) : 0,
        turn: this.#moment.turn + elapsedMs * (ms > ringMs && ms < ringMs + DRUM_MS ? 0.006 : 0.0022),
        ballIn: Math.max(0, Math.min(1, (ms - ringMs - DRUM_MS) / ROLL_MS)),
      };
      this.#scene.draw();
      return ms < wholeMs;
    });
  }

  async #rest(ms: number, clock: Clock): Promise<void> {
    let left = ms;
    if (clock.still) return clock.read(ms);
    await clock.run((elapsedMs) => {
      left -= elapsedMs;
      this.#moment = { ...this.#moment, turn: this.#moment.turn + elapsedMs * 0.0012 };
      this.#scene.draw();
      return left > 0 && !this.#isSkipped;
    });
  }

  /** The rail with the balls that are out, the latest in gold, and empty places for the others. */
  #place(balls: readonly ShownBall[], places: number): void {
    const many = places > 8;
    this.#rail.dataset.many = String(many);
    this.#rail.replaceChildren(
      ...Array.from({ length: many ? balls.length : places }, (_, place) => {
        const ball = balls[place];
        return element(
          "li",
          {
            class: styles.place,
            attributes: {
              "data-out": ball !== undefined,
              "data-new": place === balls.length - 1,
              "data-bonus": ball?.isBonus,
              "data-still": this.#parts.clock.still,
            },
          },
          [ball?.text ?? ""],
        );
      }),
    );
    if (balls.length === 0) this.#name.textContent = "";
    if (many) this.#rail.lastElementChild?.scrollIntoView({ block: "nearest", inline: "end" });
  }
}
