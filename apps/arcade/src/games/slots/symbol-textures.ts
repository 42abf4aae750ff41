import type { Texture } from "pixi.js";
import type { Stage } from "../../stage/create-stage.ts";
import { glow, type Pen, shadowed, slab, slope, words } from "../../stage/pen.ts";
import { loadPicture } from "../../stage/pictures.ts";
import type { GameTexts } from "../../texts/texts.ts";
import { type BoardFrame, headFont } from "../../theme/brand-style.ts";
import { type GamePalette, mix } from "../../theme/palette.ts";
import type { SymbolLook } from "../../theme/symbol-map.ts";
import type { TitleArt } from "../../theme/title-card.ts";
import { paintWorldScatter, paintWorldWild } from "./paint-badge.ts";
import { paintBoost } from "./paint-boost.ts";

/** A symbol's textures: at rest and with motion blur. */
export type SymbolTextures = {
  sharp: Texture;
  blurred: Texture;
};

/** The colours, the frame and the texts that symbols and badges are painted with. */
export type SymbolStyle = {
  palette: GamePalette;
  frame: BoardFrame;
  t: GameTexts;
};

/** Paints every symbol of a title into textures of `side` design pixels, lit from above, with a shadow below. */
export async function paintSymbols(
  stage: Stage,
  looks: Iterable<SymbolLook>,
  art: TitleArt,
  side: number,
  style: SymbolStyle,
): Promise<Map<string, SymbolTextures>> {
  const painted = [...looks].map(async (look): Promise<[string, SymbolTextures]> => {
    const picture = look.role === "boost" ? null : await loadPicture(art.symbol(look.icon));
    const draw = (pen: Pen) => paintSymbol(pen, look, picture, side, style);
    const sharp = stage.paint(side, side, draw);
    return [look.id, { sharp, blurred: blurredOf(stage, sharp, side) }];
  });
  return new Map(await Promise.all(painted));
}

/** A symbol's picture with motion blur. */
export function blurredOf(stage: Stage, sharp: Texture, side: number): Texture {
  const { resource } = sharp.source;
  return stage.paint(side, side * SMEAR, (pen) => smear(pen, resource as HTMLCanvasElement, side));
}

function paintSymbol(
  pen: Pen,
  look: SymbolLook,
  picture: HTMLImageElement | null,
  side: number,
  style: SymbolStyle,
) {
  if (look.role === "boost") {
    paintBoost(pen, side, look.times ?? 1, badgeText(look, style.t), style.frame);
    return;
  }
  if (look.role === "wild") paintWild(pen, side, style);
  if (look.role === "scatter" || look.role === "bonus") paintScatter(pen, side, style);
  const badge = look.role !== "pays";
  const size = side * (badge ? 0.62 : 0.8);
  const top = badge ? side * 0.1 : (side - size) / 2 - side * 0.01;
  shadowed(pen, "rgba(30, 12, 0, 0.5)", side * 0.045, side * 0.04, () => {
    if (picture) pen.drawImage(picture, (side - size) / 2, top, size, size);
    else slab(pen, (side - size) / 2, top, size, size, size / 4, style.palette.accent);
  });
  if (badge) paintRibbon(pen, side, style, badgeText(look, style.t), look.role);
}

function badgeText({ role, times }: SymbolLook, t: GameTexts): string {
  if (times !== undefined) return t("times", { multiplier: times });
  return role === "pays" || role === "boost" ? "" : t(role);
}

function paintWild(pen: Pen, side: number, { frame, palette }: SymbolStyle): void {
  if (frame.world) paintWorldWild(pen, side, frame, palette);
  else paintMedal(pen, side);
}

function paintScatter(pen: Pen, side: number, { frame, palette }: SymbolStyle): void {
  if (frame.world) paintWorldScatter(pen, side, frame, palette);
  else paintBurst(pen, side, palette);
}

