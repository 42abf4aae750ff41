import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { LaunderingRule } from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import { LAUNDERING_DAYS, launderingThresholdsOf } from "@bellwether/market";
import { holdAccount, newestCases } from "../holds/index.ts";
import { listPlayerMoves } from "../payments/index.ts";
import { isHousePlayer, lockPlayer, type Player } from "../players/index.ts";
import { stakedCashMinor } from "../rounds/index.ts";
import { findHits } from "./find-hits.ts";

/**
 * Looks at a player's payments until a moment, inside an SQL transaction, and opens a case for each rule that they have reached. A rule has one
 * open case for a player; payments until the newest case of a rule was opened do not count for it again. Returns the rules with a new case.
 */
export async function lookAtPlayer(
  connection: SqlConnection,
  player: Pick<Player, "id" | "country" | "currency">,
  at: Date,
): Promise<LaunderingRule[]> {
  if (await isHousePlayer(connection, player.id)) return [];
  // Cases are opened and closed under this lock, so what is judged stays the same until the end.
  await lockPlayer(connection, player.id);
  const judged = await newestCases(connection, player.id, "laundering");
  const from = new Date(at.getTime() - LAUNDERING_DAYS * DAY_MS);
  const hits = await findHits({
    ...{ currency: player.currency, at, thresholds: launderingThresholdsOf(player) },
    moves: await listPlayerMoves(connection, player.id, { from, until: at }),
    judgedUntil: (rule) => judged.get(rule)?.heldAt,
    stakedSince: (moment) => stakedCashMinor(connection, player.id, moment),
  });
  const opened: LaunderingRule[] = [];
  for (const { rule, facts } of hits) {
    const hold = { playerId: player.id, cause: "laundering", detail: rule, facts, at } as const;
    if (!judged.get(rule)?.isOpen && (await holdAccount(connection, hold))) opened.push(rule);
  }
  return opened;
}
