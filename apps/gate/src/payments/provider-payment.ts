import { randomBytes } from "node:crypto";
import type { PaymentIqTransaction, PaymentKind } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import type { Player } from "../players/index.ts";
import type { ClockPort } from "../ports.ts";
import { findPaymentOf, insertPayment, type PaymentRow } from "./payment.ts";
import { beginAttempt } from "./payment-attempt.ts";
import { PiqRefusalError } from "./piq-refusal.ts";

/** Kinds of payments that no player opened at the cashier. */
export type ProviderKind = Exclude<PaymentKind, "cashier" | "support">;

/** Money that the payment provider moves by itself. `type` is its direction: D to the player's cash, W from it. */
export type ProviderPayment = {
  kind: ProviderKind;
  type: "D" | "W";
  /** The payment that it is about, if the provider names one that we know. */
  origin: PaymentRow | undefined;
};

/** What the name of a transaction says about its kind; the first that matches counts. */
const NAMES: readonly [RegExp, ProviderKind][] = [
  [/charge.?back.*(revers|won)|(revers|won).*charge.?back|representment/i, "chargeback_reversed"],
  [/charge.?back|dispute/i, "chargeback"],
  [
    /(return|bounce|reject|revers|refund).*(pay.?out|withdrawal)|(pay.?out|withdrawal).*(return|bounce|reject|revers|refund)/i,
    "payout_returned",
  ],
  [/refund/i, "refund"],
  [/manual|correct|adjust/i, "correction"],
];

const KINDS: readonly ProviderKind[] = [
  "refund",
  "chargeback",
  "chargeback_reversed",
  "payout_returned",
  "direct_deposit",
  "correction",
];

/** The direction of each kind, whatever the amount's sign; a correction has both. */
const DIRECTIONS: Readonly<Record<ProviderKind, "D" | "W" | undefined>> = {
  refund: "W",
  chargeback: "W",
  chargeback_reversed: "D",
  payout_returned: "D",
  direct_deposit: "D",
  correction: undefined,
};

/**
 * Reads what the provider has begun: a transaction without the id of one of our payments, and not an attempt of one. Undefined for a player's
 * own payment.
 * @throws PiqRefusalError where `originTxId` is another player's transaction.
 */
export async function readProviderPayment(
  connection: SqlConnection,
  player: Pick<Player, "id">,
  request: PaymentIqTransaction,
): Promise<ProviderPayment | undefined> {
  if (request.attributes?.paymentId) return undefined;
  const known = await findPaymentOf(connection, request.txId);
  if (known?.kind === "cashier") return undefined;
  const origin = request.originTxId ? await findPaymentOf(connection, request.originTxId) : undefined;
  if (origin && origin.player_id !== player.id)
    throw new PiqRefusalError("UNKNOWN_TX", "originTxId is a transaction of another player");
  const kind = (known?.kind as ProviderKind | undefined) ?? kindOf(request, origin);
  return { kind, type: DIRECTIONS[kind] ?? (request.txAmount.startsWith("-") ? "W" : "D"), origin };
}

/** The kind by the attribute `kind`, else by the transaction's name, else by what it is about and its sign. */
function kindOf(request: PaymentIqTransaction, origin: PaymentRow | undefined): ProviderKind {
  const said = KINDS.find((kind) => kind === request.attributes?.kind);
  if (said) return said;
  const isOut = request.txAmount.startsWith("-");
  const named = NAMES.find(([name]) => name.test(request.txName))?.[1];
  // A payout that is refunded has come back.
  if (named === "refund" && origin?.type === "W" && origin.kind === "cashier") return "payout_returned";
  if (named) return named;
  if (!origin) return isOut ? "correction" : "direct_deposit";
  if (origin.type === "D") return isOut ? "refund" : "correction";
  if (isOut) return "correction";
  return origin.kind === "cashier" || origin.kind === "support" ? "payout_returned" : "chargeback_reversed";
}

type Moved = { txId: string; provider: string; amountMinor: bigint };

/** Stores what the provider has begun as a payment of its own, with its one attempt. */
export async function openProviderPayment(
  connection: SqlConnection,
  deps: ClockPort,
  player: Pick<Player, "id" | "currency">,
  begun: ProviderPayment,
  moved: Moved,
): Promise<PaymentRow> {
  const payment = await insertProviderPayment(connection, deps, player, begun, moved);
  const { txId: transactionId, amountMinor } = moved;
  await beginAttempt(connection, { transactionId, paymentId: payment.id, amountMinor, at: deps.now() });
  return payment;
}

/** The same without an attempt. The method is that of the payment that it is about, or the provider's name. */
export function insertProviderPayment(
  connection: SqlConnection,
  deps: ClockPort,
  player: Pick<Player, "id" | "currency">,
  { kind, type, origin }: ProviderPayment,
  { provider, amountMinor }: Moved,
): Promise<PaymentRow> {
  return insertPayment(connection, {
    id: randomBytes(10).toString("hex"),
    player_id: player.id,
    origin_id: origin?.id ?? null,
    method: origin?.method ?? (provider.toUpperCase().slice(0, 40) || "UNKNOWN"),
    currency: player.currency,
    amount_minor: amountMinor,
    at: deps.now(),
    ...{ kind, type },
  });
}
