import type { Position } from "@bellwether/contract/studio/events/grid.ts";
import type { GiantSymbols } from "@bellwether/games/mechanics/lines/feature.ts";
import type { LinesLayout } from "@bellwether/games/mechanics/lines/wire.ts";
import { Container, Graphics, Sprite, Texture } from "pixi.js";
import type { GameParts } from "../../play/game.ts";
import type { Winner } from "../../play/win-show.ts";
import { CoinFountain } from "../../stage/coins.ts";
import { createStage, type Stage } from "../../stage/create-stage.ts";
import type { Rect, Size } from "../../stage/lay-out-board.ts";
import { mix } from "../../theme/palette.ts";
import { mapSymbols, type SymbolLook } from "../../theme/symbol-map.ts";
import { type BuildHousing, loadHousing } from "../slots/housing.ts";
import { paintDrums, paintGlass } from "../slots/paint-drums.ts";
import { type SlotPlan, type SlotShape, slotShape } from "../slots/slot-shape.ts";
import { paintSymbols, type SymbolTextures } from "../slots/symbol-textures.ts";
import { GiantBlock } from "./giant-block.ts";
import { LinkedBand } from "./linked-band.ts";
import { LitReels } from "./lit-reels.ts";
import { paintGiantCard, paintWideGround } from "./paint-giants.ts";
import { Reel } from "./reel.ts";
import { stoppings } from "./reel-motion.ts";
import { Tease } from "./tease.ts";
import { WinLines } from "./win-lines.ts";

const CELL = { width: 164, height: 192 };
const SYMBOL = 158;
/** The time in which the machine grows by a row. */
const GROWTH_MS = 700;
const FRAME = { mostHeight: 276, top: 72, bottom: 92 };
/** A position's size and the frame of every machine with these reels. */
export const PLAN = { cell: CELL, ...FRAME };
const LINE_COLOURS = [
  "#ff4d5e",
  "#ffb300",
  "#22c55e",
  "#38bdf8",
  "#a855f7",
  "#f472b6",
  "#14b8a6",
  "#f97316",
  "#84cc16",
  "#6366f1",
];

/** The slot machine on the canvas: frame, drums, reels, lines, coins. */
export type Machine = {
  stage: Stage;
  reels: Reel[];
  wins: WinLines;
  /** Lights the reel that may decide the spin. */
  tease: Tease;
  /** Shows reels that one symbol fills. */
  lit: LitReels;
  /** Shows which reels are linked. */
  band: LinkedBand;
  /** The wide reel of giant symbols, in models that have them. */
  giants: GiantBlock | undefined;
  /** The address of a symbol's picture. */
  pictureOf(symbol: string): string;
  coins: CoinFountain;
  /** The size of a position, updated when the board's shape changes. */
  cell: { readonly width: number; readonly height: number };
  /** The window of the reels, in design pixels of the field. */
  window(): Rect;
  /** The rows of the window. */
  rows(): number;
  /** Gives the window this many rows. The machine grows to its new size, or shrinks, so that all rows are in sight. */
  setRows(rows: number): Promise<void>;
  /** The symbol currently shown at a position. */
  winnerAt(position: Position): Winner;
  /** The symbols shown at these positions; a giant symbol once. */
  winnersAt(positions: readonly Position[]): Winner[];
};

/**
 * Options of another mechanic that uses this machine: the height of the frame above the window, its own pictures, which it may make of the
 * symbols' pictures, the most rows of a window that grows, and the giant symbols with the blocks in which they appear.
 */
type Changes = {
  topOn?(board: Size): number;
  paint?(
    stage: Stage,
    side: number,
    textures: ReadonlyMap<string, SymbolTextures>,
  ): Map<string, SymbolTextures>;
  mostRows?: number;
  giants?: GiantSymbols;
};

