import type { Palette } from "@bellwether/contract/content/index.ts";
import type { Focus } from "../composition/placement.ts";
import { darken, lighten } from "../paint/colour.ts";
import { radial } from "../paint/gradient.ts";
import { rays } from "../paint/rays.ts";
import { ellipse, path, times } from "../paint/shape.ts";

/** An oval portrait frame of gilt wood, its canvas lit from behind the figure. */
export function framePicture(focus: Focus, { high, low, light, accent, deep }: Palette): string {
  const x = focus.x + focus.width / 2;
  const y = focus.y + focus.height * 0.49;
  const ry = focus.height * 0.47;
  const rx = Math.min(focus.width * 0.44, ry * 0.92);
  const beads = 36;
  return (
    radial("canvas", [
      [0, light],
      [0.5, low],
      [1, high],
    ]) +
    ellipse(x, y + 10, rx + 8, ry + 8, deep, 'opacity=".5"') +
    ellipse(x, y, rx, ry, darken(accent, 0.45)) +
    ellipse(x, y, rx - 3, ry - 3, accent) +
    times(beads, (index) => {
      const angle = (index / beads) * Math.PI * 2;
      return ellipse(
        x + Math.cos(angle) * (rx - 11),
        y + Math.sin(angle) * (ry - 11),
        4.5,
        4.5,
        lighten(accent, 0.45),
      );
    }) +
    ellipse(x, y, rx - 20, ry - 20, darken(accent, 0.5)) +
    `<clipPath id="oval"><ellipse cx="${x}" cy="${y}" rx="${rx - 24}" ry="${ry - 24}"/></clipPath><g clip-path="url(#oval)">` +
    ellipse(x, y, rx, ry, "url(#canvas)") +
    path(rays(x, y, ry * 1.3, 18), light, 'opacity=".22"') +
    ellipse(x, y + ry, rx * 1.1, ry * 0.42, deep, 'opacity=".5"') +
    "</g>"
  );
}
