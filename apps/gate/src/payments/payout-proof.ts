import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import { identityRulesOf, isPayoutProofDue } from "@bellwether/market";
import type { Player } from "../players/index.ts";
import { listPlayerMoves } from "./player-moves.ts";

/**
 * Whether the law wants to know who the player is before their payouts are paid: those whose money was set aside or paid until now, and `moreMinor`
 * that is not among them yet.
 */
export async function doPayoutsWantProof(
  connection: SqlConnection,
  player: Pick<Player, "id" | "country" | "currency" | "isIdentityChecked" | "isIdentityLapsed">,
  at: Date,
  moreMinor = 0n,
): Promise<boolean> {
  const { payouts } = identityRulesOf(player.country);
  if (!payouts || player.isIdentityChecked) return false;
  const from = new Date(at.getTime() - payouts.days * DAY_MS);
  const moves = await listPlayerMoves(connection, player.id, { from, until: at });
  const paid = moves.filter(({ type }) => type === "W").map(({ amountMinor }) => amountMinor);
  return isPayoutProofDue(
    player,
    paid.reduce((sum, amountMinor) => sum + amountMinor, moreMinor),
  );
}
