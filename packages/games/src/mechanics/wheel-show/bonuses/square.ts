import { lawOfWeights } from "../../../exact/law.ts";
import type { BonusOf } from "./bonus-data.ts";
import type { BonusKindRules } from "./bonus-kind-rules.ts";

const EYES = [1, 2, 3, 4, 5, 6] as const;

/** Two dice a roll. The walk begins at field 0 and goes on from where the last roll ended. */
export const square: BonusKindRules<BonusOf<"square">> = {
  hasPick: false,
  draw({ spot, rolls, rents }, _, draws) {
    let field = 0;
    const walked = Array.from({ length: rolls }, () => {
      const dice: [number, number] = [1 + draws.below(6), 1 + draws.below(6)];
      field = (field + dice[0] + dice[1]) % rents.length;
      return { dice, field, rent: rentAt(rents, field, dice[0] === dice[1]) };
    });
    const total = walked.reduce((sum, { rent }) => sum + rent, 0);
    return { type: "square-walked", spot, rolls: walked, values: [total] };
  },
  law({ rolls, rents }) {
    // The number of ways to each field with each sum of rents so far.
    let ways = new Map([[0, new Map([[0, 1n]])]]);
    for (let roll = 0; roll < rolls; roll += 1) {
      const next: typeof ways = new Map();
      for (const [from, sums] of ways)
        for (const one of EYES)
          for (const other of EYES) {
            const field = (from + one + other) % rents.length;
            const rent = rentAt(rents, field, one === other);
            const reached = next.get(field) ?? new Map<number, bigint>();
            next.set(field, reached);
            for (const [sum, count] of sums) reached.set(sum + rent, (reached.get(sum + rent) ?? 0n) + count);
          }
      ways = next;
    }
    return lawOfWeights([...ways.values()].flatMap((sums) => [...sums]));
  },
  showMs: ({ rolls }) => 7_000 + rolls * 4_500,
};

function rentAt(rents: readonly number[], field: number, isDouble: boolean): number {
  return (rents[field] as number) * (isDouble ? 2 : 1);
}
