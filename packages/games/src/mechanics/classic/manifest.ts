import type { Mechanic } from "../../rules/mechanic.ts";
import { NoInput } from "../../rules/parts.ts";
import { stakeRules } from "../../rules/stake-rules.ts";
import { computeFigures } from "./compute-figures.ts";
import { ClassicData } from "./data.ts";
import { playClassic } from "./play.ts";
import { computeWinChances } from "./win-chances.ts";
import { ClassicEvent, ClassicLayout } from "./wire.ts";

/** Three reels of three rows, one to five lines, and a nudge or respin that may help a spin without a win. */
export const classic: Mechanic<ClassicData> = {
  id: "classic",
  family: "slots",
  data: ClassicData,
  input: NoInput,
  event: ClassicEvent,
  layout: ClassicLayout,
  rulesOf: (data) =>
    stakeRules({
      stakes: data.stakes,
      unitMinor: BigInt(data.coinsPerStake),
      computeFigures: () => computeFigures(data),
      computeWinChances: () => computeWinChances(data),
      layout: layoutOf(data),
      play: (draws, stakeMinor) => playClassic(data, draws, stakeMinor),
    }),
};

function layoutOf({ coinsPerStake, linePays, lines, wild, help }: ClassicData): ClassicLayout {
  return {
    kind: "classic",
    reels: 3,
    rows: 3,
    coinsPerStake,
    symbols: Object.keys(linePays).map((id) => ({ id, role: id === wild?.symbol ? "wild" : "pays" })),
    lines: lines.map((rows) => [...rows]),
    paytable: Object.entries(linePays).flatMap(([symbol, pays]) => [
      { symbol, count: 3, coins: pays[3] },
      ...(pays[2] === undefined ? [] : [{ symbol, count: 2, coins: pays[2] }]),
    ]),
    ...(wild && { wildMultiplier: wild.multiplier }),
    help,
  };
}
