import type { Lettering } from "@bellwether/contract/content/index.ts";
import type { Bounds, Warp } from "./outline.ts";

/** How a block of lettering is bent; every bend is gentle enough to be readable at 160 px. */
export function bendFor(shape: Lettering["shape"], bounds: Bounds): Warp {
  const width = bounds.right - bounds.left;
  const height = bounds.bottom - bounds.top;
  const middle = (bounds.left + bounds.right) / 2;
  const across = (x: number) => ((x - middle) / width) * 2;
  const down = (y: number) => (y - bounds.top) / height;
  switch (shape) {
    case "straight":
      return (x, y) => [x, y];
    case "arch":
      return (x, y) => [x, y - Math.cos((across(x) * Math.PI) / 2) * width * 0.075 * (1 - down(y) * 0.35)];
    case "bulge":
      return (x, y) => [
        x,
        y + (down(y) - 0.5) * height * 0.34 * (Math.cos((across(x) * Math.PI) / 2) - 0.45),
      ];
    case "wave":
      return (x, y) => [x, y + Math.sin(across(x) * Math.PI) * width * 0.028];
    case "slant":
      return (x, y) => [x - y * 0.14, y - x * 0.07];
    case "rise":
      return (x, y) => [x, y - x * 0.085 + (down(y) - 0.5) * height * across(x) * 0.13];
  }
}
