import type { Position } from "@bellwether/contract/studio/events/grid.ts";
import type { ClassicLayout } from "@bellwether/games/mechanics/classic/wire.ts";
import { Container, Graphics, Sprite, Texture } from "pixi.js";
import type { GameParts } from "../../play/game.ts";
import type { Winner } from "../../play/win-show.ts";
import { easeBack } from "../../player/ease.ts";
import { CoinFountain } from "../../stage/coins.ts";
import { createStage, type Stage } from "../../stage/create-stage.ts";
import { isUpright, type Size } from "../../stage/lay-out-board.ts";
import { mapSymbols } from "../../theme/symbol-map.ts";
import { Reel } from "../lines/reel.ts";
import { latchStop } from "../lines/reel-motion.ts";
import { Tease } from "../lines/tease.ts";
import { WinLines } from "../lines/win-lines.ts";
import { type BuildHousing, loadHousing } from "../slots/housing.ts";
import { paintDrums, paintGlass } from "../slots/paint-drums.ts";
import { type SlotPlan, type SlotShape, slotShape } from "../slots/slot-shape.ts";
import { paintSymbols } from "../slots/symbol-textures.ts";
import { badgesOf } from "./line-badges.ts";
import { paintBadge, paintBracket, paintKey, paintLever, paintLineArrow } from "./paint-parts.ts";
import { picturesOf } from "./pictures.ts";

const CELL = { width: 208, height: 196 };
const SYMBOL = 176;
const PLAN: SlotPlan = { columns: 3, rows: 3, cell: CELL, mostHeight: 232, top: 84, bottom: 158 };
const KEY = { height: 62, below: 24 };
const BADGE = 62;
const ARROW = 84;
const LEVER = { width: 60, height: 250 };
const BRACKET = { width: 66, height: 60 };
/** The vertical position of the lever's foot, as a share of the window's height. */
const LEVER_FOOT = 0.62;
const LINE_COLOURS = ["#e2262f", "#1d8cff", "#16a34a", "#ffb300", "#a855f7"];

/** The fruit machine on the canvas. */
export type Machine = {
  stage: Stage;
  reels: Reel[];
  wins: WinLines;
  /** Lights the reel that may decide the spin. */
  tease: Tease;
  coins: CoinFountain;
  winnerAt(position: Position): Winner;
  /** Lights the numbers of these lines, and no others. */
  lightLines(lines: readonly number[]): void;
  /** Lights the keys below these reels, and no others. */
  lightKeys(reels: readonly number[]): void;
  /** Blinks an arrow on a reel, downwards for positive steps. */
  blinkArrow(reel: number, steps: number): Promise<void>;
  /** Pulls the lever, if there is room for one. */
  pullLever(): void;
};

