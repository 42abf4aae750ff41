import { TreasureEvent, TreasureLayout } from "@bellwether/games/mechanics/scratch-treasure/wire.ts";
import type { Game, GameParts, MountGame } from "../../play/game.ts";
import type { Rect } from "../../stage/lay-out-board.ts";
import type { Pen } from "../../stage/pen.ts";
import { loadPicture } from "../../stage/pictures.ts";
import { cellGrid } from "../scratch/cell-grid.ts";
import { drawCellPicture, paintWords } from "../scratch/cell-pictures.ts";
import { mountPrinted } from "../scratch/mount-printed.ts";
import { paintRibbon } from "../scratch/paint-card.ts";
import { paintLegend } from "../scratch/paint-legend.ts";

const FIELD = { width: 184, height: 148, gap: 14, top: 516 };
const LEGEND = { y: 1004, height: 110 };
const MULTIPLIER = { x: 290, y: 1134, width: 320, height: 112, round: 56 };

/** All fields except one have the same picture. The other picture pays, times a multiplier. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { t, card: title, art } = parts;
  const layout = TreasureLayout.parse(parts.sheet.layout);
  const fields = layout.cells - 1;
  // The title's last picture is on the foil. The lowest is under all fields except one. Of the others, the lowest pays nothing and the
  // highest are the finds.
  const [lowest = "fish", ...things] = title.slotSymbols.slice(0, -1);
  const icons = [lowest, things[0] ?? "lemon", ...things.slice(-layout.finds.length)];
  const [shoal = null, nothing = null, ...finds] = await Promise.all(
    icons.map((icon) => loadPicture(art.symbol(icon))),
  );
  return mountPrinted(parts, {
    plan: {
      cells: [...cellGrid({ cells: fields, columns: layout.columns }, FIELD), MULTIPLIER],
      print(pen) {
        paintRibbon(pen, t("treasure_rule"), 430, parts);
        const pays = layout.finds.map((multiple, index) => ({
          picture: finds[index] ?? null,
          pay: t("times", { multiplier: multiple }),
        }));
        paintLegend(pen, pays, LEGEND, parts);
      },
      label: (cell) => (cell < fields ? t("scratch_cell", { number: cell + 1 }) : t("scratch_multiplier")),
    },
    event: TreasureEvent,
    contents({ odd, find, multiplier }) {
      const thing = find === null ? nothing : (finds[find] ?? null);
      const pays = find === null ? 0 : (layout.finds[find] ?? 0);
      const oddWords = find === null ? t("treasure_nothing") : t("treasure_find", { multiplier: pays });
      const times = t("times", { multiplier });
      const shown = Array.from({ length: fields }, (_, field) => ({
        picture(pen: Pen, { width, height }: Rect) {
          const side = height * 0.78;
          const picture = field === odd ? thing : shoal;
          drawCellPicture(pen, picture, (width - side) / 2, (height - side) / 2, side);
        },
        words: field === odd ? oddWords : t("treasure_same"),
      }));
      return [
        ...shown,
        { picture: (pen, rect) => paintWords(pen, rect, times, parts, "#b0162b", 0.6), words: times },
      ];
    },
  });
};
