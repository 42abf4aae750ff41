import { z } from "zod";

/** A whole multiple of the bet that a bonus pays to one. */
const Value = z.int().min(1).max(2_000);
const Weight = z.int().min(1).max(10_000);
const WeightedValues = z
  .array(z.strictObject({ value: Value, weight: Weight }))
  .min(2)
  .max(20);

/** The spot of a bonus, and its name, which is the same in all languages. */
const named = { spot: z.string().regex(/^[a-z-]{2,20}$/), name: z.string().min(1).max(24) };

/** A second wheel with a pointer for each pick, at equal distances. Every segment is equally likely at every pointer. */
const SecondWheel = z.strictObject({
  kind: z.literal("second-wheel"),
  ...named,
  values: z.array(Value).min(6).max(60),
});
/** A box for each pick; the values are shuffled into them. */
const Boxes = z.strictObject({ kind: z.literal("boxes"), ...named, values: z.array(Value).min(2).max(8) });
/** A climb that ends at one of the rungs, from the lowest up, by weight. Everybody gets its value. */
const Ladder = z.strictObject({ kind: z.literal("ladder"), ...named, rungs: WeightedValues });
/** A coin whose two sides get values by weight. Everybody gets the value of the side that is up. */
const Coin = z.strictObject({ kind: z.literal("coin"), ...named, sides: WeightedValues });
/** Rolls of two dice round a square of fields, from field 0. Each roll collects the rent of the field where it ends, a double twice. */
const Square = z.strictObject({
  kind: z.literal("square"),
  ...named,
  rolls: z.int().min(1).max(6),
  rents: z.array(Value).min(13).max(40),
});

/** A bonus round. A bet on its spot is paid the value of the player's pick to one. */
export const Bonus = z.discriminatedUnion("kind", [SecondWheel, Boxes, Ladder, Coin, Square]);
export type Bonus = z.infer<typeof Bonus>;
export type BonusOf<Kind extends Bonus["kind"]> = Extract<Bonus, { kind: Kind }>;
