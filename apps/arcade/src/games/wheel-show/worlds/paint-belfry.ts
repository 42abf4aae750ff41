import { fillDisc, glow, slope } from "../../../stage/pen.ts";
import { fillPolygon, type PaintWorld } from "./world.ts";

/** A theatre in a bell tower: velvet curtains, beams of light, a stage of boards, and bells that hang from the beams. */
export const paintBelfry: PaintWorld = (pen, { width, height }) => {
  pen.fillStyle = slope(pen, 0, height, ["#0a1640", "#16307f", "#0d1c52"]);
  pen.fillRect(0, 0, width, height);
  // Stone courses of the tower's wall.
  pen.strokeStyle = "rgba(160, 190, 255, 0.1)";
  pen.lineWidth = 2;
  const course = Math.max(26, height / 11);
  for (let row = 0; row * course < height; row += 1) {
    pen.strokeRect(-4, row * course, width + 8, course);
    for (let stone = row % 2 === 0 ? 0 : course; stone < width; stone += course * 2)
      pen.strokeRect(stone, row * course, 0, course);
  }
  for (const share of [0.3, 0.5, 0.7])
    fillPolygon(
      pen,
      [
        [width * share - 14, 0],
        [width * share + 14, 0],
        [width * (share + (share - 0.5) * 0.5) + height * 0.3, height],
        [width * (share + (share - 0.5) * 0.5) - height * 0.3, height],
      ],
      slope(pen, 0, height, ["rgba(255, 240, 190, 0.32)", "rgba(255, 240, 190, 0)"]),
    );
  // The beam with its bells.
  const beam = Math.max(52, height * 0.16);
  pen.fillStyle = slope(pen, beam - 16, beam, ["#6b4522", "#38220f"]);
  pen.fillRect(0, beam - 16, width, 16);
  for (const share of [0.06, 0.17, 0.28, 0.72, 0.83, 0.94])
    paintBell(pen, width * share, beam, height * (0.1 + Math.abs(share - 0.5) * 0.12));
  const fold = Math.max(20, width / 60);
  for (const [from, to] of [
    [0, 0.1],
    [0.9, 1],
  ] as const)
    for (let x = from * width; x < to * width; x += fold) {
      pen.fillStyle = slope(pen, x, x + fold, ["#7c1233", "#d02a55", "#6a0f2c"], true);
      pen.fillRect(x, 0, fold + 1, height);
    }
  const floor = height * 0.93;
  pen.fillStyle = slope(pen, floor, height, ["#9c6a35", "#5c3a1a"]);
  pen.fillRect(0, floor, width, height - floor);
  pen.fillStyle = glow(pen, width / 2, height * 0.6, height, [
    "rgba(255, 226, 140, 0.4)",
    "rgba(255, 226, 140, 0)",
  ]);
  pen.fillRect(0, 0, width, height);
};

function paintBell(pen: CanvasRenderingContext2D, x: number, top: number, size: number): void {
  pen.strokeStyle = "#38220f";
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(x, top);
  pen.lineTo(x, top + size * 0.3);
  pen.stroke();
  pen.fillStyle = slope(pen, x - size / 2, x + size / 2, ["#8a5a1c", "#f7d98a", "#a86c20"], true);
  pen.beginPath();
  pen.moveTo(x - size * 0.5, top + size * 1.2);
  pen.bezierCurveTo(x - size * 0.28, top + size, x - size * 0.34, top + size * 0.3, x, top + size * 0.28);
  pen.bezierCurveTo(
    x + size * 0.34,
    top + size * 0.3,
    x + size * 0.28,
    top + size,
    x + size * 0.5,
    top + size * 1.2,
  );
  pen.closePath();
  pen.fill();
  fillDisc(pen, x, top + size * 1.24, size * 0.11, "#5c3a12");
}
