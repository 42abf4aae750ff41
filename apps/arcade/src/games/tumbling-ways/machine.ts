import type { Grid } from "@bellwether/contract/studio/events/grid.ts";
import type { TumblingWaysLayout } from "@bellwether/games/mechanics/tumbling-ways/wire.ts";
import { Container, Graphics, Sprite } from "pixi.js";
import type { GameParts } from "../../play/game.ts";
import type { Winner } from "../../play/win-show.ts";
import { CoinFountain } from "../../stage/coins.ts";
import { createStage, type Stage } from "../../stage/create-stage.ts";
import type { Rect } from "../../stage/lay-out-board.ts";
import { slab } from "../../stage/pen.ts";
import { mix } from "../../theme/palette.ts";
import { mapSymbols } from "../../theme/symbol-map.ts";
import { Shards } from "../clusters/shards.ts";
import { loadHousing } from "../slots/housing.ts";
import { paintGlass } from "../slots/paint-drums.ts";
import { type SlotPlan, slotShape } from "../slots/slot-shape.ts";
import { paintSymbols } from "../slots/symbol-textures.ts";
import type { TumblingState } from "./round-state.ts";
import { TumbleView } from "./tumble-view.ts";

/** A reel's width, and the window's height on a wide screen. The symbols of a reel share that height. */
const CELL = { width: 150, height: 660 };
const SYMBOL = 150;
const FRAME = { mostHeight: 1140, top: 138, bottom: 92 };
/** Numbers of symbols on the reels before the first round. */
const RESTING = [3, 4, 3, 5, 4, 6];

/** The reels on the canvas: frame, tiles, coins. */
export type TumblingMachine = {
  stage: Stage;
  view: TumbleView;
  coins: CoinFountain;
  /** The window of the reels, in design pixels of the field. */
  window(): Rect;
  /** The symbols of the win with the highest payout, at their positions. */
  winnersOf(state: TumblingState): Winner[];
};

/** Builds the reels. Their shape changes when the phone is rotated. */
export async function buildMachine(parts: GameParts, layout: TumblingWaysLayout): Promise<TumblingMachine> {
  const { frame, palette, clock, board } = parts;
  const plan: SlotPlan = { columns: layout.reels, rows: 1, cell: CELL, ...FRAME };
  const shapeNow = () => slotShape(plan, board.section.getBoundingClientRect());
  let reshape = () => {};
  const stage = await createStage(board, parts.screen, {
    fit: (room) => slotShape(plan, room).size,
    pictures: true,
    reshaped: () => reshape(),
  });
  const looks = mapSymbols(layout, parts.card.slotSymbols);
  const [textures, buildHousing] = await Promise.all([
    paintSymbols(stage, looks.values(), parts.art, SYMBOL, parts),
    loadHousing(parts),
  ]);
  // All parts share this object, so that they all see the new size after a rotation of the phone.
  const window = { ...shapeNow().window };
  const shards = new Shards(stage, clock, palette);
  const [middle, rim] = frame.well;
  const isDark = frame.kind === "glow";
  const ground = isDark ? rim : mix(rim, palette.near, 0.55);
  const view = new TumbleView({
    clock,
    textures,
    window,
    reels: layout.reels,
    frame,
    shards,
    tile: { ground: mix(middle, palette.light, isDark ? 0.08 : 0.35), edge: isDark ? frame.trim : "#ffffff" },
    colour: palette.accent,
  });
  const mask = new Graphics();
  view.symbols.mask = mask;
  const inside = new Container();
  stage.field.addChild(inside);

  let painted: Sprite[] = [];
  reshape = () => {
    const shape = shapeNow();
    const { width, height } = shape.window;
    const isNew = painted.length === 0 || height !== window.height;
    Object.assign(window, shape.window);
    for (const sprite of painted) sprite.destroy({ texture: true, textureSource: true });
    const housing = buildHousing(stage, shape);
    const back = Sprite.from(stage.paint(width, height, (pen) => slab(pen, 0, 0, width, height, 0, ground)));
    const glass = Sprite.from(stage.paint(width, height, (pen) => paintGlass(pen, width, height, frame)));
    painted = [housing, back, glass];
    inside.position.copyFrom(shape.window);
    mask.clear().rect(0, 0, width, height).fill("#ffffff");
    stage.field.addChildAt(housing, 0);
    inside.addChild(back, glass, view.view, mask, shards.view);
    if (isNew) view.redraw();
  };
  view.show(restingGrid(layout));
  reshape();
  stage.draw();
  return {
    stage,
    view,
    coins: new CoinFountain(stage, clock),
    window: () => shapeNow().window,
    winnersOf({ best }) {
      const texture = best && textures.get(best.symbol)?.sharp;
      if (!best || !texture) return [];
      const { x, y } = shapeNow().window;
      return best.positions.map((position) => {
        const place = view.placeOf(position, best.grid);
        return { texture, x: x + place.x, y: y + place.y, side: place.side };
      });
    },
  };
}

/** The grid before the first round. No equal symbols are adjacent. */
export function restingGrid({ reels, symbols }: TumblingWaysLayout): Grid {
  const paying = symbols.filter(({ role }) => role === "pays");
  return Array.from({ length: reels }, (_, reel) =>
    Array.from(
      { length: RESTING[reel % RESTING.length] ?? 4 },
      (_, row) => paying[(reel * 3 + row * 2) % paying.length]?.id ?? "",
    ),
  );
}
