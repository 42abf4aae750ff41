import { calls } from "@bellwether/contract";
import type { Hono } from "hono";
import { claimCode } from "../bonus/index.ts";
import { type CallPorts, mountCall } from "../calls/index.ts";
import { requireUnheld } from "../holds/index.ts";
import { refuseBlocked, requireTerms } from "../players/index.ts";
import type { LedgerPort, MarketPorts, NotifyPorts, OfferPorts, SettingsPort } from "../ports.ts";
import { requireDocument } from "../verification/index.ts";
import { offerMethods } from "./offer-methods.ts";
import type { PaymentFollowers } from "./payment-followers.ts";
import { paymentHistory } from "./payment-history.ts";
import { mountPaymentIq } from "./piq-routes.ts";
import { startPayment } from "./start-payment.ts";

export function mountPayments(
  app: Hono,
  deps: OfferPorts &
    NotifyPorts &
    CallPorts &
    LedgerPort &
    SettingsPort<"paymentIq" | "providers"> &
    MarketPorts,
  followers: PaymentFollowers,
): void {
  mountCall(app, deps, calls.paymentMethods, ({ input, signedIn }) =>
    offerMethods(deps, signedIn.player, input.type),
  );

  mountCall(app, deps, calls.startDeposit, async ({ input, signedIn }) => {
    requireTerms(deps, signedIn.player);
    requireDocument(signedIn.player);
    requireUnheld(signedIn.player);
    refuseBlocked(signedIn.player, "deposit", deps.now());
    if (input.bonus_code) await claimCode(deps, signedIn.player, input.bonus_code);
    return startPayment(deps, signedIn, "D", input);
  });

  mountCall(app, deps, calls.startWithdrawal, ({ input, signedIn }) =>
    startPayment(deps, signedIn, "W", input),
  );

  mountCall(app, deps, calls.paymentHistory, ({ input, signedIn }) =>
    paymentHistory(deps, signedIn.player, input),
  );

  mountPaymentIq(app, deps, followers);
}
