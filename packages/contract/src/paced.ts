import { SECOND_MS } from "./durations.ts";

/** Whether nobody has used this node for some minutes. Without it, somebody always counts as there. */
export type QuietPort = { isQuiet?: (() => boolean) | undefined };

/** While nobody is there, regular looks come this far apart. */
const QUIET_EVERY_MS = 15 * SECOND_MS;

/**
 * Makes a look for a timer that looks on time while somebody is there, and every 15 s while nobody is. A look that is left out returns undefined.
 * With several nodes one that is used looks on time for all.
 */
export function paced<Result>(
  look: () => Result,
  { isQuiet = () => false }: QuietPort,
  nowMs: () => number = () => performance.now(),
): () => Result | undefined {
  let lookedMs = Number.NEGATIVE_INFINITY;
  return () => {
    const at = nowMs();
    if (isQuiet() && at - lookedMs < QUIET_EVERY_MS) return undefined;
    lookedMs = at;
    return look();
  };
}
