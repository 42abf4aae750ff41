import type { FontName } from "../lettering/font.ts";
import type { MascotName } from "../mascot/mascot.ts";

export type BrandName = "bellwether" | "luckyclover" | "funly";

export type BrandArt = {
  /** The wordmark's text. Its second part may be in the accent colour. */
  words: [text: string, accented?: string];
  font: FontName;
  mascot: MascotName;
  colours: { ground: string; ink: string; accent: string; glow: string; deep: string };
};

export const brands: Record<BrandName, BrandArt> = {
  bellwether: {
    words: ["Bellwether"],
    font: "bricolage",
    mascot: "bell",
    colours: { ground: "#fff6e4", ink: "#15204a", accent: "#d8342b", glow: "#ffc52e", deep: "#15204a" },
  },
  luckyclover: {
    words: ["Lucky", "Clover"],
    font: "fraunces",
    mascot: "finn",
    colours: { ground: "#0b2b20", ink: "#f7ecd2", accent: "#e3b34f", glow: "#ffe7a3", deep: "#051a13" },
  },
  funly: {
    words: ["Funly"],
    font: "unbounded",
    mascot: "zap",
    colours: { ground: "#2a0f6b", ink: "#ffffff", accent: "#c6ff3d", glow: "#2bd9ff", deep: "#1a0645" },
  },
};

export const brandNames = Object.keys(brands) as BrandName[];