/** Builds the machine and shows a first grid. It changes its shape when the phone is rotated. */
export async function buildMachine(parts: GameParts, layout: ClassicLayout): Promise<Machine> {
  const { clock, frame, card, t } = parts;
  const { section } = parts.board;
  const shapeNow = () => slotShape(PLAN, section.getBoundingClientRect());
  let reshape = () => {};
  const stage = await createStage(parts.board, parts.screen, {
    fit: (board: Size) => slotShape(PLAN, board).size,
    pictures: true,
    reshaped: () => reshape(),
  });
  const looks = mapSymbols(layout, picturesOf(layout, card.slotSymbols));
  const [textures, buildHousing] = await Promise.all([
    paintSymbols(stage, looks.values(), parts.art, SYMBOL, parts),
    loadHousing(parts),
  ]);
  // All parts share this object, so that they all see the new size after a rotation of the phone.
  const cell = { ...shapeNow().cell };
  const ids = layout.symbols.map(({ id }) => id);
  const reels = [0, 1, 2].map((reel) => {
    const shown = [0, 1, 2].map((row) => ids[(reel * 2 + row * 3) % ids.length] as string);
    const filler = [...ids.slice(reel), ...ids.slice(0, reel)];
    const made = new Reel({ clock, textures, rows: 3, cell, stopping: latchStop }, shown, filler);
    made.view.x = reel * CELL.width;
    return made;
  });
  const wins = new WinLines({
    clock,
    reels,
    cell,
    rows: 3,
    colours: LINE_COLOURS,
    verb: parts.frame.world?.winVerb ?? "burst",
  });
  const tease = new Tease({ clock, reels, cell, rows: 3, colour: parts.palette.accent });
  const inside = new Container();
  const mask = new Graphics();
  const tapes = new Container({ children: reels.map(({ view }) => view) });
  tapes.mask = mask;
  const arrow = new Sprite({
    texture: stage.paint(ARROW, ARROW, (pen) => paintLineArrow(pen, ARROW)),
    anchor: 0.5,
    visible: false,
  });
  const lever = new Sprite({
    texture: stage.paint(LEVER.width, LEVER.height, (pen) => paintLever(pen, LEVER.width, LEVER.height)),
    anchor: { x: 0.5, y: 1 },
  });
  const bracket = Sprite.from(
    stage.paint(BRACKET.width, BRACKET.height, (pen) => paintBracket(pen, BRACKET.width, BRACKET.height)),
  );
  const badges = (["left", "right"] as const).flatMap((side) =>
    badgesOf(layout.lines, side).map((badge) => ({
      ...badge,
      side,
      view: pairOf(stage, BADGE, BADGE, (pen, isLit) => paintBadge(pen, BADGE, badge.line, isLit, frame)),
    })),
  );
  const keyText = t(layout.help.kind === "nudge" ? "nudge" : "hold");
  const keyWidth = CELL.width - 16;
  const keys = reels.map(() =>
    pairOf(stage, keyWidth, KEY.height, (pen, isLit) =>
      paintKey(pen, keyWidth, KEY.height, keyText, isLit, frame),
    ),
  );
  stage.field.addChild(
    bracket,
    lever,
    inside,
    ...badges.map(({ view }) => view.view),
    ...keys.map(({ view }) => view),
  );
  const coins = new CoinFountain(stage, clock);

  let painted: Sprite[] = [];
  reshape = () => {
    const shape = shapeNow();
    Object.assign(cell, shape.cell);
    for (const sprite of painted) sprite.destroy({ texture: true, textureSource: true });
    const [housing, drums, glass] = paintMachine(stage, shape, buildHousing, parts);
    painted = [housing, drums, glass];
    const { window, bleed, size } = shape;
    inside.position.copyFrom(window);
    mask.clear().rect(0, 0, window.width, window.height).fill("#ffffff");
    wins.clear();
    for (const reel of reels) reel.redraw();
    for (const { side, row, off, view } of badges) {
      // On a phone the badges are nearer to the window, because the cabinet ends at the board's edge.
      const beside = bleed > 0 ? 22 : (window.x + bleed) / 2 + 2;
      view.view.position.set(
        side === "left" ? window.x - beside : window.x + window.width + beside,
        window.y + (row + 0.5 + off) * cell.height,
      );
    }
    for (const [reel, { view }] of keys.entries())
      view.position.set(
        window.x + (reel + 0.5) * CELL.width,
        window.y + window.height + KEY.below + KEY.height / 2,
      );
    const isWide = !isUpright(section.getBoundingClientRect());
    const foot = window.y + window.height * LEVER_FOOT;
    lever.visible = isWide;
    bracket.visible = isWide;
    lever.position.set(size.width + 16, foot);
    bracket.position.set(size.width - 26, foot - BRACKET.height * 0.6);
    stage.field.addChildAt(housing, 0);
    inside.addChild(drums, tapes, mask, glass, arrow, tease.view, wins.view);
  };
  reshape();
  stage.draw();
  return {
    stage,
    reels,
    wins,
    tease,
    coins,
    winnerAt({ reel, row }) {
      const { x, y } = shapeNow().window;
      const texture = reels[reel]?.spriteAt(row).texture ?? Texture.EMPTY;
      return { texture, x: x + (reel + 0.5) * cell.width, y: y + (row + 0.5) * cell.height, side: SYMBOL };
    },
    lightLines(lines) {
      for (const { line, view } of badges) view.light(lines.includes(line));
      stage.draw();
    },
    lightKeys(lit) {
      for (const [reel, key] of keys.entries()) key.light(lit.includes(reel));
      stage.draw();
    },
    async blinkArrow(reel, steps) {
      arrow.position.set((reel + 0.5) * cell.width, cell.height * (steps > 0 ? 0.96 : 2.04));
      arrow.rotation = steps > 0 ? 0 : Math.PI;
      arrow.visible = true;
      await clock.move(900, (share) => {
        arrow.alpha = Math.floor(share * 4) % 2 === 0 || share === 1 ? 1 : 0.15;
      });
      if (clock.still) await clock.read(450);
      arrow.visible = false;
      stage.draw();
    },
    pullLever() {
      if (!lever.visible || clock.still) return;
      void clock
        .move(
          520,
          (share) => {
            lever.scale.y = 1 - 0.55 * Math.sin(Math.PI * Math.min(1, share));
          },
          easeBack,
        )
        .then(() => {
          lever.scale.y = 1;
        });
    },
  };
}

/** A part with a dim and a lit look. */
function pairOf(
  stage: Stage,
  width: number,
  height: number,
  paint: (pen: CanvasRenderingContext2D, isLit: boolean) => void,
) {
  const [dim, lit] = [false, true].map(
    (isLit) => new Sprite({ texture: stage.paint(width, height, (pen) => paint(pen, isLit)), anchor: 0.5 }),
  ) as [Sprite, Sprite];
  lit.visible = false;
  return {
    view: new Container({ children: [dim, lit] }),
    light(isLit: boolean) {
      lit.visible = isLit;
      dim.visible = !isLit;
    },
  };
}

function paintMachine(
  stage: Stage,
  shape: SlotShape,
  buildHousing: BuildHousing,
  { frame, palette }: GameParts,
): [Sprite, Sprite, Sprite] {
  const { width, height } = shape.window;
  const drums = stage.paint(width, height, (pen) => paintDrums(pen, width, height, 3, frame, palette, 3));
  const glass = stage.paint(width, height, (pen) => paintGlass(pen, width, height, frame));
  return [buildHousing(stage, shape), Sprite.from(drums), Sprite.from(glass)];
}
