import type { Clock } from "../../player/clock.ts";
import type { Board } from "../../stage/board.ts";
import type { Rect, Size } from "../../stage/lay-out-board.ts";
import { glow, type Pen, slab, slope, words } from "../../stage/pen.ts";
import { type BoardFrame, headFont } from "../../theme/brand-style.ts";
import type { GamePalette } from "../../theme/palette.ts";
import { dieTurn } from "../dice/cube.ts";
import { drawDie } from "../dice/draw-die.ts";
import { throwPicture } from "../dice/throw-path.ts";
import { easeToRest, progressBetween, showRoom } from "../shows/show-room.ts";
import { EventPicture } from "../slip/event-picture.ts";
import type { Thrown } from "./describe-draw.ts";
import { paintAttic } from "./paint-attic.ts";
import { layOutTelevision, paintBolt, paintTelevision, type Television } from "./paint-television.ts";

type AtticShowParts = { board: Board; clock: Clock; frame: BoardFrame; palette: GamePalette };

const WHOLE_MS = 10_200;
/** The times of a round as shares of the whole: the strikes, the throw of the dice, and their sum. */
const STRIKES = { from: 0.03, until: 0.42 };
const THROW = { from: 0.46, until: 0.82 };
const SUM = { from: 0.84, until: 0.9 };
const FLASH = 0.035;

/** The old television in the attic: lightning strikes its aerial, and three dice fall in its box. */
export class AtticShow {
  readonly #parts: AtticShowParts;
  readonly #picture: EventPicture;
  #thrown: Thrown | undefined;

