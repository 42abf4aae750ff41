import type { Size } from "../../stage/lay-out-board.ts";
import { glow, type Pen, slab, slope } from "../../stage/pen.ts";

/** The upper edge of the table as a share of the stage's height. */
const TABLE = 0.62;

/** A tavern at night: a beamed wall with bottles and two lanterns, barrels, and the table with a red and a blue corner. */
export function paintTavern(pen: Pen, { width, height }: Size): void {
  pen.fillStyle = slope(pen, 0, height, ["#3b2415", "#2a180d", "#190d06"]);
  pen.fillRect(0, 0, width, height);
  paintBoards(pen, { width, height });
  const shelf = height * 0.36;
  paintShelf(pen, width * 0.5 - Math.min(260, width * 0.3), shelf, Math.min(520, width * 0.6), height * 0.15);
  for (const x of [width * 0.16, width * 0.84]) paintLantern(pen, x, height * 0.2, height);
  const barrel = Math.min(height * 0.42, 170);
  paintBarrel(pen, width * 0.07, height * TABLE + barrel * 0.1, barrel);
  paintBarrel(pen, width * 0.95, height * TABLE + barrel * 0.1, barrel);
  paintTop(pen, { width, height });
}

function paintBoards(pen: Pen, { width, height }: Size): void {
  const board = 74;
  pen.strokeStyle = "rgba(0, 0, 0, 0.35)";
  pen.lineWidth = 2;
  for (let x = (width % board) / 2; x < width; x += board) {
    pen.beginPath();
    pen.moveTo(x, 0);
    pen.lineTo(x, height * TABLE);
    pen.stroke();
  }
  for (const x of [0.02, 0.5, 0.98]) {
    slab(
      pen,
      width * x - 15,
      0,
      30,
      height,
      2,
      slope(pen, width * x - 15, width * x + 15, ["#5b3a20", "#472b16", "#2d1a0b"], true),
    );
  }
  slab(pen, 0, 46, width, 22, 0, slope(pen, 46, 68, ["#6a4526", "#3a2311"]));
}

const GLASS = ["#2f7a4a", "#b5782a", "#7a2b33", "#2d5d86", "#a79a5c", "#5b3a72"] as const;

function paintShelf(pen: Pen, x: number, y: number, width: number, tall: number): void {
  const gap = 26;
  for (let index = 0; index * gap < width - gap; index += 1) {
    const high = tall * (0.66 + ((index * 37) % 30) / 90);
    const left = x + 10 + index * gap;
    const colour = GLASS[index % GLASS.length] as string;
    slab(pen, left, y - high, 15, high, 4, colour);
    slab(pen, left + 5, y - high - 12, 5, 14, 2, colour);
    slab(pen, left + 3, y - high + 5, 3, high - 12, 2, "rgba(255, 255, 255, 0.32)");
  }
  slab(pen, x, y, width, 9, 2, slope(pen, y, y + 9, ["#8a5c33", "#4c2f17"]));
}

function paintLantern(pen: Pen, x: number, y: number, height: number): void {
  const reach = height * 0.62;
  pen.fillStyle = glow(pen, x, y + 20, reach, [
    "rgba(255, 196, 96, 0.5)",
    "rgba(255, 150, 60, 0.14)",
    "rgba(255, 150, 60, 0)",
  ]);
  pen.fillRect(x - reach, y + 20 - reach, reach * 2, reach * 2);
  pen.strokeStyle = "#c9973f";
  pen.lineWidth = 3;
  pen.beginPath();
  pen.moveTo(x, 46);
  pen.lineTo(x, y);
  pen.stroke();
  slab(pen, x - 16, y, 32, 42, 6, "#4a2f14");
  slab(pen, x - 11, y + 5, 22, 32, 4, glow(pen, x, y + 24, 24, ["#fff6cf", "#ffc04a", "#d9761e"]));
}

function paintBarrel(pen: Pen, x: number, y: number, size: number): void {
  const [wide, high] = [size * 0.82, size];
  pen.beginPath();
  pen.moveTo(x - wide * 0.42, y - high / 2);
  pen.quadraticCurveTo(x - wide * 0.62, y, x - wide * 0.42, y + high / 2);
  pen.lineTo(x + wide * 0.42, y + high / 2);
  pen.quadraticCurveTo(x + wide * 0.62, y, x + wide * 0.42, y - high / 2);
  pen.closePath();
  pen.fillStyle = slope(pen, x - wide / 2, x + wide / 2, ["#3a2110", "#8a5a2e", "#5d3a1b", "#2d190b"], true);
  pen.fill();
  for (const share of [-0.34, 0.06, 0.34])
    slab(pen, x - wide * 0.52, y + high * share, wide * 1.04, high * 0.06, 3, "#2b2b30");
}

/** The table: planks with a cloth that is red at the left and blue at the right. */
function paintTop(pen: Pen, { width, height }: Size): void {
  const top = height * TABLE;
  const curve = (inset: number) => {
    pen.beginPath();
    pen.moveTo(-4, top + 26 + inset);
    pen.quadraticCurveTo(width / 2, top - 22 + inset, width + 4, top + 26 + inset);
    pen.lineTo(width + 4, height + 4);
    pen.lineTo(-4, height + 4);
    pen.closePath();
  };
  curve(0);
  pen.shadowColor = "rgba(0, 0, 0, 0.7)";
  pen.shadowBlur = 18;
  pen.fillStyle = slope(pen, top - 10, top + 24, ["#a86f3c", "#6c411d", "#3d220c"]);
  pen.fill();
  pen.shadowColor = "transparent";
  curve(12);
  pen.fillStyle = slope(pen, 0, width, ["#9c1f2a", "#6d1420", "#2c1430", "#173a86", "#2455b8"], true);
  pen.fill();
  pen.strokeStyle = "rgba(255, 226, 150, 0.75)";
  pen.lineWidth = 2;
  pen.stroke();
}
