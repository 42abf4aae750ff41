import type { Rect } from "../../stage/lay-out-board.ts";

type Places<Spot extends string> = Readonly<Record<Spot, Rect>>;

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest spot in the direction of an arrow key. Undefined for another key, and at the edge. */
export function neighbourOf<Spot extends string>(
  places: Places<Spot> | undefined,
  spot: Spot,
  key: string,
): Spot | undefined {
  const step = STEPS[key];
  if (!places || !step) return undefined;
  const [stepX, stepY] = step;
  const from = middleOf(places, spot);
  let nearest: Spot | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const other of Object.keys(places) as Spot[]) {
    const { x, y } = middleOf(places, other);
    // A distance to the side counts double, so a spot straight ahead is preferred to one at an angle.
    const ahead = (x - from.x) * stepX + (y - from.y) * stepY;
    const aside = Math.abs((x - from.x) * stepY) + Math.abs((y - from.y) * stepX);
    const way = ahead + 2 * aside;
    if (ahead < 1 || aside > ahead * 4 || way >= least) continue;
    least = way;
    nearest = other;
  }
  return nearest;
}

function middleOf<Spot extends string>(places: Places<Spot>, spot: Spot): { x: number; y: number } {
  const { x, y, width, height } = places[spot];
  return { x: x + width / 2, y: y + height / 2 };
}
