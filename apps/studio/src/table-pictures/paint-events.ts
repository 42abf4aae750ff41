import { toTenths } from "@bellwether/contract/to-tenths.ts";
import { figure, type PaintResult, WIDTH } from "./picture-size.ts";

const RUNNERS = ["#e9edf5", "#7b4bd1", "#d4373d", "#2f6fd0", "#2b9a5c", "#e0a91b", "#e2742b", "#8a95a8"];

/** The first four runners at the finish, the winner in front. */
export const paintRace: PaintResult = (events) => {
  const run = events.find(({ type }) => type === "race-run");
  if (!Array.isArray(run?.order)) return undefined;
  const lanes = run.order.slice(0, 4).map((runner: unknown, place) => {
    const [x, y, size] = [348 - place * 74, 70 + place * 44, place === 0 ? 40 : 28];
    const color = RUNNERS[Number(runner) % RUNNERS.length];
    return `<rect x="0" y="${y + 18}" width="${WIDTH}" height="3" fill="#fff3"/>
<ellipse cx="${x - 30}" cy="${y + 6}" rx="44" ry="5" fill="#fff4"/>
<circle cx="${x}" cy="${y}" r="${size * 0.7}" fill="${color}" stroke="#fff" stroke-width="3"/>${figure(String(runner), { x, y, size: size * 0.75, color: "#14202c" })}`;
  });
  const squares = Array.from({ length: 24 }, (_, index) => {
    const [column, row] = [index % 2, Math.floor(index / 2)];
    return `<rect x="${396 + column * 14}" y="${30 + row * 18}" width="14" height="18" fill="${(column + row) % 2 ? "#fff" : "#111"}"/>`;
  });
  return `${squares.join("")}${lanes.reverse().join("")}`;
};

/** The final score on a board above the field. */
export const paintMatch: PaintResult = (events) => {
  const ended = events.find(({ type }) => type === "match-ended");
  if (typeof ended?.home !== "number" || typeof ended.away !== "number") return undefined;
  const size = Math.max(ended.home, ended.away) > 99 ? 52 : 84;
  return `<path d="M0 270 120 170H360L480 270Z" fill="#2c8f4e"/><path d="M240 170V270M120 170H360M170 170Q240 230 310 170" fill="none" stroke="#fff8" stroke-width="3"/>
<rect x="70" y="42" width="340" height="116" rx="14" fill="#10151f" stroke="#e7c46a" stroke-width="4"/>
${figure(String(ended.home), { x: 155, y: 100, size, color: "#ffd76a" })}${figure(":", { x: 240, y: 94, size: 64, color: "#fff" })}${figure(String(ended.away), { x: 325, y: 100, size, color: "#ffd76a" })}`;
};

/** The curve of the last run, and the multiplier at which it crashed. */
export const paintCrash: PaintResult = (events) => {
  const crashed = events.find(({ type }) => type === "crashed");
  if (typeof crashed?.atHundredths !== "number") return undefined;
  const height = Math.min(150, 30 + 45 * Math.log2(crashed.atHundredths / 100));
  const [x, y] = [360, toTenths(230 - height)];
  const rays = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)].map((part) => toTenths(part * 30));
    return `M${x} ${y}l${dx} ${dy}`;
  });
  return `<path d="M30 230Q${x - 60} 228 ${x} ${y}L${x} 230Z" fill="#fff2"/><path d="M30 230Q${x - 60} 228 ${x} ${y}" fill="none" stroke="#ffd76a" stroke-width="7" stroke-linecap="round"/>
<path d="${rays.join("")}" stroke="#ff7a45" stroke-width="7" stroke-linecap="round"/>
${figure(`${(crashed.atHundredths / 100).toFixed(2)}×`, { x: 170, y: 86, size: 62, color: "#fff" })}`;
};
