/** Numbers in markup keep one decimal place: a tile is never drawn larger than 1,000 units. */
export const round = (value: number) => Math.round(value * 10) / 10;

export function circle(x: number, y: number, radius: number, fill: string, more = ""): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" ${more}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ""): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${more}/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ""): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${more}/>`;
}

export function path(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function line(d: string, stroke: string, width: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function polygon(points: [number, number][], fill: string, more = ""): string {
  return path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`, fill, more);
}

/** Runs `draw` for 0 to count − 1 and joins the results. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}
