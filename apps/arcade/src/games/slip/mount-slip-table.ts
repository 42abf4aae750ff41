import { SlipBetWon, SlipInput, type slipLayout } from "@bellwether/games/bookmaking/slip-wire.ts";
import type { z } from "zod";
import { element } from "../../controls/element.ts";
import type { TableGame, TableGameParts } from "../../tables/table-game.ts";
import { buildLiveBetting } from "../chips/live-betting.ts";
import { paidBySpot, tableBetting } from "../chips/table-betting.ts";
import { BetSlip } from "./bet-slip.ts";
import { buildMarketTabs, type MarketPanel } from "./market-tabs.ts";
import { OddsButtons, type SelectionName } from "./odds-buttons.ts";

type SlipLayout = z.infer<z.ZodObject<typeof slipLayout>>;

/** What a game with a bet slip adds to the slip: its names, its boards of odds, and the show of its draw. */
export type SlipGame = Pick<TableGame, "roll" | "describe" | "showResults" | "showStatistics"> & {
  layout: SlipLayout;
  nameOf(spot: string): SelectionName;
  panels(buttons: OddsButtons): readonly MarketPanel[];
  begin(): void;
  /** Shows the draw within `ms` milliseconds. Returns whether a selection has won. */
  draw(...draw: Parameters<TableGame["draw"]>): Promise<(spot: string) => boolean>;
};

/** A shared table with a bet slip. The bets of the slip are a draft until they are placed shortly before the close. */
export function mountSlipTable(parts: TableGameParts, game: SlipGame): TableGame {
  const { places, t, money } = parts;
  const { layout, nameOf } = game;
  const foot = element("div");
  const spots = layout.spots.map(({ spot, oddsHundredths }) => ({
    spot,
    name: nameOf(spot).full,
    payoutOf: (amountMinor: bigint) => (amountMinor * BigInt(oddsHundredths)) / 100n,
  }));
  const betting = buildLiveBetting(
    parts,
    layout,
    spots,
    (chips, place) => {
      const buttons = new OddsButtons(layout.spots, nameOf, chips, t, place);
      places.mat.replaceChildren(buildMarketTabs(t("slip_markets"), game.panels(buttons), foot));
      return buttons;
    },
    (acts) => new BetSlip([places.own, foot], { t, money, nameOf, selections: layout.spots }, acts),
  );
  return {
    betting: tableBetting(betting, {
      inputOf: (bets) => ({ bets }),
      betsOf: (input) => SlipInput.parse(input).bets,
    }),
    begin() {
      game.begin();
      betting.begin();
    },
    roll: () => game.roll(),
    async draw(events, ms) {
      betting.mat.showWinners(await game.draw(events, ms));
    },
    describe: game.describe,
    showResults: game.showResults,
    showStatistics: game.showStatistics,
    showSettled: (round) =>
      betting.list.showPaid(paidBySpot(round, (event) => SlipBetWon.safeParse(event).data)),
  };
}
