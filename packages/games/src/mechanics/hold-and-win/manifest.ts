import { type Rational, rational, toPercent } from "../../exact/rational.ts";
import type { Mechanic } from "../../rules/mechanic.ts";
import { NoInput } from "../../rules/parts.ts";
import { stakeRules } from "../../rules/stake-rules.ts";
import { facesOf, facesWeight } from "./coins.ts";
import { chancesOf, computeFigures } from "./compute-figures.ts";
import {
  type Hold,
  HoldAndWinData,
  PLACES,
  POTS,
  RESPINS,
  ROWS,
  SPECIALS,
  TRIGGERING_COINS,
} from "./data.ts";
import { playHoldAndWin } from "./play.ts";
import { computeWinChances } from "./win-chances.ts";
import { HoldAndWinEvent, HoldAndWinLayout } from "./wire.ts";

/** Five reels with lines; six coins start respins in which coins stick, and four pots of fixed multiples of the stake. */
export const holdAndWin: Mechanic<HoldAndWinData> = {
  id: "hold-and-win",
  family: "slots",
  data: HoldAndWinData,
  input: NoInput,
  event: HoldAndWinEvent,
  layout: HoldAndWinLayout,
  rulesOf: (data) =>
    stakeRules({
      stakes: data.stakes,
      unitMinor: BigInt(data.coinsPerStake),
      computeFigures: () => computeFigures(data),
      computeWinChances: () => computeWinChances(data),
      layout: layoutOf(data),
      feature: { name: "respins", startsWith: "respins-started" satisfies HoldAndWinEvent["type"] },
      play: (draws, stakeMinor) => playHoldAndWin(data, draws, stakeMinor),
    }),
};

const counts = [5, 4, 3] as const;

function layoutOf(data: HoldAndWinData): HoldAndWinLayout {
  const { linePays, hold } = data;
  const weight = facesWeight(facesOf(hold, false));
  const percent = (of: number) => toPercent(rational(of, weight), 1);
  const { start, grand } = chancesOf(data);
  return {
    kind: "hold-and-win",
    reels: 5,
    rows: ROWS,
    coinsPerStake: data.coinsPerStake,
    symbols: [
      ...Object.keys(linePays).map((id) => ({ id, role: "pays" as const })),
      { id: data.wild, role: "wild" },
    ],
    coin: data.coin,
    lines: data.lines.map((rows) => [...rows]),
    paytable: Object.entries(linePays).flatMap(([symbol, pays]) =>
      counts.map((count) => ({ symbol, count, coins: pays[count] })),
    ),
    hold: {
      coins: TRIGGERING_COINS,
      respins: RESPINS,
      places: PLACES,
      startsOneIn: oneIn(start),
      grandOneIn: oneIn(grand),
      values: hold.values.map((value) => ({ coins: value.coins, percent: percent(value.weight) })),
      pots: POTS.map((pot) => ({
        pot,
        coins: hold.pots[pot].coins,
        percent: percent(hold.pots[pot].weight),
      })),
      grand: hold.grand,
      ...(hold.specials && { specials: specialsOf(hold) }),
    },
  };
}

function specialsOf(hold: Hold): HoldAndWinLayout["hold"]["specials"] {
  const all = facesWeight(facesOf(hold, true));
  return SPECIALS.flatMap((special) => {
    const found = hold.specials?.[special];
    if (!found) return [];
    const { weight, ...rest } = found;
    return [{ special, ...rest, percent: toPercent(rational(weight, all), 1) }];
  });
}

/** The probability as "one in n rounds", to three digits. */
function oneIn({ numerator, denominator }: Rational): number {
  return Number(Number(denominator / numerator).toPrecision(3));
}
