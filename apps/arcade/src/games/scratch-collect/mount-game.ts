import { CollectEvent, CollectLayout } from "@bellwether/games/mechanics/scratch-collect/wire.ts";
import type { Game, GameParts, MountGame } from "../../play/game.ts";
import { loadPicture } from "../../stage/pictures.ts";
import { cellGrid } from "../scratch/cell-grid.ts";
import { drawCellPicture } from "../scratch/cell-pictures.ts";
import { mountPrinted } from "../scratch/mount-printed.ts";
import { paintRibbon } from "../scratch/paint-card.ts";
import { paintMeters, pipRect } from "./paint-meters.ts";

const PICTURE_SHARE = 0.8;

/** Pictures to collect; each full meter below the fields pays. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { t, card: title, art } = parts;
  const layout = CollectLayout.parse(parts.sheet.layout);
  const icons = title.slotSymbols.slice(-layout.meters.length);
  const pictures = await Promise.all(icons.map((icon) => loadPicture(art.symbol(icon))));
  const rows = Math.ceil(layout.cells / layout.columns);
  const width = 780 / layout.columns - 14;
  const cells = cellGrid(layout, { width, height: 396 / rows - 12, gap: 14, top: 520 });
  return mountPrinted(parts, {
    plan: {
      cells,
      print(pen) {
        paintRibbon(pen, t("collect_rule"), 430, parts);
        const pays = layout.meters.map(({ multiple }) => t("times", { multiplier: multiple }));
        paintMeters(pen, { meters: layout.meters, pictures, pays }, parts);
      },
      label: (cell) => t("scratch_cell", { number: cell + 1 }),
    },
    event: CollectEvent,
    contents({ kinds }, card) {
      const found = new Map<number, number>();
      return kinds.map((kind) => ({
        picture(pen, rect) {
          const side = Math.min(rect.width, rect.height) * PICTURE_SHARE;
          drawCellPicture(
            pen,
            pictures[kind] ?? null,
            (rect.width - side) / 2,
            (rect.height - side) / 2,
            side,
          );
        },
        words: t("picture_of", { number: kind + 1 }),
        opened() {
          const pip = found.get(kind) ?? 0;
          found.set(kind, pip + 1);
          const rect = pipRect(kind, pip);
          card.dab(rect, rect.width / 2, 1);
        },
      }));
    },
  });
};
