import { type Pen, slab } from "../../../stage/pen.ts";
import { fillSky, paintCloud, shape } from "../../crash/worlds/pieces.ts";
import type { PaintDrawRoom } from "../../draws/paint-room.ts";

/** A country road. The bus drives from one side to the other while the balls are called. */
export const paintBus: PaintDrawRoom = (pen, size, time) => {
  const { width, height } = size;
  fillSky(pen, size, ["#4aa7e0", "#9ad7f3", "#e9f7e6"]);
  for (const [at, lift, wide] of [
    [0.18, 0.34, 46],
    [0.56, 0.3, 60],
    [0.86, 0.4, 40],
  ] as const)
    paintCloud(pen, width * at - time * 30, height * lift, wide, "rgb(255 255 255 / 0.85)");
  pen.fillStyle = "#79b65a";
  pen.beginPath();
  pen.moveTo(0, height);
  for (let x = 0; x <= width + 20; x += 20) pen.lineTo(x, height * 0.62 + Math.sin(x / 130) * height * 0.05);
  pen.lineTo(width + 20, height);
  pen.fill();
  for (let tree = 0; tree * 130 < width; tree += 1) {
    const x = 50 + tree * 130;
    slab(pen, x - 3, height * 0.56, 6, height * 0.14, 2, "#6b4423");
    shape(
      pen,
      [
        [x - 18, height * 0.6],
        [x, height * 0.38],
        [x + 18, height * 0.6],
      ],
      "#3f8a4a",
    );
  }
  slab(pen, 0, height * 0.78, width, height * 0.22, 0, "#4b4f5c");
  for (let dash = 0; dash * 70 < width; dash += 1)
    slab(pen, dash * 70 + 12, height * 0.88, 36, 4, 2, "#f4e9b8");
  const unit = Math.min(height / 230, width / 620);
  paintBusAt(pen, width * (0.12 + 0.66 * time), height * 0.88, unit, time);
};

function paintBusAt(pen: Pen, x: number, ground: number, unit: number, time: number): void {
  pen.save();
  pen.translate(x, ground);
  pen.scale(unit, unit);
  slab(pen, -92, -84, 184, 74, 14, "#e5343d");
  slab(pen, -92, -46, 184, 12, 0, "#fff3cf");
  for (let window = 0; window < 5; window += 1) slab(pen, -84 + window * 33, -76, 27, 26, 5, "#cdeefb");
  slab(pen, 82, -76, 8, 40, 3, "#cdeefb");
  for (const wheel of [-52, 52]) {
    pen.fillStyle = "#22242c";
    pen.beginPath();
    pen.arc(wheel, -8, 17, 0, Math.PI * 2);
    pen.fill();
    pen.strokeStyle = "#e8e4d4";
    pen.lineWidth = 3;
    for (let spoke = 0; spoke < 3; spoke += 1) {
      const angle = time * 60 + (spoke * Math.PI) / 3;
      pen.beginPath();
      pen.moveTo(wheel - Math.cos(angle) * 10, -8 - Math.sin(angle) * 10);
      pen.lineTo(wheel + Math.cos(angle) * 10, -8 + Math.sin(angle) * 10);
      pen.stroke();
    }
  }
  pen.fillStyle = "#ffe27a";
  pen.beginPath();
  pen.arc(90, -24, 6, 0, Math.PI * 2);
  pen.fill();
  pen.restore();
}
