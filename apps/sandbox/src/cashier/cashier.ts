import { randomUUID } from "node:crypto";
import type { CashierMessage } from "@bellwether/contract";
import type { Context, Hono } from "hono";
import { checkCard, testCardOf } from "./card.ts";
import { CashierQuery, isByCard, type MerchantWords } from "./frame.ts";
import { accountInstrument, cardInstrument, type Instrument } from "./instrument.ts";
import { type CashierUser, MerchantRefusalError } from "./merchant.ts";
import { mountPayoutDesk } from "./payout-desk.ts";
import { type SettlingParts, startSettling } from "./settle.ts";
import { showForm } from "./show-form.ts";
import { showPending } from "./show-pending.ts";
import { showResult, showSessionOver } from "./show-result.ts";
import { isTakingBack } from "./taken-back.ts";
import {
  findByPayment,
  findTransaction,
  lastInstrument,
  moveTransaction,
  openTransaction,
  readByPayment,
  type Transaction,
  transactionsIn,
  waitsForMerchant,
} from "./transaction.ts";

export type CashierParts = SettlingParts & {
  /** The merchant's credentials at the cashier. */
  admin: { user: string; password: string };
  words: MerchantWords;
};
export type Cashier = { stop(): Promise<void> };

/** A small PaymentIQ: cashier pages in a frame, the four calls to the merchant over HTTP, and the desk at which it decides withdrawals. */
export function mountCashier(app: Hono, parts: CashierParts): Cashier {
  const settling = startSettling(parts);
  mountPayoutDesk(app, parts, settling.settle);

  app.get("/sandbox/cashier", async (c) => {
    const frame = await openFrame(c, parts, c.req.query());
    if (frame instanceof Response) return frame;
    const { opened } = frame;
    const known = await findByPayment(parts.database, opened["attributes.paymentId"]);
    const isDeclined = wasDeclined(known);
    return known && !isDeclined
      ? showResult(c, parts.words, opened, eventOf(known))
      : showForm(c, parts.words, opened, { isDeclined });
  });

  app.post("/sandbox/cashier", async (c) => {
    const body = Object.fromEntries(
      Object.entries(await c.req.parseBody()).map(([key, value]) => [key, String(value)]),
    );
    const frame = await openFrame(c, parts, body);
    if (frame instanceof Response) return frame;
    const { opened, user } = frame;
    if (body.choice === "cancel") {
      // Without another attempt a declined payment has failed.
      const last = await findByPayment(parts.database, opened["attributes.paymentId"]);
      return showResult(c, parts.words, opened, last ? eventOf(last) : "cancelled");
    }
    const isCard = isByCard(opened);
    const card = { number: body.number ?? "", expiry: body.expiry ?? "", cvv: body.cvv ?? "" };
    const problems = isCard ? checkCard(card, parts.now()) : {};
    if (Object.keys(problems).length > 0) return showForm(c, parts.words, opened, { problems, card });
    const wanted =
      opened.method === "withdrawal"
        ? "pending"
        : isCard
          ? testCardOf(card.number).outcome
          : choiceOutcome(body.choice);
    const cardType = isCard ? testCardOf(card.number).type : undefined;
    const instrument = isCard
      ? cardInstrument(card.number, user)
      : ((await lastInstrument(parts.database, opened.userId, opened.providerType)) ??
        accountInstrument(opened, user));
    const event = await pay(parts, settling.settle, opened, { wanted, cardType, instrument });
    const isDeclined = wasDeclined(await findByPayment(parts.database, opened["attributes.paymentId"]));
    return isDeclined
      ? showForm(c, parts.words, opened, { isDeclined })
      : showResult(c, parts.words, opened, event);
  });

  app.get("/sandbox/cashier/pending", async (c) =>
    showPending(
      c,
      parts.words,
      await transactionsIn(parts.database, ["authorized", "approved", "declined"]),
      await transactionsIn(parts.database, ["paid"]),
    ),
  );

  app.post("/sandbox/cashier/pending/:id", async (c) => {
    const { choice } = await c.req.parseBody();
    const id = c.req.param("id");
    if (isTakingBack(choice)) await settling.takeBack(id, choice, parts.now());
    else {
      const to = choice === "approve" ? "approved" : "declined";
      const known = await findTransaction(parts.database, id);
      const moved =
        known &&
        !waitsForMerchant(known) &&
        (await moveTransaction(parts.database, id, "authorized", to, { statusCode: DECLINED }));
      if (moved) await settling.settle(moved);
    }
    return c.redirect("/sandbox/cashier/pending", 303);
  });

  return { stop: settling.stop };
}

async function openFrame(
  c: Context,
  parts: CashierParts,
  fields: Record<string, string>,
): Promise<{ opened: CashierQuery; user: CashierUser } | Response> {
  const parsed = CashierQuery.safeParse(fields);
  if (!parsed.success) return showSessionOver(c, fields);
  try {
    const user = await parts.merchant.verifyUser(parsed.data.sessionId, parsed.data.userId);
    return { opened: parsed.data, user };
  } catch {
    return showSessionOver(c, fields);
  }
}

type Wanted = "success" | "failure" | "pending" | "cancelled";

function choiceOutcome(choice: string | undefined): Wanted {
  if (choice === "approve") return "success";
  return choice === "wait" ? "pending" : "failure";
}

/** Authorises the payment, then does what the bank decided. The frame reports the result to the page. */
async function pay(
  parts: CashierParts,
  settle: (transaction: Transaction) => Promise<boolean>,
  opened: CashierQuery,
  { wanted, cardType, instrument }: { wanted: Wanted; cardType: string | undefined; instrument: Instrument },
): Promise<CashierMessage["event"]> {
  const transaction = await openTransaction(parts.database, {
    id: randomUUID(),
    user_id: opened.userId,
    payment_id: opened["attributes.paymentId"],
    type: opened.method === "deposit" ? "D" : "W",
    method: opened.providerType,
    amount: opened.amount,
    currency: opened.currency,
    at: parts.now(),
    instrument,
  });
  if (transaction.state !== "authorized") return eventOf(transaction);
  try {
    const { authCode } = await parts.merchant.authorize(transaction, cardType);
    await moveTransaction(parts.database, transaction.id, "authorized", "authorized", { authCode });
  } catch (error) {
    if (!(error instanceof MerchantRefusalError)) return "unresolved";
    await moveTransaction(parts.database, transaction.id, "authorized", "cancelled", {
      statusCode: error.code,
    });
    return "failure";
  }
  if (wanted === "pending") return "pending";
  const moved = await moveTransaction(
    parts.database,
    transaction.id,
    "authorized",
    wanted === "success" ? "approved" : "declined",
    { statusCode: DECLINED },
  );
  if (moved) await settle(moved);
  return eventOf(await readByPayment(parts.database, transaction.payment_id));
}

/** `statusCode` of a transaction that the bank did not allow. */
const DECLINED = "ERR_DECLINED_BY_PSP";

/** Whether the bank declined the last attempt of a deposit, so that another one may be made. A refusal of the merchant is final. */
const wasDeclined = (last: Transaction | undefined): boolean =>
  last?.type === "D" && last.state === "cancelled" && last.status_code === DECLINED;

function eventOf(transaction: Transaction): CashierMessage["event"] {
  switch (transaction.state) {
    case "paid":
      return "success";
    case "cancelled":
      return "failure";
    case "authorized":
      return "pending";
    default:
      return "unresolved";
  }
}
