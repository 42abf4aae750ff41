import { linkSync, rmSync, writeFileSync } from "node:fs";

/** Writes the file atomically; keeps what another process has written in the meantime. */
export function writeOnce(file: string, text: string | Buffer): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
}
