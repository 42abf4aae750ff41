/** Blends two `#rrggbb` colours; `share` is the proportion of the second. */
export function mix(first: string, second: string, share: number): string {
  const [red, green, blue] = channels(first);
  const [toRed, toGreen, toBlue] = channels(second);
  const between = (from: number, to: number) => from + (to - from) * share;
  return hex([between(red, toRed), between(green, toGreen), between(blue, toBlue)]);
}

export const lighten = (colour: string, share: number) => mix(colour, "#ffffff", share);
export const darken = (colour: string, share: number) => mix(colour, "#000000", share);

/** Relative luminance as defined by WCAG, 0 to 1. */
export function luminance(colour: string): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = channels(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

export function contrast(first: string, second: string): number {
  const [one, other] = [luminance(first), luminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Red, green and blue, each 0 to 255. */
function channels(colour: string): [red: number, green: number, blue: number] {
  const at = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

const hex = (values: number[]) =>
  `#${values
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
