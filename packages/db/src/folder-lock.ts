import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { tryLock } from "fs-native-extensions";

/**
 * Locks a data folder for this process, because PGlite itself does not and two processes on one folder would destroy it. It is a kernel
 * lock on the open file: it works across all containers of the machine, whatever their process ids are, and it ends with the process. The
 * file's text only tells people who holds it.
 * @throws when another process holds the folder, or when its file system has no locks.
 * @returns a function that releases the folder.
 */
export function lockFolder(folder: string, lock: (file: number) => boolean = tryLock): () => void {
  const path = join(folder, "owner.lock");
  const file = openSync(path, "a+", 0o600);
  try {
    if (!isGranted(() => lock(file), folder)) {
      const [pid, host] = readFileSync(path, "utf8").split(" ");
      const where = host && host !== hostname() ? ` on ${host}` : "";
      throw new Error(
        `The data folder ${folder} is in use by process ${pid || "(unknown)"}${where}. Stop it, or set DATA_DIR to another folder.`,
      );
    }
    ftruncateSync(file);
    writeSync(file, `${process.pid} ${hostname()}`);
  } catch (error) {
    closeSync(file);
    throw error;
  }
  return () => closeSync(file);
}

function isGranted(lock: () => boolean, folder: string): boolean {
  try {
    return lock();
  } catch (error) {
    throw new Error(
      `The data folder ${folder} cannot be locked (${(error as Error).message}). Put it on a local disk, or set DATABASE_URL.`,
    );
  }
}
