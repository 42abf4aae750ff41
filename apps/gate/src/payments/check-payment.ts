import { isByCredit, type PaymentIqTransaction } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { isPayable, protectionOf } from "@bellwether/market";
import { arePayoutsHeld } from "../holds/index.ts";
import { isWithoutRegister, refuseDeposit } from "../limits/index.ts";
import { hasAcceptedTerms, isBlocked, isStillExcluded, type Player, playerCan } from "../players/index.ts";
import type { ClockPort, MarketPorts } from "../ports.ts";
import { isStoppedIn } from "../stops/index.ts";
import { holdsPayouts } from "../verification/index.ts";
import { PiqRefusalError } from "./piq-refusal.ts";
import { methodsFor } from "./start-payment.ts";

/**
 * Whether a deposit or payout may be made now, apart from the balance. Call it under the lock of the player's cash account, with the player as
 * read there, and while the payment itself does not count towards the limits.
 * @throws PiqRefusalError
 */
export async function checkPayment(
  deps: ClockPort & MarketPorts,
  connection: SqlConnection,
  player: Player,
  {
    type,
    amountMinor,
    method,
    request,
  }: { type: "D" | "W"; amountMinor: bigint; method: string | undefined; request: PaymentIqTransaction },
): Promise<void> {
  const now = deps.now();
  const isAllowed =
    type === "D" ? playerCan.deposit(player) && !isStillExcluded(player, now) : playerCan.withdraw(player);
  if (!isAllowed) throw new PiqRefusalError("NOT_ALLOWED", "the account may not do this now");
  const isHeld = type === "D" ? player.isHeld : await arePayoutsHeld(connection, player);
  if (isHeld) throw new PiqRefusalError("NOT_ALLOWED", "the account is held until somebody has looked at it");
  const isStopped =
    isStoppedIn(deps, type === "D" ? "deposits" : "withdrawals", player.country, now) ||
    (method !== undefined && deps.stops.isStopped("method", method, now));
  if (isStopped) throw new PiqRefusalError("NOT_ALLOWED", "operators have stopped this for now");
  if (isBlocked(player, type === "D" ? "deposit" : "withdraw", now))
    throw new PiqRefusalError("NOT_ALLOWED", "operators have blocked this for the account");
  const { bounds } = methodsFor(player, type);
  if (amountMinor < bounds.minimumMinor || amountMinor > bounds.maximumMinor)
    throw new PiqRefusalError("AMOUNT_REFUSED", "outside the bounds");
  if (!isPayable(player.currency, amountMinor))
    throw new PiqRefusalError("AMOUNT_REFUSED", "no fractions of this currency are in use");
  if (type === "W") {
    if (await holdsPayouts(connection, player))
      throw new PiqRefusalError(
        "NOT_ALLOWED",
        "a document from the winner of a large prize is still missing",
      );
    return;
  }
  if (!hasAcceptedTerms(deps, player))
    throw new PiqRefusalError("NOT_ALLOWED", "newer terms are not accepted yet");
  if (isWithoutRegister(deps, player.country))
    throw new PiqRefusalError("NOT_ALLOWED", "the market's self-exclusion register is not connected");
  if (protectionOf(player.country).refusesCredit && isByCredit(request))
    throw new PiqRefusalError("NOT_ALLOWED", "deposits by credit are refused in this market");
  if (player.isDocumentAsked)
    throw new PiqRefusalError("NOT_ALLOWED", "a document from the player is still missing");
  const refusal = await refuseDeposit(connection, player, amountMinor, now);
  if (refusal) throw new PiqRefusalError("LIMIT_REACHED", refusal.code);
}
