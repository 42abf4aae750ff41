/** Tells every frame how much of the wait for the next round is over, until it is. Real time: a pause of the game does not stretch it. */
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
