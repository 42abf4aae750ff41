import { pictureRandom } from "../../player/picture-random.ts";

/** How a race is shown. Times are shares of its duration; places on the course are shares of the way from the start to the finish. */
export type RacePlan = {
  /** The place of a runner, numbered from 1, at this time. It is 1 when the runner arrives, and grows a little after that. */
  placeOf(runner: number, time: number): number;
  /** The runners' numbers in the order of their places at this time. */
  orderAt(time: number): number[];
  /** When a runner arrives. */
  arrivalOf(runner: number): number;
  /** The first two arrive so close together that a photo decides. */
  isPhoto: boolean;
};

const FIRST_ARRIVAL = 0.82;
const LAST_ARRIVAL = 0.97;
/** The smallest gap between two runners, and the gap below which a photo decides. */
const MIN_GAP = 0.0035;
const PHOTO_GAP = 0.008;
/** Amplitudes of the waves around an even pace, as shares of the course. They are small enough that no runner moves backwards. */
const WAVES = [0.075, 0.035, 0.016] as const;
/** The speed after the finish, in shares of the course. */
const AFTER = 0.3;

/** Plans a race whose runners arrive exactly in this order. `picture` chooses one of many such races. */
export function planRace(order: readonly number[], picture: number): RacePlan {
  const random = pictureRandom(picture);
  const gaps = order.slice(1).map(() => MIN_GAP + random() ** 2);
  const all = gaps.reduce((sum, gap) => sum + gap, 0);
  const spread = LAST_ARRIVAL - FIRST_ARRIVAL - MIN_GAP * gaps.length;
  const arrivals = new Map<number, number>();
  let at = FIRST_ARRIVAL;
  for (const [index, runner] of order.entries()) {
    if (index > 0) at += MIN_GAP + ((gaps[index - 1] ?? 0) / all) * spread;
    arrivals.set(runner, at);
  }
  const waves = new Map(order.map((runner) => [runner, WAVES.map((most) => (random() * 2 - 1) * most)]));

  const arrivalOf = (runner: number) => {
    const arrival = arrivals.get(runner);
    if (arrival === undefined) throw new RangeError(`no runner ${runner}`);
    return arrival;
  };
  const placeOf = (runner: number, time: number) => {
    const arrival = arrivalOf(runner);
    if (time >= arrival) return 1 + (time - arrival) * AFTER;
    const share = Math.max(0, time / arrival);
    const wave = (waves.get(runner) ?? []).reduce(
      (sum, most, index) => sum + most * Math.sin(Math.PI * (index + 1) * share),
      0,
    );
    return share + wave;
  };
  return {
    placeOf,
    arrivalOf,
    orderAt(time) {
      if (time >= LAST_ARRIVAL) return [...order];
      return order.toSorted((one, other) => {
        const [first, second] = [one, other].map(arrivalOf) as [number, number];
        // Runners that have arrived keep their rank.
        if (time >= first || time >= second) return first - second;
        return placeOf(other, time) - placeOf(one, time);
      });
    },
    isPhoto: order.length > 1 && arrivalOf(order[1] ?? 0) - FIRST_ARRIVAL < PHOTO_GAP,
  };
}
