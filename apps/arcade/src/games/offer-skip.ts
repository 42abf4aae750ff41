import type { GameParts } from "../play/game.ts";

/** A press within this time was meant for the play button. It does not skip the bonus. */
const IGNORE_PRESSES_MS = 600;

/**
 * Lets the player skip a bonus with the big button, if the session's terms allow faster play. Calls `skipped` at the press.
 * Returns a function that withdraws the offer.
 */
export function offerSkip(
  { t, terms, offer, clock }: Pick<GameParts, "t" | "terms" | "offer" | "clock">,
  skipped: () => void = () => {},
): () => void {
  if (!terms.turbo) return () => {};
  const offeredAt = clock.now();
  const withdraw = offer(t("skip"), () => {
    if (clock.now() - offeredAt < IGNORE_PRESSES_MS) return;
    withdraw();
    skipped();
    clock.hurry(true);
  });
  return withdraw;
}