/** The wild: a golden medal with a milled edge. */
function paintMedal(pen: Pen, side: number): void {
  const middle = side / 2;
  const radius = side * 0.43;
  shadowed(pen, "rgba(40, 16, 0, 0.5)", side * 0.05, side * 0.03, () => {
    pen.beginPath();
    for (let tooth = 0; tooth < 48; tooth += 1) {
      const reach = radius * (tooth % 2 === 0 ? 1.06 : 1);
      const angle = (tooth / 48) * Math.PI * 2;
      pen.lineTo(middle + Math.cos(angle) * reach, middle * 0.94 + Math.sin(angle) * reach);
    }
    pen.closePath();
    pen.fillStyle = slope(pen, middle - radius, middle + radius, ["#fff0a8", "#f3b021", "#a35f00"]);
    pen.fill();
  });
  pen.beginPath();
  pen.arc(middle, middle * 0.94, radius * 0.86, 0, Math.PI * 2);
  pen.fillStyle = glow(pen, middle, middle * 0.7, radius, ["#fffbe0", "#ffd95e", "#d98a08"]);
  pen.fill();
  pen.strokeStyle = "#8f4f00";
  pen.lineWidth = side * 0.012;
  pen.stroke();
}

/** The scatter: a burst of light in the title's accent colour. */
function paintBurst(pen: Pen, side: number, palette: GamePalette): void {
  const middle = side / 2;
  shadowed(pen, "rgba(30, 10, 0, 0.45)", side * 0.05, side * 0.03, () => {
    pen.beginPath();
    for (let point = 0; point < 28; point += 1) {
      const reach = side * (point % 2 === 0 ? 0.48 : 0.38);
      const angle = (point / 28) * Math.PI * 2 - Math.PI / 2;
      pen.lineTo(middle + Math.cos(angle) * reach, middle * 0.96 + Math.sin(angle) * reach);
    }
    pen.closePath();
    pen.fillStyle = glow(pen, middle, middle, side * 0.5, [palette.light, palette.accent]);
    pen.fill();
  });
  pen.strokeStyle = palette.deep;
  pen.lineWidth = side * 0.014;
  pen.stroke();
}

function paintRibbon(
  pen: Pen,
  side: number,
  { palette, frame }: SymbolStyle,
  text: string,
  role: SymbolLook["role"],
) {
  const top = side * 0.7;
  const height = side * 0.22;
  const wild = frame.world
    ? [mix(palette.near, palette.deep, 0.3), mix(palette.deep, "#000000", 0.3)]
    : ["#ff5a4a", "#c41826", "#8c0b1c"];
  const colours = role === "wild" ? wild : [palette.deep, "#140b22"];
  shadowed(pen, "rgba(20, 6, 0, 0.55)", side * 0.03, side * 0.02, () =>
    slab(pen, side * 0.06, top, side * 0.88, height, height * 0.28, slope(pen, top, top + height, colours)),
  );
  slab(
    pen,
    side * 0.08,
    top + height * 0.08,
    side * 0.84,
    height * 0.3,
    height * 0.2,
    "rgba(255, 255, 255, 0.2)",
  );
  const place = { x: side / 2, y: top + height * 0.55, width: side * 0.76 };
  words(pen, text, place, (size) => headFont(frame, size), side * 0.2, "#fffdf2", {
    colour: "rgba(30, 0, 10, 0.6)",
    width: side * 0.025,
  });
}

/** Height of the blurred picture as a multiple of the symbol's height. */
const SMEAR = 1.6;

/** Motion blur: many thin copies along the way, fewer towards the ends. */
function smear(pen: Pen, sharp: HTMLCanvasElement, side: number): void {
  const copies = 25;
  for (let copy = 0; copy < copies; copy += 1) {
    const off = (copy / (copies - 1)) * 2 - 1;
    pen.globalAlpha = 0.16 * (1 - Math.abs(off) * 0.75);
    pen.drawImage(sharp, 0, (side * (SMEAR - 1) * (1 + off)) / 2, side, side);
  }
}
