import { SlipBetWon, SlipInput } from "@bellwether/games/bookmaking/slip-wire.ts";
import type { TableGame, TableGameParts } from "../../tables/table-game.ts";
import type { ChipLimits } from "../chips/chip-table.ts";
import { buildLiveBetting } from "../chips/live-betting.ts";
import { paidBySpot, tableBetting } from "../chips/table-betting.ts";
import { type MatSpot, ShowMat } from "./show-mat.ts";

/** The mat as a show uses it during its draw. */
export type ShownMat = Pick<ShowMat, "strike"> & { amountOn(spot: string): bigint };

/** What a round returns: of each spot in hundredths of a stake, and a note for spots where the round has left one. */
export type ShowReturns = { returnOf(spot: string): number; noteOf?(spot: string): string | undefined };

/** What a show adds to its mat and chips. */
export type Show = Pick<TableGame, "roll" | "describe" | "showResults" | "showStatistics"> & {
  /** The class of the mat with the arrangement of the spots. */
  look: string;
  closedText: string;
  layout: ChipLimits;
  spots: readonly MatSpot[];
  /** The name of a spot in the list of own bets. */
  listNameOf(spot: string): string;
  /** The largest payout of a bet on a spot in this round, as far as it is known. */
  payoutOf(spot: string, amountMinor: bigint): bigint;
  /** Whether a winning bet may be paid less than `payoutOf` says. */
  isUpTo: boolean;
  begin(): void;
  /** Shows the draw within `ms` milliseconds. */
  draw(events: readonly unknown[], ms: number, mat: ShownMat): Promise<ShowReturns>;
};

/** A live show at a shared table: its stage, and its spots as a mat of chips. */
export function mountShowTable(parts: TableGameParts, show: Show): TableGame {
  const { places } = parts;
  const spots = show.spots.map(({ spot }) => ({
    spot,
    name: show.listNameOf(spot),
    payoutOf: (amountMinor: bigint) => show.payoutOf(spot, amountMinor),
    isUpTo: show.isUpTo,
  }));
  const betting = buildLiveBetting(
    parts,
    show.layout,
    spots,
    (chips, place, take) =>
      new ShowMat({ ...parts, place: places.mat }, { look: show.look, spots: show.spots }, chips, {
        place,
        take,
      }),
  );
  const { mat, list } = betting;
  return {
    closedText: show.closedText,
    betting: tableBetting(betting, {
      inputOf: (bets) => ({ bets }),
      betsOf: (input) => SlipInput.parse(input).bets,
    }),
    begin() {
      show.begin();
      betting.begin();
    },
    roll: () => show.roll(),
    async draw(events, ms) {
      const { returnOf, noteOf } = await show.draw(events, ms, {
        amountOn: betting.amountOn,
        strike(spot, tag, name) {
          mat.strike(spot, tag, name);
          betting.refresh();
        },
      });
      mat.showReturns(returnOf, noteOf ?? (() => undefined));
    },
    describe: show.describe,
    showResults: show.showResults,
    showStatistics: show.showStatistics,
    showSettled(round) {
      const paid = paidBySpot(round, (event) => SlipBetWon.safeParse(event).data);
      mat.showPaid(paid);
      list.showPaid(paid);
    },
  };
}
