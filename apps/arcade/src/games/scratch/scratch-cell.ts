import { Container, ImageSource, Sprite, Texture } from "pixi.js";
import type { Clock } from "../../player/clock.ts";
import { pulse } from "../../player/ease.ts";
import type { Rect } from "../../stage/lay-out-board.ts";
import type { Pen } from "../../stage/pen.ts";
import { ScratchMask } from "./scratch-mask.ts";

/** The share of scratched foil at which the rest of the foil comes off by itself. */
const ENOUGH = 0.58;

/** One field of a card: its content and the foil over it. Positions are in design pixels of the card. */
export class ScratchCell {
  readonly view = new Container();
  readonly rect: Rect;
  readonly #clock: Clock;
  readonly #content = new Sprite({ anchor: 0.5 });
  readonly #foil = new Sprite();
  readonly #pen: Pen;
  readonly #source: ImageSource;
  readonly #paintFoil: (pen: Pen, rect: Rect) => void;
  readonly #detail: number;
  #mask: ScratchMask;
  #open = true;
  #opened: () => void = () => {};

  constructor(rect: Rect, clock: Clock, detail: number, paintFoil: (pen: Pen, rect: Rect) => void) {
    this.rect = rect;
    this.#clock = clock;
    this.#detail = detail;
    this.#paintFoil = paintFoil;
    this.#mask = new ScratchMask(rect);
    const canvas = document.createElement("canvas");
    canvas.width = Math.ceil(rect.width * detail);
    canvas.height = Math.ceil(rect.height * detail);
    this.#pen = canvas.getContext("2d") as Pen;
    this.#source = new ImageSource({ resource: canvas, resolution: detail });
    this.#foil.texture = new Texture({ source: this.#source });
    this.#content.position.set(rect.width / 2, rect.height / 2);
    this.view.position.set(rect.x, rect.y);
    this.view.addChild(this.#content, this.#foil);
  }

  get isOpen(): boolean {
    return this.#open;
  }

  /** Shows new content without any foil. */
  print(content: Texture): void {
    this.#content.texture = content;
    this.#content.scale.set(1);
    this.#content.alpha = 1;
    this.#foil.alpha = 0;
    this.#open = true;
  }

  /** Puts new foil over new content; calls `opened` when it has been scratched off. */
  cover(content: Texture, opened: () => void): void {
    this.#content.texture = content;
    this.#content.scale.set(1);
    this.#content.alpha = 1;
    this.#opened = opened;
    this.#open = false;
    this.#mask = new ScratchMask(this.rect);
    this.#foil.alpha = 1;
    this.#pen.setTransform(this.#detail, 0, 0, this.#detail, 0, 0);
    this.#pen.globalCompositeOperation = "source-over";
    this.#pen.clearRect(0, 0, this.rect.width, this.rect.height);
    this.#paintFoil(this.#pen, this.rect);
    this.#source.update();
  }

  /** Scratches along a line, in design pixels of the card. Returns whether the foil was touched. */
  rub(from: { x: number; y: number }, to: { x: number; y: number }, radius: number): boolean {
    if (this.#open) return false;
    const start = { x: from.x - this.rect.x, y: from.y - this.rect.y };
    const end = { x: to.x - this.rect.x, y: to.y - this.rect.y };
    const before = this.#mask.share;
    this.#mask.rub(start, end, radius);
    if (this.#mask.share === before) return false;
    const pen = this.#pen;
    pen.globalCompositeOperation = "destination-out";
    pen.lineCap = "round";
    pen.lineWidth = radius * 1.7;
    // Three strokes side by side give a ragged edge, as a coin does.
    for (const [dx, dy] of [
      [0, 0],
      [radius * 0.35, -radius * 0.3],
      [-radius * 0.3, radius * 0.35],
    ] as const) {
      pen.beginPath();
      pen.moveTo(start.x + dx, start.y + dy);
      pen.lineTo(end.x + dx + 0.1, end.y + dy);
      pen.stroke();
    }
    this.#source.update();
    if (this.#mask.share >= ENOUGH) void this.reveal();
    return true;
  }

  /** Removes the rest of the foil. */
  async reveal(): Promise<void> {
    if (this.#open) return;
    this.#open = true;
    await this.#clock.move(200, (share) => {
      this.#foil.alpha = 1 - share;
    });
    this.#opened();
  }

  /** Pulses once, for a winning field. */
  async beat(): Promise<void> {
    await this.#clock.move(
      520,
      (share) => this.#content.scale.set(1 + (share < 1 ? pulse(share) * 0.24 : 0)),
      (time) => time,
    );
  }

  /** Dims a losing field. */
  dim(): void {
    this.#content.alpha = 0.4;
  }
}
