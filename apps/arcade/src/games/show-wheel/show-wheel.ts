import { element } from "../../controls/element.ts";
import type { Clock } from "../../player/clock.ts";
import { linear } from "../../player/ease.ts";
import type { Sound } from "../../sound/sound.ts";
import { type BoardFrame, headFont } from "../../theme/brand-style.ts";
import { segmentAt, spinProgress, turnTo } from "../wheel/turn.ts";
import { paintShowWheel, type WheelLook, type WheelSegment } from "./paint-show-wheel.ts";
import styles from "./show-wheel.module.css";

type ShowWheelParts = {
  clock: Clock;
  sound: Sound;
  frame: BoardFrame;
  look: WheelLook;
  segments: readonly WheelSegment[];
  /** The address of the picture in the hub. */
  hub: string;
  /** Pointers around the wheel; by default one at the top, which leans at each peg. */
  pointers?: readonly HTMLElement[];
};

/** A whole turn takes this long while the bets are closed and the outcome is not known, in ms. */
const ROLLING_TURN_MS = 2_600;
/** A tick is heard at most this often. */
const TICK_MS = 45;
const LEAN = 26;

/** A large wheel with a pointer at its top. It is painted once and then turned as one layer. */
export class ShowWheel {
  readonly root: HTMLElement;
  readonly #turning = element("canvas", { class: styles.turning });
  readonly #pointer = element("span", { class: styles.pointer });
  readonly #parts: ShowWheelParts;
  #segments: readonly WheelSegment[];
  #angle = 0;
  #side = 0;
  /** The number of the current movement. A new movement ends the earlier one. */
  #movement = 0;

  constructor(parts: ShowWheelParts) {
    this.#parts = parts;
    this.#segments = parts.segments;
    const hub = element("img", { class: styles.hub, attributes: { alt: "", src: parts.hub } });
    hub.style.setProperty("--hub", String(parts.look.hub));
    this.root = element("div", { class: styles.wheel, aria: { hidden: true } }, [
      this.#turning,
      hub,
      ...(parts.pointers ?? [this.#pointer]),
    ]);
    new ResizeObserver(() => this.#paint()).observe(this.root);
  }

  /** Replaces the labels, for example when pictures have been loaded. */
  setSegments(segments: readonly WheelSegment[]): void {
    this.#segments = segments;
    this.#side = 0;
    this.#paint();
  }

  /** Stands still with this segment at the pointer. */
  stand(segment: number): void {
    this.#movement += 1;
    this.#turn(turnTo(0, segment, this.#segments.length));
  }

  /** Turns evenly until another movement begins. */
  roll(): void {
    const { clock } = this.#parts;
    if (clock.still) return;
    this.#movement += 1;
    const movement = this.#movement;
    let speed = 0;
    void clock.run((elapsedMs) => {
      if (movement !== this.#movement) return false;
      speed = Math.min(1, speed + elapsedMs / 900);
      this.#turn(this.#angle + (speed * elapsedMs * Math.PI * 2) / ROLLING_TURN_MS);
      return true;
    });
  }

  /** Spins until the segment is under the pointer. */
  async spin(segment: number, ms: number): Promise<void> {
    const { clock, sound } = this.#parts;
    this.#movement += 1;
    const movement = this.#movement;
    const from = this.#angle;
    const count = this.#segments.length;
    const way = turnTo(from, segment, count);
    let passed = segmentAt(from, count);
    let tickedMs = Number.NEGATIVE_INFINITY;
    if (ms <= 0) this.#turn(from + way);
    else
      await clock.move(
        ms,
        (share) => {
          if (movement !== this.#movement) return;
          this.#turn(from + way * spinProgress(share));
          const under = segmentAt(this.#angle, count);
          const now = clock.now();
          if (under !== passed && now - tickedMs > TICK_MS) {
            sound.play("tick");
            tickedMs = now;
          }
          passed = under;
          const lean = share < 1 ? Math.max(0, 1 - (now - tickedMs) / 130) : 0;
          this.#pointer.style.rotate = `${-LEAN * lean}deg`;
        },
        linear,
      );
    if (movement === this.#movement) sound.play("stop");
  }

  #turn(angle: number): void {
    this.#angle = angle % (Math.PI * 2);
    this.#turning.style.rotate = `${this.#angle}rad`;
  }

  #paint(): void {
    const side = this.root.clientWidth;
    const pen = this.#turning.getContext("2d");
    if (!pen || side < 1 || side === this.#side) return;
    this.#side = side;
    const pixels = Math.ceil(side * Math.min(globalThis.devicePixelRatio || 1, 2));
    this.#turning.width = pixels;
    this.#turning.height = pixels;
    pen.translate(pixels / 2, pixels / 2);
    const { look, frame } = this.#parts;
    paintShowWheel(pen, pixels / 2, this.#segments, look, (size) => headFont(frame, size));
  }
}
