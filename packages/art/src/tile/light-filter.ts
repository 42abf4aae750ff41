import type { Palette } from "@bellwether/contract/content/index.ts";
import { darken } from "../paint/colour.ts";
import { toTenths } from "../paint/shape.ts";

type Light = {
  /** 1 when light comes from the left, −1 from the right. */
  way: number;
  /** How strongly the scene's air tints the symbol. */
  haze: number;
  /** 1 for a symbol of 300 units. */
  scale: number;
  palette: Palette;
};

/** Lights the element it is applied to, as the scene is lit. */
export function lightFilter(id: string, { way, haze, scale, palette }: Light): string {
  const { light, deep, far } = palette;
  const of = (value: number) => toTenths(value * scale);
  const thin = (value: number) => toTenths(value * Math.max(0.6, scale));
  // The reach of the cast shadow, as a share of the symbol. Kept small because a filter's cost grows with its area.
  const room = scale < 0.5 ? 28 : 14;
  const inSymbol = '<feComposite in2="SourceAlpha" operator="in"';
  return [
    `<filter id="${id}" x="-${room}%" y="-${room}%" width="${100 + room * 2}%" height="${100 + room * 2}%" color-interpolation-filters="sRGB">`,
    // Colours a little richer than the icon's own, because shade and air desaturate them.
    `<feColorMatrix in="SourceGraphic" type="saturate" values="1.18" result="rich"/>`,
    // A thin bright edge towards the light.
    `<feOffset in="SourceAlpha" dx="${-way * thin(2.6)}" dy="${thin(3)}" result="away"/><feComposite in="SourceAlpha" in2="away" operator="out" result="edge"/>`,
    `<feFlood flood-color="${light}" flood-opacity=".8"/><feComposite in2="edge" operator="in"/><feGaussianBlur stdDeviation="${thin(0.9)}"/>${inSymbol} result="rim"/>`,
    // Broad light on the near side and broad shade on the far side.
    `<feOffset in="SourceAlpha" dx="${-way * of(22)}" dy="${of(26)}"/><feGaussianBlur stdDeviation="${of(18)}" result="unlit"/>`,
    `<feFlood flood-color="${light}" flood-opacity=".26"/><feComposite in2="unlit" operator="out"/>${inSymbol} result="warm"/>`,
    `<feOffset in="SourceAlpha" dx="${way * of(14)}" dy="${of(-18)}"/><feGaussianBlur stdDeviation="${of(13)}" result="lit"/>`,
    `<feFlood flood-color="${deep}" flood-opacity=".4"/><feComposite in2="lit" operator="out"/>${inSymbol} result="shade"/>`,
    `<feFlood flood-color="${far}" flood-opacity="${haze.toFixed(2)}"/>${inSymbol} result="air"/>`,
    // The shadow that it casts on what is behind it.
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${thin(6)}"/><feOffset dx="${-way * thin(-5)}" dy="${thin(9)}" result="cast"/>`,
    `<feFlood flood-color="${darken(deep, 0.2)}" flood-opacity=".42"/><feComposite in2="cast" operator="in" result="shadow"/>`,
    `<feMerge>${["shadow", "rich", "air", "shade", "warm", "rim"].map((name) => `<feMergeNode in="${name}"/>`).join("")}</feMerge></filter>`,
  ].join("");
}
