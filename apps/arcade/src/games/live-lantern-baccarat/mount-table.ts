import type { MountTable } from "../../tables/table-game.ts";
import { mountLiveBaccarat } from "../live-baccarat/mount-live-baccarat.ts";
import { Lanterns } from "./lanterns.ts";
import { lanternsOf, lanternWords } from "./lanterns-of.ts";

/** The time for each lantern, and the time after both before the cards are turned. */
const LANTERN_MS = 900;
const AFTER_MS = 1_200;

/** Live baccarat with two lanterns, which are lit or stay dark before the cards are turned. */
export const mountTable: MountTable = (parts) => {
  const { clock, sound, t } = parts;
  const lanterns = new Lanterns(parts.board.section);
  return mountLiveBaccarat(parts, {
    closedText: t("live_closed_lanterns"),
    wholeMs: 2 * LANTERN_MS + AFTER_MS,
    begin: () => lanterns.clear(),
    async show(events, ms) {
      const lit = lanternsOf(events);
      const isAnimated = !clock.still && ms > 0;
      for (const index of [0, 1] as const) {
        if (isAnimated) await clock.wait(LANTERN_MS);
        lanterns.show(index, lit.values[index]);
        if (isAnimated) sound.play("chip");
      }
      parts.say(lanternWords(lit, t));
      if (isAnimated) await clock.wait(AFTER_MS);
    },
  });
};
