import type { BrandKey } from "@bellwether/market/brands.ts";

/** The frame style of a brand's games: a kiosk under an awning, a brass line on baize, a glowing outline. */
export type FrameStyle = {
  kind: "awning" | "brass" | "glow";
  /** Body of the frame, from light to dark. */
  body: readonly [string, string, string];
  /** Lines and lamps. */
  trim: string;
  trimDark: string;
  outline: string;
  /** Background of the symbols: middle and rim of the drum. */
  well: readonly [string, string];
  radius: number;
  /** The heading font, as the canvas names it. */
  font: string;
  fontWeight: number;
  /** A wide font is drawn smaller. */
  fontScale: number;
};

export const brandStyles: Record<BrandKey, FrameStyle> = {
  BELLWETHER: {
    kind: "awning",
    body: ["#ffd978", "#f2a927", "#c9760f"],
    trim: "#fff6dc",
    trimDark: "#8a4a08",
    outline: "#1b2350",
    well: ["#fffdf5", "#e9d6ab"],
    radius: 22,
    font: '"Bricolage Grotesque Variable", sans-serif',
    fontWeight: 800,
    fontScale: 1,
  },
  LUCKYCLOVER: {
    kind: "brass",
    body: ["#1f5a42", "#123c2c", "#08241a"],
    trim: "#e7cf94",
    trimDark: "#8d6a2c",
    outline: "#03120c",
    well: ["#f7efd9", "#cdb98a"],
    radius: 8,
    font: '"Fraunces Variable", Georgia, serif',
    fontWeight: 700,
    fontScale: 1,
  },
  FUNLY: {
    kind: "glow",
    body: ["#8b3dff", "#5a16c9", "#2f0a7a"],
    trim: "#c6ff3d",
    trimDark: "#37e6ff",
    outline: "#12052b",
    well: ["#43208c", "#1d0a4a"],
    radius: 54,
    font: '"Unbounded Variable", system-ui, sans-serif',
    fontWeight: 800,
    fontScale: 0.8,
  },
};

/** The canvas font of a brand's headings at a size in pixels. */
export function headFont(style: FrameStyle, size: number): string {
  return `${style.fontWeight} ${Math.round(size * style.fontScale)}px ${style.font}`;
}
