import type { WaysEvent, WaysLayout } from "@bellwether/games/mechanics/ways/wire.ts";
import { linear } from "../../player/ease.ts";
import type { Stories } from "../../player/script-player.ts";
import type { LinesState } from "../lines/round-state.ts";
import { animateLines, type LinesStage } from "../lines/stories.ts";

type RowStories = Pick<
  Stories<WaysEvent, LinesState>,
  "rows-opened" | "reels-stopped" | "free-spins-started"
>;

const COUNT_MS = 700;

/**
 * The animations of rows that open: the window grows while the plate counts the ways up, and the reels turn again. The window closes before
 * the free spins.
 */
export function animateRows(stage: LinesStage, layout: WaysLayout): RowStories {
  const { parts, machine, plate, begin } = stage;
  const { t, sound, clock } = parts;
  const usual = animateLines(stage);
  // Scatters count for nothing once rows have opened, so no reel is lit for them.
  const symbols = layout.symbols.filter(({ role }) => role !== "scatter");
  const opened = animateLines({ ...stage, layout: { ...stage.layout, symbols } });
  const waysOf = (rows: number) => rows ** layout.reels;
  return {
    async "rows-opened"({ rows, ways }) {
      machine.wins.clear();
      sound.play("rise", 0.9 + 0.12 * (rows - layout.rows));
      parts.vibrate("bonus");
      const from = waysOf(machine.rows());
      await Promise.all([
        machine.setRows(rows),
        clock.move(
          COUNT_MS,
          (share) => plate.say(t("rows_ways", { ways: Math.round(from + (ways - from) * share) })),
          linear,
        ),
      ]);
      parts.say(t("rows_opened", { rows, ways }));
      await clock.read(800);
      begin();
    },
    async "reels-stopped"(event, states) {
      const rows = event.grid[0]?.length ?? layout.rows;
      await machine.setRows(rows);
      if (rows === layout.rows) return usual["reels-stopped"](event, states);
      const stopping = opened["reels-stopped"](event, states);
      plate.say(t("rows_ways", { ways: waysOf(rows) }));
      return stopping;
    },
    async "free-spins-started"(event, states) {
      machine.wins.clear();
      await machine.setRows(layout.rows);
      return usual["free-spins-started"](event, states);
    },
  };
}