  constructor(parts: AtticShowParts) {
    this.#parts = parts;
    this.#picture = new EventPicture(parts.board, {
      clock: parts.clock,
      wholeMs: WHOLE_MS,
      paint: (pen, size, time) => this.#paint(pen, size, time),
    });
  }

  stand(): void {
    this.#thrown = undefined;
    this.#picture.stand();
  }

  /** Shows a round so that it ends after `ms`. `struck` is called with the number of strikes so far, and `bounced` when a die touches the box. */
  async play(
    thrown: Thrown,
    ms: number,
    struck: (count: number) => void,
    bounced: () => void,
  ): Promise<void> {
    this.#thrown = thrown;
    let [strikes, bounces] = [0, 0];
    await this.#picture.show(ms, (time) => {
      const now = thrown.strikes.filter((_, index) => time >= strikeAt(index, thrown)).length;
      if (now > strikes) struck(now);
      strikes = now;
      const touched = throwPicture(progressBetween(time, THROW.from, THROW.until), 0).bounces;
      if (touched > bounces && time < 1) bounced();
      bounces = touched;
    });
  }

  #paint(pen: Pen, size: Size, time: number): void {
    const thrown = this.#thrown;
    paintAttic(pen, size);
    const room = showRoom(size);
    if (!room) return;
    const tags = Math.min(46, room.height * 0.15);
    const set = layOutTelevision({ ...room, y: room.y - 40, height: room.height + 40 - tags - 8 });
    const flash = thrown ? this.#flashAt(time, thrown) : 0;
    // One soft light for each strike, at most two a second.
    if (flash > 0) {
      pen.fillStyle = glow(pen, set.tip.x, set.tip.y, size.height * 0.9, [
        `rgba(214, 220, 255, ${0.5 * flash})`,
        "rgba(214, 220, 255, 0)",
      ]);
      pen.fillRect(0, 0, size.width, size.height);
    }
    paintTelevision(
      pen,
      set,
      flash,
      thrown ? 1 - progressBetween(time, STRIKES.until, THROW.from) * 0.85 : 0.8,
      time,
    );
    if (!thrown) {
      this.#paintQuestion(pen, set);
      return;
    }
    const latest = thrown.strikes.findLastIndex((_, index) => time >= strikeAt(index, thrown));
    if (flash > 0) paintBolt(pen, set.tip, 46, flash, latest * 17 + thrown.sum);
    this.#paintDice(pen, set.screen, thrown, time);
    this.#paintSum(pen, set.screen, thrown, time);
    this.#paintTags(pen, { ...room, y: room.y + room.height - tags, height: tags }, thrown, time);
  }

  #flashAt(time: number, thrown: Thrown): number {
    const latest = thrown.strikes.findLastIndex((_, index) => time >= strikeAt(index, thrown));
    return latest < 0
      ? 0
      : 1 - progressBetween(time, strikeAt(latest, thrown), strikeAt(latest, thrown) + FLASH);
  }

  #paintQuestion(pen: Pen, { screen }: Television): void {
    const place = {
      x: screen.x + screen.width / 2,
      y: screen.y + screen.height / 2,
      width: screen.width * 0.8,
    };
    words(pen, "3 – 18", place, this.#font, screen.height * 0.34, "rgba(255, 250, 230, 0.9)", {
      colour: "rgba(20, 16, 50, 0.8)",
      width: 5,
    });
  }

  #paintDice(pen: Pen, screen: Rect, { dice }: Thrown, time: number): void {
    const share = progressBetween(time, THROW.from, THROW.until);
    if (share <= 0) return;
    const half = Math.min(screen.height * 0.15, screen.width * 0.09);
    pen.save();
    pen.beginPath();
    pen.roundRect(screen.x, screen.y, screen.width, screen.height, screen.height * 0.13);
    pen.clip();
    for (const [index, value] of dice.entries()) {
      const { away, height, rolls } = throwPicture(share, index);
      const x = screen.x + screen.width * (0.24 + index * 0.26) + away * screen.width * 0.7;
      const floor = screen.y + screen.height * (index === 1 ? 0.74 : 0.66);
      pen.save();
      pen.fillStyle = `rgba(6, 6, 24, ${0.4 - height * 0.2})`;
      pen.beginPath();
      pen.ellipse(x, floor + half * 1.05, half * 1.1, half * 0.34, 0, 0, Math.PI * 2);
      pen.fill();
      pen.translate(x, floor - height * screen.height * 0.5);
      drawDie(pen, dieTurn(value, 0.3 - index * 0.25, rolls), half, this.#parts.palette);
      pen.restore();
    }
    pen.restore();
  }

  #paintSum(pen: Pen, screen: Rect, { sum, factor }: Thrown, time: number): void {
    const grow = easeToRest(progressBetween(time, SUM.from, SUM.until));
    if (grow <= 0) return;
    const text = factor > 1 ? `${sum} ×${factor}` : String(sum);
    const place = {
      x: screen.x + screen.width / 2,
      y: screen.y + screen.height * 0.27,
      width: screen.width * 0.8,
    };
    pen.globalAlpha = grow;
    words(
      pen,
      text,
      place,
      this.#font,
      screen.height * 0.4 * (0.7 + grow * 0.3),
      factor > 1 ? "#ffe27a" : "#fffaf0",
      { colour: "rgba(16, 12, 40, 0.9)", width: 8 },
    );
    pen.globalAlpha = 1;
  }

  /** The struck sums on plates below the set; the thrown one is lit. */
  #paintTags(pen: Pen, place: Rect, thrown: Thrown, time: number): void {
    const shown = thrown.strikes.filter((_, index) => time >= strikeAt(index, thrown));
    const wide = Math.min(104, place.width / 5 - 8);
    const left = place.x + place.width / 2 - (thrown.strikes.length * (wide + 8) - 8) / 2;
    for (const [index, { sum, factor }] of shown.entries()) {
      const x = left + index * (wide + 8);
      const isHit = sum === thrown.sum && time >= SUM.from;
      slab(
        pen,
        x,
        place.y,
        wide,
        place.height,
        9,
        isHit ? slope(pen, place.y, place.y + place.height, ["#fff3b4", "#f6c944"]) : "rgba(16, 10, 34, 0.9)",
      );
      pen.strokeStyle = "#ffe27a";
      pen.lineWidth = 2;
      pen.stroke();
      const [ink, high] = [isHit ? "#241503" : "#ffffff", place.height * 0.5];
      words(
        pen,
        String(sum),
        { x: x + wide * 0.3, y: place.y + place.height / 2 + 1, width: wide * 0.4 },
        this.#font,
        high,
        ink,
      );
      words(
        pen,
        `×${factor}`,
        { x: x + wide * 0.7, y: place.y + place.height / 2 + 1, width: wide * 0.46 },
        this.#font,
        high * 0.84,
        isHit ? "#241503" : "#ffe27a",
      );
    }
  }

  readonly #font = (size: number) => headFont(this.#parts.frame, size);
}

/** When a strike comes, as a share of the whole. */
function strikeAt(index: number, { strikes }: Thrown): number {
  return STRIKES.from + ((STRIKES.until - STRIKES.from) * index) / strikes.length;
}
