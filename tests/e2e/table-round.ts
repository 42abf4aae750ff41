import { expect, type FrameLocator } from "@playwright/test";

/** The text of the round that an open table shows: `Round 12`. */
export const roundOf = (game: FrameLocator) => game.getByText(/^Round \d+$/).textContent();

/** Waits for the table's next round, so that all of its betting time is left. */
export async function nextRound(game: FrameLocator): Promise<void> {
  const before = await roundOf(game);
  await expect.poll(() => roundOf(game), { timeout: 150_000 }).not.toBe(before);
}
