import type { CpuClock } from "./cpu-time.ts";

/** One claim: what we do, what the peer does in the same run, and what their ratio must reach. */
export type Measurement = {
  name: string;
  ours: number;
  /** Nothing to compare with: the figure itself is what the goal is about, if there is one. */
  peer: number | null;
  /** The same for each second of processor time that the servers used, where servers are compared. */
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

/** Operations a second, and how many for each second of the servers' processor time. */
type Turn = { rate: number; perCpuSecond: number };

/**
 * Runs ours and the peer in turns, so that both meet the same noise, and keeps the pair whose ratio is the median of all; of the figures for processor time likewise.
 * `cpu` are the clocks of each side's servers, without the load's own.
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

/** The same for two servers under the same load, after each has had it once. */
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

/** Operations a second of `work`, which does `count` of them. */
export async function rate(count: number, work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return count / ((performance.now() - start) / 1_000);
}
