import type { Size } from "../../stage/lay-out-board.ts";
import { type Pen, shadowed } from "../../stage/pen.ts";

/** Two colours and a pattern for each kind of sock. Players who do not distinguish the colours can match the patterns. */
const SOCKS = [
  ["#d6453d", "#fff1d6", "stripes"],
  ["#2f6fc4", "#ffd23f", "dots"],
  ["#2e8b57", "#f6f0d8", "zigzag"],
  ["#f2a71b", "#7a2e8e", "stripes"],
  ["#7b4fb5", "#ffe9a8", "dots"],
  ["#e56399", "#ffffff", "zigzag"],
  ["#1d9a9a", "#ffd8c2", "diamonds"],
  ["#8a5a2b", "#f7d9a1", "diamonds"],
  ["#39424e", "#ff8552", "stripes"],
  ["#9bbf3b", "#35521b", "dots"],
  ["#5c6bc0", "#e3f2fd", "diamonds"],
  ["#c2185b", "#ffecb3", "dots"],
] as const;

/** Paints a sock of this kind in the middle of a field. The shape is in hundredths of its height. */
export function paintSock(pen: Pen, { width, height }: Size, kind: number): void {
  const [ground, figure, pattern] = SOCKS[kind % SOCKS.length] ?? SOCKS[0];
  const unit = (height * 0.86) / 100;
  pen.save();
  pen.translate(width / 2 - 40 * unit, height * 0.07);
  pen.scale(unit, unit);
  const outline = () => {
    pen.beginPath();
    pen.moveTo(12, 2);
    pen.lineTo(44, 2);
    pen.lineTo(46, 50);
    pen.bezierCurveTo(50, 62, 78, 62, 80, 78);
    pen.bezierCurveTo(80, 92, 66, 97, 50, 94);
    pen.bezierCurveTo(30, 90, 12, 80, 13, 58);
    pen.closePath();
  };
  shadowed(pen, "rgba(40, 16, 40, 0.35)", 5, 3, () => {
    outline();
    pen.fillStyle = ground;
    pen.fill();
  });
  pen.save();
  outline();
  pen.clip();
  pen.fillStyle = figure;
  pen.strokeStyle = figure;
  pen.lineWidth = 5;
  patterns[pattern](pen);
  pen.fillRect(0, 0, 100, 13);
  pen.fillStyle = "rgba(42, 23, 53, 0.18)";
  pen.fillRect(0, 13, 100, 2);
  pen.restore();
  outline();
  pen.lineWidth = 2.4;
  pen.strokeStyle = "rgba(42, 23, 53, 0.75)";
  pen.stroke();
  pen.restore();
}

const patterns: Record<(typeof SOCKS)[number][2], (pen: Pen) => void> = {
  stripes(pen) {
    for (let y = 22; y < 100; y += 14) pen.fillRect(0, y, 100, 6);
  },
  dots(pen) {
    for (let row = 0; row < 7; row += 1) {
      for (let column = 0; column < 7; column += 1) {
        pen.beginPath();
        pen.arc(14 + column * 13 + (row % 2) * 6.5, 23 + row * 12, 3.6, 0, Math.PI * 2);
        pen.fill();
      }
    }
  },
  zigzag(pen) {
    for (let y = 26; y < 110; y += 15) {
      pen.beginPath();
      for (let step = 0; step < 14; step += 1) pen.lineTo(step * 8, y + (step % 2) * 7);
      pen.stroke();
    }
  },
  diamonds(pen) {
    for (let row = 0; row < 5; row += 1) {
      for (let column = 0; column < 5; column += 1) {
        const x = 20 + column * 19 + (row % 2) * 9.5;
        const y = 28 + row * 16;
        pen.beginPath();
        pen.moveTo(x, y - 8);
        pen.lineTo(x + 6, y);
        pen.lineTo(x, y + 8);
        pen.lineTo(x - 6, y);
        pen.closePath();
        pen.fill();
      }
    }
  },
};
