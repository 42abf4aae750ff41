import type { PlinkoLayout } from "@bellwether/games/mechanics/plinko/wire.ts";
import { Graphics, Sprite } from "pixi.js";
import type { GameParts } from "../../play/game.ts";
import type { Winner } from "../../play/win-show.ts";
import { easeIn, linear } from "../../player/ease.ts";
import { glow } from "../../stage/pen.ts";
import { loadPicture } from "../../stage/pictures.ts";
import { paintName } from "../quick/paint-landscape.ts";
import { BoardScene, type Label } from "../quick/scene.ts";
import { ballPlace, layOutPegs, type PegPlaces } from "./lay-out-pegs.ts";
import { paintBins, paintPegs, paintRoom } from "./paint-board.ts";

type PlinkoBoard = PlinkoLayout["boards"][number];

/** The size of the ball in pixels of its texture. */
const BALL = 120;
const RECENT = 5;
/** The width of a recent result in CSS pixels. */
const RECENT_WIDTH = 68;

/** The pegs and bins of the chosen board, and the ball that falls between them. */
export class PegView {
  readonly scene: BoardScene;
  readonly #parts: GameParts;
  readonly #ball: Sprite;
  readonly #lights = new Graphics();
  readonly #chosen: { board: PlinkoBoard };
  #rights = 0;
  #recent: readonly number[] = [];

  static async create(parts: GameParts, board: PlinkoBoard): Promise<PegView> {
    const { art, card, t } = parts;
    const icons = [card.slotSymbols.at(-1), card.slotSymbols.at(-2), card.slotSymbols.at(-3)];
    const [ball = null, ...figures] = await Promise.all(
      icons.map((icon) => (icon ? loadPicture(art.symbol(icon)) : null)),
    );
    const chosen = { board };
    const scene = await BoardScene.create(parts, (pen, size) => {
      const unit = parts.board.section.getBoundingClientRect().width / size.width;
      const { rows, binsHundredths } = chosen.board;
      const places = layOutPegs(size, unit, rows);
      paintRoom(pen, size, parts, places, figures);
      paintPegs(pen, rows, places, parts);
      const texts = binsHundredths.map((multiplierHundredths) => ({
        multiplierHundredths,
        text: t("times", { multiplier: multiplierHundredths / 100 }),
      }));
      paintBins(pen, texts, places, unit, parts);
      paintName(pen, size, parts, document.title);
    });
    return new PegView(parts, scene, chosen, ball);
  }

