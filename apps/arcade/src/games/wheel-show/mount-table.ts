import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import { SlipBetWon } from "@bellwether/games/bookmaking/slip-wire.ts";
import { WheelShowInput, WheelShowLayout } from "@bellwether/games/mechanics/wheel-show/wire.ts";
import type { MountTable, TableGame, TableGameParts } from "../../tables/table-game.ts";
import { buildLiveBetting } from "../chips/live-betting.ts";
import { paidBySpot, tableBetting } from "../chips/table-betting.ts";
import { describeDraw } from "./describe-draw.ts";
import { showDrawOf } from "./draw-of.ts";
import { ownPartOf } from "./own-part.ts";
import { spotName } from "./show-names.ts";
import { ShowStage } from "./show-stage.ts";
import { WheelFacts } from "./wheel-facts.ts";
import { WheelMat } from "./wheel-mat.ts";

/** A show on a wheel that all players watch: the wheel and its bonus rounds on the stage, and the spots with the player's pick below. */
export const mountTable: MountTable = async (parts: TableGameParts): Promise<TableGame> => {
  const { board, places, art, palette, frame, clock, sound, t, money } = parts;
  const layout = WheelShowLayout.parse(parts.sheet.layout);
  let own = ownPartOf([]);
  const spots = layout.spots.map(({ spot, pays, largestMultiple }) => ({
    spot,
    name: spotName(layout, spot, t),
    isUpTo: largestMultiple !== (pays ?? 0) + 1,
    payoutOf: (amountMinor: bigint) => amountMinor * BigInt(largestMultiple),
  }));
  const betting = buildLiveBetting(
    parts,
    layout,
    spots,
    (chips, place, take) =>
      new WheelMat({ place: places.mat, layout, art, sheet: parts.sheet, t, money }, chips, { place, take }),
  );
  const { mat, list } = betting;
  const stage = new ShowStage({
    ...{ board, layout, art, palette, frame, clock, sound, t, money },
    say: parts.say,
    forecast: (spot, multiplier) => mat.showForecast(spot, multiplier),
  });
  const facts = new WheelFacts(places.facts, layout, art, t);
  const chipsBetting = tableBetting(betting, {
    inputOf: (bets): RoundInput => (layout.picks > 1 ? { bets, pick: mat.pick } : { bets }),
    betsOf: (input) => WheelShowInput.parse(input).bets,
  });
  return {
    betting: {
      ...chipsBetting,
      get draft() {
        return chipsBetting.draft;
      },
      get totalMinor() {
        return chipsBetting.totalMinor;
      },
      show(bets) {
        own = ownPartOf(bets.map(({ input }) => input));
        if (bets.length > 0) mat.fixPick(own.pick);
        chipsBetting.show(bets);
      },
    },
    closedText: t(layout.forecast ? "wheel_closed_forecast" : "wheel_closed"),
    begin() {
      stage.begin();
      mat.freePick();
      betting.begin();
    },
    roll: () => stage.roll(),
    async draw(events, ms) {
      await stage.show(events, ms, own);
      mat.showWinner(showDrawOf(events).spot);
    },
    describe: (events) => describeDraw(events, t, layout),
    showResults: (results) => facts.show(results.map(({ events }) => showDrawOf(events))),
    showStatistics: (sheet) => facts.showIn(sheet),
    showSettled(round) {
      const paid = paidBySpot(round, (event) => SlipBetWon.safeParse(event).data);
      for (const [spot, payoutMinor] of paid) mat.showPaid(spot, payoutMinor);
      list.showPaid(paid);
    },
  };
};
