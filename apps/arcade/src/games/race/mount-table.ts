import { RaceLayout } from "@bellwether/games/mechanics/race/wire.ts";
import type { MountTable, TableGame, TableGameParts } from "../../tables/table-game.ts";
import { mountSlipTable } from "../slip/mount-slip-table.ts";
import { describeDraw } from "./describe-draw.ts";
import { RaceBoard } from "./race-board.ts";
import { RaceFacts } from "./race-facts.ts";
import { raceBetName } from "./race-names.ts";
import { runOf } from "./race-of.ts";
import { RaceShow } from "./race-show.ts";

export const isVirtual = true;

/** A race that all players watch: the course on the stage, and the odds with the bet slip below it. */
export const mountTable: MountTable = async (parts: TableGameParts): Promise<TableGame> => {
  const { board, places, palette, clock, sound, t } = parts;
  const layout = RaceLayout.parse(parts.sheet.layout);
  const show = new RaceShow({ board, layout, palette, clock, sound, t });
  const odds = new RaceBoard(layout, t);
  const facts = new RaceFacts(places.facts, t);
  let isRunning = false;
  return mountSlipTable(parts, {
    layout,
    nameOf: (spot) => raceBetName(layout, spot, t),
    panels: (buttons) => odds.panels(buttons),
    begin() {
      isRunning = false;
      show.stand();
    },
    roll: () => sound.play("tick"),
    async draw(events, ms) {
      isRunning = true;
      const run = runOf(events);
      await show.run(run, ms, (order) => facts.showOrder(order));
      return (spot) => hasWon(layout, spot, run.order);
    },
    describe: (events) => describeDraw(events, t, layout),
    showResults(results) {
      const orders = results.map(({ events }) => runOf(events).order);
      odds.showForm(orders);
      facts.showWinners(
        orders.flatMap(([winner]) => winner ?? []),
        isRunning,
      );
    },
    showStatistics: (sheet) => facts.showIn(sheet),
  });
};

function hasWon({ placesPaid }: RaceLayout, spot: string, order: readonly number[]): boolean {
  const [market, ...numbers] = spot.split("-");
  const runners = numbers.map(Number);
  if (market === "place") return runners.every((runner) => order.slice(0, placesPaid).includes(runner));
  return runners.every((runner, index) => order[index] === runner);
}
