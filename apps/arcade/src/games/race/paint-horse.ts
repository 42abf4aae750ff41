import type { Pen } from "../../stage/pen.ts";
import { mix } from "../../theme/palette.ts";

const coats = [
  "#6b3d1f",
  "#2f2420",
  "#8d5a2b",
  "#a9a39b",
  "#4a2b18",
  "#7a2f1a",
  "#d9c7a2",
  "#503a2e",
] as const;

/** A galloping horse with its rider, facing right, in a square of 100 units whose lower edge is the ground. `stride` is in turns. */
export function paintHorse(pen: Pen, runner: number, silk: string, stride: number): void {
  const coat = coats[(runner - 1) % coats.length] ?? coats[0];
  const dark = mix(coat, "#120a06", 0.55);
  const lift = Math.sin(stride * Math.PI * 2);
  pen.save();
  pen.translate(0, -2 - Math.abs(lift) * 3);
  pen.rotate(lift * 0.035);
  pen.lineCap = "round";
  pen.lineJoin = "round";
  // Legs on the far side first.
  for (const [x, phase, colour] of [
    [-19, 0.12, dark],
    [21, 0.62, dark],
    [-25, 0, coat],
    [17, 0.5, coat],
  ] as const)
    paintLeg(pen, x, -36, (stride + phase) % 1, x < 0, colour, dark);
  paintTail(pen, lift, dark);
  // Body, chest and neck.
  pen.fillStyle = coat;
  pen.beginPath();
  pen.moveTo(-33, -46);
  pen.bezierCurveTo(-34, -60, -14, -60, 0, -57);
  pen.bezierCurveTo(14, -57, 20, -62, 28, -74);
  pen.bezierCurveTo(32, -82, 38, -88, 43, -88);
  pen.lineTo(45, -93);
  pen.lineTo(48, -87);
  pen.bezierCurveTo(54, -83, 60, -76, 62, -71);
  pen.bezierCurveTo(62, -67, 56, -66, 53, -69);
  pen.bezierCurveTo(48, -72, 45, -72, 43, -69);
  pen.bezierCurveTo(38, -58, 35, -46, 28, -38);
  pen.bezierCurveTo(16, -31, -6, -36, -18, -34);
  pen.bezierCurveTo(-28, -34, -33, -38, -33, -46);
  pen.fill();
  pen.strokeStyle = dark;
  pen.lineWidth = 5;
  pen.beginPath();
  pen.moveTo(42, -88);
  pen.bezierCurveTo(34, -84, 28, -74, 23, -64);
  pen.stroke();
  pen.fillStyle = "#120a06";
  pen.beginPath();
  pen.arc(51, -80, 1.7, 0, Math.PI * 2);
  pen.fill();
  paintRider(pen, silk, lift);
  pen.restore();
}

function paintLeg(
  pen: Pen,
  x: number,
  y: number,
  turn: number,
  isHind: boolean,
  colour: string,
  dark: string,
): void {
  const swing = Math.sin(turn * Math.PI * 2);
  const fold = Math.max(0, Math.cos(turn * Math.PI * 2));
  const knee = { x: x + swing * 15, y: y + 18 - fold * 4 };
  const hoof = {
    x: knee.x + swing * 9 - fold * (isHind ? 4 : 12),
    y: Math.min(-1, knee.y + 17 - fold * 9),
  };
  pen.strokeStyle = colour;
  pen.lineWidth = 7;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(knee.x, knee.y);
  pen.stroke();
  pen.lineWidth = 4.4;
  pen.beginPath();
  pen.moveTo(knee.x, knee.y);
  pen.lineTo(hoof.x, hoof.y);
  pen.stroke();
  pen.strokeStyle = dark;
  pen.lineWidth = 5;
  pen.beginPath();
  pen.moveTo(hoof.x, hoof.y);
  pen.lineTo(hoof.x + 3, hoof.y);
  pen.stroke();
}

function paintTail(pen: Pen, lift: number, dark: string): void {
  pen.strokeStyle = dark;
  pen.lineWidth = 6;
  pen.beginPath();
  pen.moveTo(-32, -50);
  pen.bezierCurveTo(-42, -56, -50, -52 + lift * 3, -58, -46 + lift * 5);
  pen.stroke();
}

function paintRider(pen: Pen, silk: string, lift: number): void {
  const y = lift * 1.5;
  pen.fillStyle = "#f4efe6";
  pen.strokeStyle = "#f4efe6";
  pen.lineWidth = 7;
  pen.beginPath();
  pen.moveTo(-6, -66 + y);
  pen.lineTo(8, -58);
  pen.lineTo(2, -48);
  pen.stroke();
  pen.fillStyle = silk;
  pen.beginPath();
  pen.moveTo(-10, -68 + y);
  pen.bezierCurveTo(-8, -80 + y, 6, -88 + y, 14, -83 + y);
  pen.bezierCurveTo(16, -76 + y, 8, -66 + y, -2, -62 + y);
  pen.closePath();
  pen.fill();
  pen.strokeStyle = silk;
  pen.lineWidth = 5.5;
  pen.beginPath();
  pen.moveTo(10, -78 + y);
  pen.lineTo(20, -70);
  pen.lineTo(31, -73);
  pen.stroke();
  pen.fillStyle = "#e8b58c";
  pen.beginPath();
  pen.arc(20, -87 + y, 5.4, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = silk;
  pen.beginPath();
  pen.arc(19.5, -89 + y, 6.6, Math.PI * 0.95, Math.PI * 2.02);
  pen.lineTo(30, -87 + y);
  pen.closePath();
  pen.fill();
}
