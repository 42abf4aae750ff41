/** The state of a die at a moment of its throw. */
export type ThrowPicture = {
  /** The remaining distance to the die's final place: 1 at the start, 0 at the end. */
  away: number;
  /** The die's height over the felt. 1 is the top of the first arc. */
  height: number;
  /** The radians that the die still rolls. */
  rolls: number;
  /** How often the die has touched the felt. */
  bounces: number;
};

/** For each arc, the share of the throw at which the die touches the felt, and the height of the arc. */
const ARCS = [
  { until: 0.34, rise: 1 },
  { until: 0.6, rise: 0.42 },
  { until: 0.78, rise: 0.15 },
  { until: 0.9, rise: 0.05 },
];

/** The state of die `index` at a share of the throw from 0 to 1. The second die flies a little later. */
export function throwPicture(share: number, index: number): ThrowPicture {
  const late = index * 0.06;
  const time = Math.min(1, Math.max(0, (share - late) / (1 - late)));
  const left = (1 - time) ** 2.2;
  const bounces = ARCS.filter(({ until }) => time >= until).length;
  const arc = ARCS[bounces];
  const from = ARCS[bounces - 1]?.until ?? 0;
  const within = arc ? (time - from) / (arc.until - from) : 0;
  return {
    away: left,
    height: arc ? arc.rise * Math.sin(Math.PI * within) : 0,
    rolls: left * (9 + index * 1.5),
    bounces,
  };
}
