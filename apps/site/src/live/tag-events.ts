/** `amount` is decimal text. */
export type PaymentFacts = { payment_id: string; amount: string; currency: string };

/** Events for the page's tags, by name [4.16, 7.34]. */
export type TagEvent =
  | ({ event: "deposit_successful" | "post_message_failed" | "withdraw_success" } & PaymentFacts)
  | ({ event: "deposit_processed"; state: "success" | "failed" } & PaymentFacts)
  | ({ event: "deposit_pending"; state: "pending" | "canceled" } & PaymentFacts)
  | { event: "game_launched" | "game_displayed"; game_id: number; game: string };

/** What a game with several tables shows: the list of them, or one that the player has opened. */
export type TableVisitStep = "tables_shown" | "table_opened";

/**
 * The events of a visit to a game with several tables. The first list and the first table belong to the launch, which the page has pushed.
 * After that, a player who goes back to the list and opens a table does the same as one who leaves a game's page and launches again.
 */
export function followTables(push: (event: "game_displayed" | "game_launched") => void) {
  const seen = new Set<TableVisitStep>();
  return (step: TableVisitStep): void => {
    if (seen.has(step)) push(step === "tables_shown" ? "game_displayed" : "game_launched");
    seen.add(step);
  };
}

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
