import { type Figures, figuresOf } from "../../exact/figures.ts";
import { rational } from "../../exact/rational.ts";
import { type RiskWheel, type WheelData, wheelOf } from "./data.ts";

/** The exact figures of a wheel, over its segments. */
export function figuresOfWheel({ segmentsHundredths }: RiskWheel): Figures {
  const counts = new Map<number, bigint>();
  for (const multiplier of segmentsHundredths) counts.set(multiplier, (counts.get(multiplier) ?? 0n) + 1n);
  return figuresOf(counts, 100);
}

/** The figures of the usual wheel; the largest win is that of the wheel that pays most. */
export function wheelFigures({ wheels, usual }: WheelData): Figures {
  const wheel = wheelOf(wheels, usual);
  if (!wheel) throw new Error("the usual wheel is not on offer");
  const largest = Math.max(...wheels.flatMap(({ segmentsHundredths }) => segmentsHundredths));
  return { ...figuresOfWheel(wheel), maxWinMultiple: rational(largest, 100) };
}
