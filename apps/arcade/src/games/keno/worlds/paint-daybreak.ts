import { glow, type Pen } from "../../../stage/pen.ts";
import { fillSky, paintCloud } from "../../crash/worlds/pieces.ts";
import type { PaintDrawRoom } from "../../draws/paint-room.ts";

/** Fields at daybreak. The sun rises while the balls are drawn. */
export const paintDaybreak: PaintDrawRoom = (pen, size, time) => {
  const { width, height } = size;
  fillSky(pen, size, ["#3b3f86", "#b4617f", "#f2a06a", "#ffd99a"]);
  const x = width * 0.62;
  const y = height * (0.86 - 0.42 * time);
  const radius = Math.min(width, height) * 0.5;
  pen.fillStyle = glow(pen, x, y, radius * 2.4, [
    "rgb(255 240 180 / 0.9)",
    "rgb(255 214 120 / 0.25)",
    "rgb(255 214 120 / 0)",
  ]);
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = "#ffe27a";
  pen.beginPath();
  pen.arc(x, y, radius * 0.34, 0, Math.PI * 2);
  pen.fill();
  for (const [at, lift, wide] of [
    [0.16, 0.3, 46],
    [0.45, 0.2, 60],
    [0.9, 0.34, 40],
  ] as const)
    paintCloud(pen, width * at + time * 26, height * lift, wide, "rgb(255 236 220 / 0.55)");
  for (const [lift, colour, wave] of [
    [0.3, "#7d7f4d", 0.011],
    [0.2, "#5c6f3c", 0.017],
    [0.1, "#3f5530", 0.023],
  ] as const)
    paintHill(pen, width, height, lift, colour, wave);
  paintBarn(
    pen,
    width < 700 ? width * 0.8 : width * 0.78,
    height * 0.86,
    Math.min(height / 240, width / 560),
  );
};

function paintHill(
  pen: Pen,
  width: number,
  height: number,
  lift: number,
  colour: string,
  wave: number,
): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(0, height);
  for (let x = 0; x <= width + 16; x += 16)
    pen.lineTo(x, height * (1 - lift) + Math.sin(x * wave + lift * 30) * height * 0.035);
  pen.lineTo(width + 16, height);
  pen.fill();
}

function paintBarn(pen: Pen, x: number, ground: number, unit: number): void {
  pen.save();
  pen.translate(x, ground);
  pen.scale(unit, unit);
  pen.fillStyle = "#8f2b2b";
  pen.fillRect(-44, -52, 88, 52);
  pen.fillStyle = "#4d2330";
  pen.beginPath();
  pen.moveTo(-52, -50);
  pen.lineTo(-34, -78);
  pen.lineTo(0, -92);
  pen.lineTo(34, -78);
  pen.lineTo(52, -50);
  pen.fill();
  pen.fillStyle = "#f3dfb8";
  pen.fillRect(-14, -34, 28, 34);
  pen.strokeStyle = "#8f2b2b";
  pen.lineWidth = 3;
  pen.beginPath();
  pen.moveTo(-14, -34);
  pen.lineTo(14, 0);
  pen.moveTo(14, -34);
  pen.lineTo(-14, 0);
  pen.stroke();
  pen.fillStyle = "#ffd861";
  pen.fillRect(-6, -68, 12, 12);
  pen.restore();
}
