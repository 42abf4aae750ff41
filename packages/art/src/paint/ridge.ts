import { toTenths } from "./shape.ts";

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
  let d = `M${-step} ${bottom}L${-step} ${toTenths(previous)}`;
  for (let index = 0; index <= steps + 1; index++) {
    const x = index * step;
    const next = y + (random() - 0.5) * 2 * amplitude;
    d += `C${toTenths(x - step / 2)} ${toTenths(previous)} ${toTenths(x - step / 2)} ${toTenths(next)} ${toTenths(x)} ${toTenths(next)}`;
    previous = next;
  }
  return `${d}V${bottom}Z`;
}

/** A jagged line of peaks. */
export function jaggedRidge({ width, bottom, y, amplitude, steps, random }: Ridge): string {
  const step = width / steps;
  let d = `M${toTenths(-step)} ${bottom}`;
  for (let index = -1; index <= steps + 1; index++) {
    d += `L${toTenths(index * step)} ${toTenths(y + random() * amplitude * 0.5)}`;
    d += `L${toTenths((index + 0.3 + random() * 0.4) * step)} ${toTenths(y - random() * amplitude)}`;
  }
  return `${d}V${bottom}Z`;
}

/** Even waves with pointed crests, as on an old stage. */
export function waveRidge(width: number, y: number, bottom: number, crest: number, shift = 0): string {
  const half = crest * 0.32;
  let d = `M${toTenths(-crest * 2 + shift)} ${bottom}V${toTenths(y)}`;
  for (let x = -crest * 2 + shift; x < width + crest; x += crest) {
    d += `C${toTenths(x + crest * 0.25)} ${toTenths(y + half)} ${toTenths(x + crest * 0.75)} ${toTenths(y + half)} ${toTenths(x + crest)} ${toTenths(y)}`;
  }
  return `${d}V${bottom}Z`;
}
