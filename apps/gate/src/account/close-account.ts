import {
  type calls,
  DomainError,
  isTemporaryEmail,
  minorToAmount,
  type OutputOf,
} from "@bellwether/contract";
import { brands } from "@bellwether/market";
import { readBalance } from "../balance/index.ts";
import { giveUpBonuses } from "../bonus/index.ts";
import type { RequestContext } from "../http/request-context.ts";
import {
  confirmOwner,
  dropActivationCode,
  dropMailTokens,
  dropScratchCodes,
  noticeLetter,
  type OwnersWord,
} from "../identity/index.ts";
import { queueMessage } from "../messages/index.ts";
import { closePlayer, type Player } from "../players/index.ts";
import type { ClockPort, DatabasePort, LedgerPort, LogPort, MessageTextsPort } from "../ports.ts";
import type { PushPort } from "../push/index.ts";
import { announceSessionEnd, endSessions } from "../sessions/index.ts";

/**
 * Closes the account for good, whatever is open or left (docs/decisions/0009): sessions end and sockets are told, bonuses are given
 * up, cash stays the player's and support pays it out. A session alone must not do it; excluding oneself is what asks for nothing.
 * @throws DomainError `wrong_password`, `scratch_code_required`, `scratch_code_wrong`, `too_many_attempts`, `account_closed` or `account_excluded`.
 */
export async function closeAccount(
  deps: DatabasePort & LedgerPort & MessageTextsPort & LogPort & ClockPort & PushPort,
  context: RequestContext,
  player: Player,
  { reason, ...word }: { reason: string } & OwnersWord,
): Promise<OutputOf<typeof calls.closeAccount>> {
  await confirmOwner(deps, context, player, word);
  const now = deps.now();
  await deps.database.transaction(async (connection) => {
    const isClosed = await closePlayer(connection, player.id, reason, { at: now, address: context.address });
    // An exclusion must outlive the wish to close: closing would be a way around its end.
    if (!isClosed)
      throw new DomainError(player.status === "excluded" ? "account_excluded" : "account_closed");
    await endSessions(connection, player.id, "account_closed", now);
    await dropMailTokens(connection, player.id);
    await dropScratchCodes(connection, player.id);
    await dropActivationCode(connection, player.id);
    if (isTemporaryEmail(player.email)) return;
    const letter = noticeLetter(deps, "account_closed", player.language, player.brand);
    await queueMessage(connection, { channel: "email", recipient: player.email, ...letter }, now);
  });
  announceSessionEnd(deps, player, "account_closed");
  // The account is closed already: a bonus that cannot be taken back now is by the bonuses' own expiry.
  await giveUpBonuses(deps, player).catch((error) =>
    deps.log.warn({ err: error, player: player.id }, "bonuses of a closed account could not be given up"),
  );
  const { cashMinor } = await readBalance(deps, player);
  return {
    account_closed: true,
    cash_left: minorToAmount(cashMinor),
    player_currency: player.currency,
    support_email: brands[player.brand].supportEmail,
    message: cashMinor > 0n ? "core.account_closed_with_cash" : "core.account_closed",
  };
}
