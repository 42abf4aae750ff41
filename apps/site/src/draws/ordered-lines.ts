import type { RoundInput } from "@bellwether/contract/studio/index.ts";
import { drawReports } from "@bellwether/games/mechanics/draw-reports.ts";
import type { SheetTranslate } from "@bellwether/i18n/game-sheet/draw-times.ts";

/** A line of an ordered ticket: its numbers or digits, and how they are played where there are several ways. */
export type OrderedLine = { faces: readonly string[]; way: string | undefined };

/** The lines of a ticket; empty for a game that this version does not know. */
export function orderedLines(input: RoundInput, t: SheetTranslate): OrderedLine[] {
  const lines = Object.values(drawReports)
    .map((report) => report.lines(input))
    .find((each) => each !== undefined);
  return (lines ?? []).map(({ faces, way }) => ({
    faces,
    way: way && `${t(way.key)}${way.times > 1 ? ` × ${way.times}` : ""}`,
  }));
}
