/** Blends two `#rrggbb` colours; `share` is the proportion of the second. */
export function mix(first: string, second: string, share: number): string {
  const from = channels(first);
  const to = channels(second);
  return hex(from.map((value, index) => value + (to[index]! - value) * share));
}

export const lighten = (colour: string, share: number) => mix(colour, "#ffffff", share);
export const darken = (colour: string, share: number) => mix(colour, "#000000", share);

/** Relative luminance as defined by WCAG, 0 to 1. */
export function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

export function contrast(first: string, second: string): number {
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const hex = (values: number[]) =>
  `#${values
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
