import { toTenths } from "@bellwether/contract/to-tenths.ts";

export { toTenths };

export function circle(x: number, y: number, radius: number, fill: string, more = ""): string {
  return `<circle cx="${toTenths(x)}" cy="${toTenths(y)}" r="${toTenths(radius)}" fill="${fill}" ${more}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ""): string {
  return `<ellipse cx="${toTenths(x)}" cy="${toTenths(y)}" rx="${toTenths(rx)}" ry="${toTenths(ry)}" fill="${fill}" ${more}/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ""): string {
  return `<rect x="${toTenths(x)}" y="${toTenths(y)}" width="${toTenths(width)}" height="${toTenths(height)}" fill="${fill}" ${more}/>`;
}

export function path(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function line(d: string, stroke: string, width: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${toTenths(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function polygon(points: [number, number][], fill: string, more = ""): string {
  return path(`M${points.map(([x, y]) => `${toTenths(x)} ${toTenths(y)}`).join("L")}Z`, fill, more);
}

/** Runs `draw` for 0 to count − 1 and joins the results. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}
