import type { SlotMaterial } from "./world.ts";

/** A material's own colour, the title's colour that is mixed into it with its share (0 to 1), and the colour of its trim. */
type MaterialColours = {
  own: string;
  role: "high" | "low" | "far" | "near" | "deep" | "light" | "accent";
  share: number;
  trim: string;
};

export const materialColours: Record<SlotMaterial, MaterialColours> = {
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
