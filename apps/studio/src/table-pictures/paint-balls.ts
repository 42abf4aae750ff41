import { figure, type PaintResult } from "./picture-size.ts";

/** The last balls of a draw of numbers in a rack, the last one large. */
export const paintBalls: PaintResult = (events) => {
  const drawn = events.find(({ type }) => type === "numbers-drawn");
  if (!Array.isArray(drawn?.numbers)) return undefined;
  const [last, ...before] = drawn.numbers.slice(-6).reverse().map(String);
  if (last === undefined) return undefined;
  const ball = (text: string, x: number, y: number, radius: number) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="#f6f1e0" stroke="#fff" stroke-width="4"/><circle cx="${x - radius * 0.3}" cy="${y - radius * 0.34}" r="${radius * 0.26}" fill="#fff"/>${figure(text, { x, y, size: radius, color: "#16193f" })}`;
  return `<rect x="24" y="186" width="432" height="68" rx="34" fill="#0d122e"/>
${ball(last, 240, 100, 72)}${before.map((text, place) => ball(text, 78 + place * 81, 220, 27)).join("")}`;
};
