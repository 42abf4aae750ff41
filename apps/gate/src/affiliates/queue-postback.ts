import { randomUUID } from "node:crypto";
import type { AffiliateTags } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import type { ClockPort, SettingsPort } from "../ports.ts";
import { type PostbackEvent, templateFor } from "./postback-url.ts";

/** A player who may have come through an affiliate. */
type BroughtPlayer = { id: string; affiliateTags: AffiliateTags | null };

/** Queues the signup postback for the player's affiliate, inside the signup's SQL transaction. */
export async function queueSignupPostback(
  deps: ClockPort & SettingsPort<"affiliates">,
  connection: SqlConnection,
  player: BroughtPlayer,
): Promise<void> {
  await queuePostback(deps, connection, player, { event: "signup", amountMinor: null });
}

/**
 * Queues the first-deposit postback for the player's affiliate, inside the deposit's SQL transaction and after the deposit was counted.
 * Does nothing for a later deposit or for a player without an affiliate.
 */
export async function queueFirstDepositPostback(
  deps: ClockPort & SettingsPort<"affiliates">,
  connection: SqlConnection,
  player: BroughtPlayer,
  amountMinor: bigint,
): Promise<void> {
  await queuePostback(deps, connection, player, { event: "first_deposit", amountMinor });
}

async function queuePostback(
  deps: ClockPort & SettingsPort<"affiliates">,
  connection: SqlConnection,
  player: BroughtPlayer,
  { event, amountMinor }: { event: PostbackEvent; amountMinor: bigint | null },
): Promise<void> {
  const op = player.affiliateTags?.op;
  if (!op || !templateFor(deps, op, event)) return;
  // The number of deposits is read here, under the row's lock: the player object holds the number from before the batch.
  await connection.query(
    `INSERT INTO affiliate_postback (id, player_id, event, op, tags, amount_minor, currency, created_at, next_attempt_at)
     SELECT $1::uuid, id, $3::text, $4::text, affiliate_tags, $5::bigint, currency, $6::timestamptz, $6::timestamptz FROM player
     WHERE id = $2 AND ($3::text <> 'first_deposit' OR deposits_count = 1)
     ON CONFLICT (player_id, event) DO NOTHING`,
    [randomUUID(), player.id, event, op, amountMinor, deps.now()],
  );
}
