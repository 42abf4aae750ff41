/** One claim: what we do, what the peer does in the same run, and what their ratio must reach. */
export type Measurement = {
  name: string;
  ours: number;
  /** Nothing to compare with: a figure that is only reported. */
  peer: number | null;
  unit: string;
  goal: { atLeast: number } | { atMost: number } | null;
};

export type Bench = { name: string; run: () => Promise<Measurement[]> };

export function ratioOf({ ours, peer }: Measurement): number | null {
  return peer === null ? null : ours / peer;
}

export function isMet(measurement: Measurement): boolean | null {
  const ratio = ratioOf(measurement);
  if (ratio === null || !measurement.goal) return null;
  return "atLeast" in measurement.goal ? ratio >= measurement.goal.atLeast : ratio <= measurement.goal.atMost;
}

/** The middle one: what a noisy machine does most of the time. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
}

/**
 * Runs ours and the peer in turns, so that both meet the same noise, and keeps the pair whose ratio is the median of all.
 */
export async function inTurns(
  turns: number,
  ours: () => Promise<number>,
  peer: () => Promise<number>,
): Promise<{ ours: number; peer: number }> {
  const pairs: { ours: number; peer: number }[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const peerRate = await peer();
    pairs.push({ ours: await ours(), peer: peerRate });
  }
  const middle = median(pairs.map((pair) => pair.ours / pair.peer));
  return pairs.find((pair) => pair.ours / pair.peer === middle)!;
}

/** Operations a second of `work`, which does `count` of them. */
export async function rate(count: number, work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return count / ((performance.now() - start) / 1_000);
}
