import type { SlotParticle } from "@bellwether/contract/content/world.ts";
import { fade, type GamePalette, mix } from "../theme/palette.ts";
import { fillDisc, glow, type Pen } from "./pen.ts";

/** The movement of each kind of particle. */
export const drift: Record<SlotParticle, "up" | "down" | "fall" | "glimmer"> = {
  bubbles: "up",
  confetti: "down",
  dust: "glimmer",
  embers: "up",
  leaves: "down",
  notes: "up",
  petals: "down",
  rain: "fall",
  snow: "down",
  sparks: "glimmer",
  stars: "glimmer",
};

/** Paints one particle around (0, 0), about 16 pixels wide. */
export function paintParticle(pen: Pen, kind: SlotParticle, palette: GamePalette, index: number): void {
  painters[kind](pen, palette, index);
}

const painters: Record<SlotParticle, (pen: Pen, palette: GamePalette, index: number) => void> = {
  bubbles(pen) {
    fillDisc(pen, 0, 0, 9, "rgba(255, 255, 255, 0.16)");
    pen.lineWidth = 1.6;
    pen.strokeStyle = "rgba(255, 255, 255, 0.8)";
    pen.stroke();
    pen.translate(-3, -4);
    fillDisc(pen, 0, 0, 2, "#ffffff");
  },
  confetti(pen, palette, index) {
    pen.fillStyle = [palette.accent, palette.light, palette.far, "#ffd34d", "#6fd3ff"][index % 5] as string;
    pen.fillRect(-4, -7, 8, 14);
  },
  dust(pen, palette) {
    fillDisc(pen, 0, 0, 7, glow(pen, 0, 0, 7, [fade(palette.light, 0.9), fade(palette.light, 0)]));
  },
  embers(pen, palette) {
    fillDisc(
      pen,
      0,
      0,
      9,
      glow(pen, 0, 0, 9, ["#fff1b8", mix("#ff7a1e", palette.accent, 0.3), "rgba(255, 80, 20, 0)"]),
    );
  },
  leaves(pen, palette, index) {
    leaf(pen, mix(["#7fae3c", "#c98a2c", "#d2572c"][index % 3] as string, palette.far, 0.2));
  },
  notes(pen, palette) {
    pen.fillStyle = palette.light;
    pen.beginPath();
    pen.ellipse(-4, 7, 5.5, 4, -0.4, 0, Math.PI * 2);
    pen.fill();
    pen.fillRect(0, -11, 2.5, 18);
    pen.beginPath();
    pen.moveTo(1, -11);
    pen.quadraticCurveTo(11, -8, 8, 1);
    pen.quadraticCurveTo(8, -5, 1, -6);
    pen.fill();
  },
  petals(pen, palette, index) {
    leaf(pen, mix(["#ffb7d1", "#ffe0ec", "#ff8fb5"][index % 3] as string, palette.light, 0.25));
  },
  rain(pen) {
    pen.strokeStyle = "rgba(215, 232, 255, 0.75)";
    pen.lineWidth = 1.6;
    pen.beginPath();
    pen.moveTo(3, -16);
    pen.lineTo(-3, 16);
    pen.stroke();
  },
  snow(pen) {
    fillDisc(
      pen,
      0,
      0,
      6,
      glow(pen, 0, 0, 6, ["#ffffff", "rgba(255, 255, 255, 0.9)", "rgba(255, 255, 255, 0)"]),
    );
  },
  sparks(pen, palette) {
    star(pen, 4, 11, 2, mix(palette.light, "#ffffff", 0.4));
  },
  stars(pen, palette) {
    star(pen, 5, 8, 3.4, mix("#fff3b8", palette.light, 0.4));
  },
};

function leaf(pen: Pen, colour: string): void {
  pen.beginPath();
  pen.moveTo(-9, 0);
  pen.quadraticCurveTo(0, -8, 9, 0);
  pen.quadraticCurveTo(0, 8, -9, 0);
  pen.fillStyle = colour;
  pen.fill();
}

function star(pen: Pen, points: number, outer: number, inner: number, colour: string): void {
  pen.beginPath();
  for (let point = 0; point < points * 2; point += 1) {
    const reach = point % 2 === 0 ? outer : inner;
    const angle = (point / points) * Math.PI - Math.PI / 2;
    pen.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  pen.closePath();
  pen.fillStyle = colour;
  pen.fill();
}
