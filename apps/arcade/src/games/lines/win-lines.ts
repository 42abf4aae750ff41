import type { SlotWinVerb } from "@bellwether/contract/content/world.ts";
import type { Position } from "@bellwether/contract/studio/events/grid.ts";
import { Container, Graphics, Sprite } from "pixi.js";
import type { Clock } from "../../player/clock.ts";
import { linear } from "../../player/ease.ts";
import type { Rect } from "../../stage/lay-out-board.ts";
import { winPose } from "../slots/win-pose.ts";
import type { GiantBlock } from "./giant-block.ts";
import type { Reel } from "./reel.ts";

/** The parts that the view needs to draw a win. */
export type WinLineParts = {
  clock: Clock;
  reels: readonly Pick<Reel, "spriteAt">[];
  cell: { width: number; height: number };
  readonly rows: number;
  colours: readonly string[];
  /** The block of giant symbols, of a machine that has one. */
  giants?: Pick<GiantBlock, "at" | "dim"> | undefined;
  /** How winning symbols move in this slot's world. */
  verb: SlotWinVerb;
};

/** Highlights winning symbols and draws the line through them. */
export class WinLines {
  readonly view = new Container();
  readonly #parts: WinLineParts;

  constructor(parts: WinLineParts) {
    this.#parts = parts;
  }

  /** Draws a line across the reels from the left; its symbols pulse once. `path` is the row on each reel. */
  async showLine(path: readonly number[], positions: readonly Position[], index: number): Promise<void> {
    const { colours, clock } = this.#parts;
    const colour = colours[index % colours.length] as string;
    this.clear();
    const line = new Graphics();
    this.view.addChild(line);
    const spots = this.#spotlight(positions, colour);
    const points = path.map((row, reel) => this.#middle({ reel, row }));
    await clock.move(240, (share) => !line.destroyed && drawLine(line, points, share, colour), linear);
    await this.#beat(spots, 520);
  }

  /** Highlights symbols that pay in any position. */
  async showScattered(positions: readonly Position[], colour: string): Promise<void> {
    this.clear();
    await this.#beat(this.#spotlight(positions, colour), 760);
  }

  clear(): void {
    for (const child of this.view.removeChildren()) child.destroy();
    for (const reel of this.#parts.reels) {
      for (let row = 0; row < this.#parts.rows; row += 1) reel.spriteAt(row).alpha = 1;
    }
    this.#parts.giants?.dim(1);
  }

  /** Dims the rest, frames the winners, and puts copies of them above the line. A giant symbol is framed once for all its positions. */
  #spotlight(positions: readonly Position[], colour: string): Sprite[] {
    const { reels, rows, cell, giants } = this.#parts;
    for (const reel of reels) for (let row = 0; row < rows; row += 1) reel.spriteAt(row).alpha = 0.36;
    giants?.dim(0.36);
    const frames = new Graphics();
    this.view.addChild(frames);
    const framed = new Set<Sprite>();
    return positions.flatMap((position) => {
      const giant = giants?.at(position);
      const { x, y } = giant ?? this.#middle(position);
      const left = position.reel * cell.width;
      const seen = giant?.seen ?? { ...cell, x: left, y: position.row * cell.height };
      const original = giant?.sprite ?? (reels[position.reel]?.spriteAt(position.row) as Sprite);
      if (framed.has(original)) return [];
      framed.add(original);
      frames.roundRect(seen.x + 7, seen.y + 7, seen.width - 14, seen.height - 14, 16);
      frames.fill({ color: "#ffffff", alpha: 0.28 }).stroke({ color: colour, width: 6 });
      original.alpha = 0;
      const copy = new Sprite({ texture: original.texture, anchor: 0.5, x, y });
      this.view.addChild(copy);
      if (giant?.isCut) copy.mask = this.#maskOf(seen);
      return [copy];
    });
  }

  /** Hides what lies outside of this rectangle: a symbol that is cut at the edge is lit only where it is seen. */
  #maskOf({ x, y, width, height }: Rect): Graphics {
    const mask = new Graphics().rect(x, y, width, height).fill("#ffffff");
    this.view.addChild(mask);
    return mask;
  }

  async #beat(lit: Sprite[], ms: number): Promise<void> {
    const { clock, cell, verb } = this.#parts;
    // A phone that is turned gets other reels, and `clear` removes the copies.
    const spots = lit.filter(({ destroyed }) => !destroyed);
    const starts = spots.map(({ x, y }) => ({ x, y }));
    await clock.move(
      ms,
      (share) => {
        for (const [index, spot] of spots.entries()) {
          if (spot.destroyed) continue;
          const start = starts[index] ?? spot;
          const act = winPose(verb, Math.min(1, Math.max(0, share * 1.35 - index * 0.07)));
          spot.position.set(start.x + act.x * cell.width, start.y + act.y * cell.height);
          spot.scale.set(act.scaleX, act.scaleY);
          spot.rotation = act.rotation;
        }
      },
      linear,
    );
    if (clock.still) await clock.read(ms);
  }

  #middle({ reel, row }: Position): { x: number; y: number } {
    const { cell } = this.#parts;
    return { x: (reel + 0.5) * cell.width, y: (row + 0.5) * cell.height };
  }
}

/** Draws the first `share` of a path: a dark edge, the colour, and a light core. */
function drawLine(line: Graphics, points: { x: number; y: number }[], share: number, colour: string): void {
  const reach = share * (points.length - 1);
  line.clear();
  for (const [width, color] of [
    [17, "#1a0c24"],
    [11, colour],
    [3.5, "#ffffff"],
  ] as const) {
    const [first] = points;
    if (!first) return;
    line.moveTo(first.x - 40, first.y).lineTo(first.x, first.y);
    for (let index = 1; index <= Math.ceil(reach); index += 1) {
      const from = points[index - 1];
      const to = points[index];
      if (!from || !to) break;
      const part = Math.min(1, reach - (index - 1));
      line.lineTo(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    }
    line.stroke({ width, color, cap: "round", join: "round" });
  }
}
