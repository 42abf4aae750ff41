import { edge, glow, type Pen, slab, slope, words } from "../../stage/pen.ts";
import { type BoardFrame, headFont } from "../../theme/brand-style.ts";

/** Paints the round badge with a payline's number. */
export function paintBadge(pen: Pen, side: number, line: number, isLit: boolean, frame: BoardFrame): void {
  const middle = side / 2;
  if (isLit) {
    pen.fillStyle = glow(pen, middle, middle, middle, ["rgba(255, 226, 110, 0.95)", "rgba(255, 214, 80, 0)"]);
    pen.fillRect(0, 0, side, side);
  }
  pen.beginPath();
  pen.arc(middle, middle, side * 0.33, 0, Math.PI * 2);
  pen.fillStyle = isLit
    ? slope(pen, 0, side, ["#fff6c4", "#ffc838"])
    : slope(pen, 0, side, ["#6b1420", "#3c0710"]);
  pen.fill();
  pen.strokeStyle = isLit ? "#7a3d00" : "#f2c14e";
  pen.lineWidth = side * 0.05;
  pen.stroke();
  const place = { x: middle, y: middle + side * 0.02, width: side * 0.5 };
  words(
    pen,
    String(line + 1),
    place,
    (size) => headFont(frame, size),
    side * 0.36,
    isLit ? "#4a1c00" : "#ffe6b0",
  );
}

/** Paints the key below a reel, lit or dark, with the name of the machine's action. */
export function paintKey(
  pen: Pen,
  width: number,
  height: number,
  text: string,
  isLit: boolean,
  frame: BoardFrame,
): void {
  const lit = ["#fff4c0", "#ffd24a", "#e59a10"];
  const dim = ["#f1e6d2", "#cbb994", "#8f7c58"];
  slab(pen, 4, 7, width - 8, height - 10, 14, "rgba(0, 0, 0, 0.45)");
  slab(pen, 4, 3, width - 8, height - 10, 14, slope(pen, 3, height - 7, isLit ? lit : dim));
  slab(pen, 10, 6, width - 20, height * 0.3, 10, "rgba(255, 255, 255, 0.35)");
  edge(pen, 4, 3, width - 8, height - 10, 14, isLit ? "#fffbe0" : "#3a2710", 3);
  const place = { x: width / 2, y: height / 2 - 1, width: width - 34 };
  words(pen, text, place, (size) => headFont(frame, size), height * 0.4, isLit ? "#4a2000" : "#4b3d28");
}

/** The arrow that blinks on a reel before it is nudged; it points downwards. */
export function paintLineArrow(pen: Pen, side: number): void {
  const draw = (inset: number) => {
    pen.beginPath();
    pen.moveTo(inset, side * 0.2 + inset / 2);
    pen.lineTo(side - inset, side * 0.2 + inset / 2);
    pen.lineTo(side / 2, side * 0.86 - inset);
    pen.closePath();
  };
  pen.lineJoin = "round";
  draw(6);
  pen.strokeStyle = "#3a1a00";
  pen.lineWidth = 10;
  pen.stroke();
  pen.fillStyle = slope(pen, side * 0.2, side * 0.86, ["#fff2a0", "#ffc61a", "#e08a00"]);
  pen.fill();
}

/** The lever beside the machine; its pivot is at the foot of the texture. */
export function paintLever(pen: Pen, width: number, height: number): void {
  const middle = width / 2;
  slab(
    pen,
    middle - 7,
    28,
    14,
    height - 34,
    7,
    slope(pen, middle - 7, middle + 7, ["#8d99a8", "#ffffff", "#7c8794"], true),
  );
  pen.beginPath();
  pen.arc(middle, 30, 26, 0, Math.PI * 2);
  pen.fillStyle = glow(pen, middle - 9, 20, 34, ["#ffd0c8", "#e8322c", "#7d0d12"]);
  pen.fill();
  pen.strokeStyle = "rgba(50, 0, 0, 0.6)";
  pen.lineWidth = 2;
  pen.stroke();
}

/** Paints the metal block that holds the lever at the machine's side. */
export function paintBracket(pen: Pen, width: number, height: number): void {
  const block = [2, 2, width - 18, height - 4] as const;
  slab(pen, ...block, 12, slope(pen, 0, height, ["#f4f7fa", "#a5b0bd", "#5d6874"]));
  edge(pen, ...block, 12, "rgba(20, 26, 36, 0.7)", 2);
  slab(pen, width - 32, height * 0.14, 16, height * 0.6, 8, "#20262e");
}
