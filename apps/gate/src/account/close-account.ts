import { type calls, DomainError, minorToAmount, type OutputOf } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { brands } from "@bellwether/market";
import { readBalance } from "../balance/index.ts";
import { giveUpBonuses } from "../bonus/index.ts";
import type { RequestContext } from "../http/request-context.ts";
import {
  confirmOwner,
  dropActivationCode,
  dropFactors,
  dropMailTokens,
  type OwnersWord,
  sendNotice,
} from "../identity/index.ts";
import { closePlayer, type Player } from "../players/index.ts";
import type { BooksPorts, LogPort, NotifyPorts, PushPort, SealedBooksPorts } from "../ports.ts";
import { announceSessionEnd, endSessions } from "../sessions/index.ts";

/**
 * Closes the account permanently, even with open rounds or money left (docs/decisions/0009): ends sessions, notifies sockets and gives up
 * bonuses; cash still belongs to the player and support pays it out. A session alone is not enough: it needs the password. (Self-exclusion
 * needs only the session.)
 * @throws DomainError `wrong_password`, `scratch_code_required`, `scratch_code_wrong`, `second_factor_required`, `second_factor_wrong`, `too_many_attempts`, `account_closed` or
 * `account_excluded`.
 */
export async function closeAccount(
  deps: SealedBooksPorts & NotifyPorts,
  context: RequestContext,
  player: Player,
  { reason, ...word }: { reason: string } & OwnersWord,
): Promise<OutputOf<typeof calls.closeAccount>> {
  await confirmOwner(deps, context, player, word);
  const now = deps.now();
  await deps.database.transaction(async (connection) => {
    const isClosed = await closeWithin(connection, player.id, reason, { at: now, address: context.address });
    // An exclusion must stay in force: otherwise closing the account would be a way to end it early.
    if (!isClosed)
      throw new DomainError(player.status === "excluded" ? "account_excluded" : "account_closed");
    await sendNotice(deps, connection, player, "account_closed");
  });
  await endedByClosing(deps, player);
  const { cashMinor } = await readBalance(deps, player);
  return {
    account_closed: true,
    cash_left: minorToAmount(cashMinor),
    player_currency: player.currency,
    support_email: brands[player.brand].supportEmail,
    message: cashMinor > 0n ? "core.account_closed_with_cash" : "core.account_closed",
  };
}

/**
 * Closes an open account inside an SQL transaction, ends its sessions and takes every code and link out of force. Nothing happens to an account that
 * is excluded or closed. @returns whether it was open; call {@link endedByClosing} after the commit.
 */
export async function closeWithin(
  connection: SqlConnection,
  playerId: string,
  reason: string,
  { at, address }: { at: Date; address?: string | undefined },
): Promise<boolean> {
  if (!(await closePlayer(connection, playerId, reason, { at, address }))) return false;
  await endSessions(connection, playerId, "account_closed", at);
  await dropMailTokens(connection, playerId);
  await dropFactors(connection, playerId);
  await dropActivationCode(connection, playerId);
  return true;
}

/** What follows the commit that closed an account: sockets learn of it, and bonuses are given up. */
export async function endedByClosing(deps: BooksPorts & PushPort & LogPort, player: Player): Promise<void> {
  await announceSessionEnd(deps, player, "account_closed");
  // The account is closed by now; a bonus that cannot be given up here is ended by the expiry job.
  await giveUpBonuses(deps, player).catch((error) =>
    deps.log.warn({ err: error, player: player.id }, "could not give up the bonuses of a closed account"),
  );
}
