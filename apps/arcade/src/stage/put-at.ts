/** Positions an element of the board's overlay at a point of the field in design pixels. */
export function putAt<Target extends HTMLElement>(target: Target, x: number, y: number): Target {
  target.style.left = `calc(var(--unit) * ${x.toFixed(1)})`;
  target.style.top = `calc(var(--unit) * ${y.toFixed(1)})`;
  return target;
}
