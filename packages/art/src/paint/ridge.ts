import { round } from "./shape.ts";

type Ridge = {
  width: number;
  bottom: number;
  y: number;
  amplitude: number;
  steps: number;
  random: () => number;
};

/** A rolling line of hills from edge to edge, closed along the bottom. */
export function rollingRidge({ width, bottom, y, amplitude, steps, random }: Ridge): string {
  const step = width / steps;
  let previous = y + (random() - 0.5) * amplitude;
  let d = `M${-step} ${bottom}L${-step} ${round(previous)}`;
  for (let index = 0; index <= steps + 1; index++) {
    const x = index * step;
    const next = y + (random() - 0.5) * 2 * amplitude;
    d += `C${round(x - step / 2)} ${round(previous)} ${round(x - step / 2)} ${round(next)} ${round(x)} ${round(next)}`;
    previous = next;
  }
  return `${d}V${bottom}Z`;
}

/** A jagged line of peaks. */
export function jaggedRidge({ width, bottom, y, amplitude, steps, random }: Ridge): string {
  const step = width / steps;
  let d = `M${round(-step)} ${bottom}`;
  for (let index = -1; index <= steps + 1; index++) {
    d += `L${round(index * step)} ${round(y + random() * amplitude * 0.5)}`;
    d += `L${round((index + 0.3 + random() * 0.4) * step)} ${round(y - random() * amplitude)}`;
  }
  return `${d}V${bottom}Z`;
}

/** Even waves with pointed crests, as on an old stage. */
export function waveRidge(width: number, y: number, bottom: number, crest: number, shift = 0): string {
  const half = crest * 0.32;
  let d = `M${round(-crest * 2 + shift)} ${bottom}V${round(y)}`;
  for (let x = -crest * 2 + shift; x < width + crest; x += crest) {
    d += `C${round(x + crest * 0.25)} ${round(y + half)} ${round(x + crest * 0.75)} ${round(y + half)} ${round(x + crest)} ${round(y)}`;
  }
  return `${d}V${bottom}Z`;
}
