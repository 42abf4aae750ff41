import type { CashDropRule } from "@bellwether/contract/content/rewards/cash-drop-rule.ts";
import { dropDays } from "@bellwether/contract/content/rewards/drop-days.ts";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { addDays, dayIn } from "@bellwether/contract/zoned-day.ts";
import { textArray } from "@bellwether/db";
import { accountsOf } from "../../limits/index.ts";
import { readPlayer } from "../../players/index.ts";
import type { SecretsPort, StorePorts } from "../../ports.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import { openMoment } from "./drop-secret.ts";
import { QUALIFYING_ROUND, qualifyingParameters } from "./find-taker.ts";
import { noteTaker } from "./take-drops.ts";

/**
 * After the last day, ends the drops that no round has met. With `drawsRest` each is drawn among everybody who had a round that counts: it
 * goes to the player whose id has the smallest hash with the drop's salt, and no person gets two. The salts were committed before anybody
 * played, so nobody could choose them by looking at the players.
 */
export async function drawRest(
  deps: StorePorts & SecretsPort,
  offer: RewardOffer<CashDropRule>,
): Promise<void> {
  const { promotion, rule } = offer;
  const days = dropDays(promotion.period, rule);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || deps.now().getTime() < last.until.getTime() + MINUTE_MS) return;
  await deps.database.transaction(async (transaction) => {
    const { rows: left } = await transaction.query<{ number: number; sealed: string }>(
      "SELECT number, sealed FROM cash_drop WHERE promotion = $1 AND state = 'open' ORDER BY number FOR UPDATE",
      [promotion.name],
    );
    if (left.length === 0) return;
    // The day after the last, so that whoever took a drop on the last day takes part too.
    const day = addDays(dayIn(rule.timeZone, new Date(last.until.getTime() - 1)), 1);
    const at = new Date(last.until.getTime() - 1);
    const out: string[] = [];
    for (const { number, sealed } of rule.drawsRest ? left : []) {
      const { salt } = openMoment(deps, { promotion: promotion.name, number }, sealed);
      const { rows } = await transaction.query<{ playerId: string; currency: string }>(
        `SELECT p.id AS "playerId", p.currency FROM player_profile p
         WHERE EXISTS (SELECT 1 FROM played_round r WHERE r.player_id = p.id AND r.opened_at >= $10 AND r.opened_at <= $11 AND ${QUALIFYING_ROUND})
           AND NOT EXISTS (SELECT 1 FROM reward_grant g WHERE g.promotion = $1 AND g.occasion = $12 AND g.player_id = p.id)
           AND p.id <> ALL($14::text[])
         ORDER BY sha256(convert_to($13 || ':' || p.id, 'UTF8')) LIMIT 1`,
        [...qualifyingParameters(offer), first.from, at, day, salt, textArray(out)],
      );
      if (!rows[0]) break;
      await noteTaker(transaction, promotion.name, number, { ...rows[0], gameCode: null, at, day }, "drawn");
      const player = await readPlayer(transaction, rows[0].playerId);
      out.push(...(await accountsOf(transaction, player)).map(({ id }) => id));
    }
    await transaction.query("UPDATE cash_drop SET state = 'unmet' WHERE promotion = $1 AND state = 'open'", [
      promotion.name,
    ]);
  });
}