  private constructor(
    parts: GameParts,
    scene: BoardScene,
    chosen: { board: PlinkoBoard },
    picture: HTMLImageElement | null,
  ) {
    this.#parts = parts;
    this.scene = scene;
    this.#chosen = chosen;
    const { palette } = parts;
    const texture = scene.stage.paint(BALL, BALL, (pen) => {
      // A light disc behind the picture makes the ball visible between the pegs.
      pen.beginPath();
      pen.arc(BALL / 2, BALL / 2, BALL / 2 - 5, 0, Math.PI * 2);
      pen.fillStyle = glow(pen, BALL * 0.4, BALL * 0.36, BALL * 0.7, [
        "#ffffff",
        palette.light,
        palette.accent,
      ]);
      pen.fill();
      pen.strokeStyle = palette.ink;
      pen.lineWidth = 7;
      pen.stroke();
      const side = BALL * 0.7;
      if (picture) pen.drawImage(picture, (BALL - side) / 2, (BALL - side) / 2, side, side);
    });
    this.#ball = new Sprite({ texture, anchor: 0.5 });
    scene.stage.field.addChild(this.#lights, this.#ball);
    scene.onReshape(() => this.#rest());
    this.#rest();
  }

  /** Shows another board. */
  choose(board: PlinkoBoard): void {
    this.#chosen.board = board;
    this.scene.repaint();
    this.#rest();
  }

  /** Drops the ball to the first peg. */
  async drop(): Promise<void> {
    this.#rights = 0;
    this.#lights.clear();
    const { top } = this.#places;
    this.#size();
    const to = ballPlace(this.#places, this.#rows, 0, 0);
    await this.#parts.clock.move(
      220,
      (share) => this.#ball.position.set(top.x, top.y + (to.y - top.y) * share),
      easeIn,
    );
  }

  /** Bounces the ball off a row's peg, to the left or right, onto the next row. */
  async bounce(row: number, side: "left" | "right"): Promise<void> {
    const { clock, sound } = this.#parts;
    const rows = this.#rows;
    const places = this.#places;
    const from = ballPlace(places, rows, row, this.#rights);
    this.#glow(places, row);
    if (side === "right") this.#rights += 1;
    const to = ballPlace(places, rows, row + 1, this.#rights);
    sound.play("bounce", 0.8 + row / (rows * 2));
    const hop = places.step * 0.16;
    const turn = this.#ball.rotation;
    await clock.move(
      90 + 720 / rows,
      (share) => {
        const fallen = share * share * (to.y - from.y) - 4 * share * (1 - share) * hop;
        this.#ball.position.set(from.x + (to.x - from.x) * share, from.y + fallen);
        this.#ball.rotation = turn + share * (side === "right" ? 0.7 : -0.7);
      },
      linear,
    );
  }

  /** Lets the ball come to rest in its bin, and lights the bin. */
  async land(bin: number, multiplierHundredths: number): Promise<void> {
    const { clock, palette, sound } = this.#parts;
    const { bins, bin: binAt, step } = this.#places;
    const { x } = binAt(bin);
    sound.play("stop");
    const wide = step * 0.92;
    this.#lights
      .clear()
      .roundRect(x - wide / 2 - 5, bins.y - 5, wide + 10, bins.height + 10, Math.min(wide * 0.26, 20))
      .stroke({ color: palette.light, width: 10 });
    const from = binAt(bin).y;
    await clock.move(260, (share) =>
      this.#ball.position.set(x, from - Math.sin(Math.PI * share) * bins.height * 0.5),
    );
    // On the upper edge of the bin, so that the ball does not cover the bin's multiplier.
    this.#ball.position.set(x, bins.y - this.#places.ball * 0.3);
    this.#recent = [...this.#recent, multiplierHundredths].slice(-RECENT);
    this.#label();
  }

  /** The ball. The celebration of a large win lifts it. */
  winners(): Winner[] {
    const { x, y } = this.#ball.position;
    return [{ texture: this.#ball.texture, x, y, side: Math.max(this.#places.ball, 120) }];
  }

  get #rows(): number {
    return this.#chosen.board.rows;
  }

  get #places(): PegPlaces {
    return layOutPegs(this.scene.size, this.scene.stage.unit(), this.#rows);
  }

  #size(): void {
    this.#ball.scale.set(this.#places.ball / BALL);
  }

  #rest(): void {
    const { top } = this.#places;
    this.#lights.clear();
    this.#size();
    this.#ball.position.set(top.x, top.y);
    this.#label();
    this.scene.stage.draw();
  }

  #glow({ peg, pegRadius }: PegPlaces, row: number): void {
    const { x, y } = peg(row, this.#rights + 1);
    this.#lights
      .clear()
      .circle(x, y, pegRadius * 2.1)
      .fill({ color: this.#parts.palette.light, alpha: 0.75 });
  }

  #label(): void {
    const { t } = this.#parts;
    const { note, recent } = this.#places;
    const labels: Label[] = [];
    const poor = this.#chosen.board.binsHundredths.some((multiplier) => multiplier < 100);
    if (note && poor) labels.push({ ...note, text: t("grey_bins"), look: "plain" });
    const step = RECENT_WIDTH / this.scene.stage.unit();
    for (const [index, multiplier] of this.#recent.entries()) {
      if (!recent) break;
      labels.push({
        x: recent.x + (index - (this.#recent.length - 1) / 2) * step,
        y: recent.y,
        text: t("times", { multiplier: multiplier / 100 }),
        look: "pill",
        mood: multiplier < 100 ? "poor" : multiplier > 100 ? "good" : undefined,
      });
    }
    this.scene.label(labels);
  }
}
