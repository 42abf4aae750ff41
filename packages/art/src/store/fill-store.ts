import type { Unit } from "../files/unit.ts";
import type { StoreLog } from "./store-log.ts";
import type { StoredFiles } from "./stored-files.ts";

export type Filling = {
  /** How many are drawn at the same time. */
  atOnce: number;
  signal?: AbortSignal;
  /** Is awaited after each drawing with the time it took, so that a background job can leave most of a core to others. */
  rest?: (tookMs: number) => Promise<unknown>;
  /** In files, counting those that were missing at the start. */
  progress?: (done: number, missing: number) => void;
};

export type Filled = {
  drawn: number;
  present: number;
  failed: number;
  removed: number;
  /** Every picture is now in the folder. */
  complete: boolean;
};

/** More failures in a row mean that the cause is not a single picture. */
const MAX_FAILURES_IN_A_ROW = 3;

export async function fillStore(
  { atOnce, signal, rest, progress }: Filling,
  store: {
    units: readonly Unit[];
    files: StoredFiles;
    drawAhead: (unit: Unit) => Promise<unknown>;
    diskTakes: () => boolean;
    log: StoreLog;
  },
): Promise<Filled> {
  const { units, files, log } = store;
  const began = new Date();
  const stored = new Set(await files.list());
  const missing = units.filter((unit) => !files.namesOf(unit).every((name) => stored.has(name)));
  const count = (some: readonly Unit[]) => some.reduce((sum, unit) => sum + unit.files.length, 0);
  const total = count(missing);
  let drawn = 0;
  let failed = 0;
  let failuresInARow = 0;
  const goesOn = () => !signal?.aborted && store.diskTakes() && failuresInARow < MAX_FAILURES_IN_A_ROW;

  const waiting = missing.values();
  async function work(): Promise<void> {
    for (const unit of waiting) {
      if (!goesOn()) return;
      const begunMs = performance.now();
      try {
        // It may have been requested meanwhile, or drawn by another process.
        if (!(await files.has(unit))) await store.drawAhead(unit);
        drawn += unit.files.length;
        failuresInARow = 0;
      } catch (err) {
        if (signal?.aborted) return;
        failed += unit.files.length;
        failuresInARow += 1;
        log.warn({ err, picture: unit.files[0] }, "a picture could not be drawn");
      }
      progress?.(drawn + failed, total);
      await rest?.(performance.now() - begunMs);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));

  const complete = drawn === total && store.diskTakes();
  const removed = complete ? await files.removeOrphans(units, began) : 0;
  return { drawn, present: count(units) - total, failed, removed, complete };
}
