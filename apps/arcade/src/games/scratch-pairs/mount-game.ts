import { PairsEvent, PairsLayout } from "@bellwether/games/mechanics/scratch-pairs/wire.ts";
import type { Game, GameParts, MountGame } from "../../play/game.ts";
import type { Rect } from "../../stage/lay-out-board.ts";
import type { Pen } from "../../stage/pen.ts";
import { cellGrid } from "../scratch/cell-grid.ts";
import { paintWords } from "../scratch/cell-pictures.ts";
import { mountPrinted } from "../scratch/mount-printed.ts";
import { paintRibbon } from "../scratch/paint-card.ts";
import { paintLegend } from "../scratch/paint-legend.ts";
import { paintSock } from "./paint-sock.ts";

const FIELD = { width: 184, gap: 14, top: 516 };
const FIELDS_BOTTOM = 1120;
const LEGEND = { y: 1142, height: 104 };

/** Socks to pair, and a multiplier in the field after the last sock. The pay depends on the number of pairs. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { t } = parts;
  const layout = PairsLayout.parse(parts.sheet.layout);
  const socks = layout.cells - 1;
  const rows = Math.ceil(layout.cells / layout.columns);
  const height = (FIELDS_BOTTOM - FIELD.top + FIELD.gap) / rows - FIELD.gap;
  const grid = cellGrid(layout, { ...FIELD, height });
  // The multiplier fills the rest of its row.
  const last = grid[socks] as Rect;
  const right = (grid[layout.columns - 1] as Rect).x + FIELD.width;
  const cells = [...grid.slice(0, socks), { ...last, width: right - last.x, round: height / 2 }];
  return mountPrinted(parts, {
    plan: {
      cells,
      print(pen) {
        paintRibbon(pen, t("pairs_rule"), 430, parts);
        const pays = layout.pays.map((multiple, index) => ({
          text: t("pairs_found", { count: index + 1 }),
          pay: t("times", { multiplier: multiple }),
        }));
        paintLegend(pen, pays, LEGEND, parts);
      },
      label: (cell) => (cell < socks ? t("scratch_cell", { number: cell + 1 }) : t("scratch_multiplier")),
    },
    event: PairsEvent,
    contents({ kinds, multiplier }) {
      const shown = kinds.map((kind) => ({
        picture: (pen: Pen, rect: Rect) => paintSock(pen, rect, kind),
        words: t("picture_of", { number: kind + 1 }),
      }));
      const times = t("times", { multiplier });
      return [
        ...shown,
        { picture: (pen, rect) => paintWords(pen, rect, times, parts, "#b0162b", 0.5), words: times },
      ];
    },
  });
};
