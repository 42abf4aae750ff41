import { mix } from "../../theme/palette.ts";
import type { Drawing } from "./drawing.ts";

/** A drawing's colours: what stands in the file, and what is painted instead. */
export type DrawnColours = ReadonlyMap<string, string>;

/** Colours a drawing's slots, once for each palette. */
export function colourSlots({ slots }: Drawing, palette: Readonly<Record<string, string>>): DrawnColours {
  return new Map([...slots].map(([drawn, slot]) => [drawn, colourOfSlot(slot, palette)]));
}

const plain: Readonly<Record<string, string>> = { white: "#ffffff", black: "#000000" };

/**
 * The colour of a slot: a name of the palette, followed by any number of colours to mix in with their shares, as in `near deep 30% white 8%`.
 * Besides names there are `white`, `black` and fixed colours.
 * @throws an error for a name that the palette does not have.
 */
export function colourOfSlot(slot: string, palette: Readonly<Record<string, string>>): string {
  const [first = "", ...rest] = slot.split(" ");
  let colour = named(first, palette);
  for (let at = 0; at < rest.length; at += 2) {
    const share = /^(\d+)%$/.exec(rest[at + 1] ?? "")?.[1];
    if (!share) throw new Error(`no share in the slot ${slot}`);
    colour = mix(colour, named(rest[at] ?? "", palette), Number(share) / 100);
  }
  return colour;
}

function named(name: string, palette: Readonly<Record<string, string>>): string {
  const colour = /^#[0-9a-f]{6}$/.test(name) ? name : (plain[name] ?? palette[name]);
  if (!colour) throw new Error(`no colour ${name} in the palette`);
  return colour;
}
