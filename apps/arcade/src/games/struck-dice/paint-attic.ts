import type { Size } from "../../stage/lay-out-board.ts";
import { glow, type Pen, slab, slope } from "../../stage/pen.ts";

/** An attic on a stormy night: rafters, a round window with rain, boxes under a sheet and cobwebs in the corners. */
export function paintAttic(pen: Pen, { width, height }: Size): void {
  pen.fillStyle = slope(pen, 0, height, ["#2b2146", "#221a38", "#150f24"]);
  pen.fillRect(0, 0, width, height);
  paintRafters(pen, { width, height });
  paintWindow(pen, width * 0.13, height * 0.56, Math.min(70, height * 0.2));
  const floor = height * 0.84;
  pen.fillStyle = slope(pen, floor, height, ["#5a3f2c", "#2d1d12"]);
  pen.fillRect(0, floor, width, height - floor);
  pen.strokeStyle = "rgba(0, 0, 0, 0.4)";
  pen.lineWidth = 2;
  for (let x = -height; x < width + height; x += 90) {
    pen.beginPath();
    pen.moveTo(width / 2 + (x - width / 2) * 0.8, floor);
    pen.lineTo(x, height);
    pen.stroke();
  }
  const box = Math.min(height * 0.28, 110);
  paintBox(pen, width * 0.03, floor + box * 0.3, box * 1.2, box);
  paintBox(pen, width * 0.05 + box * 0.5, floor + box * 0.42, box * 0.9, box * 0.62);
  paintBox(pen, width * 0.93, floor + box * 0.3, box, box * 0.8);
  paintWeb(pen, 0, 46, Math.min(150, width * 0.18), 1);
  paintWeb(pen, width, 46, Math.min(150, width * 0.18), -1);
}

function paintRafters(pen: Pen, { width, height }: Size): void {
  pen.lineCap = "butt";
  for (const [index, share] of [0.06, 0.3, 0.54, 0.78].entries()) {
    const spread = width * (0.18 + index * 0.16);
    pen.strokeStyle = ["#4a3550", "#432f49", "#3b2a42", "#34253b"][index] as string;
    pen.lineWidth = 20 - index * 3;
    pen.beginPath();
    pen.moveTo(width / 2 - spread - width * 0.2, height);
    pen.lineTo(width / 2, height * (share - 0.5) * 0.6 - 20);
    pen.lineTo(width / 2 + spread + width * 0.2, height);
    pen.stroke();
  }
  slab(pen, 0, 46, width, 16, 0, slope(pen, 46, 62, ["#58405a", "#35263c"]));
}

function paintWindow(pen: Pen, x: number, y: number, radius: number): void {
  pen.fillStyle = glow(pen, x, y, radius * 2.6, ["rgba(150, 170, 255, 0.4)", "rgba(150, 170, 255, 0)"]);
  pen.fillRect(x - radius * 3, y - radius * 3, radius * 6, radius * 6);
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fillStyle = slope(pen, y - radius, y + radius, ["#26336e", "#4a5aa8", "#7d86c8"]);
  pen.fill();
  pen.save();
  pen.clip();
  pen.strokeStyle = "rgba(220, 228, 255, 0.4)";
  pen.lineWidth = 1.5;
  for (let drop = 0; drop < 14; drop += 1) {
    const left = x - radius + ((drop * 41) % 100) * radius * 0.02;
    const top = y - radius + ((drop * 67) % 100) * radius * 0.018;
    pen.beginPath();
    pen.moveTo(left, top);
    pen.lineTo(left - radius * 0.08, top + radius * 0.26);
    pen.stroke();
  }
  pen.restore();
  pen.strokeStyle = "#6b4d5e";
  pen.lineWidth = 7;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.moveTo(x - radius, y);
  pen.lineTo(x + radius, y);
  pen.moveTo(x, y - radius);
  pen.lineTo(x, y + radius);
  pen.stroke();
}

function paintBox(pen: Pen, x: number, bottom: number, width: number, height: number): void {
  slab(
    pen,
    x,
    bottom - height,
    width,
    height,
    4,
    slope(pen, bottom - height, bottom, ["#a5794c", "#6d4b2b"]),
  );
  slab(pen, x + width * 0.42, bottom - height, width * 0.16, height, 0, "rgba(236, 214, 160, 0.5)");
  slab(pen, x, bottom - height, width, height * 0.12, 3, "rgba(0, 0, 0, 0.2)");
}

function paintWeb(pen: Pen, x: number, y: number, size: number, side: 1 | -1): void {
  pen.strokeStyle = "rgba(230, 226, 255, 0.32)";
  pen.lineWidth = 1.2;
  const rays = [0.05, 0.35, 0.7, 1.1, 1.5];
  pen.beginPath();
  for (const ray of rays) {
    pen.moveTo(x, y);
    pen.lineTo(x + side * Math.cos(ray) * size, y + Math.sin(ray) * size);
  }
  for (const share of [0.35, 0.6, 0.85]) {
    for (const [index, ray] of rays.entries()) {
      const [px, py] = [x + side * Math.cos(ray) * size * share, y + Math.sin(ray) * size * share];
      if (index === 0) pen.moveTo(px, py);
      else pen.lineTo(px, py);
    }
  }
  pen.stroke();
}
