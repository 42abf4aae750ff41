/** Maps a movement's share of time to its progress, both from 0 to 1; it may overshoot in between. */
export type Ease = (time: number) => number;

export const linear: Ease = (time) => time;
export const easeIn: Ease = (time) => time * time;
export const easeOut: Ease = (time) => 1 - (1 - time) ** 3;

/** Overshoots and returns, as a reel does on its spring. */
export const easeBack: Ease = (time) => 1 + 2.4 * (time - 1) ** 3 + 1.4 * (time - 1) ** 2;

/** Falls and bounces twice. */
export const easeBounce: Ease = (time) => {
  if (time < 1 / 2.2) return (2.2 * time) ** 2;
  if (time < 1.75 / 2.2) return 0.9 + 0.1 * ((time - 1.375 / 2.2) * 5.5) ** 2;
  return 0.975 + 0.025 * ((time - 1.97 / 2.2) * 9) ** 2;
};

/** Goes up and back down to the start. */
export const pulse: Ease = (time) => Math.sin(Math.PI * time);
