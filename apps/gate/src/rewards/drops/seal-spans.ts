import type { CashDropRule } from "@bellwether/contract/content/rewards/cash-drop-rule.ts";
import { SECOND_MS } from "@bellwether/contract/durations.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import type { SettingsPort, StorePorts } from "../../ports.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import { answeringChain, type SealedContent, type SealPorts, sealDraw } from "../prize-draw/seal-draw.ts";
import { drawsIn, lockDraw, type StoredDraw } from "../prize-draw/stored-draw.ts";
import { countedIn, isRest } from "./drop-draws.ts";
import { hasEntry, restEntries, spanEntries } from "./span-entries.ts";

type DropOffer = RewardOffer<CashDropRule>;
type Ports = SealPorts & SettingsPort<"dropsAreDue">;

/** A round is stored at most this long after it begins. */
export const WRITTEN_WITHIN_MS = 5 * SECOND_MS;

/** How long after a seal the beacon's value comes at the earliest. */
export const DROP_SEAL_AHEAD_MS = 10 * SECOND_MS;

/**
 * Seals the spans that have ended, in their order, and after them the draw of what is left. One whose entries are sealed is drawn before the next one
 * is sealed: who has a drop of it has no entries there, and what nobody won in it is won there. While the beacon does not respond, all wait.
 */
export async function sealSpans(deps: Ports, offer: DropOffer): Promise<void> {
  for (const draw of await drawsIn(deps.database, offer, "open")) {
    const written = new Date(deps.now().getTime() - WRITTEN_WITHIN_MS);
    const closesAt = await endOf(deps, offer, draw, written);
    if (closesAt > written) return;
    const chain = await answeringChain(deps);
    if (!chain) {
      deps.log.debug(
        { promotion: draw.promotion, drawNumber: draw.number },
        "a span of drops waits for the beacon",
      );
      return;
    }
    const sealed = await sealDraw(deps, draw, { chain, aheadMs: DROP_SEAL_AHEAD_MS }, (connection) =>
      readSpan(connection, offer, draw, closesAt),
    );
    if (sealed !== 0) return;
  }
}

/** When a span ends. With the setting `dropsAreDue` it ends once it has an entry. */
async function endOf(
  { database, settings }: Ports,
  offer: DropOffer,
  draw: StoredDraw,
  written: Date,
): Promise<Date> {
  if (!settings.dropsAreDue || isRest(offer, draw) || draw.closesAt <= written) return draw.closesAt;
  return (await hasEntry(database, offer, countedIn(draw, written))) ? written : draw.closesAt;
}

/** What the seal of a span fixes; undefined while an earlier one is not drawn. */
async function readSpan(
  connection: SqlConnection,
  offer: DropOffer,
  draw: StoredDraw,
  closesAt: Date,
): Promise<SealedContent | undefined> {
  const { rows } = await connection.query<{ is_next: boolean; count: number }>(
    `SELECT NOT EXISTS (SELECT 1 FROM reward_draw WHERE promotion = $1 AND number < $2
         AND (phase = 'open' OR (phase = 'sealed' AND entry_count > 0))) AS is_next,
       (SELECT count(*)::int FROM cash_drop WHERE promotion = $1 AND number <= $2 AND state = 'open') AS count`,
    [offer.promotion.name, draw.number],
  );
  const { is_next, count } = onlyRow(rows);
  if (!is_next) return undefined;
  const entriesOf = isRest(offer, draw) ? restEntries : spanEntries;
  return {
    entries: entriesOf(offer, countedIn(draw, closesAt)),
    prizes: count > 0 ? [{ count, cash: offer.rule.drop }] : [],
    closesAt,
  };
}

/**
 * Opens a span again that a clock ahead has sealed at a time which is still to come. It may have been sealed before its end, without the rounds
 * after; and the value of its beacon round does not exist yet.
 */
export async function reopenSpan({ database }: StorePorts, draw: StoredDraw): Promise<void> {
  const key = [draw.promotion, draw.number];
  await database.transaction(async (transaction) => {
    if (!(await lockDraw(transaction, draw))) return;
    await transaction.query("DELETE FROM reward_entry WHERE promotion = $1 AND number = $2", key);
    await transaction.query(
      `UPDATE reward_draw SET phase = 'open', sealed_at = NULL, seal_seen_at = NULL, prizes = NULL, entry_count = NULL, holder_count = NULL,
         root = NULL, blocks = NULL, chain_hash = NULL, beacon_public_key = NULL, beacon_round = NULL WHERE promotion = $1 AND number = $2`,
      key,
    );
  });
}
