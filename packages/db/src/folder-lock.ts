import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Folders that this process holds. */
const held = new Set<string>();

/**
 * Takes a data folder for this process, since PGlite itself does not: two processes on one folder would destroy it.
 * The file names its owner and when that was started; a lock whose owner is gone is taken over, also when its number has another owner
 * by now: in a container a process that was killed comes back under the same one.
 * @throws when another living process holds the folder.
 * @returns a function that gives the folder back.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, "owner.lock");
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      writeFileSync(file, `${process.pid} ${startOf(process.pid)}`, { flag: "wx" });
      held.add(file);
      return () => {
        held.delete(file);
        rmSync(file, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const [pid, start] = readFileSync(file, "utf8").split(" ");
      const owner = Number(pid);
      if (owner === process.pid ? held.has(file) : isAlive(owner, start ?? "")) {
        throw new Error(
          `The data folder ${folder} is in use by process ${owner}. Stop it, or set DATA_DIR to another folder.`,
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new Error(`The data folder ${folder} could not be locked.`);
}

/** When a process was started, in the system's own count, on Linux; elsewhere nothing. */
function startOf(pid: number): string {
  try {
    // After the name in parentheses, which may hold anything, it is the twentieth.
    const status = readFileSync(`/proc/${pid}/stat`, "utf8");
    return status.slice(status.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

function isAlive(pid: number, start: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return start === "" || startOf(pid) === "" || startOf(pid) === start;
}
