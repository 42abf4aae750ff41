import { colorOf, WHEEL } from "@bellwether/games/mechanics/roulette/wheel.ts";
import { figure, type PaintResult, pointAt } from "./picture-size.ts";

const COLORS = { red: "#b3202c", black: "#1d1a22", green: "#1f7a4a" };
const CENTER = { x: 240, y: 330 };
/** The wheel is seen from the players' side, so its rings are ellipses. */
const ring = (radius: number) => ({ ...CENTER, radiusX: radius, radiusY: radius * 0.86 });
const [OUTER, INNER, NUMBERS, BALL] = [ring(290), ring(212), ring(252), ring(192)];

/** The upper part of the wheel with the ball in its pocket, which is at the top. */
export const paintRoulette: PaintResult = (events) => {
  const landed = events.find(({ type }) => type === "ball-landed");
  if (typeof landed?.pocket !== "number") return undefined;
  const first = WHEEL.indexOf(landed.pocket);
  const pockets = WHEEL.map((pocket, index) => {
    const middle = (index - first) / WHEEL.length;
    const half = 0.5 / WHEEL.length;
    const outline = [
      pointAt(middle - half, OUTER),
      pointAt(middle + half, OUTER),
      pointAt(middle + half, INNER),
      pointAt(middle - half, INNER),
    ];
    const [x = "", y = ""] = pointAt(middle, NUMBERS).split(" ");
    const size = index === first ? 40 : 24;
    return `<path d="M${outline.join("L")}Z" fill="${COLORS[colorOf(pocket)]}" stroke="#d9b66a" stroke-width="2"/>${figure(String(pocket), { x: Number(x), y: Number(y), size, color: "#fff" })}`;
  });
  const [x, y] = pointAt(0, BALL).split(" ");
  return `<ellipse cx="${CENTER.x}" cy="${CENTER.y}" rx="312" ry="270" fill="#5a3418"/>
<ellipse cx="${CENTER.x}" cy="${CENTER.y}" rx="296" ry="255" fill="#d9b66a"/>
${pockets.join("")}
<ellipse cx="${CENTER.x}" cy="${CENTER.y}" rx="210" ry="180" fill="#6d4220"/>
<ellipse cx="${CENTER.x}" cy="${CENTER.y}" rx="168" ry="143" fill="#8a5a2c"/>
<circle cx="${x}" cy="${y}" r="13" fill="#f6f1e4" stroke="#0006" stroke-width="2"/>`;
};
