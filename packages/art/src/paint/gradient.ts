import { toTenths } from "./shape.ts";

type Stop = [offset: number, colour: string, opacity?: number];

const stopMarkup = ([offset, colour, opacity]: Stop) =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`;

/** A gradient from top to bottom of the shape that it fills. */
export function vertical(id: string, stops: Stop[]): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(stopMarkup).join("")}</linearGradient>`;
}

export function horizontal(id: string, stops: Stop[]): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0">${stops.map(stopMarkup).join("")}</linearGradient>`;
}

export function radial(id: string, stops: Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops.map(stopMarkup).join("")}</radialGradient>`;
}

/** A soft disc of light, strongest in its middle. */
export function glowCircle(
  id: string,
  x: number,
  y: number,
  radius: number,
  colour: string,
  opacity = 1,
): string {
  const fade = radial(id, [
    [0, colour, opacity],
    [0.45, colour, opacity * 0.45],
    [1, colour, 0],
  ]);
  return `${fade}<circle cx="${toTenths(x)}" cy="${toTenths(y)}" r="${toTenths(radius)}" fill="url(#${id})"/>`;
}
