import type { FrameStyle } from "../frame.ts";

export const frame: FrameStyle = {
  kind: "awning",
  body: ["#ffd978", "#f2a927", "#c9760f"],
  trim: "#fff6dc",
  trimDark: "#8a4a08",
  outline: "#1b2350",
  well: ["#fffdf5", "#e9d6ab"],
  radius: 22,
  font: '"Bricolage Grotesque Variable", sans-serif',
  fontWeight: 800,
  hostSound: "bell",
  fontScale: 1,
};
