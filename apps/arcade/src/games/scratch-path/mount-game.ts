import { PathEvent, PathLayout, type PathStep } from "@bellwether/games/mechanics/scratch-path/wire.ts";
import type { Game, GameParts, MountGame } from "../../play/game.ts";
import { loadPicture } from "../../stage/pictures.ts";
import { cellGrid } from "../scratch/cell-grid.ts";
import { drawCellPicture, paintWords } from "../scratch/cell-pictures.ts";
import { mountPrinted } from "../scratch/mount-printed.ts";
import { paintRibbon } from "../scratch/paint-card.ts";
import { paintArrow } from "./paint-arrow.ts";

const STEP = { width: 180, gap: 12 };
const START_HEIGHT = 76;
const EXIT_HEIGHT = 96;
const TOP = 516;
const BOTTOM = 1250;

const stepWords = { left: "path_left", down: "path_down", right: "path_right", stop: "path_stop" } as const;

/** A path of arrows from the top row to an amount in the bottom row. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { t, money, card: title, art } = parts;
  const { rows, columns } = PathLayout.parse(parts.sheet.layout);
  // The catalogue lists a title's pictures from low to high: the walker is in the middle, the obstacle near the end.
  const icons = [title.slotSymbols[3] ?? "star", title.slotSymbols.at(-3) ?? "snake"];
  const [walker = null, stop = null] = await Promise.all(icons.map((icon) => loadPicture(art.symbol(icon))));
  const gridTop = TOP + START_HEIGHT + STEP.gap;
  const height = (BOTTOM - EXIT_HEIGHT - gridTop) / rows - STEP.gap;
  const row = { cells: columns, columns };
  const grid = { cells: columns * rows, columns };
  const cells = [
    ...cellGrid(row, { ...STEP, height: START_HEIGHT, top: TOP }),
    ...cellGrid(grid, { ...STEP, height, top: gridTop }),
    ...cellGrid(row, { ...STEP, height: EXIT_HEIGHT, top: BOTTOM - EXIT_HEIGHT }),
  ];
  return mountPrinted(parts, {
    plan: {
      cells,
      print: (pen) => paintRibbon(pen, t("path_rule"), 430, parts),
      label: (cell) => t("scratch_cell", { number: cell + 1 }),
    },
    event: PathEvent,
    contents({ start, steps, exitsMinor }) {
      const starts = exitsMinor.map((_, column) => ({
        picture(pen: CanvasRenderingContext2D, rect: { width: number; height: number }) {
          const side = rect.height * 0.86;
          if (column === start)
            drawCellPicture(pen, walker, (rect.width - side) / 2, rect.height * 0.05, side);
        },
        words: t(column === start ? "path_start" : "path_blank"),
      }));
      const arrows = steps.map((step: PathStep) => ({
        picture(pen: CanvasRenderingContext2D, rect: { width: number; height: number }) {
          const side = rect.height * 0.8;
          if (step === "stop") drawCellPicture(pen, stop, (rect.width - side) / 2, rect.height * 0.08, side);
          else paintArrow(pen, rect, step, parts);
        },
        words: t(stepWords[step]),
      }));
      const exits = exitsMinor.map((exitMinor) => ({
        picture: (
          pen: CanvasRenderingContext2D,
          rect: { x: number; y: number; width: number; height: number },
        ) => paintWords(pen, rect, money(exitMinor), parts, "#b0162b", 0.46),
        words: money(exitMinor),
      }));
      return [...starts, ...arrows, ...exits];
    },
  });
};
