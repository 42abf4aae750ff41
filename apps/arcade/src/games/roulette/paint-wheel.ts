import { fillDisc, glow, type Pen, shadowed } from "../../stage/pen.ts";
import { type BoardFrame, headFont } from "../../theme/brand-style.ts";

/** Side length of the wheel's field in design pixels. */
export const WHEEL_SIDE = 1000;
const MIDDLE = WHEEL_SIDE / 2;
const RADIUS = 470;
/** The bowl of a wheel without a material of its own. */
const WOOD = ["#b9743a", "#7c4217", "#3f1c08"] as const;

/** The static bowl: wood, a track of polished metal, and the diamonds that deflect the ball. */
export function paintBowl(pen: Pen, { body, bowl = WOOD, trim, trimDark, outline }: BoardFrame): void {
  shadowed(pen, "rgba(0, 0, 0, 0.6)", 26, 16, () => fillDisc(pen, MIDDLE, MIDDLE, RADIUS, outline));
  fillDisc(pen, MIDDLE, MIDDLE, RADIUS - 6, glow(pen, MIDDLE - 120, MIDDLE - 160, RADIUS * 1.5, bowl));
  ring(pen, RADIUS - 8, 6, conic(pen, [trim, trimDark, "#ffffff", trimDark, trim]));
  fillDisc(
    pen,
    MIDDLE,
    MIDDLE,
    RADIUS - 62,
    conic(pen, ["#4a2410", "#8c5424", "#5a2c12", "#9c6230", "#4a2410"]),
  );
  ring(pen, RADIUS - 62, 5, conic(pen, [trimDark, trim, trimDark, "#fff8e0", trimDark]));
  for (let diamond = 0; diamond < 8; diamond += 1) {
    const angle = (diamond / 8) * Math.PI * 2 + 0.2;
    const x = MIDDLE + Math.cos(angle) * (RADIUS - 34);
    const y = MIDDLE + Math.sin(angle) * (RADIUS - 34);
    pen.save();
    pen.translate(x, y);
    pen.rotate(angle + (diamond % 2) * (Math.PI / 2));
    pen.beginPath();
    pen.moveTo(0, -16);
    pen.lineTo(7, 0);
    pen.lineTo(0, 16);
    pen.lineTo(-7, 0);
    pen.closePath();
    pen.fillStyle = glow(pen, -2, -4, 18, ["#ffffff", body[0], trimDark]);
    pen.fill();
    pen.restore();
  }
}

/** The turning wheel: numbers, pockets, cone and turret. Zero is at the top. */
export function paintRotor(
  pen: Pen,
  wheel: readonly number[],
  red: readonly number[],
  style: BoardFrame,
): void {
  const outer = RADIUS - 66;
  const step = (Math.PI * 2) / wheel.length;
  for (const [index, pocket] of wheel.entries()) {
    const angle = index * step - Math.PI / 2;
    const colours =
      pocket === 0
        ? ["#1fa35b", "#0c6b38"]
        : red.includes(pocket)
          ? ["#d8303a", "#951522"]
          : ["#2c2833", "#100d15"];
    wedge(
      pen,
      outer,
      angle - step / 2,
      angle + step / 2,
      glow(pen, MIDDLE, MIDDLE, outer, [colours[1] as string, colours[0] as string]),
    );
    wedge(pen, outer * 0.8, angle - step / 2, angle + step / 2, "rgba(0, 0, 0, 0.32)");
    pen.save();
    pen.translate(MIDDLE, MIDDLE);
    pen.rotate(index * step);
    pen.font = headFont({ ...style, fontWeight: 800 }, 40);
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillStyle = "#ffffff";
    pen.fillText(String(pocket), 0, -outer * 0.9);
    pen.restore();
  }
  pen.strokeStyle = style.trim;
  pen.lineWidth = 3;
  for (let index = 0; index < wheel.length; index += 1) {
    const angle = (index + 0.5) * step - Math.PI / 2;
    pen.beginPath();
    pen.moveTo(MIDDLE + Math.cos(angle) * outer * 0.6, MIDDLE + Math.sin(angle) * outer * 0.6);
    pen.lineTo(MIDDLE + Math.cos(angle) * outer, MIDDLE + Math.sin(angle) * outer);
    pen.stroke();
  }
  for (const radius of [outer, outer * 0.8, outer * 0.6])
    ring(pen, radius, 5, conic(pen, [style.trim, style.trimDark, "#fffbe8", style.trimDark, style.trim]));
  fillDisc(
    pen,
    MIDDLE,
    MIDDLE,
    outer * 0.595,
    glow(pen, MIDDLE - 60, MIDDLE - 90, outer * 0.8, style.bowl ?? WOOD),
  );
  paintTurret(pen, style);
}

/** The static light on the wheel from above. */
export function paintShine(pen: Pen): void {
  fillDisc(
    pen,
    MIDDLE,
    MIDDLE,
    RADIUS - 66,
    glow(pen, MIDDLE - 150, MIDDLE - 210, RADIUS * 1.25, [
      "rgba(255,255,255,0.3)",
      "rgba(255,255,255,0.04)",
      "rgba(0,0,0,0.28)",
    ]),
  );
}

export function paintBall(pen: Pen): void {
  shadowed(pen, "rgba(0, 0, 0, 0.7)", 6, 5, () => {
    pen.beginPath();
    pen.arc(24, 22, 17, 0, Math.PI * 2);
    pen.fillStyle = glow(pen, 18, 14, 22, ["#ffffff", "#f4f1ea", "#a9a39b"]);
    pen.fill();
  });
}

function paintTurret(pen: Pen, style: BoardFrame): void {
  for (let arm = 0; arm < 4; arm += 1) {
    pen.save();
    pen.translate(MIDDLE, MIDDLE);
    pen.rotate((arm / 4) * Math.PI * 2 + Math.PI / 4);
    pen.fillStyle = glow(pen, 0, -60, 90, ["#fff6cf", style.trim, style.trimDark]);
    pen.beginPath();
    pen.roundRect(-9, -150, 18, 150, 9);
    pen.fill();
    pen.beginPath();
    pen.arc(0, -152, 18, 0, Math.PI * 2);
    pen.fill();
    pen.restore();
  }
  fillDisc(
    pen,
    MIDDLE,
    MIDDLE,
    66,
    glow(pen, MIDDLE - 20, MIDDLE - 26, 90, ["#fffdf0", style.trim, style.trimDark]),
  );
  fillDisc(
    pen,
    MIDDLE,
    MIDDLE,
    30,
    glow(pen, MIDDLE - 10, MIDDLE - 12, 40, ["#ffffff", style.trim, style.trimDark]),
  );
}

function ring(pen: Pen, radius: number, width: number, stroke: string | CanvasGradient): void {
  pen.beginPath();
  pen.arc(MIDDLE, MIDDLE, radius, 0, Math.PI * 2);
  pen.strokeStyle = stroke;
  pen.lineWidth = width;
  pen.stroke();
}

function wedge(pen: Pen, radius: number, from: number, to: number, fill: string | CanvasGradient): void {
  pen.beginPath();
  pen.moveTo(MIDDLE, MIDDLE);
  pen.arc(MIDDLE, MIDDLE, radius, from, to);
  pen.closePath();
  pen.fillStyle = fill;
  pen.fill();
}

function conic(pen: Pen, colours: readonly string[]): CanvasGradient {
  const gradient = pen.createConicGradient(0.6, MIDDLE, MIDDLE);
  const turns = colours.length - 1;
  for (const [index, colour] of colours.entries()) gradient.addColorStop(index / turns, colour);
  return gradient;
}
