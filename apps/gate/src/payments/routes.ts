import { calls, minorToAmount } from "@bellwether/contract";
import { payablePart } from "@bellwether/market";
import type { Hono } from "hono";
import { claimCode, offerWelcomeBonus } from "../bonus/index.ts";
import type { GateParts } from "../gate-parts.ts";
import { mountCall } from "../http/mount-call.ts";
import { requireDocument, requireTerms } from "../players/index.ts";
import { readBalance } from "../wallet/index.ts";
import { issueCashierSession } from "./cashier-session.ts";
import { paymentHistory } from "./payment-history.ts";
import { mountPaymentIq } from "./piq-routes.ts";
import { methodsFor, startPayment } from "./start-payment.ts";

export function mountPayments(app: Hono, parts: GateParts): void {
  mountCall(app, parts, calls.paymentMethods, async ({ input, signedIn }) => {
    const { player } = signedIn!;
    const { methods, bounds } = methodsFor(player, input.type);
    const balance = await readBalance(parts, player);
    return {
      welcome_bonus: input.type === "D" ? await offerWelcomeBonus(parts, player) : null,
      methods: methods.map((method) => ({
        code: method.code,
        name: method.name,
        class: method.class,
        image: `/art/payments/${method.code.toLowerCase()}.svg`,
        minimum: minorToAmount(bounds.minimumMinor),
        maximum: minorToAmount(bounds.maximumMinor),
        fee: "0.00",
        currency: player.currency,
      })),
      suggested_amounts: bounds.suggestedMinor.map(minorToAmount),
      withdrawable: minorToAmount(
        payablePart(player.currency, balance.cashMinor > 0n ? balance.cashMinor : 0n),
      ),
    };
  });

  mountCall(app, parts, calls.startDeposit, async ({ input, signedIn }) => {
    requireTerms(parts, signedIn!.player);
    requireDocument(signedIn!.player);
    if (input.bonus_code) await claimCode(parts, signedIn!.player, input.bonus_code);
    const cashier = await issueCashierSession(parts, signedIn!.player, signedIn!.sessionHash);
    return startPayment(parts, signedIn!, "D", input, cashier);
  });

  mountCall(app, parts, calls.startWithdrawal, async ({ input, signedIn }) => {
    const cashier = await issueCashierSession(parts, signedIn!.player, signedIn!.sessionHash);
    return startPayment(parts, signedIn!, "W", input, cashier);
  });

  mountCall(app, parts, calls.paymentHistory, ({ input, signedIn }) =>
    paymentHistory(parts, signedIn!.player, input),
  );

  mountPaymentIq(app, parts);
}
