import { BeatEvent, BeatLayout } from "@bellwether/games/mechanics/scratch-beat/wire.ts";
import type { Game, GameParts, MountGame } from "../../play/game.ts";
import type { Rect } from "../../stage/lay-out-board.ts";
import { type Pen, words } from "../../stage/pen.ts";
import { headFont } from "../../theme/brand-style.ts";
import { paintWords } from "../scratch/cell-pictures.ts";
import { mountPrinted } from "../scratch/mount-printed.ts";
import { paintRibbon } from "../scratch/paint-card.ts";
import { paperInk } from "../scratch/paint-legend.ts";

/** The three fields of a row, from the left. */
const COLUMNS = [
  { x: 64, width: 190 },
  { x: 318, width: 190 },
  { x: 560, width: 276 },
];
const TOP = 586;
const BOTTOM = 1250;
const GAP = 16;

/** Rows of two numbers and an amount. A row pays its amount if the player's number is higher than the other number. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { t, money } = parts;
  const { rows } = BeatLayout.parse(parts.sheet.layout);
  const height = (BOTTOM - TOP + GAP) / rows - GAP;
  const tops = Array.from({ length: rows }, (_, row) => TOP + row * (height + GAP));
  const fields = ["beat_yours", "beat_theirs", "prize_column"] as const;
  return mountPrinted(parts, {
    plan: {
      cells: tops.flatMap((y) => COLUMNS.map((column) => ({ ...column, y, height }))),
      print(pen) {
        paintRibbon(pen, t("beat_rule"), 430, parts);
        const ink = paperInk(parts);
        const font = (size: number) => headFont(parts.frame, size);
        for (const [index, { x, width }] of COLUMNS.entries()) {
          const heading = fields[index];
          if (heading) words(pen, t(heading), { x: x + width / 2, y: 542, width: width + 40 }, font, 40, ink);
        }
        for (const y of tops) words(pen, ":", { x: 286, y: y + height / 2, width: 40 }, font, 64, ink);
      },
      label: (cell) => t("scratch_cell", { number: cell + 1 }),
    },
    event: BeatEvent,
    contents(dealt) {
      const shown = (text: string, spoken: string, colour?: string, share = 0.62) => ({
        picture: (pen: Pen, rect: Rect) => paintWords(pen, rect, text, parts, colour, share),
        words: spoken,
      });
      return dealt.rows.flatMap(({ yours, theirs, prizeMinor }) => [
        shown(String(yours), `${t("beat_yours")}: ${yours}`, "#b0162b"),
        shown(String(theirs), `${t("beat_theirs")}: ${theirs}`),
        shown(money(prizeMinor), money(prizeMinor), "#6d3a6b", 0.42),
      ]);
    },
  });
};
