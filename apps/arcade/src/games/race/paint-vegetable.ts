import type { Pen } from "../../stage/pen.ts";
import { mix } from "../../theme/palette.ts";

type Vegetable = {
  body: string;
  leaf: string;
  long: number;
  high: number;
  mark: "stripes" | "rings" | "spots" | "plain";
};

const vegetables: readonly [Vegetable, ...Vegetable[]] = [
  { body: "#4f8f2f", leaf: "#d9b64a", long: 47, high: 24, mark: "stripes" },
  { body: "#c99a5a", leaf: "#7a5a2e", long: 33, high: 27, mark: "spots" },
  { body: "#54296e", leaf: "#4c8a3a", long: 42, high: 25, mark: "plain" },
  { body: "#ec7a1c", leaf: "#3f8f3a", long: 48, high: 17, mark: "rings" },
  { body: "#2f7a45", leaf: "#8fbf5a", long: 49, high: 16, mark: "stripes" },
  { body: "#efe3ea", leaf: "#4c9a44", long: 30, high: 29, mark: "plain" },
];

/** A vegetable that tumbles downhill, in a square of 100 units whose lower edge is the ground. `turn` is its rotation in turns. */
export function paintVegetable(pen: Pen, runner: number, silk: string, turn: number): void {
  const { body, leaf, long, high, mark } = vegetables[(runner - 1) % vegetables.length] ?? vegetables[0];
  const angle = turn * Math.PI * 2;
  // The middle is above the ground by the body's height at this angle.
  const middle = Math.hypot(Math.sin(angle) * long, Math.cos(angle) * high);
  const hop = Math.abs(Math.sin(angle * 1.5)) * 6;
  pen.save();
  pen.translate(0, -middle - hop);
  pen.rotate(angle);
  paintLeaves(pen, long, leaf);
  const light = pen.createLinearGradient(0, -high, 0, high);
  light.addColorStop(0, mix(body, "#ffffff", 0.38));
  light.addColorStop(0.45, body);
  light.addColorStop(1, mix(body, "#160b05", 0.42));
  pen.fillStyle = light;
  pen.beginPath();
  if (mark === "rings") {
    pen.moveTo(-long + 6, -high);
    pen.quadraticCurveTo(-long - 4, 0, -long + 6, high);
    pen.quadraticCurveTo(long * 0.4, high * 0.8, long, 0);
    pen.quadraticCurveTo(long * 0.4, -high * 0.8, -long + 6, -high);
  } else pen.ellipse(0, 0, long, high, 0, 0, Math.PI * 2);
  pen.fill();
  paintMarks(pen, { long, high, mark, body });
  paintFace(pen, high, silk);
  pen.restore();
}

function paintLeaves(pen: Pen, long: number, leaf: string): void {
  pen.strokeStyle = leaf;
  pen.lineCap = "round";
  pen.lineWidth = 6;
  for (const bend of [-10, 0, 10]) {
    pen.beginPath();
    pen.moveTo(-long + 4, 0);
    pen.quadraticCurveTo(-long - 6, bend * 0.4, -long - 13, bend);
    pen.stroke();
  }
}

function paintMarks(
  pen: Pen,
  { long, high, mark, body }: Pick<Vegetable, "long" | "high" | "mark" | "body">,
): void {
  pen.strokeStyle = mix(body, mark === "stripes" ? "#e6f0b8" : "#3d1d05", 0.5);
  pen.fillStyle = pen.strokeStyle;
  pen.lineWidth = 2.4;
  pen.beginPath();
  if (mark === "stripes")
    for (const offset of [-0.55, 0.05, 0.6]) {
      pen.moveTo(-long * 0.8, high * offset * 0.7);
      pen.quadraticCurveTo(0, high * offset * 1.25, long * 0.8, high * offset * 0.7);
    }
  if (mark === "rings")
    for (const x of [-0.5, -0.1, 0.3]) {
      pen.moveTo(long * x, -high * (0.55 - x * 0.4));
      pen.lineTo(long * x + 4, -high * 0.2);
    }
  pen.stroke();
  if (mark === "spots")
    for (const [x, y] of [
      [-0.5, -0.2],
      [0.1, 0.5],
      [-0.2, 0.3],
      [0.5, 0.35],
    ] as const) {
      pen.beginPath();
      pen.ellipse(long * x, high * y, 2.8, 1.8, 0.5, 0, Math.PI * 2);
      pen.fill();
    }
}

/** Two eyes, a grin and a headband in the runner's colour. */
function paintFace(pen: Pen, high: number, silk: string): void {
  pen.strokeStyle = silk;
  pen.lineWidth = 6;
  pen.beginPath();
  pen.moveTo(3, -high * 0.9);
  pen.quadraticCurveTo(9, 0, 3, high * 0.9);
  pen.stroke();
  for (const y of [-0.32, 0.28]) {
    pen.fillStyle = "#fff";
    pen.beginPath();
    pen.arc(18, high * y, 5.4, 0, Math.PI * 2);
    pen.fill();
    pen.fillStyle = "#1a1208";
    pen.beginPath();
    pen.arc(20, high * y, 2.4, 0, Math.PI * 2);
    pen.fill();
  }
}
