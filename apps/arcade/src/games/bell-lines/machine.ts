import type { LinesLayout } from "@bellwether/contract/studio/game-layout.ts";
import { Container, Graphics, Sprite } from "pixi.js";
import { CoinFountain } from "../../stage/coins.ts";
import { createStage, type Stage } from "../../stage/create-stage.ts";
import { mapSymbols } from "../../title/symbol-map.ts";
import type { GameParts } from "../game.ts";
import { buildHousing } from "../slots/housing.ts";
import { paintDrums, paintGlass } from "../slots/paint-drums.ts";
import { paintSymbols } from "../slots/symbol-textures.ts";
import { Reel } from "./reel.ts";
import { WinLines } from "./win-lines.ts";

const CELL = { width: 164, height: 192 };
const SYMBOL = 158;
const EDGE = { side: 58, top: 72, bottom: 92 };
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

/** The machine on the canvas: frame, drums, reels, lines, coins. */
export interface Machine {
  stage: Stage;
  reels: Reel[];
  wins: WinLines;
  coins: CoinFountain;
  size: { width: number; height: number };
}

/** Builds the machine and shows a first grid on it. */
export async function buildMachine(parts: GameParts, layout: LinesLayout): Promise<Machine> {
  const window = {
    x: EDGE.side,
    y: EDGE.top,
    width: layout.reels * CELL.width,
    height: layout.rows * CELL.height,
  };
  const size = { width: window.width + 2 * EDGE.side, height: window.height + EDGE.top + EDGE.bottom };
  const stage = await createStage(parts.board, parts.screen, size);
  const { frame, palette, clock } = parts;
  const looks = mapSymbols(layout, parts.card.slotSymbols);
  const textures = await paintSymbols(stage, looks.values(), parts.art, SYMBOL, parts);

  const drums = stage.paint(window.width, window.height, (pen) =>
    paintDrums(pen, window.width, window.height, layout.reels, frame, palette),
  );
  const glass = stage.paint(window.width, window.height, (pen) =>
    paintGlass(pen, window.width, window.height, frame),
  );
  const housing = buildHousing(stage, { ...size, window }, frame, palette);

  const filler = layout.symbols.map(({ id }) => id);
  const reels = Array.from({ length: layout.reels }, (_, reel) => {
    const shown = Array.from(
      { length: layout.rows },
      (_, row) => filler[(reel * 3 + row * 2) % filler.length] as string,
    );
    const made = new Reel(
      { clock, textures, rows: layout.rows, cell: CELL },
      shown,
      turnedBy(filler, reel * 2),
    );
    made.view.x = reel * CELL.width;
    return made;
  });
  const wins = new WinLines({ clock, reels, cell: CELL, rows: layout.rows, colours: LINE_COLOURS });

  const inside = new Container({ x: window.x, y: window.y });
  const mask = new Graphics().rect(0, 0, window.width, window.height).fill("#ffffff");
  const tapes = new Container({ children: reels.map(({ view }) => view) });
  tapes.mask = mask;
  inside.addChild(Sprite.from(drums), tapes, mask, Sprite.from(glass), wins.view);
  stage.field.addChild(housing, inside);
  const coins = new CoinFountain(stage, clock, stage.field, size.height);
  stage.draw();
  return { stage, reels, wins, coins, size };
}

function turnedBy<Item>(items: readonly Item[], by: number): Item[] {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
