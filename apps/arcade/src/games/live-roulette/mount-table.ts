import { RouletteEvent, RouletteInput, RouletteLayout } from "@bellwether/games/mechanics/roulette/wire.ts";
import type { MountTable, TableGame, TableGameParts } from "../../tables/table-game.ts";
import { buildLiveBetting } from "../chips/live-betting.ts";
import { nameOf } from "../roulette/spot-names.ts";
import { TableView } from "../roulette/table-view.ts";
import { ballIn, describeDraw } from "./describe-draw.ts";
import { LiveWheel } from "./live-wheel.ts";
import { ResultsPanel } from "./results-panel.ts";
import { buildSalon } from "./salon.ts";
import { WinnerDisc } from "./winner-disc.ts";

/** Live roulette: the wheel on the stage, and the betting mat below the stage. */
export const mountTable: MountTable = async (parts: TableGameParts): Promise<TableGame> => {
  const { places, t } = parts;
  const layout = RouletteLayout.parse(parts.sheet.layout);
  buildSalon(parts.board.section, parts);
  const wheel = await LiveWheel.create(parts, layout);
  const winner = new WinnerDisc(parts.board.section);
  const results = new ResultsPanel(places.facts, t);
  const spots = layout.spots.map((spot) => ({
    spot: spot.spot,
    name: nameOf(spot, t),
    payoutOf: (amountMinor: bigint) => amountMinor * BigInt(spot.pays + 1),
  }));
  const rectOn = ({ width, height }: { width: number; height: number }) => ({ x: 0, y: 0, width, height });
  const matPlace = { section: places.mat, rectOn, inCorners: true };
  const betting = buildLiveBetting(
    parts,
    layout,
    spots,
    (chips, place, take) => new TableView(parts, matPlace, layout, chips, place, take),
  );
  const { mat, list } = betting;

  return {
    get draft() {
      const { laidMinor, bets } = betting;
      return laidMinor > 0n ? { stakeMinor: laidMinor, input: { bets } } : undefined;
    },
    get totalMinor() {
      return betting.totalMinor;
    },
    takeDraft: betting.takeDraft,
    setOpen: betting.setOpen,
    showBets(bets) {
      betting.stand(bets.flatMap(({ input }) => RouletteInput.parse(input).bets));
    },
    begin() {
      winner.hide();
      betting.begin();
    },
    roll: () => wheel.roll(),
    async draw(events, ms) {
      const ball = ballIn(events);
      await wheel.fall(ball.pocket, ms);
      winner.show(ball);
      mat.showResult(ball.pocket);
    },
    describe: (events) => describeDraw(events, t),
    showResults(latest) {
      results.show(latest.map(({ events }) => ballIn(events)));
    },
    showStatistics: (sheet) => results.showIn(sheet),
    showSettled({ bets }) {
      const paid = new Map<string, bigint>();
      for (const { script } of bets)
        for (const each of script?.events ?? []) {
          const event = RouletteEvent.parse(each);
          if (event.type !== "bet-won") continue;
          paid.set(event.spot, (paid.get(event.spot) ?? 0n) + BigInt(event.payoutMinor));
        }
      for (const [spot, payoutMinor] of paid) mat.showPaid(spot, payoutMinor);
      list.showPaid(paid);
    },
  };
};
