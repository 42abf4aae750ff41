import type { Draws } from "../../fairness/draws.ts";
import { type Hold, POTS, type PotName, SPECIALS, type SpecialName } from "./data.ts";

/**
 * What a landed coin can be, with its weight: a value in coins of the stake, a pot or a special coin. `coins` of a special coin is what it
 * adds to every other coin. `most` is how many of a pot or special coin a round has.
 */
export type CoinFace = {
  readonly weight: number;
  readonly coins: number;
  readonly most?: number;
  readonly pot?: PotName;
  readonly special?: SpecialName;
};

/** The faces of a coin in the order of their draw. Only a coin that a respin lands can be special. */
export function facesOf({ values, pots, specials }: Hold, isRespun: boolean): CoinFace[] {
  const special = SPECIALS.flatMap((name) => {
    const each = specials?.[name];
    return each ? [{ coins: 0, ...each, special: name }] : [];
  });
  return [...POTS.map((pot) => ({ ...pots[pot], most: 1, pot })), ...values, ...(isRespun ? special : [])];
}

/** How often the round has had each pot and special coin. */
export type FacesSeen = Map<PotName | SpecialName, number>;

/** Draws the face of a landed coin. A pot or special coin that the round has had as often as it may counts as the lowest value. */
export function drawFace(faces: readonly CoinFace[], draws: Draws, seen: FacesSeen): CoinFace {
  let place = draws.below(facesWeight(faces));
  for (const face of faces) {
    place -= face.weight;
    if (place >= 0) continue;
    const name = face.pot ?? face.special;
    if (name === undefined) return face;
    const times = seen.get(name) ?? 0;
    if (times === face.most) return lowestOf(faces);
    seen.set(name, times + 1);
    return face;
  }
  throw new RangeError("the weights do not add up");
}

/** The sum of all weights: the number of equally likely draws for a coin. */
export function facesWeight(faces: readonly Pick<CoinFace, "weight">[]): number {
  return faces.reduce((sum, { weight }) => sum + weight, 0);
}

/** The face with the lowest value, which values ascending makes the first one. */
export function lowestOf(faces: readonly CoinFace[]): CoinFace {
  const lowest = faces.find(({ pot, special }) => pot === undefined && special === undefined);
  if (!lowest) throw new RangeError("no value");
  return lowest;
}
