import { type Distribution, type Figures, figuresOf } from "../../exact/figures.ts";
import { rational } from "../../exact/rational.ts";
import { chancesOfCounts, type WinChances, winChancesOf, withAimedWin } from "../../exact/win-chances.ts";
import { type RiskWheel, type WheelData, wheelOf } from "./data.ts";

/** The exact figures of a wheel, over its segments. A segment that pays no more than the stake does not win. */
export function figuresOfWheel(wheel: RiskWheel): Figures {
  return figuresOf(segmentCounts(wheel), 100, 100);
}

/** The number of segments for each multiplier in hundredths. */
function segmentCounts({ segmentsHundredths }: RiskWheel): Distribution {
  const counts = new Map<number, bigint>();
  for (const multiplier of segmentsHundredths) counts.set(multiplier, (counts.get(multiplier) ?? 0n) + 1n);
  return counts;
}

/** The figures of the usual wheel; the largest win is that of the highest-paying wheel. */
export function wheelFigures({ wheels, usual }: WheelData): Figures {
  const wheel = wheelOf(wheels, usual);
  if (!wheel) throw new Error("the usual wheel is not on offer");
  const largest = Math.max(...wheels.flatMap(({ segmentsHundredths }) => segmentsHundredths));
  return { ...figuresOfWheel(wheel), maxWinMultiple: rational(largest, 100) };
}

/** The chances of the usual wheel's wins. The reachable win is the largest win of the wheel that pays most. */
export function wheelWinChances({ wheels, usual }: WheelData): WinChances {
  const wheel = wheelOf(wheels, usual);
  if (!wheel) throw new Error("the usual wheel is not on offer");
  const largest = Math.max(...wheels.flatMap(({ segmentsHundredths }) => segmentsHundredths));
  const shares = wheels.map(({ segmentsHundredths }) => {
    const hits = segmentsHundredths.filter((multiplier) => multiplier === largest).length;
    return hits / segmentsHundredths.length;
  });
  return withAimedWin(winChancesOf(chancesOfCounts(segmentCounts(wheel)), 100), {
    multiple: rational(largest, 100),
    chance: Math.max(...shares),
  });
}
