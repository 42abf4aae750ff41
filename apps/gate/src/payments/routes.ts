import { calls, minorToAmount } from "@bellwether/contract";
import { payablePart } from "@bellwether/market";
import type { Hono } from "hono";
import { readBalance } from "../balance/index.ts";
import { claimCode, offerWelcomeBonus } from "../bonus/index.ts";
import { type CallPorts, mountCall } from "../calls/index.ts";
import { requireUnheld } from "../holds/index.ts";
import { requireTerms } from "../players/index.ts";
import type { LedgerPort, MarketPorts, NotifyPorts, OfferPorts, SettingsPort } from "../ports.ts";
import { requireDocument } from "../verification/index.ts";
import { paymentHistory } from "./payment-history.ts";
import { mountPaymentIq } from "./piq-routes.ts";
import { methodsFor, startPayment } from "./start-payment.ts";
import { withdrawalTakes } from "./withdrawal-takes.ts";

export function mountPayments(
  app: Hono,
  deps: OfferPorts &
    NotifyPorts &
    CallPorts &
    LedgerPort &
    SettingsPort<"affiliates" | "paymentIq" | "providers"> &
    MarketPorts,
): void {
  mountCall(app, deps, calls.paymentMethods, async ({ input, signedIn }) => {
    const { player } = signedIn;
    const { methods, bounds } = methodsFor(player, input.type);
    const balance = await readBalance(deps, player);
    return {
      welcome_bonus: input.type === "D" ? await offerWelcomeBonus(deps, player) : null,
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
      would_lose: input.type === "W" ? await withdrawalTakes(deps, player) : [],
      withdrawable: minorToAmount(
        payablePart(player.currency, balance.cashMinor > 0n ? balance.cashMinor : 0n),
      ),
    };
  });

  mountCall(app, deps, calls.startDeposit, async ({ input, signedIn }) => {
    requireTerms(deps, signedIn.player);
    requireDocument(signedIn.player);
    requireUnheld(signedIn.player);
    if (input.bonus_code) await claimCode(deps, signedIn.player, input.bonus_code);
    return startPayment(deps, signedIn, "D", input);
  });

  mountCall(app, deps, calls.startWithdrawal, ({ input, signedIn }) =>
    startPayment(deps, signedIn, "W", input),
  );

  mountCall(app, deps, calls.paymentHistory, ({ input, signedIn }) =>
    paymentHistory(deps, signedIn.player, input),
  );

  mountPaymentIq(app, deps);
}
