import { writeFileSync } from "node:fs";

const COLLECTIONS = 5;
const PAUSE_MS = 100;

/** Loaded into a process whose memory is measured: on SIGUSR2 it runs a garbage collection and prints the remaining bytes. */
process.on("SIGUSR2", async () => {
  // More than once, because weakly held objects and objects with finalizers are freed one turn after the other.
  for (let turn = 0; turn < COLLECTIONS; turn += 1) {
    globalThis.gc!();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  writeFileSync(process.env.MEMORY_FILE!, JSON.stringify(process.memoryUsage()));
});
