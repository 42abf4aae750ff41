/** One claim: what we do, what the peer does in the same run, and what their ratio must reach. */
export type Measurement = {
  name: string;
  ours: number;
  /** Nothing to compare with: the figure itself is what the goal is about, if there is one. */
  peer: number | null;
  unit: string;
  goal: { atLeast: number } | { atMost: number } | null;
};

export type Bench = { name: string; run: () => Promise<Measurement[]> };

export function ratioOf({ ours, peer }: Measurement): number | null {
  return peer === null ? null : ours / peer;
}

export function isMet(measurement: Measurement): boolean | null {
  const { goal } = measurement;
  if (!goal) return null;
  const figure = ratioOf(measurement) ?? measurement.ours;
  return "atLeast" in goal ? figure >= goal.atLeast : figure <= goal.atMost;
}

/** The value below which `share` of them lie, for example 0.99. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
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

/** The same for two servers under the same load, after each has had it once. */
export async function inTurnsOn(
  ports: { ours: number; peer: number },
  load: (port: number) => Promise<number>,
): Promise<{ ours: number; peer: number }> {
  await load(ports.ours);
  await load(ports.peer);
  return inTurns(
    5,
    () => load(ports.ours),
    () => load(ports.peer),
  );
}

/** Operations a second of `work`, which does `count` of them. */
export async function rate(count: number, work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return count / ((performance.now() - start) / 1_000);
}
