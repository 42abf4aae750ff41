import { darken, lighten, mix } from "../paint/colour.ts";
import { glowCircle, radial, vertical } from "../paint/gradient.ts";
import { circle, ellipse, path, rect, times, toTenths } from "../paint/shape.ts";
import type { PaintScene } from "./stage.ts";

/** Inside the clock: wheels that mesh, a pale dial, a plank floor. */
export const paintClockwork: PaintScene = ({ width, height, centre, ground, palette }) => {
  const { high, low, far, near, deep, light, accent } = palette;
  const x = centre;
  const gear = (cx: number, cy: number, radius: number, teeth: number, colour: string) => {
    let d = "";
    for (let index = 0; index < teeth; index++) {
      const angle = (at: number) => ((index + at) / teeth) * Math.PI * 2;
      const point = (at: number, reach: number) =>
        `${toTenths(cx + Math.cos(angle(at)) * reach)} ${toTenths(cy + Math.sin(angle(at)) * reach)}`;
      d += `${index ? "L" : "M"}${point(0, radius)}L${point(0.12, radius * 1.16)}L${point(0.4, radius * 1.16)}L${point(0.52, radius)}`;
    }
    return (
      path(`${d}Z`, darken(colour, 0.45), 'transform="translate(5 7)"') +
      path(`${d}Z`, colour) +
      circle(cx, cy, radius * 0.82, lighten(colour, 0.12)) +
      circle(cx, cy, radius * 0.66, darken(colour, 0.4)) +
      times(5, (index) => {
        const angle = (index / 5) * Math.PI * 2 + cx;
        return `<path d="M${toTenths(cx)} ${toTenths(cy)}L${toTenths(cx + Math.cos(angle) * radius * 0.7)} ${toTenths(cy + Math.sin(angle) * radius * 0.7)}" stroke="${lighten(colour, 0.05)}" stroke-width="${toTenths(radius * 0.16)}"/>`;
      }) +
      circle(cx, cy, radius * 0.24, lighten(colour, 0.3)) +
      circle(cx, cy, radius * 0.1, darken(colour, 0.5))
    );
  };
  const dial = Math.min(width * 0.34, ground * 0.36);
  return {
    lightX: 0.32,
    back:
      vertical("wall", [
        [0, mix(high, deep, 0.4)],
        [1, mix(high, far, 0.5)],
      ]) +
      rect(0, 0, width, height, "url(#wall)") +
      glowCircle("lamp", x, ground * 0.42, height * 0.52, low, 0.85) +
      gear(width * 0.02, ground * 0.2, 84, 16, mix(far, accent, 0.25)) +
      gear(width * 0.97, ground * 0.14, 66, 14, mix(near, low, 0.35)) +
      gear(width * 0.98, ground * 0.68, 98, 18, mix(far, low, 0.3)) +
      gear(width * 0.05, ground * 0.74, 70, 14, mix(near, accent, 0.35)) +
      radial("dial", [
        [0, "#ffffff"],
        [0.7, light],
        [1, mix(light, low, 0.6)],
      ]) +
      circle(x, ground * 0.43, dial + 12, darken(accent, 0.35)) +
      circle(x, ground * 0.43, dial + 6, accent) +
      circle(x, ground * 0.43, dial - 4, "url(#dial)") +
      times(
        12,
        (index) =>
          `<rect x="${toTenths(x - 4)}" y="${toTenths(ground * 0.43 - dial + 8)}" width="8" height="${index % 3 ? 14 : 24}" rx="3" fill="${deep}" transform="rotate(${index * 30} ${toTenths(x)} ${toTenths(ground * 0.43)})"/>`,
      ) +
      rect(0, ground - 26, width, height, mix("#5b3a1e", deep, 0.35)) +
      times(5, (index) => rect(0, ground - 26 + index * 32, width, 3, deep, 'opacity=".6"')) +
      ellipse(x, ground + 6, width * 0.4, 24, light, 'opacity=".2"') +
      rect(0, ground - 28, width, 6, lighten("#8a5c32", 0.2)),
  };
};
