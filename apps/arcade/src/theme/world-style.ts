import type { SlotMaterial, World } from "@bellwether/contract/content/world.ts";
import type { FrameStyle } from "./brand-style.ts";
import { brightness, type GamePalette, mix } from "./palette.ts";

/** A material's own colour, how much of which of the title's colours it takes, and its trim. */
type Material = { own: string; role: keyof GamePalette; share: number; trim: string };

const materials: Record<SlotMaterial, Material> = {
  brass: { own: "#c8963a", role: "near", share: 0.16, trim: "#ffe9a8" },
  candy: { own: "#ffb6d5", role: "high", share: 0.42, trim: "#fffaf4" },
  cloth: { own: "#b3263c", role: "near", share: 0.55, trim: "#f3cf78" },
  gilt: { own: "#dba83a", role: "far", share: 0.12, trim: "#fff3c4" },
  ice: { own: "#a8def7", role: "low", share: 0.25, trim: "#f4fcff" },
  neon: { own: "#1a0f3d", role: "deep", share: 0.5, trim: "#ffffff" },
  paint: { own: "#8a8f98", role: "near", share: 0.88, trim: "#fff4d6" },
  paper: { own: "#f4ead4", role: "light", share: 0.35, trim: "#ffffff" },
  steel: { own: "#8793a3", role: "far", share: 0.26, trim: "#e9eff6" },
  stone: { own: "#b9ae9c", role: "low", share: 0.28, trim: "#f4ecdc" },
  wood: { own: "#9a6232", role: "near", share: 0.3, trim: "#f0c878" },
};

/** The brand's frame in a slot's world: made of its material, in its title's colours. The brand keeps its fonts. */
export function dressFrame(frame: FrameStyle, world: World, palette: GamePalette): FrameStyle {
  const { own, role, share, trim } = materials[world.material];
  const base = mix(own, palette[role], share);
  const isNeon = world.material === "neon";
  const bright = isNeon ? palette.accent : mix(trim, palette.light, 0.3);
  return {
    ...frame,
    world,
    kind: isNeon ? "glow" : "brass",
    body: [mix(base, "#ffffff", 0.26), base, mix(base, "#000000", 0.42)],
    trim: bright,
    trimDark: isNeon ? palette.low : mix(mix(trim, palette.near, 0.4), "#000000", 0.42),
    outline: mix(palette.deep, "#0a0508", 0.55),
    well: wellOf(world, palette),
    radius: 14,
  };
}

/** The reels' ground, in the middle and at the rim: light enough or dark enough that every symbol stands out. */
function wellOf({ tone }: World, palette: GamePalette): [string, string] {
  if (tone === "light")
    return [mix(palette.light, "#ffffff", 0.62), mix(mix(palette.light, "#ffffff", 0.2), palette.far, 0.22)];
  const deep = brightness(palette.deep) > 0.06 ? mix(palette.deep, "#000000", 0.4) : palette.deep;
  return [mix(deep, palette.near, 0.34), mix(deep, "#000000", 0.34)];
}

/** A slot's plates, signs and bars take its colours too; the control bar and its button keep the brand's. */
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
