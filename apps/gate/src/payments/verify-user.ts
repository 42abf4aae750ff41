import { DomainError, minorToAmount, type PaymentIqUser } from "@bellwether/contract";
import { findCountry, isOffered, languages, protectionOf } from "@bellwether/market";
import type { z } from "zod";
import { readBalance } from "../balance/index.ts";
import { hasIdentityInForce } from "../documents/index.ts";
import { findPlayer, isBlocked } from "../players/index.ts";
import type { BooksPorts } from "../ports.ts";
import { checkCashierSession } from "./cashier-session.ts";
import { PiqRefusalError } from "./piq-refusal.ts";

/** The player behind a cashier session, in PaymentIQ's fields. The balance is cash only, since bonus money cannot be withdrawn. */
export async function verifyUser(
  deps: BooksPorts,
  request: { sessionId: string; userId: string },
): Promise<z.infer<typeof PaymentIqUser>> {
  const player = await findPlayer(deps.database, request.userId);
  if (!player) throw new PiqRefusalError("USER_NOT_FOUND", "no such user");
  await checkCashierSession(deps, request.sessionId, player.id).catch((error) => {
    // Any other failure is an internal error and says nothing about the session.
    if (!(error instanceof DomainError)) throw error;
    throw new PiqRefusalError("SESSION_INVALID", "the cashier session is over");
  });
  const balance = await readBalance(deps, player);
  const locale = isOffered(player.language) ? languages[player.language].locale : "en-GB";
  const isKnown = await hasIdentityInForce(deps.database, player, deps.now());
  const isPaymentBlocked = isBlocked(player, "withdraw", deps.now());
  return {
    userId: player.id,
    success: true,
    balance: minorToAmount(balance.cashMinor),
    balanceCy: player.currency,
    userCat: player.depositsCount > 0 ? "Returning" : "New",
    kycStatus:
      isKnown && player.isActivated && !player.isDocumentAsked && !player.isHeld && !isPaymentBlocked
        ? "Approved"
        : "Pending",
    firstName: player.firstName,
    lastName: player.lastName,
    street: player.address,
    city: player.city,
    zip: player.zip,
    country: findCountry(player.country)?.alpha3 ?? "",
    email: player.email,
    dob: player.bornOn,
    mobile: player.phone,
    locale: locale.replace("-", "_"),
    attributes: {
      cancelPendingWithdrawal: protectionOf(player.country).payoutsAreFinal ? "refused" : "allowed",
    },
  };
}
