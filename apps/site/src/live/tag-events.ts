/** `amount` is decimal text. */
export type PaymentFacts = { payment_id: string; amount: string; currency: string };

/** Events for the page's tags, by name [4.16, 7.34]. */
export type TagEvent =
  | ({ event: "deposit_successful" | "post_message_failed" | "withdraw_success" } & PaymentFacts)
  | ({ event: "deposit_processed"; state: "success" | "failed" } & PaymentFacts)
  | ({ event: "deposit_pending"; state: "pending" | "canceled" } & PaymentFacts)
  | { event: "game_launched" | "game_displayed"; game_id: number; game: string };

type TaggedWindow = { dataLayer?: unknown[] };

/** Pushes an event into the page's `dataLayer` where the environment turned that on; no event names the player. */
export function pushTagEvent(
  enabled: boolean | undefined,
  event: TagEvent,
  page: TaggedWindow = window as TaggedWindow,
): void {
  if (!enabled) return;
  page.dataLayer ??= [];
  page.dataLayer.push(event);
}
