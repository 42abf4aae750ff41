import { createProgress, type PictureStore, type ProgressOutput } from "@bellwether/art/pictures.ts";

/** One at a time: the other core stays free for requests. */
const MAX_AT_ONCE = 1;

/** Draws every picture that was not requested yet, and reports progress. Returns a function that stops it. */
export function drawAhead(pictures: Pick<PictureStore, "fill">, output: ProgressOutput): () => void {
  const stopping = new AbortController();
  const progress = createProgress(output, () => performance.now());
  pictures.fill({ atOnce: MAX_AT_ONCE, signal: stopping.signal, progress: progress.report }).then(
    ({ drawn, complete }) => {
      if (stopping.signal.aborted || (complete && drawn === 0)) return;
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
