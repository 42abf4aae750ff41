import { randomUUID } from "node:crypto";
import type { CashierMessage } from "@bellwether/contract";
import type { Database } from "@bellwether/db";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import { showPage } from "../page.ts";
import { type CardProblem, checkCard, outcomeOf, testCards } from "./card.ts";
import { type Merchant, MerchantRefusal } from "./merchant.ts";
import { startSettling } from "./settle.ts";
import { cashierTexts } from "./texts.ts";
import {
  findByPayment,
  moveTransaction,
  openTransaction,
  type Transaction,
  transactionsIn,
} from "./transaction.ts";

/** What the site's frame address carries, and each form of the frame passes on. */
const frame = z.object({
  sessionId: z.string().min(1).max(200),
  userId: z.string().min(1).max(50),
  method: z.enum(["deposit", "withdrawal"]),
  providerType: z.string().min(1).max(40),
  amount: z.string().regex(/^\d{1,12}\.\d{2}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  locale: z.string().max(5).default("en"),
  "attributes.paymentId": z.string().min(1).max(40),
});
type Frame = z.infer<typeof frame>;

export type CashierParts = {
  database: Database;
  merchant: Merchant;
  now: () => Date;
  /** The merchant's own words for a field that is wrong, by key and the player's language. */
  fieldText: (key: CardProblem, locale: string) => string;
};
export type Cashier = { stop(): Promise<void> };

const CARD_METHODS = new Set(["CREDITCARD", "WIZZVISA", "WIZZMC", "CLEANPAY"]);

/** A small PaymentIQ: cashier pages in a frame, and behind them the four calls to the merchant over HTTP. */
export function mountCashier(app: Hono, parts: CashierParts): Cashier {
  const settling = startSettling(parts);

  app.get("/sandbox/cashier", async (c) => {
    const opened = await openFrame(c, parts, c.req.query());
    if (opened instanceof Response) return opened;
    const known = await findByPayment(parts.database, opened["attributes.paymentId"]);
    return known ? showResult(c, opened, eventOf(known)) : showForm(c, parts, opened, {});
  });

  app.post("/sandbox/cashier", async (c) => {
    const body = Object.fromEntries(
      Object.entries(await c.req.parseBody()).map(([key, value]) => [key, String(value)]),
    );
    const opened = await openFrame(c, parts, body);
    if (opened instanceof Response) return opened;
    if (body.choice === "cancel") return showResult(c, opened, "cancelled");
    const isCard = opened.method === "deposit" && CARD_METHODS.has(opened.providerType);
    const card = { number: body.number ?? "", expiry: body.expiry ?? "", cvv: body.cvv ?? "" };
    const problems = isCard ? checkCard(card, parts.now()) : {};
    if (Object.keys(problems).length > 0) return showForm(c, parts, opened, problems, card);
    const wanted =
      opened.method === "withdrawal"
        ? "pending"
        : isCard
          ? outcomeOf(card.number)
          : choiceOutcome(body.choice);
    return showResult(c, opened, await pay(parts, settling.settle, opened, wanted));
  });

  app.get("/sandbox/cashier/pending", async (c) =>
    showPending(c, await transactionsIn(parts.database, ["authorized", "approved", "declined"])),
  );

  app.post("/sandbox/cashier/pending/:id", async (c) => {
    const body = await c.req.parseBody();
    const to = body.choice === "approve" ? "approved" : "declined";
    const moved = await moveTransaction(parts.database, c.req.param("id"), "authorized", to, {
      statusCode: "ERR_DECLINED_BY_PSP",
    });
    if (moved) await settling.settle(moved);
    return c.redirect("/sandbox/cashier/pending", 303);
  });

  return { stop: settling.stop };
}

async function openFrame(
  c: Context,
  parts: CashierParts,
  fields: Record<string, string>,
): Promise<Frame | Response> {
  const parsed = frame.safeParse(fields);
  const texts = cashierTexts(fields.locale ?? "en");
  const over = () =>
    showPage(c, {
      title: texts.failure,
      language: fields.locale ?? "en",
      framed: true,
      content: html`<p>${texts.session_over}</p>`,
      script: say("onLoadError", { paymentId: fields["attributes.paymentId"] ?? "", method: fields.method }),
    });
  if (!parsed.success) return over();
  try {
    await parts.merchant.verifyUser(parsed.data.sessionId, parsed.data.userId);
    return parsed.data;
  } catch {
    return over();
  }
}

type Wanted = "success" | "failure" | "pending" | "cancelled";

function choiceOutcome(choice: string | undefined): Wanted {
  if (choice === "approve") return "success";
  return choice === "wait" ? "pending" : "failure";
}

/** Authorises, then does what the bank decided. The answer is what the frame tells the page. */
async function pay(
  parts: CashierParts,
  settle: (transaction: Transaction) => Promise<boolean>,
  opened: Frame,
  wanted: Wanted,
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
  });
  if (transaction.state !== "authorized") return eventOf(transaction);
  try {
    const { authCode } = await parts.merchant.authorize(transaction);
    await moveTransaction(parts.database, transaction.id, "authorized", "authorized", { authCode });
  } catch (error) {
    if (!(error instanceof MerchantRefusal)) return "unresolved";
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
    { statusCode: "ERR_DECLINED_BY_PSP" },
  );
  if (moved) await settle(moved);
  return eventOf((await findByPayment(parts.database, transaction.payment_id))!);
}

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

