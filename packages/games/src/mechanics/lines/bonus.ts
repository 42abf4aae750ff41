import { z } from "zod";

const Weight = z.int().min(1).max(1000);

/** A prize in stakes. */
const Prize = z.int().min(1).max(5000);

/** A segment of the wheel: a prize, or free spins with all wins times `multiplier`. Each further award among them gives as many again. */
const BonusSegment = z.union([
  z.strictObject({ weight: Weight, prize: Prize }),
  z.strictObject({ weight: Weight, spins: z.int().min(1).max(50), multiplier: z.int().min(1).max(20) }),
]);
export type BonusSegment = z.infer<typeof BonusSegment>;

/**
 * Three scatters turn a wheel in place of the usual free spins. It stops at a segment that is drawn by weight. `segments` are in the order
 * in which they stand on the wheel, clockwise.
 */
export const BonusWheel = z.strictObject({
  kind: z.literal("bonus-wheel"),
  segments: z.array(BonusSegment).min(8).max(12),
});
export type BonusWheel = z.infer<typeof BonusWheel>;

/** A place of the trail: a prize, or a move by so many places, back if negative, to a place with a prize. */
const TrailPlace = z.union([
  z.strictObject({ prize: Prize }),
  z.strictObject({
    move: z
      .int()
      .min(-6)
      .max(6)
      .refine((move) => move !== 0, { error: "no move" }),
  }),
]);
export type TrailPlace = z.infer<typeof TrailPlace>;

/**
 * Three scatters start a trail. So many throws of a die move a piece along its places, from before the first. Each throw pays the prize of
 * the place where the piece ends. The last place is the end: a throw that would lead beyond it stops there. The end ends the trail, and
 * only then the free spins follow.
 */
export const BonusTrail = z.strictObject({
  kind: z.literal("bonus-trail"),
  throws: z.int().min(2).max(8),
  places: z.array(TrailPlace).min(20).max(30),
});
export type BonusTrail = z.infer<typeof BonusTrail>;

/** The faces of the die. */
export const DIE_FACES = 6;
