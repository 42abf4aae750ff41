import type { Spread } from "./spread-of-wins.ts";

const WIDTH = 720;
const HEIGHT = 360;
const LEFT = 56;
const BOTTOM = 300;
const TOP = 48;
/** A class with one round in a million still gets a visible bar. */
const MIN_SHARE = 1e-6;

/** The spread of wins as an SVG: a bar for each class; its height is the logarithm of its share of the rounds. */
export function plotSpread(title: string, { rounds, classes }: Spread): string {
  const step = (WIDTH - LEFT - 16) / classes.length;
  const heightOf = (share: number) =>
    share === 0 ? 0 : (1 - Math.log10(Math.max(share, MIN_SHARE)) / Math.log10(MIN_SHARE)) * (BOTTOM - TOP);
  const bars = classes.map(({ name, rounds: count }, place) => {
    const share = count / rounds;
    const height = Math.max(count > 0 ? 2 : 0, heightOf(share));
    const x = LEFT + place * step;
    const middle = (x + step / 2).toFixed(1);
    return [
      `<rect x="${(x + 4).toFixed(1)}" y="${(BOTTOM - height).toFixed(1)}" width="${(step - 8).toFixed(1)}" height="${height.toFixed(1)}" rx="3" fill="${place < 2 ? "#8a8f9c" : "#c8862b"}"/>`,
      `<text x="${middle}" y="${(BOTTOM - height - 6).toFixed(1)}" text-anchor="middle">${percentOf(share)}</text>`,
      `<text x="${middle}" y="${BOTTOM + 18}" text-anchor="middle">${name}</text>`,
    ].join("");
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif" font-size="12" fill="#1c2030"><rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/><text x="${LEFT}" y="24" font-size="16">${title}</text>${bars.join("")}<line x1="${LEFT}" y1="${BOTTOM}" x2="${WIDTH - 16}" y2="${BOTTOM}" stroke="#1c2030"/><text x="${LEFT}" y="${BOTTOM + 42}">payout in stakes; share of ${rounds.toLocaleString("en")} rounds with fixed seeds, logarithmic</text></svg>
`;
}

function percentOf(share: number): string {
  if (share === 0) return "–";
  return `${share >= 0.001 ? (share * 100).toFixed(1) : (share * 100).toPrecision(1)} %`;
}
