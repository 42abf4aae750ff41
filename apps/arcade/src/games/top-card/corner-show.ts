import type { Clock } from "../../player/clock.ts";
import type { Board } from "../../stage/board.ts";
import type { Size } from "../../stage/lay-out-board.ts";
import { glow, type Pen, slab, words } from "../../stage/pen.ts";
import type { GameTexts } from "../../texts/texts.ts";
import { type BoardFrame, headFont } from "../../theme/brand-style.ts";
import { CARD, paintBack, paintFace } from "../cards/paint-card.ts";
import { easeToRest, progressBetween, showRoom } from "../shows/show-room.ts";
import { EventPicture } from "../slip/event-picture.ts";
import type { Corners } from "./describe-draw.ts";
import { paintTavern } from "./paint-tavern.ts";

type CornerShowParts = { board: Board; clock: Clock; frame: BoardFrame; t: GameTexts };

/** The times of a round as shares of the whole: both cards are dealt face down, red is turned, then blue, and the winner rises. */
const AT = {
  red: { dealt: [0, 0.12], turned: [0.3, 0.4] },
  blue: { dealt: [0.1, 0.22], turned: [0.58, 0.68] },
  won: [0.74, 0.84],
} as const;
const WHOLE_MS = 4_800;
const INK = { red: "#e2434c", blue: "#4f86f0", draw: "#e9c15a" } as const;

/** One card in each corner of a tavern's table. */
export class CornerShow {
  readonly #parts: CornerShowParts;
  readonly #picture: EventPicture;
  #corners: Corners | undefined;

  constructor(parts: CornerShowParts) {
    this.#parts = parts;
    this.#picture = new EventPicture(parts.board, {
      clock: parts.clock,
      wholeMs: WHOLE_MS,
      paint: (pen, size, time) => this.#paint(pen, size, time),
    });
  }

  stand(): void {
    this.#corners = undefined;
    this.#picture.stand();
  }

  /** Shows a round so that it ends after `ms`. `turned` is called when a card is turned. */
  async play(corners: Corners, ms: number, turned: () => void): Promise<void> {
    this.#corners = corners;
    let count = 0;
    await this.#picture.show(ms, (time) => {
      const now = [AT.red, AT.blue].filter(({ turned: [from] }) => time >= from).length;
      if (now > count) turned();
      count = now;
    });
  }

  #paint(pen: Pen, size: Size, time: number): void {
    paintTavern(pen, size);
    const room = showRoom(size);
    if (!room) return;
    const high = Math.min(room.height * 0.94, (room.width * 0.3 * CARD.height) / CARD.width);
    const middle = room.x + room.width / 2;
    const apart = Math.min(room.width * 0.27, high * 1.05);
    const y = room.y + room.height / 2;
    for (const side of ["red", "blue"] as const) {
      const x = middle + (side === "red" ? -apart : apart);
      this.#paintPlace(pen, side, { x, y, high });
      this.#paintCard(pen, side, { x, y, high, fromX: middle, fromY: room.y - high }, time);
    }
    this.#paintMiddle(pen, { middle, y, high, apart }, time);
  }

  /** The outline of a corner with its name. */
  #paintPlace(pen: Pen, side: "red" | "blue", { x, y, high }: { x: number; y: number; high: number }): void {
    const wide = (high * CARD.width) / CARD.height;
    pen.lineWidth = 3;
    pen.strokeStyle = INK[side];
    pen.setLineDash([10, 7]);
    pen.beginPath();
    pen.roundRect(x - wide / 2, y - high / 2, wide, high, high * 0.06);
    pen.stroke();
    pen.setLineDash([]);
    words(
      pen,
      this.#parts.t(`top_${side}`),
      { x, y, width: wide * 0.84 },
      this.#font,
      high * 0.16,
      INK[side],
    );
  }

  #paintCard(
    pen: Pen,
    side: "red" | "blue",
    { x, y, high, fromX, fromY }: { x: number; y: number; high: number; fromX: number; fromY: number },
    time: number,
  ): void {
    const corners = this.#corners;
    if (!corners) return;
    const { dealt, turned } = AT[side];
    const way = easeToRest(progressBetween(time, dealt[0], dealt[1]));
    if (way <= 0) return;
    const turn = progressBetween(time, turned[0], turned[1]);
    const win = progressBetween(time, AT.won[0], AT.won[1]);
    const isBest = corners.winner === side || corners.winner === "draw";
    const rise = isBest ? easeToRest(win) * high * 0.05 : 0;
    const lean = side === "red" ? -0.07 : 0.07;
    pen.save();
    pen.translate(fromX + (x - fromX) * way, fromY + (y - fromY) * way - rise);
    pen.rotate(lean * way + (1 - way) * 2);
    const scale = (high / CARD.height) * (1 + (isBest ? win * 0.06 : 0));
    if (isBest && win > 0) {
      const reach = CARD.height * scale * 0.95;
      pen.globalAlpha = win;
      pen.fillStyle = glow(pen, 0, 0, reach, [
        "rgba(255, 236, 150, 0.95)",
        "rgba(255, 200, 80, 0.35)",
        "rgba(255, 200, 80, 0)",
      ]);
      pen.fillRect(-reach, -reach, reach * 2, reach * 2);
      pen.globalAlpha = 1;
    }
    pen.scale(scale * Math.max(0.02, Math.abs(Math.cos(turn * Math.PI))), scale);
    pen.translate(-CARD.width / 2, -CARD.height / 2);
    if (turn > 0.5) paintFace(pen, corners[side], this.#parts.frame);
    else paintBack(pen, this.#parts.frame);
    if (!isBest && win > 0)
      slab(pen, 0, 0, CARD.width, CARD.height, CARD.radius, `rgba(16, 8, 6, ${0.5 * win})`);
    pen.restore();
  }

  /** The crossed swords before the cards are compared, and the winner after. */
  #paintMiddle(
    pen: Pen,
    { middle, y, high, apart }: { middle: number; y: number; high: number; apart: number },
    time: number,
  ): void {
    const win = this.#corners ? progressBetween(time, AT.won[0], AT.won[1]) : 0;
    if (win <= 0) {
      words(pen, "⚔", { x: middle, y, width: 120 }, this.#font, high * 0.24, "#e9c98a");
      return;
    }
    const { winner } = this.#corners as Corners;
    const text = this.#parts.t(`top_${winner}`);
    const wide = Math.max(84, 2 * apart - (high * CARD.width) / CARD.height - 36);
    const tall = high * 0.24;
    pen.globalAlpha = win;
    slab(pen, middle - wide / 2, y - tall / 2, wide, tall, tall * 0.24, "rgba(18, 9, 5, 0.9)");
    words(
      pen,
      text,
      { x: middle, y: y + tall * 0.03, width: wide * 0.88 },
      this.#font,
      tall * 0.62,
      INK[winner],
    );
    pen.globalAlpha = 1;
  }

  readonly #font = (size: number) => headFont(this.#parts.frame, size);
}
