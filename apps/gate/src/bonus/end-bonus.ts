import { DomainError, minorToAmount, pushAddress } from "@bellwether/contract";
import { address, hashInput } from "@bellwether/ledger";
import type { GateParts } from "../gate-parts.ts";
import { findPlayer, type Player } from "../players/index.ts";
import { hasOpenBonusRound, publishBalance } from "../wallet/index.ts";
import type { BonusRow } from "./bonus.ts";
import type { ActiveBonus } from "./wagering.ts";

/**
 * Ends a waiting or active bonus: given up by the player, expired, or used up (only when its money is gone and no open
 * round holds a part of it; otherwise nothing happens). What is left of its money goes back to the campaign.
 */
export async function endBonus(
  parts: GateParts,
  player: Player,
  id: string,
  as: "given_up" | "expired" | "used_up",
): Promise<BonusRow> {
  const bonusAccount = { address: address.playerBonus(player.id), currency: player.currency };
  const { rows } = await parts.database.query<BonusRow>(
    "SELECT * FROM player_bonus WHERE id = $1 AND player_id = $2",
    [id, player.id],
  );
  if (!rows[0]) throw new DomainError("not_found");
  const campaignAccount = { address: address.bonusCampaign(rows[0].code), currency: player.currency };
  const key = { source: "bonus", externalId: `end:${id}` };
  const scope = {
    accounts: [
      { address: address.playerCash(player.id), currency: player.currency },
      bonusAccount,
      campaignAccount,
    ],
    keys: [key],
    transfersAtMost: 1,
  };
  const ended = await parts.ledger.batch(scope, parts.now(), async (book, connection) => {
    const current = (
      await connection.query<BonusRow>("SELECT * FROM player_bonus WHERE id = $1 FOR UPDATE", [id])
    ).rows[0]!;
    if (current.state !== "waiting" && current.state !== "active") return current;
    const leftMinor = current.state === "active" ? book.balanceMinor(bonusAccount) : 0n;
    if (as === "used_up" && (leftMinor > 0n || (await hasOpenBonusRound(connection, player.id))))
      return current;
    book.apply({
      key,
      inputHash: hashInput(["end", id]),
      transfers:
        leftMinor > 0n
          ? [
              {
                debit: bonusAccount,
                credit: campaignAccount,
                amountMinor: leftMinor,
                kind: "bonus_taken_back",
              },
            ]
          : [],
      answer: () => as,
    });
    return (
      await connection.query<BonusRow>("UPDATE player_bonus SET state = $2 WHERE id = $1 RETURNING *", [
        id,
        as,
      ])
    ).rows[0]!;
  });
  await publishBalance(parts, player);
  announceBonus(parts, player, ended);
  return ended;
}

/** Gives up whatever waits or is being wagered; a player who leaves takes no bonus along. */
export async function giveUpBonuses(parts: GateParts, player: Player): Promise<void> {
  const { rows } = await parts.database.query<{ id: string }>(
    "SELECT id FROM player_bonus WHERE player_id = $1 AND state IN ('waiting', 'active')",
    [player.id],
  );
  for (const row of rows) await endBonus(parts, player, row.id, "given_up");
}

export function announceBonus(parts: GateParts, player: Player, row: BonusRow): void {
  parts.push.publish(pushAddress(player.channel), {
    type: "bonus",
    bonus_id: row.id,
    state: row.state,
    wagered: minorToAmount(row.wagered_minor),
    wagering_required: minorToAmount(row.wagering_required_minor),
  });
}

/** Ends every bonus whose time is up; run on a timer, by any number of nodes. */
export async function expireBonuses(parts: GateParts): Promise<number> {
  const { rows } = await parts.database.query<{ id: string; player_id: string }>(
    "SELECT id, player_id FROM player_bonus WHERE state IN ('waiting', 'active') AND expires_at <= $1 ORDER BY expires_at LIMIT 200",
    [parts.now()],
  );
  for (const row of rows) {
    const player = await findPlayer(parts.database, row.player_id);
    if (player) await endBonus(parts, player, row.id, "expired");
  }
  return rows.length;
}

/** Tells the player's screens that a bonus was wagered to its end. */
export function announceFinishedBonus(
  parts: Pick<GateParts, "push">,
  channel: string,
  bonus: ActiveBonus,
): void {
  parts.push.publish(pushAddress(channel), {
    type: "bonus",
    bonus_id: bonus.id,
    state: bonus.state,
    wagered: minorToAmount(bonus.requiredMinor),
    wagering_required: minorToAmount(bonus.requiredMinor),
  });
}