/** Builds the machine and shows a first grid. It changes its shape when the phone is rotated. */
export async function buildMachine(
  parts: GameParts,
  layout: Pick<LinesLayout, "reels" | "rows" | "symbols" | "paytable">,
  { topOn = () => FRAME.top, paint, mostRows = layout.rows, giants: giantSymbols }: Changes = {},
): Promise<Machine> {
  const plan: SlotPlan = { columns: layout.reels, rows: layout.rows, ...PLAN };
  const { section } = parts.board;
  const shapeOn = (board: Size) => slotShape({ ...plan, top: topOn(board) }, board);
  const fit = (board: Size) => shapeOn(board).size;
  const shapeNow = () => shapeOn(section.getBoundingClientRect());
  let reshape = () => {};
  const stage = await createStage(parts.board, parts.screen, {
    fit,
    pictures: true,
    reshaped: () => reshape(),
  });
  const looks = mapSymbols(layout, parts.card.slotSymbols);
  const [textures, buildHousing] = await Promise.all([
    paintSymbols(stage, looks.values(), parts.art, SYMBOL, parts),
    loadHousing(parts),
  ]);
  for (const [id, own] of paint?.(stage, SYMBOL, textures) ?? []) textures.set(id, own);
  // All parts share this object and read the rows of the plan, so that they all see the new size after a rotation of the phone, and a window
  // that has grown.
  const cell = { ...shapeNow().cell };

  const filler = [...textures.keys()];
  const stopping = stoppings[parts.frame.world?.stop ?? "spring"];
  const reels = Array.from({ length: layout.reels }, (_, reel) => {
    const shown = Array.from(
      { length: layout.rows },
      (_, row) => filler[(reel * 3 + row * 2) % filler.length] as string,
    );
    const made = new Reel(
      {
        clock: parts.clock,
        textures,
        cell,
        stopping,
        mostRows,
        get rows() {
          return plan.rows;
        },
      },
      shown,
      turnedBy(filler, reel * 2),
    );
    made.view.x = reel * CELL.width;
    return made;
  });
  const giants =
    giantSymbols &&
    new GiantBlock({
      clock: parts.clock,
      reels,
      cell,
      rows: layout.rows,
      stopping,
      symbols: giantSymbols.symbols,
      textures: await paintGiants(stage, looks, giantSymbols, parts),
      paintGround: (width, height) =>
        stage.paint(width, height, (pen) => paintWideGround(pen, width, height, parts)),
      paintCard: (width, height) =>
        stage.paint(width, height, (pen) => paintGiantCard(pen, width, height, parts)),
      colours: { edge: "#ffcf4a", rim: mix(parts.palette.deep, "#000000", 0.45) },
    });
  const wins = new WinLines({
    clock: parts.clock,
    reels,
    giants,
    cell,
    get rows() {
      return plan.rows;
    },
    colours: LINE_COLOURS,
    verb: parts.frame.world?.winVerb ?? "burst",
  });
  const lit = new LitReels({
    clock: parts.clock,
    reels,
    textures,
    cell,
    get rows() {
      return plan.rows;
    },
    palette: parts.palette,
  });
  const tease = new Tease({
    clock: parts.clock,
    reels,
    block: giants,
    cell,
    get rows() {
      return plan.rows;
    },
    colour: parts.palette.accent,
  });
  const band = new LinkedBand({ clock: parts.clock, cell, rows: layout.rows, colour: parts.palette.accent });
  const inside = new Container();
  const mask = new Graphics();
  const tapes = new Container({ children: reels.map(({ view }) => view) });
  tapes.mask = mask;
  stage.field.addChild(inside);
  const coins = new CoinFountain(stage, parts.clock);

  let painted: Sprite[] = [];
  reshape = () => {
    const shape = shapeNow();
    Object.assign(cell, shape.cell);
    for (const sprite of painted) sprite.destroy({ texture: true, textureSource: true });
    const [housing, drums, glass] = paintMachine(stage, shape, buildHousing, plan, parts);
    painted = [housing, drums, glass];
    inside.position.copyFrom(shape.window);
    mask.clear().rect(0, 0, shape.window.width, shape.window.height).fill("#ffffff");
    wins.clear();
    lit.redraw();
    band.redraw();
    giants?.redraw();
    for (const reel of reels) reel.redraw();
    stage.field.addChildAt(housing, 0);
    inside.addChild(drums, lit.view, tapes, mask);
    if (giants) inside.addChild(giants.view);
    inside.addChild(lit.over, glass, band.view);
    if (giants) inside.addChild(giants.over);
    inside.addChild(tease.view, wins.view);
  };
  reshape();
  stage.draw();
  const winnerAt = ({ reel, row }: Position): Winner => {
    const { x, y } = shapeNow().window;
    const texture = reels[reel]?.spriteAt(row).texture ?? Texture.EMPTY;
    return {
      texture,
      x: x + (reel + 0.5) * cell.width,
      y: y + (row + 0.5) * cell.height,
      side: SYMBOL,
    };
  };
  return {
    stage,
    reels,
    wins,
    tease,
    lit,
    band,
    giants,
    pictureOf: (symbol) => parts.art.symbol(looks.get(symbol)?.icon ?? "star"),
    coins,
    cell,
    window: () => shapeNow().window,
    rows: () => plan.rows,
    async setRows(rows) {
      if (rows === plan.rows) return;
      const { field } = stage;
      const from = { x: field.x, y: field.y, unit: field.scale.x, height: shapeNow().window.height };
      const before = plan.rows;
      plan.rows = rows;
      stage.refit();
      // New rows stay empty until the reels turn: whatever stood there would look like a result.
      for (const reel of reels) for (let row = before; row < rows; row += 1) reel.spriteAt(row).alpha = 0;
      const { width, height } = shapeNow().window;
      const to = { x: field.x, y: field.y, unit: field.scale.x, height };
      const grow = (share: number) => {
        const between = (one: number, other: number) => one + (other - one) * share;
        field.scale.set(between(from.unit, to.unit));
        field.position.set(between(from.x, to.x), between(from.y, to.y));
        mask.clear().rect(0, 0, width, between(from.height, to.height)).fill("#ffffff");
      };
      // Laying out has drawn the new size; this frame still shows the old one.
      grow(parts.clock.still ? 1 : 0);
      stage.app.render();
      await parts.clock.move(GROWTH_MS, grow);
    },
    winnerAt,
    winnersAt(positions) {
      const lifted = new Set<Sprite>();
      return positions.flatMap((position) => {
        const giant = giants?.at(position);
        if (!giant) return [winnerAt(position)];
        if (lifted.has(giant.sprite)) return [];
        lifted.add(giant.sprite);
        const { x, y } = shapeNow().window;
        return [{ ...winnerAt(position), x: x + giant.x, y: y + giant.y }];
      });
    },
  };
}

