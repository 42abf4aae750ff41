import { setTimeout } from "node:timers/promises";
import { createProgress, type PictureStore, type ProgressOutput } from "@bellwether/art/pictures.ts";

/** One at a time: the other core stays free for requests. */
const MAX_AT_ONCE = 1;
/** After each picture it rests three times as long as that took, so drawing ahead takes a quarter of a core. */
const RESTS = 3;

/** Draws every picture that was not requested yet, and reports progress. Returns a function that stops it. */
export function drawAhead(pictures: Pick<PictureStore, "fill">, output: ProgressOutput): () => void {
  const stopping = new AbortController();
  const progress = createProgress(output, () => performance.now());
  const { signal } = stopping;
  const rest = (tookMs: number) =>
    setTimeout(tookMs * RESTS, undefined, { ref: false, signal }).catch(() => undefined);
  pictures.fill({ atOnce: MAX_AT_ONCE, signal, rest, progress: progress.report }).then(
    ({ drawn, complete }) => {
      if (signal.aborted || (complete && drawn === 0)) return;
      progress.end(
        complete
          ? `All pictures are drawn; the last ${drawn} took ${progress.seconds()} s.`
          : "Not all pictures could be drawn ahead: the others are drawn when they are asked for.",
      );
    },
    (error) => progress.end(`Pictures are drawn when they are asked for: ${(error as Error).message}`),
  );
  return () => stopping.abort();
}
