/** Is what was read at `readAt` younger than `forMs`, by the clock in milliseconds? What was read in the future was read before the clock was set back. */
export function isFresh(readAt: number, now: number, forMs: number): boolean {
  return readAt <= now && now - readAt < forMs;
}
