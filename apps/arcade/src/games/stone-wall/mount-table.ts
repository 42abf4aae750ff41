import { StoneWallLayout } from "@bellwether/games/mechanics/stone-wall/wire.ts";
import type { MountTable, TableGame } from "../../tables/table-game.ts";
import { mountShowTable } from "../shows/mount-show-table.ts";
import { ShowFacts } from "../shows/show-facts.ts";
import { describeDraw, stoneOf, wallIn } from "./describe-draw.ts";
import styles from "./mat.module.css";
import { WallShow } from "./wall-show.ts";

/** The wall of seventy stones. Players point at stones, and the wall opens for everybody. */
export const mountTable: MountTable = async (parts): Promise<TableGame> => {
  const { sound, t, places, say } = parts;
  const layout = StoneWallLayout.parse(parts.sheet.layout);
  const show = new WallShow(parts);
  const facts = new ShowFacts(places.facts, t);
  const mostHundredths = BigInt(layout.spots[0]?.mostHundredths ?? 0);
  const nameOf = (spot: string) => t("wall_stone", { number: stoneOf(spot) });
  return mountShowTable(parts, {
    look: styles.mat ?? "",
    closedText: t("wall_closed"),
    layout,
    spots: layout.spots.map(({ spot }) => ({
      spot,
      face: String(stoneOf(spot)),
      pays: "",
      name: nameOf(spot),
    })),
    listNameOf: nameOf,
    payoutOf: (_, amountMinor) => (amountMinor * mostHundredths) / 100n,
    isUpTo: true,
    begin: () => show.stand(),
    roll: () => sound.play("tick"),
    async draw(events, ms, { amountOn }) {
      const wall = wallIn(events);
      const isOwn = (stone: number) => amountOn(`stone-${stone}`) > 0n;
      await show.open(wall, ms, isOwn, (step) => {
        sound.play(step === "drop" ? "drop" : "scratch");
        if (step === "drop") say(t("wall_drop", { factor: wall.factor }));
      });
      const multipleOf = (spot: string) => (wall.prizes[stoneOf(spot) - 1] ?? 0) * wall.factor;
      return {
        returnOf: (spot) => multipleOf(spot) * 100,
        noteOf: (spot) => (multipleOf(spot) > 0 ? `${multipleOf(spot)}×` : "–"),
      };
    },
    describe: (events) => describeDraw(events, t, layout),
    showResults(results) {
      facts.show(
        results.map(({ number, events }) => {
          const { factor, idol } = wallIn(events);
          const label = t("live_round", { number });
          const text = factor > 1 ? `${idol} ×${factor}` : String(idol);
          return {
            text,
            label: `${label}: ${describeDraw(events, t, layout)}`,
            tone: factor > 1 ? "gold" : "plain",
          };
        }),
      );
    },
    showStatistics: (sheet) => facts.showIn(sheet),
  });
};
