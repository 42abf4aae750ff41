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

/** Lightness from 0 to 1, and the two axes of colour, in OKLab: equal distances look equally different. */
export function toOklab(colour: string): [lightness: number, a: number, b: number] {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
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
