import type { Rect } from "../../stage/lay-out-board.ts";
import { edge, glow, type Pen, shadowed, slab, slope, words } from "../../stage/pen.ts";
import { type BoardFrame, headFont } from "../../theme/brand-style.ts";
import { fade, type GamePalette, mix } from "../../theme/palette.ts";

/** The size of every card in design pixels, including its shadow. */
export const CARD = { width: 900, height: 1300, margin: 24 };

/** Where the title's picture is printed. */
export const ART: Rect = { x: 52, y: 52, width: 796, height: 400 };

/** The style that a card is painted with. */
export type CardStyle = {
  frame: BoardFrame;
  palette: GamePalette;
};

/** Paints a card's paper: perforated sides, the title's picture on top, a tinted background below. */
export function paintCardPaper(pen: Pen, art: HTMLImageElement | null, { frame, palette }: CardStyle): void {
  const { width, height, margin } = CARD;
  const paper =
    frame.kind === "glow" ? mix(palette.high, "#1a0a3c", 0.55) : mix(palette.light, "#fffdf6", 0.35);
  const low = frame.kind === "glow" ? mix(palette.deep, "#12052b", 0.4) : mix(palette.low, "#fff6e0", 0.45);
  shadowed(pen, "rgba(0, 0, 0, 0.5)", 24, 12, () => {
    ticket(pen, margin, margin - 8, width - 2 * margin, height - 2 * margin);
    pen.fillStyle = slope(pen, 0, height, [paper, paper, low]);
    pen.fill();
  });
  pen.save();
  ticket(pen, margin, margin - 8, width - 2 * margin, height - 2 * margin);
  pen.clip();
  rays(pen, width / 2, 760, fade(frame.kind === "glow" ? palette.accent : palette.high, 0.13));
  pen.restore();
  pen.save();
  pen.beginPath();
  pen.roundRect(ART.x, ART.y, ART.width, ART.height, 22);
  pen.clip();
  if (art) {
    const scale = Math.max(ART.width / art.width, ART.height / art.height);
    const drawn = { width: art.width * scale, height: art.height * scale };
    pen.drawImage(art, ART.x, ART.y + (ART.height - drawn.height) / 2, drawn.width, drawn.height);
  } else
    slab(
      pen,
      ART.x,
      ART.y,
      ART.width,
      ART.height,
      0,
      slope(pen, ART.y, ART.y + ART.height, [palette.high, palette.low]),
    );
  pen.restore();
  edge(
    pen,
    ART.x,
    ART.y,
    ART.width,
    ART.height,
    22,
    frame.kind === "brass" ? frame.trimDark : fade(palette.ink, 0.55),
    5,
  );
  edge(pen, ART.x + 5, ART.y + 5, ART.width - 10, ART.height - 10, 18, "rgba(255, 255, 255, 0.35)", 2);
}

/** Paints a ribbon with the card's rule across the bottom of the picture. */
export function paintRibbon(pen: Pen, text: string, y: number, { frame, palette }: CardStyle): void {
  const width = 560;
  const x = (CARD.width - width) / 2;
  const colours = [mix(palette.accent, "#ffffff", 0.12), palette.accent, mix(palette.accent, "#000000", 0.3)];
  shadowed(pen, "rgba(0, 0, 0, 0.4)", 10, 6, () => {
    pen.beginPath();
    pen.moveTo(x - 34, y);
    pen.lineTo(x + width + 34, y);
    pen.lineTo(x + width + 10, y + 33);
    pen.lineTo(x + width + 34, y + 66);
    pen.lineTo(x - 34, y + 66);
    pen.lineTo(x - 10, y + 33);
    pen.closePath();
    pen.fillStyle = slope(pen, y, y + 66, colours);
    pen.fill();
  });
  const font = (size: number) => headFont(frame, size);
  words(pen, text, { x: CARD.width / 2, y: y + 35, width }, font, 42, "#ffffff", {
    colour: "rgba(0,0,0,0.55)",
    width: 7,
  });
}

/** Paints a field's place, recessed into the paper. */
export function paintWell(
  pen: Pen,
  { x, y, width, height }: Rect,
  { frame, palette }: CardStyle,
  round = 20,
): void {
  const ground = frame.kind === "glow" ? "#fdf7ff" : "#fffef9";
  slab(pen, x - 5, y - 5, width + 10, height + 10, round + 5, fade(palette.ink, 0.35));
  slab(
    pen,
    x,
    y,
    width,
    height,
    round,
    slope(pen, y, y + height, [mix(ground, palette.near, 0.16), ground, ground]),
  );
}

/** Paints the foil: shiny metal with the title's own small picture stamped all over it. */
export function paintFoil(
  pen: Pen,
  { width, height }: Rect,
  stamp: HTMLImageElement | null,
  { frame, palette }: CardStyle,
  round = 20,
) {
  const metal = { awning: "#e8c254", brass: "#d6b877", glow: "#b9c4ea" }[frame.kind];
  const tint = mix(metal, palette.accent, 0.12);
  pen.save();
  pen.beginPath();
  pen.roundRect(0, 0, width, height, round);
  pen.clip();
  const sheen = pen.createLinearGradient(0, 0, width, height);
  for (const [stop, colour] of [
    [0, mix(tint, "#ffffff", 0.55)],
    [0.3, tint],
    [0.5, mix(tint, "#ffffff", 0.7)],
    [0.62, tint],
    [1, mix(tint, "#3a2508", 0.35)],
  ] as const) {
    sheen.addColorStop(stop, colour);
  }
  pen.fillStyle = sheen;
  pen.fillRect(0, 0, width, height);
  pen.globalAlpha = 0.34;
  const side = Math.min(58, height * 0.42);
  for (let row = 0; row * side * 1.15 < height + side; row += 1) {
    for (let column = 0; column * side * 1.5 < width + side; column += 1) {
      const x = column * side * 1.5 - (row % 2) * side * 0.75 - side * 0.2;
      if (stamp) pen.drawImage(stamp, x, row * side * 1.15 - side * 0.3, side, side);
    }
  }
  pen.globalAlpha = 1;
  pen.fillStyle = glow(pen, width * 0.3, height * 0.1, width * 0.8, [
    "rgba(255,255,255,0.45)",
    "rgba(255,255,255,0)",
  ]);
  pen.fillRect(0, 0, width, height);
  pen.restore();
  edge(pen, 1.5, 1.5, width - 3, height - 3, round, "rgba(255, 255, 255, 0.6)", 3);
}

/** A rectangle whose long sides are perforated like a ticket's. */
function ticket(pen: Pen, x: number, y: number, width: number, height: number): void {
  const holes = 18;
  const step = height / holes;
  const radius = 11;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x + width, y);
  for (let hole = 0; hole < holes; hole += 1) {
    pen.arc(x + width, y + step * (hole + 0.5), radius, -Math.PI / 2, Math.PI / 2, true);
  }
  pen.lineTo(x + width, y + height);
  pen.lineTo(x, y + height);
  for (let hole = holes - 1; hole >= 0; hole -= 1) {
    pen.arc(x, y + step * (hole + 0.5), radius, Math.PI / 2, -Math.PI / 2, true);
  }
  pen.closePath();
}

function rays(pen: Pen, x: number, y: number, colour: string): void {
  pen.fillStyle = colour;
  for (let ray = 0; ray < 18; ray += 1) {
    const angle = (ray / 18) * Math.PI * 2;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + Math.cos(angle) * 1200, y + Math.sin(angle) * 1200);
    pen.lineTo(x + Math.cos(angle + 0.17) * 1200, y + Math.sin(angle + 0.17) * 1200);
    pen.fill();
  }
}
