import { toTenths } from "./shape.ts";

/** Wedges of light from one point, as one path. */
export function rays(x: number, y: number, radius: number, count: number, share = 0.5, turn = 0): string {
  const slice = (Math.PI * 2) / count;
  let d = "";
  for (let index = 0; index < count; index++) {
    const from = turn + index * slice;
    const to = from + slice * share;
    d += `M${toTenths(x)} ${toTenths(y)}L${toTenths(x + Math.cos(from) * radius)} ${toTenths(y + Math.sin(from) * radius)}`;
    d += `L${toTenths(x + Math.cos(to) * radius)} ${toTenths(y + Math.sin(to) * radius)}Z`;
  }
  return d;
}

/** A star with `points` tips. */
export function star(
  x: number,
  y: number,
  outer: number,
  inner: number,
  points = 4,
  turn = -Math.PI / 2,
): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 ? inner : outer;
    const angle = turn + (index * Math.PI) / points;
    return `${toTenths(x + Math.cos(angle) * radius)} ${toTenths(y + Math.sin(angle) * radius)}`;
  });
  return `M${corners.join("L")}Z`;
}
