import type { FavouriteLine } from "@bellwether/contract/studio/favourites.ts";
import { element } from "../../controls/element.ts";
import type { DrawGameParts } from "../../tickets/draw-game.ts";
import panel from "../../tickets/panel.module.css";
import { KeptLines, type KeptLinesParts } from "./kept-lines.ts";
import styles from "./kept-panel.module.css";

export type KeptPanel = Pick<KeptLines, "root" | "keep"> & {
  /** Puts every line on a slip. Says so if there is none. */
  fillSlips(put: (line: FavouriteLine) => void): void;
};

/** The favourite lines of a game with tickets, below its slips; undefined in a replay. */
export function buildKeptPanel(
  { t, sheet, say, table }: DrawGameParts,
  game: Pick<KeptLinesParts, "textOf" | "isUsable" | "mark">,
): KeptPanel | undefined {
  if (!table) return undefined;
  const kept = new KeptLines({
    ...{ t, sheet, say, studio: table.studio },
    look: { list: styles.lines, line: styles.line, favourite: styles.favourite, drop: styles.drop },
    ...game,
  });
  const root = element("section", { class: `${panel.panel} ${styles.panel}` }, [
    element("h3", { class: panel.title, text: t("keno_favourites") }),
    element("p", { class: panel.note, text: t("draw_favourites_note") }),
    kept.root,
  ]);
  return {
    root,
    keep: (line) => kept.keep(line),
    fillSlips(put) {
      if (kept.lines.length === 0) say(t("draw_usual_none"));
      for (const line of kept.lines) put(line);
    },
  };
}
