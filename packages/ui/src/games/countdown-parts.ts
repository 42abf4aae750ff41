export type CountdownParts = {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
};

/** The time left, rounded up to the second so that it reaches 0 exactly at the end; never negative. */
export function countdownParts(endsAtMs: number, nowMs: number): CountdownParts {
  const left = Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}

/** Time until the shown seconds change, so that the clock does not lag. */
export function untilNextSecond(endsAtMs: number, nowMs: number): number {
  const left = endsAtMs - nowMs;
  return left <= 0 ? 0 : left % 1000 || 1000;
}
