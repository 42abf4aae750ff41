import { fillDisc, glow, slope } from "../../../stage/pen.ts";
import { type PaintWorld, scattered } from "./world.ts";

const RAYS = 22;

/** A sky at the change of the weather: rays behind the wheel, clouds with dark outlines, and sparks of rain. */
export const paintSky: PaintWorld = (pen, { width, height }) => {
  pen.fillStyle = slope(pen, 0, height, ["#3a1487", "#6a1fb0", "#b5289c", "#f0598f"]);
  pen.fillRect(0, 0, width, height);
  const centre = { x: width / 2, y: height * 0.56 };
  pen.fillStyle = "rgba(255, 255, 255, 0.06)";
  for (let ray = 0; ray < RAYS; ray += 1) {
    const from = (ray / RAYS) * Math.PI * 2;
    pen.beginPath();
    pen.moveTo(centre.x, centre.y);
    pen.arc(centre.x, centre.y, width + height, from, from + Math.PI / RAYS);
    pen.fill();
  }
  pen.fillStyle = glow(pen, centre.x, centre.y, height * 0.95, [
    "rgba(255, 236, 150, 0.55)",
    "rgba(255, 150, 190, 0.18)",
    "rgba(58, 20, 135, 0)",
  ]);
  pen.fillRect(0, 0, width, height);
  for (let spark = 0; spark < 60; spark += 1) {
    const x = scattered(spark) * width;
    const y = scattered(spark + 60) * height * 0.8;
    fillDisc(pen, x, y, 1 + scattered(spark + 120) * 1.6, spark % 3 === 0 ? "#fff3a8" : "#9be7ff");
  }
  const cloud = height * 0.16;
  for (const [x, y, scale, fill] of [
    [0.04, 0.98, 1.5, "#8d3fd0"],
    [0.22, 1.04, 1.2, "#a94fd6"],
    [0.8, 1.03, 1.35, "#a94fd6"],
    [0.97, 0.97, 1.6, "#8d3fd0"],
    [0.3, 0.2, 0.5, "#7b35c4"],
    [0.7, 0.16, 0.6, "#7b35c4"],
  ] as const)
    paintCloud(pen, width * x, height * y, cloud * scale, fill);
};

function paintCloud(pen: CanvasRenderingContext2D, x: number, y: number, radius: number, fill: string): void {
  pen.beginPath();
  for (const [dx, dy, share] of [
    [-1.15, 0.25, 0.7],
    [-0.35, -0.25, 0.95],
    [0.55, -0.05, 0.8],
    [1.3, 0.3, 0.6],
  ] as const) {
    pen.moveTo(x + dx * radius + share * radius, y + dy * radius);
    pen.arc(x + dx * radius, y + dy * radius, share * radius, 0, Math.PI * 2);
  }
  pen.strokeStyle = "#1b1040";
  pen.lineWidth = Math.max(3, radius * 0.09);
  pen.stroke();
  pen.fillStyle = fill;
  pen.fill();
}
