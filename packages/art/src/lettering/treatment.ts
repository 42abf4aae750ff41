import type { Lettering, Palette } from "@bellwether/contract/content/index.ts";
import { darken, lighten, mix } from "../paint/colour.ts";
import { vertical } from "../paint/gradient.ts";
import { path, toTenths } from "../paint/shape.ts";
import type { Box, SetTitle } from "./set-title.ts";

type Treatment = (title: SetTitle, palette: Palette, id: string) => string;

/** Paints lettering. Each treatment puts its letters on a darker or lighter body, so that they are readable on any scene. */
export const treatments: Record<Lettering["treatment"], Treatment> = {
  outline({ d, size }, { letter, ink }) {
    return (
      stroked(d, ink, size * 0.26, `transform="translate(0 ${toTenths(size * 0.05)})"`) + path(d, letter)
    );
  },
  extrude({ d, size }, palette, id) {
    const depth = Math.max(4, size * 0.12);
    const layers = Array.from({ length: 7 }, (_, index) => {
      const shift = toTenths((depth * (7 - index)) / 7);
      return stroked(
        d,
        index ? palette.accent : darken(palette.accent, 0.35),
        size * 0.05,
        `transform="translate(${toTenths(shift * 0.45)} ${shift})"`,
      );
    });
    const fill = vertical(id, [
      [0, palette.letter],
      [1, mix(palette.letter, palette.accent, 0.28)],
    ]);
    return (
      fill +
      stroked(
        d,
        palette.ink,
        size * 0.24,
        `transform="translate(${toTenths(depth * 0.25)} ${toTenths(depth * 0.6)})"`,
      ) +
      layers.join("") +
      stroked(d, palette.ink, size * 0.07) +
      path(d, `url(#${id})`)
    );
  },
  gold({ d, size }, { ink }, id) {
    const fill = vertical(id, [
      [0, "#fff8d6"],
      [0.42, "#ffd34d"],
      [0.54, "#c9820f"],
      [0.66, "#ffc83a"],
      [1, "#fff0a8"],
    ]);
    return (
      fill +
      stroked(d, ink, size * 0.26, `transform="translate(0 ${toTenths(size * 0.05)})"`) +
      stroked(d, "#7a4300", size * 0.09) +
      path(d, `url(#${id})`)
    );
  },
  neon({ d, size }, { accent, letter, ink }, id) {
    const blur = `<filter id="${id}" x="-20%" y="-40%" width="140%" height="180%"><feGaussianBlur stdDeviation="${toTenths(size * 0.1)}"/></filter>`;
    return (
      blur +
      stroked(d, ink, size * 0.36) +
      `<g filter="url(#${id})">${stroked(d, accent, size * 0.22)}</g>` +
      stroked(d, mix(accent, ink, 0.25), size * 0.12) +
      path(d, lighten(letter, 0.4))
    );
  },
  ribbon({ d, size, bounds }, { letter, ink, accent, near }) {
    return (
      ribbonBehind(bounds, size, mix(near, ink, 0.4), accent) +
      stroked(d, darken(ink, 0.25), size * 0.1) +
      path(d, letter)
    );
  },
  plaque({ d, size, bounds }, { letter, ink, accent }) {
    const pad = size * 0.28;
    const box = {
      x: bounds.left - pad,
      y: bounds.top - pad,
      width: bounds.right - bounds.left + pad * 2,
      height: bounds.bottom - bounds.top + pad * 2,
    };
    const at = (grow: number) =>
      `x="${toTenths(box.x - grow)}" y="${toTenths(box.y - grow)}" width="${toTenths(box.width + grow * 2)}" height="${toTenths(box.height + grow * 2)}" rx="${toTenths(pad * 0.7 + grow)}"`;
    return (
      `<rect ${at(size * 0.12)} fill="${darken(ink, 0.4)}" opacity=".45" transform="translate(0 ${toTenths(size * 0.1)})"/>` +
      `<rect ${at(size * 0.1)} fill="${accent}"/><rect ${at(size * 0.03)} fill="${ink}"/>` +
      `<rect ${at(-size * 0.06)} fill="none" stroke="${accent}" stroke-width="${toTenths(size * 0.03)}"/>` +
      path(d, letter)
    );
  },
  inline({ d, size }, { letter, ink, accent }) {
    return (
      stroked(d, ink, size * 0.3, `transform="translate(0 ${toTenths(size * 0.05)})"`) +
      stroked(d, accent, size * 0.12) +
      stroked(d, ink, size * 0.05) +
      path(d, letter)
    );
  },
  sticker({ d, size }, { ink, accent }) {
    const shadow = `transform="translate(${toTenths(size * 0.03)} ${toTenths(size * 0.09)})"`;
    return (
      stroked(d, "#000000", size * 0.36, `${shadow} opacity=".32"`) +
      stroked(d, "#ffffff", size * 0.36) +
      stroked(d, mix(ink, accent, 0.1), size * 0.02) +
      path(d, ink)
    );
  },
};

/** The space left for the letters after the treatment's own borders and effects. */
export function insetFor(treatment: Lettering["treatment"], { x, y, width, height }: Box): Box {
  const [across, down] = treatment === "ribbon" ? [34, 18] : treatment === "plaque" ? [20, 16] : [0, 0];
  return { x: x + across, y: y + down, width: width - across * 2, height: height - down * 2 };
}

function stroked(d: string, colour: string, width: number, more = ""): string {
  return `<path d="${d}" fill="${colour}" stroke="${colour}" stroke-width="${toTenths(width)}" stroke-linejoin="round" ${more}/>`;
}

function ribbonBehind(
  { left, right, top, bottom }: SetTitle["bounds"],
  size: number,
  cloth: string,
  accent: string,
): string {
  const pad = size * 0.24;
  const [l, r, t, b] = [left - pad, right + pad, top - pad, bottom + pad].map(toTenths) as [
    number,
    number,
    number,
    number,
  ];
  const tail = toTenths(size * 0.34);
  const drop = toTenths(size * 0.2);
  const end = (x: number, way: number) =>
    path(
      `M${x} ${t + drop}h${way * tail}l${-way * tail * 0.5} ${(b - t) / 2}l${way * tail * 0.5} ${(b - t) / 2}h${-way * (tail + size * 0.3)}V${t + drop}Z`,
      darken(cloth, 0.3),
      `stroke="${accent}" stroke-width="${toTenths(size * 0.045)}" stroke-linejoin="round"`,
    );
  return (
    end(l, -1) +
    end(r, 1) +
    `<rect x="${l}" y="${t}" width="${r - l}" height="${b - t}" rx="${toTenths(size * 0.08)}" fill="${cloth}" stroke="${accent}" stroke-width="${toTenths(size * 0.06)}"/>`
  );
}
