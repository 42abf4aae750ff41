/** Whether tiles may move: not for a reader who wants less motion or saves data. */
export function mayMove(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !connection?.saveData && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

type LoadPlayer = () => Promise<Pick<typeof import("./play-motion.ts"), "playMotion">>;

/**
 * Lets the game of this code move over a picture until the returned function is called. Its script is loaded now. Whatever cannot be loaded
 * leaves the picture as it is, and the reader is told nothing: a motion is no part of what the page says.
 */
export function startMotion(
  picture: HTMLElement,
  code: string,
  load: LoadPlayer = () => import("./play-motion.ts"),
): () => void {
  let stop: (() => void) | undefined;
  let isLeft = false;
  load()
    .then(({ playMotion }) => {
      if (!isLeft) stop = playMotion(picture, code);
    })
    .catch(() => {});
  return () => {
    isLeft = true;
    stop?.();
  };
}
