/** The colours of a number that multiplies: light, full and dark. */
export type TimesColours = readonly [light: string, full: string, dark: string];

const STEPS: readonly (readonly [from: number, colours: TimesColours])[] = [
  [50, ["#fffbe0", "#ffc531", "#a35a00"]],
  [25, ["#ffe0cf", "#ff6a3c", "#8f1d00"]],
  [10, ["#ffdcf6", "#e845b4", "#7a0a58"]],
  [5, ["#ead9ff", "#8d5bf0", "#3a1591"]],
  [3, ["#d3edff", "#2f8fe8", "#0b3f86"]],
  [2, ["#d5f8e4", "#22b573", "#07563a"]],
];

/** The higher the number, the warmer its colours. They are the same in every title, so that players come to know them. */
export function timesColours(times: number): TimesColours {
  return (STEPS.find(([from]) => times >= from) ?? (STEPS.at(-1) as (typeof STEPS)[number]))[1];
}
