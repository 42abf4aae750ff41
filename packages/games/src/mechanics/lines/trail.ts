import { type BonusTrail, DIE_FACES } from "./bonus.ts";

/** The piece begins one place before the first. */
export const TRAIL_START = -1;

/** A throw of the trail: the place that the die leads to, the place where the piece ends, and its prize in stakes. */
type TrailStep = { readonly landed: number; readonly place: number; readonly prize: number };

/** Moves the piece by one throw. A throw that would lead beyond the end stops there. */
export function trailStepOf({ places }: BonusTrail, from: number, face: number): TrailStep {
  const landed = Math.min(from + face, places.length - 1);
  const at = places[landed];
  const place = at && "move" in at ? landed + at.move : landed;
  const target = places[place];
  if (!target || "move" in target) throw new Error(`no prize at place ${place}`);
  return { landed, place, prize: target.prize };
}

/** Whether a place is the end of the trail. */
export const isEnd = ({ places }: BonusTrail, place: number): boolean => place === places.length - 1;

/** The number of throws for each sum of prizes in stakes: of trails that reach the end, and of trails that do not. */
export type TrailSums = {
  readonly ended: ReadonlyMap<number, number>;
  readonly open: ReadonlyMap<number, number>;
};

/** Counts all series of throws, from place to place. A trail that ends early counts for all throws that it does not use. */
export function countTrails(trail: BonusTrail): TrailSums {
  const ended = new Map<number, number>();
  const open = new Map<number, number>();
  let states = new Map([[TRAIL_START, new Map([[0, 1]])]]);
  for (let left = trail.throws - 1; left >= 0; left -= 1) {
    const next = new Map<number, Map<number, number>>();
    for (const [from, sums] of states)
      for (let face = 1; face <= DIE_FACES; face += 1) {
        const { place, prize } = trailStepOf(trail, from, face);
        const into = next.get(place) ?? new Map<number, number>();
        next.set(place, into);
        for (const [sum, count] of sums) into.set(sum + prize, (into.get(sum + prize) ?? 0) + count);
      }
    for (const [place, sums] of next) {
      const isOver = isEnd(trail, place);
      if (!isOver && left > 0) continue;
      const into = isOver ? ended : open;
      for (const [sum, count] of sums) into.set(sum, (into.get(sum) ?? 0) + count * DIE_FACES ** left);
      next.delete(place);
    }
    states = next;
  }
  return { ended, open };
}
