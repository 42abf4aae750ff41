import { materialColours } from "@bellwether/contract/content/material-colours.ts";
import type { SlotMaterial, World } from "@bellwether/contract/content/world.ts";
import type { BoardFrame } from "./brand-style.ts";
import { brightness, type GamePalette, mix } from "./palette.ts";

/** The style of a slot's frame: the world's material in the title's colours, with the brand's fonts. */
export function dressFrame(frame: BoardFrame, world: World, palette: GamePalette): BoardFrame {
  return { ...frame, world, ...coloursOf(world.material, palette), well: wellOf(world, palette), radius: 14 };
}

/** The style of a table's rim, tray and wheel: the room's material in the title's colours, with the brand's fonts. */
export function dressTable(frame: BoardFrame, material: SlotMaterial, palette: GamePalette): BoardFrame {
  const colours = coloursOf(material, palette);
  return { ...frame, ...colours, bowl: colours.body };
}

function coloursOf(material: SlotMaterial, palette: GamePalette) {
  const { own, role, share, trim } = materialColours[material];
  const base = mix(own, palette[role], share);
  const isNeon = material === "neon";
  const bright = isNeon ? palette.accent : mix(trim, palette.light, 0.3);
  return {
    kind: isNeon ? "glow" : "brass",
    body: [mix(base, "#ffffff", 0.26), base, mix(base, "#000000", 0.42)],
    trim: bright,
    trimDark: isNeon ? palette.low : mix(mix(trim, palette.near, 0.4), "#000000", 0.42),
    outline: mix(palette.deep, "#0a0508", 0.55),
  } satisfies Partial<BoardFrame>;
}

/** Colours of the reels' background, in the middle and at the rim. They contrast with every symbol. */
function wellOf({ tone }: World, palette: GamePalette): [string, string] {
  if (tone === "light")
    return [mix(palette.light, "#ffffff", 0.62), mix(mix(palette.light, "#ffffff", 0.2), palette.far, 0.22)];
  const deep = brightness(palette.deep) > 0.06 ? mix(palette.deep, "#000000", 0.4) : palette.deep;
  return [mix(deep, palette.near, 0.34), mix(deep, "#000000", 0.34)];
}

/** Gives a slot's plates, signs and bars the title's colours. The control bar and its buttons keep the brand's colours. */
export function dressBoard(section: HTMLElement, { material }: World, palette: GamePalette): void {
  const { style } = section;
  const isNeon = material === "neon";
  style.setProperty(
    "--arcade-plate",
    `linear-gradient(${mix(palette.deep, "#000000", 0.1)}, ${mix(palette.deep, "#000000", 0.45)})`,
  );
  style.setProperty(
    "--arcade-plate-line",
    `2px solid ${isNeon ? palette.accent : mix(palette.accent, palette.light, 0.4)}`,
  );
  style.setProperty("--arcade-plate-text", mix(palette.light, "#ffffff", 0.6));
  style.setProperty("--arcade-plate-radius", material === "stone" || material === "wood" ? "8px" : "22px");
}
