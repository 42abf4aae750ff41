import { spawnSync } from "node:child_process";
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

export type SmallDisk = {
  folder: string;
  /** Uses up all free space. */
  fill(): void;
  /** Frees it again. */
  free(): void;
  remove(): void;
};

const BLOCK = Buffer.alloc(65_536);

/**
 * A separate in-memory disk of so many megabytes. Mounting needs root and a machine that lets root mount: otherwise the test fails, or is
 * skipped if `WITHOUT_FULL_DISKS=true` says that this is known.
 */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync("/tmp/bellwether-disk-");
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]);
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    if (process.env.WITHOUT_FULL_DISKS === "true") return undefined;
    throw new Error(`${MOUNTING_REFUSED}: ${mounted.stderr}. WITHOUT_FULL_DISKS=true skips these tests.`);
  }
  chmodSync(folder, 0o755);
  const ballast = join(folder, "ballast");
  return {
    folder,
    fill() {
      const file = openSync(ballast, "a");
      try {
        // The last write may be part of a block, and the next then fails.
        for (;;) writeSync(file, BLOCK);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      spawnSync("umount", [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Why a test of a full disk did not run. */
export const MOUNTING_REFUSED =
  "a disk of its own cannot be mounted here: that takes root, and a machine that lets root mount";
