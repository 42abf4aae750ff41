/** The number of ways to choose `some` of `all` things; 0 if there are too few. */
export function waysToChoose(all: number, some: number): bigint {
  if (some < 0 || some > all) return 0n;
  let ways = 1n;
  for (let taken = 0; taken < some; taken += 1) ways = (ways * BigInt(all - taken)) / BigInt(taken + 1);
  return ways;
}
