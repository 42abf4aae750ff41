import {
  BaccaratEvent,
  BaccaratInput,
  BaccaratLayout,
  type BaccaratSpot,
} from "@bellwether/games/mechanics/baccarat/wire.ts";
import type { TableGame, TableGameParts } from "../../tables/table-game.ts";
import type { EndedBet } from "../baccarat/round-state.ts";
import { buildLiveBetting } from "../chips/live-betting.ts";
import { tableBetting } from "../chips/table-betting.ts";
import { buildSalon } from "../live-roulette/salon.ts";
import { cardEvents, comparedIn, describeDraw } from "./describe-draw.ts";
import { LiveHands } from "./live-hands.ts";
import { LiveMat } from "./live-mat.ts";
import { paintCloth } from "./paint-cloth.ts";
import { RoadsPanel } from "./roads-panel.ts";
import { spotResults } from "./spot-results.ts";

/** What a table draws before its cards are turned. `wholeMs` is the time in ms that it takes if there is enough time. */
export type BaccaratPrelude = {
  closedText: string;
  wholeMs: number;
  begin(): void;
  /** Shows it within `ms` milliseconds, at once if that is 0. */
  show(events: readonly unknown[], ms: number): Promise<void>;
};

/** The least time in ms that is left for the cards. */
const CARDS_MS = 5_000;

/** Live baccarat: the two hands on the stage, and the betting spots below the stage. */
export async function mountLiveBaccarat(
  parts: TableGameParts,
  prelude?: BaccaratPrelude,
): Promise<TableGame> {
  const { places, t } = parts;
  const layout = BaccaratLayout.parse(parts.sheet.layout);
  buildSalon(parts.board.section, parts, (pen, size) => paintCloth(pen, size, parts));
  const hands = await LiveHands.create(parts);
  const spots = layout.spots.map(({ spot, pays }) => ({
    spot,
    name: t(`baccarat_${spot}`),
    // `pays` has at most two decimal places.
    payoutOf: (amountMinor: bigint) => (amountMinor * BigInt(Math.round((pays + 1) * 100))) / 100n,
  }));
  const betting = buildLiveBetting(
    parts,
    layout,
    spots,
    (chips, place, take) => new LiveMat(parts, layout, chips, place, take),
  );
  const { mat, list } = betting;
  const roads = new RoadsPanel([places.facts, mat.foot], t);

  return {
    closedText: prelude?.closedText,
    betting: tableBetting(betting, {
      inputOf: (bets) => ({
        bets: Object.fromEntries(bets.map(({ spot, amountMinor }) => [spot, amountMinor])),
      }),
      betsOf: (input) =>
        Object.entries(BaccaratInput.parse(input).bets).map(([spot, amountMinor]) => ({ spot, amountMinor })),
    }),
    begin() {
      hands.clear();
      prelude?.begin();
      betting.begin();
    },
    roll: () => void hands.roll(),
    async draw(events, ms) {
      const preludeMs = prelude && ms >= prelude.wholeMs + CARDS_MS ? prelude.wholeMs : 0;
      await prelude?.show(events, preludeMs);
      await hands.draw(cardEvents(events), ms - preludeMs);
      for (const [spot, result] of spotResults(comparedIn(events))) mat.spots.showResult(spot, result);
    },
    describe: (events) => describeDraw(events, t, layout),
    showResults(latest) {
      const key = latest.map(({ number }) => number).join();
      roads.show(
        latest.map(({ events }) => comparedIn(events)),
        key,
      );
    },
    showStatistics: (sheet) => roads.showIn(sheet),
    showSettled({ bets }) {
      const ended = new Map<BaccaratSpot, EndedBet>();
      for (const { script } of bets)
        for (const each of script?.events ?? []) {
          const { data } = BaccaratEvent.safeParse(each);
          if (data?.type !== "bet-won") continue;
          const spot = data.bet as BaccaratSpot;
          const paidMinor = (ended.get(spot)?.paidMinor ?? 0n) + BigInt(data.payoutMinor);
          ended.set(spot, { result: data.result, paidMinor });
        }
      for (const [spot, result] of ended) mat.spots.showEnded(spot, result);
      list.showPaid(new Map([...ended].map(([spot, { paidMinor }]) => [spot, paidMinor])));
    },
  };
}
