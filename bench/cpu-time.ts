import { readdirSync, readFileSync } from "node:fs";

/** Seconds of processor time used so far, in user and kernel mode. */
export type CpuClock = () => number;

/** Of this process, when the measured code runs in it. */
export const ownCpu: CpuClock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};

/** Of a process and its descendants, including those that have ended. */
export function cpuOf(pid: number): CpuClock {
  return () => {
    const all = readProcesses();
    const treeOf = (root: number): number =>
      (all.get(root)?.seconds ?? 0) +
      [...all].filter(([, { parent }]) => parent === root).reduce((sum, [child]) => sum + treeOf(child), 0);
    return treeOf(pid);
  };
}

export function together(...clocks: readonly CpuClock[]): CpuClock {
  return () => clocks.reduce((sum, clock) => sum + clock(), 0);
}

/** Linux reports these times in hundredths of a second on every machine. */
const TICKS_A_SECOND = 100;

/** See proc(5), `/proc/pid/stat`: the fields after the name in brackets begin with state and parent. */
function readProcesses(): Map<number, { parent: number; seconds: number }> {
  const all = new Map<number, { parent: number; seconds: number }>();
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "latin1");
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      const [user, system, usersOfEnded, systemsOfEnded] = fields.slice(11, 15).map(Number);
      const ticks = user! + system! + usersOfEnded! + systemsOfEnded!;
      all.set(Number(name), { parent: Number(fields[1]), seconds: ticks / TICKS_A_SECOND });
    } catch {
      // It ended while we read.
    }
  }
  return all;
}
