/**
 * Whether a value read at `readAt` is younger than `forMs`, by the clock in milliseconds. A `readAt` in the future means that the clock was
 * set back: then it is not fresh.
 */
export function isFresh(readAt: number, now: number, forMs: number): boolean {
  return readAt <= now && now - readAt < forMs;
}
