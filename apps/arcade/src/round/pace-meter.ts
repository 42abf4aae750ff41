/** Reports at every frame how much of the wait for the next round is over. It uses real time: pausing the game does not extend it. */
export async function watchPace(
  waitMs: () => number,
  minimumRoundMs: number,
  nextFrame: () => Promise<void>,
  show: (share: number) => void,
): Promise<void> {
  for (let leftMs = waitMs(); leftMs > 0; leftMs = waitMs()) {
    show(1 - leftMs / minimumRoundMs);
    await nextFrame();
  }
  show(1);
}
