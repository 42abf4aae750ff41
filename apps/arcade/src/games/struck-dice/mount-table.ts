import { StruckDiceLayout } from "@bellwether/games/mechanics/struck-dice/wire.ts";
import type { MountTable, TableGame } from "../../tables/table-game.ts";
import { mountShowTable } from "../shows/mount-show-table.ts";
import { multipleText } from "../shows/multiple-text.ts";
import { ShowFacts } from "../shows/show-facts.ts";
import { AtticShow } from "./attic-show.ts";
import { describeDraw, diceStrikeWords, sumOfSpot, throwIn } from "./describe-draw.ts";
import styles from "./mat.module.css";

/** Three dice in the old set: sums are struck, then the dice are thrown. */
export const mountTable: MountTable = async (parts): Promise<TableGame> => {
  const { sound, t, places, say } = parts;
  const layout = StruckDiceLayout.parse(parts.sheet.layout);
  const show = new AtticShow(parts);
  const facts = new ShowFacts(places.facts, t);
  const baseOf = (spot: string) => layout.returnsHundredths[sumOfSpot(spot) - 3] ?? 0;
  /** The factors of the struck sums of this round. */
  const struck = new Map<number, number>();
  const nameOf = (spot: string) =>
    t("attic_sum_pays", { sum: sumOfSpot(spot), pays: multipleText(baseOf(spot)) });
  return mountShowTable(parts, {
    look: styles.mat ?? "",
    closedText: t("attic_closed"),
    layout,
    spots: layout.spots.map(({ spot }) => ({
      spot,
      face: String(sumOfSpot(spot)),
      pays: multipleText(baseOf(spot)),
      name: nameOf(spot),
    })),
    listNameOf: (spot) => t("attic_sum", { sum: sumOfSpot(spot) }),
    payoutOf: (spot, amountMinor) =>
      (amountMinor * BigInt(baseOf(spot)) * BigInt(struck.get(sumOfSpot(spot)) ?? 1)) / 100n,
    isUpTo: false,
    begin() {
      struck.clear();
      show.stand();
    },
    roll: () => sound.play("tick"),
    async draw(events, ms, mat) {
      const thrown = throwIn(events);
      let announced = 0;
      const strike = (count: number) => {
        for (const { sum, factor } of thrown.strikes.slice(announced, count)) {
          struck.set(sum, factor);
          const pays = multipleText(baseOf(`sum-${sum}`) * factor);
          mat.strike(`sum-${sum}`, `×${factor}`, t("attic_sum_struck", { sum, pays }));
        }
        announced = count;
        sound.play("bounce");
        if (count === thrown.strikes.length) say(diceStrikeWords(thrown.strikes, t));
      };
      await show.play(thrown, ms, strike, () => sound.play("roll"));
      return {
        returnOf: (spot) => (sumOfSpot(spot) === thrown.sum ? baseOf(spot) * thrown.factor : 0),
      };
    },
    describe: (events) => describeDraw(events, t, layout),
    showResults(results) {
      facts.show(
        results.map(({ events }) => {
          const { sum, factor } = throwIn(events);
          const text = factor > 1 ? `${sum} ×${factor}` : String(sum);
          return { text, label: describeDraw(events, t, layout), tone: factor > 1 ? "gold" : "plain" };
        }),
      );
    },
    showStatistics: (sheet) => facts.showIn(sheet),
  });
};
