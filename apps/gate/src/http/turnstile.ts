import { tooManyAttempts } from "./too-many-attempts.ts";

const MAX_NAMES = 10_000;

/**
 * Lets each name through `most` times in `withinMs`, in the memory of this process: for requests that cost time and write nothing.
 * @returns a function that throws DomainError `too_many_attempts` for one time more.
 */
export function createTurnstile({ most, withinMs }: { most: number; withinMs: number }) {
  let passed = new Map<string, number>();
  let startedMs = Number.NEGATIVE_INFINITY;
  return (name: string, now: Date): void => {
    const nowMs = now.getTime();
    if (nowMs - startedMs >= withinMs || nowMs < startedMs || passed.size >= MAX_NAMES) {
      passed = new Map();
      startedMs = nowMs;
    }
    const times = (passed.get(name) ?? 0) + 1;
    if (times > most) throw tooManyAttempts(startedMs + withinMs - nowMs);
    passed.set(name, times);
  };
}