const hidden = (opened: Frame) =>
  html`${Object.entries(opened).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}`;

function showForm(
  c: Context,
  { fieldText }: Pick<CashierParts, "fieldText">,
  opened: Frame,
  problems: ReturnType<typeof checkCard>,
  card = { number: "", expiry: "", cvv: "" },
) {
  const texts = cashierTexts(opened.locale);
  const field = (name: "number" | "expiry" | "cvv", label: string, autocomplete: string) => html`<label>
      ${label}
      <input name="${name}" inputmode="${name === "expiry" ? "text" : "numeric"}" autocomplete="${autocomplete}" value="${name === "cvv" ? "" : card[name]}"
        ${problems[name] ? html`aria-invalid="true" aria-describedby="${name}-error"` : ""} />
      ${problems[name] ? html`<span class="error" id="${name}-error">${fieldText(problems[name], opened.locale)}</span>` : ""}
    </label>`;
  const isCard = opened.method === "deposit" && CARD_METHODS.has(opened.providerType);
  const choices = isCard
    ? html`${field("number", texts.card_number, "cc-number")}
        <div class="pair">${field("expiry", texts.expiry, "cc-exp")}${field("cvv", texts.cvv, "cc-csc")}</div>
        <div class="row"><button name="choice" value="pay">${texts.pay}</button><button class="quiet" name="choice" value="cancel">${texts.cancel}</button></div>
        <div class="tip"><p>${texts.test_numbers}</p>${testCards.map((each) => html`<div><span class="code">${each.number}</span> ${texts[each.outcome]}</div>`)}</div>`
    : opened.method === "deposit"
      ? html`<p>${texts.bank_question}</p>
          <div class="row"><button name="choice" value="approve">${texts.approve}</button><button class="quiet" name="choice" value="decline">${texts.decline}</button>
          <button class="quiet" name="choice" value="wait">${texts.wait}</button><button class="quiet" name="choice" value="cancel">${texts.cancel}</button></div>`
      : html`<p>${texts.withdraw_question}</p>
          <div class="row"><button name="choice" value="send">${texts.withdraw}</button><button class="quiet" name="choice" value="cancel">${texts.cancel}</button></div>`;
  return showPage(c, {
    title: texts[opened.method],
    language: opened.locale,
    framed: true,
    content: html`<h1>${texts[opened.method]} · ${opened.providerType}</h1>
      <p class="amount">${opened.amount} ${opened.currency}</p>
      <form method="post" action="/sandbox/cashier" novalidate>${hidden(opened)}${choices}</form>`,
    script: say(Object.keys(problems).length > 0 ? "validationFailed" : "transactionInit", {
      paymentId: opened["attributes.paymentId"],
      method: opened.method,
    }),
  });
}

function showResult(c: Context, opened: Frame, event: CashierMessage["event"]) {
  const texts = cashierTexts(opened.locale);
  const shown = event === "success" || event === "failure" || event === "cancelled" ? event : "pending";
  const sign = { success: "✓", failure: "✕", cancelled: "–", pending: "…" }[shown];
  return showPage(c, {
    title: texts[shown],
    language: opened.locale,
    framed: true,
    content: html`<div class="state"><span class="dot ${shown}" aria-hidden="true">${sign}</span><h1>${texts[shown]}</h1><p class="amount">${opened.amount} ${opened.currency}</p></div>`,
    script: say(event, { paymentId: opened["attributes.paymentId"], method: opened.method }),
  });
}

/** Tells the page around the frame. Its origin is not known here and the message holds nothing secret; the page checks the sender. */
function say(
  event: CashierMessage["event"],
  about: { paymentId: string; method: string | undefined },
): string {
  const message = {
    source: "cashier",
    event,
    paymentId: about.paymentId,
    type: about.method === "withdrawal" ? "withdrawal" : "deposit",
  };
  const text = JSON.stringify(message).replaceAll("<", "\\u003c");
  // The height is known once the page is laid out.
  return `const tell = () => parent.postMessage(Object.assign(${text}, { height: document.documentElement.scrollHeight }), "*");
    if (document.readyState === "complete") tell(); else addEventListener("load", tell);`;
}

function showPending(c: Context, transactions: Transaction[]) {
  return showPage(c, {
    title: "Payments that wait",
    language: "en",
    content: html`<h1>Payments that wait</h1>
      <p class="soft">What a payment team would decide. Approving pays, declining gives the money back.</p>
      ${transactions.length === 0 ? html`<p>Nothing is waiting.</p>` : ""}
      ${transactions.map(
        (each) => html`<form class="card" method="post" action="/sandbox/cashier/pending/${each.id}">
          <p><strong>${each.type === "D" ? "Deposit" : "Withdrawal"}</strong> ${each.amount} ${each.currency} by ${each.method}, user <span class="code">${each.user_id}</span></p>
          <div class="row"><button name="choice" value="approve">Approve</button><button class="quiet" name="choice" value="decline">Decline</button></div>
        </form>`,
      )}`,
  });
}
