import { CurrencyCode } from "@bellwether/contract/money.ts";
import { html } from "hono/html";
import { z } from "zod";
import type { CardProblem } from "./card.ts";

/** The parameters of the frame's URL, which each form of the frame passes on. */
export const CashierQuery = z.object({
  sessionId: z.string().min(1).max(200),
  userId: z.string().min(1).max(50),
  method: z.enum(["deposit", "withdrawal"]),
  providerType: z.string().min(1).max(40),
  amount: z.string().regex(/^\d{1,12}\.\d{2}$/),
  currency: CurrencyCode,
  locale: z.string().max(5).default("en"),
  "attributes.paymentId": z.string().min(1).max(40),
});
export type CashierQuery = z.infer<typeof CashierQuery>;

/** What the merchant has configured for players: its messages, its names of methods, its money format. */
export type MerchantWords = {
  /** The message for an invalid field, by key and the player's language. */
  fieldText: (key: CardProblem, locale: string) => string;
  /** A method's name and picture by code, in the player's language; the code itself without a picture if the merchant does not know it. */
  method: (code: string, locale: string) => { name: string; image: string | undefined };
  /** Formats decimal text and a currency for the player's language. */
  amountText: (amount: string, currency: string, locale: string) => string;
};

const CARD_METHODS = new Set(["CREDITCARD", "WIZZVISA", "WIZZMC", "CLEANPAY"]);

/** Whether the deposit is paid with card numbers; every other deposit is confirmed at the player's bank. */
export function isByCard(opened: CashierQuery): boolean {
  return opened.method === "deposit" && CARD_METHODS.has(opened.providerType);
}

/** The heading of every form and result: the method's picture, the kind of payment, and the amount. */
export function paymentHead(opened: CashierQuery, words: MerchantWords, task: string) {
  const { name, image } = words.method(opened.providerType, opened.locale);
  return html`<header class="head">
    ${image ? html`<img class="logo" src="${image}" alt="" width="60" height="40" />` : ""}
    <div class="what"><p class="task">${task}</p><h1>${name}</h1></div>
    <p class="amount">${words.amountText(opened.amount, opened.currency, opened.locale)}</p>
  </header>`;
}
