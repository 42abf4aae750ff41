/** Progress of a movement from its share of time, both from 0 to 1; it may overshoot on the way. */
export type Ease = (time: number) => number;

export const linear: Ease = (time) => time;
export const easeIn: Ease = (time) => time * time;
export const easeOut: Ease = (time) => 1 - (1 - time) ** 3;

/** Past the mark and back, as a reel does on its spring. */
export const easeBack: Ease = (time) => 1 + 2.4 * (time - 1) ** 3 + 1.4 * (time - 1) ** 2;

/** Falls, and bounces twice. */
export const easeBounce: Ease = (time) => {
  if (time < 1 / 2.2) return (2.2 * time) ** 2;
  if (time < 1.75 / 2.2) return 0.9 + 0.1 * ((time - 1.375 / 2.2) * 5.5) ** 2;
  return 0.975 + 0.025 * ((time - 1.97 / 2.2) * 9) ** 2;
};

/** Up and back down to where it began. */
export const pulse: Ease = (time) => Math.sin(Math.PI * time);
