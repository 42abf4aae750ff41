/** The number of balls that a lobby shows of a draw of numbers. */
const SHOWN = 6;

/** The last balls of a draw as a lobby shows them, the last one first. */
export function lastBalls(numbers: readonly number[]): string[] {
  return numbers.slice(-SHOWN).reverse().map(String);
}