function paintMachine(
  stage: Stage,
  shape: SlotShape,
  buildHousing: BuildHousing,
  { columns, rows }: SlotPlan,
  { frame, palette }: Pick<GameParts, "frame" | "palette">,
): [Sprite, Sprite, Sprite] {
  const { width, height } = shape.window;
  const drums = stage.paint(width, height, (pen) =>
    paintDrums(pen, width, height, columns, frame, palette, rows),
  );
  const glass = stage.paint(width, height, (pen) => paintGlass(pen, width, height, frame));
  return [buildHousing(stage, shape), Sprite.from(drums), Sprite.from(glass)];
}

/** The textures of giant symbols by the number of their rows. */
async function paintGiants(
  stage: Stage,
  looks: ReadonlyMap<string, SymbolLook>,
  { symbols, paid, free }: GiantSymbols,
  parts: GameParts,
): Promise<Map<number, Map<string, SymbolTextures>>> {
  const giants = [...looks.values()].filter(({ id }) => symbols.includes(id));
  const sizes = new Set([...paid, ...free].map(({ reels }) => reels.length).filter((size) => size > 1));
  const painted = [...sizes].map(
    async (size) => [size, await paintSymbols(stage, giants, parts.art, SYMBOL * size, parts)] as const,
  );
  return new Map(await Promise.all(painted));
}

function turnedBy<Item>(items: readonly Item[], by: number): Item[] {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
