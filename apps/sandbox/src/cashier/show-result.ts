import type { CashierMessage } from "@bellwether/contract";
import type { Context } from "hono";
import { html } from "hono/html";
import { showPage } from "../page.ts";
import { cashierStyle } from "./cashier-style.ts";
import { type CashierQuery, type MerchantWords, paymentHead } from "./frame.ts";
import { say } from "./say.ts";
import { stateDrawing } from "./state-drawing.ts";
import { cashierTexts } from "./texts.ts";

/** The result of the payment as picture and text; the embedding page receives the same result. */
export function showResult(
  c: Context,
  words: MerchantWords,
  opened: CashierQuery,
  event: CashierMessage["event"],
) {
  const texts = cashierTexts(opened.locale);
  const shown = event === "success" || event === "failure" || event === "cancelled" ? event : "pending";
  return showPage(c, {
    title: texts[shown],
    language: opened.locale,
    style: cashierStyle,
    content: html`${paymentHead(opened, words, texts[opened.method])}
      <div class="state" role="status">${stateDrawing(shown)}<p class="said">${texts[shown]}</p></div>`,
    script: say(event, { paymentId: opened["attributes.paymentId"], method: opened.method }),
  });
}

/** The frame's URL is not confirmed by the merchant, or no longer. */
export function showSessionOver(c: Context, fields: Record<string, string>) {
  const locale = fields.locale ?? "en";
  const texts = cashierTexts(locale);
  return showPage(c, {
    title: texts.failure,
    language: locale,
    style: cashierStyle,
    content: html`<div class="state" role="status">${stateDrawing("failure")}<h1>${texts.failure}</h1><p>${texts.session_over}</p></div>`,
    script: say("onLoadError", { paymentId: fields["attributes.paymentId"] ?? "", method: fields.method }),
  });
}
