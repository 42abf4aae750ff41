import type { Size } from "../../stage/lay-out-board.ts";
import { glow, type Pen, slope } from "../../stage/pen.ts";

/** A clearing before a ruin: light between the trunks, hanging vines and broad leaves at the edges. */
export function paintWallJungle(pen: Pen, { width, height }: Size): void {
  pen.fillStyle = slope(pen, 0, height, ["#0e3b2c", "#12503a", "#0a2c20"]);
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = glow(pen, width * 0.46, 0, Math.max(width * 0.6, height), [
    "rgba(255, 244, 176, 0.62)",
    "rgba(180, 226, 128, 0.2)",
    "rgba(180, 226, 128, 0)",
  ]);
  pen.fillRect(0, 0, width, height);
  const trunks = Math.max(5, Math.round(width / 150));
  for (let index = 0; index <= trunks; index += 1) paintTrunk(pen, (index / trunks) * width, height, index);
  for (let index = 0; index < trunks * 2; index += 1)
    paintVine(pen, ((index + 0.4) / (trunks * 2)) * width, height, index);
  for (let index = 0; index < trunks * 3; index += 1) {
    const x = ((index + 0.5) / (trunks * 3)) * width;
    paintFern(pen, x, height + 6, height * (0.2 + ((index * 53) % 40) / 320), index);
  }
}

function paintTrunk(pen: Pen, x: number, height: number, seed: number): void {
  const wide = 22 + ((seed * 31) % 26);
  pen.fillStyle = slope(
    pen,
    x - wide / 2,
    x + wide / 2,
    ["rgba(6, 26, 18, 0.9)", "rgba(30, 70, 46, 0.75)", "rgba(5, 20, 14, 0.9)"],
    true,
  );
  pen.beginPath();
  pen.moveTo(x - wide * 0.4, 0);
  pen.quadraticCurveTo(x - wide * 0.2, height * 0.6, x - wide * 0.8, height);
  pen.lineTo(x + wide * 0.8, height);
  pen.quadraticCurveTo(x + wide * 0.2, height * 0.6, x + wide * 0.4, 0);
  pen.fill();
}

function paintVine(pen: Pen, x: number, height: number, seed: number): void {
  const long = height * (0.12 + ((seed * 47) % 30) / 100);
  pen.strokeStyle = "rgba(58, 120, 52, 0.9)";
  pen.lineWidth = 3;
  pen.beginPath();
  pen.moveTo(x, 0);
  pen.quadraticCurveTo(x + 12, long / 2, x - 4, long);
  pen.stroke();
  pen.fillStyle = "rgba(92, 164, 66, 0.9)";
  for (let y = 50; y < long; y += 17) {
    pen.beginPath();
    pen.ellipse(x + (y % 2 === 0 ? 9 : -7), y, 8, 4, y % 2 === 0 ? 0.5 : -0.5, 0, Math.PI * 2);
    pen.fill();
  }
}

function paintFern(pen: Pen, x: number, y: number, size: number, seed: number): void {
  pen.fillStyle = ["#14532f", "#1c6a3a", "#0f4526"][seed % 3] as string;
  for (let blade = -3; blade <= 3; blade += 1) {
    const [tipX, tipY] = [x + blade * size * 0.34, y - size * (1 - Math.abs(blade) * 0.18)];
    pen.beginPath();
    pen.moveTo(x - 4, y);
    pen.quadraticCurveTo(x + blade * size * 0.1 - size * 0.08, y - size * 0.6, tipX, tipY);
    pen.quadraticCurveTo(x + blade * size * 0.1 + size * 0.1, y - size * 0.5, x + 4, y);
    pen.fill();
  }
}
