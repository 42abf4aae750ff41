import { readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Waits for garbage that is only released over time, such as timers and closed handles. */
const SETTLE_MS = 2_000;
const POLL_MS = 50;

/** The environment of a process that {@link heldBytes} can measure. */
export function memoryReporting(file: string): Record<string, string> {
  const reporter = fileURLToPath(new URL("./report-memory.ts", import.meta.url));
  return { NODE_OPTIONS: `--expose-gc --import ${reporter}`, MEMORY_FILE: file };
}

/** Bytes that the process holds in JavaScript objects and in external buffers, after a garbage collection. */
export async function heldBytes(pid: number, file: string): Promise<number> {
  await sleep(SETTLE_MS);
  rmSync(file, { force: true });
  process.kill(pid, "SIGUSR2");
  for (;;) {
    await sleep(POLL_MS);
    const report = readIfWhole(file);
    if (report) return report.heapUsed + report.external;
  }
}

function readIfWhole(file: string): NodeJS.MemoryUsage | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as NodeJS.MemoryUsage;
  } catch {
    return undefined;
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
