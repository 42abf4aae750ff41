import type { CpuClock } from "./cpu-time.ts";

/** One claim: our figure, the peer's figure in the same run, and the goal for their ratio. */
export type Measurement = {
  name: string;
  ours: number;
  /** For claims without a peer: the goal, if any, applies to the figure itself. */
  peer: number | null;
  /** The same per second of the servers' processor time, for comparisons of servers. */
  perCpuSecond?: Pair;
  unit: string;
  goal: { atLeast: number } | { atMost: number } | null;
};

type Pair = { ours: number; peer: number };

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

/** A quantile: the value below which `share` of them are, for example 0.99. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

/** The median: what a noisy machine does most of the time. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
}

/** Operations per second, and operations per second of the servers' processor time. */
type Turn = { rate: number; perCpuSecond: number };

/**
 * Runs ours and the peer alternately, so that both meet the same noise, and keeps the pair with the median ratio; likewise for the figures
 * of processor time. `cpu` are the clocks of each side's servers, without the load generator's.
 */
export async function inTurns(
  turns: number,
  ours: () => Promise<number>,
  peer: () => Promise<number>,
  cpu?: { ours: CpuClock; peer: CpuClock },
): Promise<Pair & { perCpuSecond?: Pair }> {
  const pairs: { ours: Turn; peer: Turn }[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const peerTurn = await timed(peer, cpu?.peer);
    pairs.push({ ours: await timed(ours, cpu?.ours), peer: peerTurn });
  }
  const middle = (figure: (turn: Turn) => number) =>
    middlePair(pairs.map((pair) => ({ ours: figure(pair.ours), peer: figure(pair.peer) })));
  return {
    ...middle((turn) => turn.rate),
    ...(cpu && { perCpuSecond: middle((turn) => turn.perCpuSecond) }),
  };
}

async function timed(work: () => Promise<number>, cpu: CpuClock = () => 0): Promise<Turn> {
  const before = cpu();
  const start = performance.now();
  const rate = await work();
  const seconds = (performance.now() - start) / 1_000;
  return { rate, perCpuSecond: (rate * seconds) / (cpu() - before) };
}

function middlePair(pairs: readonly Pair[]): Pair {
  const ratio = median(pairs.map((pair) => pair.ours / pair.peer));
  return pairs.find((pair) => pair.ours / pair.peer === ratio)!;
}

/** Measures two servers in turns under the same load, after one warm-up of each. */
export async function inTurnsOn(
  ports: Pair,
  load: (port: number) => Promise<number>,
  cpu?: { ours: CpuClock; peer: CpuClock },
): Promise<Pair & { perCpuSecond?: Pair }> {
  await load(ports.ours);
  await load(ports.peer);
  return inTurns(
    5,
    () => load(ports.ours),
    () => load(ports.peer),
    cpu,
  );
}

/** Operations per second of `work`, which performs `count` of them. */
export async function rate(count: number, work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return count / ((performance.now() - start) / 1_000);
}
