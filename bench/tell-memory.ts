import { writeFileSync } from "node:fs";

const COLLECTIONS = 5;
const PAUSE_MS = 100;

/** Loaded into a process whose memory is measured: on SIGUSR2 it collects its garbage and writes what it still holds. */
process.on("SIGUSR2", async () => {
  // More than once: what is only weakly held, and what waits for a finalizer, goes one turn after the other.
  for (let turn = 0; turn < COLLECTIONS; turn += 1) {
    globalThis.gc!();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  writeFileSync(process.env.MEMORY_FILE!, JSON.stringify(process.memoryUsage()));
});
