import { fillDisc, type Pen, shadowed } from "../../stage/pen.ts";

/** A chip's side length in pixels of its texture. */
export const CHIP = 120;

/** A chip seen from above, with an edge of white and its colour. */
export function paintChip(pen: Pen, colour: string): void {
  const middle = CHIP / 2;
  const disc = (radius: number, fill: string) => fillDisc(pen, middle, middle, radius, fill);
  shadowed(pen, "rgba(0, 0, 0, 0.5)", 6, 5, () => disc(50, colour));
  disc(50, colour);
  pen.fillStyle = "#ffffff";
  for (let mark = 0; mark < 8; mark += 1) {
    const angle = (mark / 8) * Math.PI * 2;
    pen.beginPath();
    pen.moveTo(middle, middle);
    pen.arc(middle, middle, 50, angle - 0.16, angle + 0.16);
    pen.closePath();
    pen.fill();
  }
  disc(38, "#ffffff");
  disc(34, colour);
  pen.strokeStyle = "rgba(255, 255, 255, 0.5)";
  pen.lineWidth = 2;
  pen.beginPath();
  pen.arc(middle, middle, 26, 0, Math.PI * 2);
  pen.stroke();
}
