import { randomUUID } from "node:crypto";
import type { AffiliateTags } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import type { ClockPort, SettingsPort } from "../ports.ts";
import { type PostbackEvent, templateFor } from "./postback-url.ts";

/** A player whom an affiliate may have brought. */
type BroughtPlayer = { id: string; affiliateTags: AffiliateTags | null };

/** Notes, inside the SQL transaction of a signup, that the player's affiliate is to hear of it. */
export async function queueSignupPostback(
  deps: ClockPort & SettingsPort<"affiliates">,
  connection: SqlConnection,
  player: BroughtPlayer,
): Promise<void> {
  await queuePostback(deps, connection, player, { event: "signup", amountMinor: null });
}

/**
 * Notes, inside the SQL transaction of a deposit and after it was counted, that the player's affiliate is to hear of the first one.
 * Any other deposit, and a player without an affiliate, changes nothing.
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
  // How many deposits there were is read here, under the row's lock, and not from the player as it was before the batch.
  await connection.query(
    `INSERT INTO affiliate_postback (id, player_id, event, op, tags, amount_minor, currency, created_at, next_attempt_at)
     SELECT $1::uuid, id, $3::text, $4::text, affiliate_tags, $5::bigint, currency, $6::timestamptz, $6::timestamptz FROM player
     WHERE id = $2 AND ($3::text <> 'first_deposit' OR deposits_count = 1)
     ON CONFLICT (player_id, event) DO NOTHING`,
    [randomUUID(), player.id, event, op, amountMinor, deps.now()],
  );
}
