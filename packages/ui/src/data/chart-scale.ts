/** An axis from 0 to a round number above the largest value, in 2 to 4 equal steps. */
export type ChartScale = {
  max: number;
  ticks: readonly number[];
};

const steps = [1, 2, 2.5, 5, 10];

/** The round ticks of an axis that fits `largest`; for 0 the axis goes from 0 to 1. */
export function chartScale(largest: number): ChartScale {
  const wanted = largest > 0 ? largest : 1;
  const rough = wanted / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = steps.map((each) => each * power).find((each) => each * 4 >= wanted) ?? 10 * power;
  const count = Math.max(2, Math.ceil(round(wanted / step)));
  return {
    max: round(step * count),
    ticks: Array.from({ length: count + 1 }, (_, index) => round(step * index)),
  };
}

/** Avoids sums such as 0.30000000000000004 from steps of 0.1. */
function round(value: number): number {
  return Number(value.toPrecision(10));
}
