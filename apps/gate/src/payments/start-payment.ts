import { randomBytes } from "node:crypto";
import { amountToMinor, DomainError, minorToAmount } from "@bellwether/contract";
import { onlyRow } from "@bellwether/db";
import {
  type AmountBounds,
  depositBounds,
  type PaymentMethod,
  paymentMethodsOf,
  withdrawalBounds,
} from "@bellwether/market";
import { readBalance } from "../balance/index.ts";
import { arePayoutsHeld, requireUnheld } from "../holds/index.ts";
import { isWithoutRegister, refuseDeposit } from "../limits/index.ts";
import { type Player, playerCan, refuseBlocked, refuseFraction } from "../players/index.ts";
import type { BooksPorts, MarketPorts, MessageTextsPort, SettingsPort, StorePorts } from "../ports.ts";
import type { SignedIn } from "../sessions/index.ts";
import { refuseStopped } from "../stops/index.ts";
import { askWinner, holdsPayouts } from "../verification/index.ts";
import { issueCashierSession } from "./cashier-session.ts";
import type { PaymentRow } from "./payment.ts";

type Input = {
  method: string;
  amount: string;
  currency?: string | undefined;
  request_id?: string | undefined;
};

/** The methods that a player may use, and the minimum and maximum of one payment. */
export function methodsFor(
  player: Player,
  type: "D" | "W",
): { methods: PaymentMethod[]; bounds: AmountBounds } {
  const methods = paymentMethodsOf(player.country).filter((method) => type === "D" || method.canWithdraw);
  return {
    methods,
    bounds: type === "D" ? depositBounds(player.country, player.currency) : withdrawalBounds(player.currency),
  };
}

/**
 * Opens a payment and returns the URL at which the cashier's frame continues it. The same `request_id` opens it only once.
 * @throws DomainError `not_activated`, `account_excluded`, `account_held`, `account_blocked`, `paused`, `invalid_param` (a fraction in a currency without fractions), `wrong_currency`,
 * `method_not_available`, `amount_below_minimum`, `amount_above_maximum`, `limits_required`, `deposit_limit_reached`,
 * `register_unavailable`, `document_required`, `insufficient_funds` or `conflict`.
 */
export async function startPayment(
  deps: BooksPorts & MessageTextsPort & SettingsPort<"paymentIq"> & MarketPorts,
  { player, sessionHash }: SignedIn,
  type: "D" | "W",
  input: Input,
) {
  if (player.status !== "open" && type === "D") throw new DomainError("account_excluded");
  if (type === "D") requireUnheld(player);
  else if (await arePayoutsHeld(deps.database, player)) throw new DomainError("account_held");
  refuseStopped(deps, type === "D" ? "deposits" : "withdrawals", player.country, deps.now());
  if (deps.stops.isStopped("method", input.method, deps.now()))
    throw new DomainError("paused", { fields: { method: "core.error_paused" } });
  refuseBlocked(player, type === "D" ? "deposit" : "withdraw", deps.now());
  if (!(type === "D" ? playerCan.deposit(player) : playerCan.withdraw(player)))
    throw new DomainError("not_activated");
  if (type === "D" && isWithoutRegister(deps, player.country)) throw new DomainError("register_unavailable");
  if (input.currency !== undefined && input.currency !== player.currency)
    throw new DomainError("wrong_currency", { fields: { amount: "core.error_wrong_currency" } });
  const { methods, bounds } = methodsFor(player, type);
  if (!methods.some((method) => method.code === input.method))
    throw new DomainError("method_not_available", { fields: { method: "core.error_method_not_available" } });
  const amountMinor = amountToMinor(input.amount);
  refuseFraction(player, amountMinor);
  refuseOutside(bounds, amountMinor, (type === "D" && depositMessages[player.country]) || amountMessages);
  if (type === "D") {
    const refusal = await refuseDeposit(deps.database, player, amountMinor, deps.now());
    if (refusal && refusal.code !== "deposit_limit_reached") throw new DomainError(refusal.code);
    if (refusal) {
      // With less left than the smallest deposit, no amount would be accepted.
      const isUsed = refusal.leftMinor < bounds.minimumMinor;
      throw new DomainError("deposit_limit_reached", {
        fields: { amount: isUsed ? "core.error_deposit_limit_used" : "core.error_deposit_limit_reached" },
        params: { left: minorToAmount(refusal.leftMinor), minimum: minorToAmount(bounds.minimumMinor) },
      });
    }
  }
  if (type === "W" && (await holdsPayouts(deps.database, player))) {
    // The request may be missing: it is made once the draw of the win is closed.
    await deps.database.transaction((connection) => askWinner(connection, deps, player));
    throw new DomainError("document_required");
  }
  if (type === "W" && (await readBalance(deps, player)).cashMinor < amountMinor)
    throw new DomainError("insufficient_funds", { fields: { amount: "core.error_insufficient_funds" } });
  const payment = await openPayment(deps, player, type, {
    method: input.method,
    amountMinor,
    requestId: input.request_id ?? null,
  });
  return frameMessage(deps, player, payment, await issueCashierSession(deps, player, sessionHash));
}

