import type { FrameStyle } from "../frame.ts";

export const frame: FrameStyle = {
  kind: "glow",
  body: ["#8b3dff", "#5a16c9", "#2f0a7a"],
  trim: "#c6ff3d",
  trimDark: "#37e6ff",
  outline: "#12052b",
  well: ["#43208c", "#1d0a4a"],
  radius: 54,
  font: '"Unbounded Variable", system-ui, sans-serif',
  fontWeight: 800,
  hostSound: "spark",
  fontScale: 0.8,
};
