import type { FrameStyle } from "../frame.ts";

export const frame: FrameStyle = {
  kind: "brass",
  body: ["#1f5a42", "#123c2c", "#08241a"],
  trim: "#e7cf94",
  trimDark: "#8d6a2c",
  outline: "#03120c",
  well: ["#f7efd9", "#cdb98a"],
  radius: 8,
  font: '"Fraunces Variable", Georgia, serif',
  fontWeight: 700,
  hostSound: "pluck",
  fontScale: 1,
};
