import { RouletteEvent, RouletteInput, RouletteLayout } from "@bellwether/games/mechanics/roulette/wire.ts";
import type { Rect } from "../../stage/lay-out-board.ts";
import type { TableGame, TableGameParts } from "../../tables/table-game.ts";
import { buildLiveBetting } from "../chips/live-betting.ts";
import { paidBySpot, tableBetting } from "../chips/table-betting.ts";
import { nameOf } from "../roulette/spot-names.ts";
import { type StruckNumber, TableView } from "../roulette/table-view.ts";
import { ballIn, describeDraw } from "./describe-draw.ts";
import { LiveWheel } from "./live-wheel.ts";
import { Racetrack } from "./racetrack.ts";
import { ResultsPanel } from "./results-panel.ts";
import { buildSalon } from "./salon.ts";
import { WinnerDisc } from "./winner-disc.ts";

/** What a table draws before the ball is let go. */
export type RoulettePrelude = {
  closedText: string;
  begin(): void;
  /** Shows it within `ms` milliseconds, at once if that is too short. `strike` marks a number on the mat. */
  show(
    events: readonly unknown[],
    ms: number,
    mat: { strike(struck: StruckNumber): void; amountOn(spot: string): bigint },
  ): Promise<void>;
};

/** The time in ms that a spin after a prelude takes. */
const SPIN_MS = 6_500;

/**
 * Live roulette: the wheel on the stage, and the betting mat with its racetrack below the stage. With a prelude, the ball is let go when
 * the prelude has ended, and not when the bets are closed.
 */
export async function mountLiveRoulette(
  parts: TableGameParts,
  prelude?: RoulettePrelude,
): Promise<TableGame> {
  const { places, t } = parts;
  const layout = RouletteLayout.parse(parts.sheet.layout);
  buildSalon(parts.board.section, parts);
  const wheel = await LiveWheel.create(parts, layout);
  const winner = new WinnerDisc(parts.board.section);
  const results = new ResultsPanel(places.facts, t);
  /** The multipliers of struck numbers, by their spots. */
  const struck = new Map<string, number>();
  const spots = layout.spots.map((spot) => ({
    spot: spot.spot,
    name: nameOf(spot, t),
    payoutOf: (amountMinor: bigint) => amountMinor * BigInt(struck.get(spot.spot) ?? spot.pays + 1),
  }));
  const rectOn = ({ width, height }: { width: number; height: number }) => ({ x: 0, y: 0, width, height });
  let track: Racetrack | undefined;
  let corner: Rect = { x: 0, y: 0, width: 0, height: 0 };
  const matPlace = {
    section: places.mat,
    rectOn,
    inCorners: true,
    cornerFound(found: Rect) {
      corner = found;
      if (track) track.openerPlace = found;
    },
  };
  const betting = buildLiveBetting(parts, layout, spots, (chips, place, take) => {
    const table = new TableView(parts, matPlace, layout, chips, place, take);
    return {
      table,
      showChips() {
        table.showChips();
        track?.showChips();
      },
      clearResult: () => table.clearResult(),
      setOpen(isOpen: boolean) {
        table.setOpen(isOpen);
        track?.setOpen(isOpen);
      },
    };
  });
  const { list } = betting;
  const mat = betting.mat.table;
  track = new Racetrack(parts, layout, {
    table: mat.root,
    chipMinor: () => betting.chipMinor,
    amountOn: betting.amountOn,
    place: betting.placeAll,
  });
  track.openerPlace = corner;
  track.showChips();

  return {
    closedText: prelude?.closedText,
    betting: tableBetting(betting, {
      inputOf: (bets) => ({ bets }),
      betsOf: (input) => RouletteInput.parse(input).bets,
    }),
    begin() {
      winner.hide();
      prelude?.begin();
      struck.clear();
      betting.begin();
    },
    roll() {
      if (!prelude) wheel.roll();
    },
    async draw(events, ms) {
      const ball = ballIn(events);
      const preludeMs = prelude ? Math.max(0, ms - SPIN_MS) : 0;
      await prelude?.show(events, preludeMs, {
        strike(number) {
          mat.showStruck(number);
          struck.set(`straight-${number.pocket}`, number.multiplier);
          betting.refresh();
        },
        amountOn: betting.amountOn,
      });
      await wheel.fall(ball.pocket, ms - preludeMs);
      winner.show(ball);
      mat.showResult(ball.pocket);
    },
    describe: (events) => describeDraw(events, t, layout),
    showResults(latest) {
      results.show(latest.map(({ events }) => ballIn(events)));
    },
    showStatistics: (sheet) => results.showIn(sheet),
    showSettled(round) {
      const paid = paidBySpot(round, (event) => {
        const { data } = RouletteEvent.safeParse(event);
        return data?.type === "bet-won" ? data : undefined;
      });
      for (const [spot, payoutMinor] of paid) mat.showPaid(spot, payoutMinor);
      list.showPaid(paid);
    },
  };
}
