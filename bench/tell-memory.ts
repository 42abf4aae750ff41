import { writeFileSync } from "node:fs";

/** Loaded into a process whose memory is measured: on SIGUSR2 it collects its garbage and writes what it still holds. */
process.on("SIGUSR2", () => {
  globalThis.gc!();
  writeFileSync(process.env.MEMORY_FILE!, JSON.stringify(process.memoryUsage()));
});
