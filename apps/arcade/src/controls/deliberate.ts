/** Presses closer together than this are one: a double click, or a key that is held. */
const APART_MS = 500;

/** Wraps what a press does if it cannot be taken back: of presses in quick succession only the first counts. */
export function deliberate(act: () => void, nowMs = () => performance.now()): () => void {
  let lastMs = Number.NEGATIVE_INFINITY;
  return () => {
    const isApart = nowMs() - lastMs >= APART_MS;
    lastMs = nowMs();
    if (isApart) act();
  };
}
