import { html } from "hono/html";
import { z } from "zod";
import type { CardProblem } from "./card.ts";

/** What the site's frame address carries, and each form of the frame passes on. */
export const frame = z.object({
  sessionId: z.string().min(1).max(200),
  userId: z.string().min(1).max(50),
  method: z.enum(["deposit", "withdrawal"]),
  providerType: z.string().min(1).max(40),
  amount: z.string().regex(/^\d{1,12}\.\d{2}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  locale: z.string().max(5).default("en"),
  "attributes.paymentId": z.string().min(1).max(40),
});
export type Frame = z.infer<typeof frame>;

/** What the merchant has told the cashier to show players: its sentences, its names of methods, its way of writing money. */
export type MerchantWords = {
  /** For a field that is wrong, by key and the player's language. */
  fieldText: (key: CardProblem, locale: string) => string;
  /** A method by its code in the player's language; the code itself and no picture where the merchant knows none. */
  method: (code: string, locale: string) => { name: string; image: string | undefined };
  /** Decimal text and a currency as the player's language writes them. */
  amountText: (amount: string, currency: string, locale: string) => string;
};

const CARD_METHODS = new Set(["CREDITCARD", "WIZZVISA", "WIZZMC", "CLEANPAY"]);

/** Paid by a card's numbers; every other deposit asks at the player's bank. */
export function isByCard(opened: Frame): boolean {
  return opened.method === "deposit" && CARD_METHODS.has(opened.providerType);
}

/** The method's picture, what is done and by which way, and how much: over every form and result. */
export function paymentHead(opened: Frame, words: MerchantWords, task: string) {
  const { name, image } = words.method(opened.providerType, opened.locale);
  return html`<header class="head">
    ${image ? html`<img class="logo" src="${image}" alt="" width="60" height="40" />` : ""}
    <div class="what"><p class="task">${task}</p><h1>${name}</h1></div>
    <p class="amount">${words.amountText(opened.amount, opened.currency, opened.locale)}</p>
  </header>`;
}
