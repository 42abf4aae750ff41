import { rational, toDecimal, toNumber, toPercent } from "../../exact/rational.ts";
import type { GameEvent, Mechanic } from "../../rules/mechanic.ts";
import { rangeOfReturns, returnOf } from "../../rules/multiplier.ts";
import { RoundRefusedError } from "../../rules/round-refused.ts";
import { checkOnOffer, checkStakeUnit, stakesOf } from "../../rules/stakes.ts";
import { figuresOfEachPlay, minesFigures, minesWinChances } from "./compute-figures.ts";
import { MINES_STAKE_UNIT, MinesData } from "./data.ts";
import { chanceToOpen, minesLadder } from "./ladder.ts";
import { minesRound } from "./play.ts";
import { MinesAction, MinesEvent, MinesInput, MinesLayout, TILES } from "./wire.ts";

/** The player opens tiles one by one. Each safe tile raises the cash-out, and the first mine ends the round. */
export const mines: Mechanic<MinesData> = {
  id: "mines",
  family: "quick",
  motion: "lids",
  data: MinesData,
  input: MinesInput,
  action: MinesAction,
  event: MinesEvent,
  layout: MinesLayout,
  rulesOf(data) {
    const stakes = stakesOf(data);
    return {
      kind: "decided",
      takesFurtherStakes: false,
      coveredShareAfter: coveredByCashOut,
      stakes,
      computeFigures: () => minesFigures(data),
      choices: () => figuresOfEachPlay(data),
      computeWinChances: () => minesWinChances(data),
      layout: () => layoutOf(data),
      usualInput: () => ({ mines: data.usual.mines }),
      sampleInputs: () => Array.from({ length: TILES - 1 }, (_, index) => ({ mines: index + 1 })),
      accept(stakeMinor, input) {
        const parsed = MinesInput.safeParse(input);
        if (!parsed.success) throw new RoundRefusedError("invalid_input", "the input is a number of mines");
        checkStakeUnit(stakeMinor, BigInt(MINES_STAKE_UNIT));
        return {
          checkOffer: (scale) => checkOnOffer(stakeMinor, stakes, scale),
          ...minesRound(parsed.data.mines, minesLadder(parsed.data.mines, data), stakeMinor),
        };
      },
    };
  },
};

/** The chance to open as many tiles as the cash-out paid for. */
function coveredByCashOut(events: readonly GameEvent[]): number | undefined {
  let mineCount = 0;
  for (const each of events) {
    const { data: event } = MinesEvent.safeParse(each);
    if (event?.type === "field-laid") mineCount = event.mines;
    if (event?.type !== "cash-out-won") continue;
    const { wins, all } = chanceToOpen(mineCount, event.opened);
    return toNumber(rational(wins, all));
  }
  return undefined;
}

function layoutOf(data: MinesData): MinesLayout {
  const counts = Array.from({ length: TILES - 1 }, (_, index) => index + 1);
  const plays = counts.flatMap((count) =>
    minesLadder(count, data).map((multiplier, index) => {
      const chance = chanceToOpen(count, index + 1);
      return { count, multiplier, chance, returned: returnOf(multiplier, chance) };
    }),
  );
  return {
    kind: "mines",
    columns: 5,
    tiles: TILES,
    ladders: counts.map((count) => ({
      mines: count,
      steps: plays
        .filter((play) => play.count === count)
        .map(({ multiplier, chance: { wins, all }, returned }) => [
          multiplier,
          toDecimal(rational(all, wins), 2),
          toPercent(returned, 2),
        ]),
    })),
    usual: data.usual,
    ...rangeOfReturns(plays.map(({ returned }) => returned)),
  };
}
