import { TopCardLayout } from "@bellwether/games/mechanics/top-card/wire.ts";
import type { MountTable, TableGame } from "../../tables/table-game.ts";
import { mountShowTable } from "../shows/mount-show-table.ts";
import { ShowFacts } from "../shows/show-facts.ts";
import { CornerShow } from "./corner-show.ts";
import { cornersIn, describeDraw } from "./describe-draw.ts";
import styles from "./mat.module.css";
import { returnOfCorner, topCardSpotName } from "./spots.ts";

/** High card at a tavern's table: red against blue, one card each. */
export const mountTable: MountTable = async (parts): Promise<TableGame> => {
  const { sound, t, places } = parts;
  const layout = TopCardLayout.parse(parts.sheet.layout);
  const show = new CornerShow(parts);
  const facts = new ShowFacts(places.facts, t);
  const mostOf = new Map(layout.spots.map(({ spot, mostHundredths }) => [spot, BigInt(mostHundredths)]));
  return mountShowTable(parts, {
    look: styles.mat ?? "",
    closedText: t("top_closed"),
    layout,
    spots: layout.spots.map(({ spot, mostHundredths }) => {
      const pays = mostHundredths / 100 - 1;
      const isCorner = spot === "red" || spot === "blue";
      return {
        spot,
        face: topCardSpotName(spot, t),
        pays: isCorner ? t("top_half") : t("pays_to_one", { pays }),
        name: t("bet_on", { spot: topCardSpotName(spot, t), pays }),
      };
    }),
    listNameOf: (spot) => topCardSpotName(spot, t),
    payoutOf: (spot, amountMinor) => (amountMinor * (mostOf.get(spot) ?? 0n)) / 100n,
    isUpTo: false,
    begin: () => show.stand(),
    roll: () => sound.play("tick"),
    async draw(events, ms) {
      const corners = cornersIn(events);
      await show.play(corners, ms, () => sound.play("scratch"));
      return { returnOf: (spot) => returnOfCorner(spot, corners, Number(mostOf.get(spot) ?? 0n)) };
    },
    describe: (events) => describeDraw(events, t, layout),
    showResults(results) {
      facts.show(
        results.map(({ events }) => {
          const { winner } = cornersIn(events);
          const tone = winner === "draw" ? "gold" : winner;
          return {
            text: winner === "draw" ? "=" : topCardSpotName(winner, t).charAt(0),
            tone,
            label: topCardSpotName(winner, t),
          };
        }),
      );
    },
    showStatistics: (sheet) => facts.showIn(sheet),
  });
};
