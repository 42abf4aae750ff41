/**
 * The chosen place in a list after a key: the arrows go round, Home and End to its ends. Undefined for another key, which means something else.
 */
export function moveChoice(key: string, chosen: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (chosen + 1) % count;
  if (key === "ArrowUp") return (chosen - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