type BoundMessages = { minimum: string; maximum: string };

const amountMessages: BoundMessages = {
  minimum: "core.error_amount_minimum",
  maximum: "core.error_amount_maximum",
};

/** Countries whose deposits have their own bounds and messages [5.02]. */
const depositMessages: Record<string, BoundMessages> = {
  SE: { minimum: "core.error_deposit_minimum_se", maximum: "core.error_deposit_maximum_se" },
  FI: { minimum: "core.error_deposit_minimum_fi", maximum: "core.error_deposit_maximum_fi" },
};

function refuseOutside(bounds: AmountBounds, amountMinor: bigint, messages: BoundMessages): void {
  const params = { minimum: minorToAmount(bounds.minimumMinor), maximum: minorToAmount(bounds.maximumMinor) };
  if (amountMinor < bounds.minimumMinor)
    throw new DomainError("amount_below_minimum", { fields: { amount: messages.minimum }, params });
  if (amountMinor > bounds.maximumMinor)
    throw new DomainError("amount_above_maximum", { fields: { amount: messages.maximum }, params });
}

async function openPayment(
  deps: StorePorts,
  player: Player,
  type: "D" | "W",
  given: { method: string; amountMinor: bigint; requestId: string | null },
): Promise<PaymentRow> {
  const now = deps.now();
  const { rows } = await deps.database.query<PaymentRow>(
    `INSERT INTO payment (id, player_id, type, state, method, currency, amount_minor, request_id, created_at, updated_at)
     VALUES ($1, $2, $3, 'started', $4, $5, $6, $7, $8, $8) ON CONFLICT (player_id, request_id) DO NOTHING RETURNING *`,
    [
      randomBytes(10).toString("hex"),
      player.id,
      type,
      given.method,
      player.currency,
      given.amountMinor,
      given.requestId,
      now,
    ],
  );
  if (rows[0]) return rows[0];
  const earlier = await deps.database.query<PaymentRow>(
    "SELECT * FROM payment WHERE player_id = $1 AND request_id = $2",
    [player.id, given.requestId],
  );
  const payment = onlyRow(earlier.rows);
  if (
    payment.type !== type ||
    payment.method !== given.method ||
    payment.amount_minor !== given.amountMinor
  ) {
    throw new DomainError("conflict", { detail: "request_id was used with other input" });
  }
  return payment;
}

function frameMessage(deps: SettingsPort<"paymentIq">, player: Player, payment: PaymentRow, session: string) {
  const { cashierUrl, merchantId } = deps.settings.paymentIq;
  const query = new URLSearchParams({
    merchantId,
    userId: player.id,
    sessionId: session,
    method: payment.type === "D" ? "deposit" : "withdrawal",
    providerType: payment.method,
    amount: minorToAmount(payment.amount_minor),
    currency: payment.currency,
    locale: player.language,
    brand: player.brand,
    "attributes.paymentId": payment.id,
  });
  return { payment_id: payment.id, frame_url: `${cashierUrl}?${query}`, frame_origin: "null" };
}
