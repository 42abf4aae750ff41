/** What is told to the page's tags, by name [7.34]. */
export type TagEvent =
  | { event: "deposit_successful" | "deposit_pending"; payment_id: string; amount: string; currency: string }
  | { event: "game_launched" | "game_displayed"; game_id: number; game: string };

type TaggedWindow = { dataLayer?: unknown[] };

/** Puts an event into the page's `dataLayer`, where the environment turned that on; nothing in it names the player. */
export function pushTagEvent(
  enabled: boolean | undefined,
  event: TagEvent,
  page: TaggedWindow = window as TaggedWindow,
): void {
  if (!enabled) return;
  page.dataLayer ??= [];
  page.dataLayer.push(event);
}
