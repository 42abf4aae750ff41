import { type CoinFace, facesOf, facesWeight, lowestOf } from "./coins.ts";
import { type Hold, PLACES } from "./data.ts";

/**
 * One way for the total value of the held coins to go on when a coin lands: `weight` of `draws` equally likely draws make it `times` the
 * total before, plus `plus`.
 */
type CoinStep = {
  readonly weight: number;
  readonly draws: number;
  readonly times: number;
  readonly plus: number;
};

/** What a computation knows of the total, for example its moments. Returns it with the totals that a step makes of `from` added. */
export type AddTotals<Totals> = (into: Totals | undefined, from: Totals, step: CoinStep) => Totals;

/**
 * Follows the total value of the coins from the first one on. `start` coins land on the spin and the others in respins. The returned list
 * has the totals for each number of coins from `start` to a full grid, in their order.
 *
 * The state of the chain is how often the round has had each pot and special coin, and a step is linear in the total: so neither the single
 * values nor the respin in which a coin lands is needed.
 */
export function followCoins<Totals>(
  hold: Hold,
  start: number,
  none: Totals,
  add: AddTotals<Totals>,
): Totals[] {
  const faces = { spun: limited(facesOf(hold, false)), respun: limited(facesOf(hold, true)) };
  const same: CoinStep = { weight: 1, draws: 1, times: 1, plus: 0 };
  let states = new Map([[0, none]]);
  const totals: Totals[] = [];
  for (let held = 0; held <= PLACES; held += 1) {
    if (held >= start) {
      let whole: Totals | undefined;
      for (const from of states.values()) whole = add(whole, from, same);
      totals.push(whole ?? none);
    }
    const next = new Map<number, Totals>();
    for (const [state, from] of states)
      for (const { to, step } of stepsFrom(held < start ? faces.spun : faces.respun, state, held))
        next.set(to, add(next.get(to), from, step));
    states = next;
  }
  return totals;
}

/** A face with the place value of its count in the number of a state; 0 if nothing counts it. */
type LimitedFace = CoinFace & { readonly unit: number };

function limited(faces: readonly CoinFace[]): LimitedFace[] {
  let unit = 1;
  return faces.map((face) => {
    if (face.most === undefined) return { ...face, unit: 0 };
    const own = unit;
    unit *= face.most + 1;
    return { ...face, unit: own };
  });
}

function stepsFrom(
  faces: readonly LimitedFace[],
  state: number,
  held: number,
): { to: number; step: CoinStep }[] {
  const draws = facesWeight(faces);
  const lowest = lowestOf(faces);
  const timesSeen = ({ unit, most = 0 }: LimitedFace) => Math.floor(state / unit) % (most + 1);
  const keeper = faces.find(({ special }) => special === "persistent");
  const keepers = keeper ? timesSeen(keeper) : 0;
  return faces.map((face) => {
    const { weight, unit, most } = face;
    const isUsedUp = most !== undefined && timesSeen(face) === most;
    const { coins, special } = isUsedUp ? lowest : face;
    const to = isUsedUp ? state : state + unit;
    // Each persistent coin adds the value of the landed coin once more.
    if (special === "collector" || special === "persistent")
      return { to, step: { weight, draws, times: 2 + keepers, plus: 0 } };
    const boosted = special === "booster" ? held * coins : 0;
    return { to, step: { weight, draws, times: 1, plus: boosted + (1 + keepers) * coins } };
  });
}
