/** A title's colours by role, as the catalogue's palettes name them. */
export type GamePalette = {
  high: string;
  low: string;
  far: string;
  near: string;
  deep: string;
  light: string;
  accent: string;
  letter: string;
  ink: string;
};

const roles = ["high", "low", "far", "near", "deep", "light", "accent", "letter", "ink"] as const;

/** Assigns a title's colours to roles. Nine are in the catalogue's order; any other number is assigned by brightness. */
export function paletteOf(colours: readonly string[]): GamePalette {
  if (colours.length >= roles.length) return named(colours);
  const known = colours.length > 0 ? colours : ["#c98a1b"];
  const dark = known.toSorted((one, other) => brightness(one) - brightness(other));
  const at = (share: number) => dark[Math.round(share * (dark.length - 1))] as string;
  return {
    high: at(0.5),
    low: at(0.75),
    far: at(0.6),
    near: at(0.3),
    deep: mix(at(0), "#000000", 0.4),
    light: mix(at(1), "#ffffff", 0.4),
    accent: at(1),
    letter: "#ffffff",
    ink: mix(at(0), "#000000", 0.6),
  };
}

function named(colours: readonly string[]): GamePalette {
  return Object.fromEntries(roles.map((role, index) => [role, colours[index]])) as unknown as GamePalette;
}

/** A mix of two colours, with `share` of the second colour. Colours are `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const one = channels(from);
  const other = channels(to);
  const mixed = one.map((value, index) => Math.round(value + ((other[index] as number) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** A colour with an opacity, for the canvas. */
export function fade(colour: string, opacity: number): string {
  return `rgba(${channels(colour).join(", ")}, ${opacity})`;
}

/** Relative brightness from 0 to 1. */
export function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => (value / 255) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
