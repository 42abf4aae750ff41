import type { Context } from "hono";
import { html } from "hono/html";
import { showPage } from "../page.ts";
import { type CardForm, type CardProblem, testCards } from "./card.ts";
import { cashierStyle } from "./cashier-style.ts";
import { type CashierQuery, isByCard, type MerchantWords, paymentHead } from "./frame.ts";
import { say } from "./say.ts";
import { stateDrawing } from "./state-drawing.ts";
import { cashierTexts } from "./texts.ts";

type CardProblems = Partial<Record<keyof CardForm, CardProblem>>;

const emptyCard: CardForm = { number: "", expiry: "", cvv: "" };

type Before = {
  problems?: CardProblems;
  card?: CardForm;
  /** The last attempt was declined: the form offers another one. */
  isDeclined?: boolean;
};

/** The cashier's one page with input: a card's fields, the bank's question, or a payout's. */
export function showForm(
  c: Context,
  words: MerchantWords,
  opened: CashierQuery,
  { problems = {}, card = emptyCard, isDeclined = false }: Before = {},
) {
  const texts = cashierTexts(opened.locale);
  const fields = isByCard(opened)
    ? cardFields(words, opened, problems, card)
    : opened.method === "deposit"
      ? bankChoices(opened)
      : payoutChoices(opened);
  return showPage(c, {
    title: texts[opened.method],
    language: opened.locale,
    style: cashierStyle,
    content: html`${paymentHead(opened, words, texts[opened.method])}
      ${isDeclined ? html`<p class="error notice" role="alert">${texts[isByCard(opened) ? "card_declined" : "bank_declined"]}</p>` : ""}
      <form method="post" action="/sandbox/cashier" novalidate>${hidden(opened)}${fields}</form>
      <div class="busy" role="status" hidden>${stateDrawing("busy")}<p>${texts.busy}</p></div>`,
    script: `${formScript}${say(
      isDeclined || Object.keys(problems).length > 0 ? "validationFailed" : "transactionInit",
      {
        paymentId: opened["attributes.paymentId"],
        method: opened.method,
      },
    )}`,
  });
}

const hidden = (opened: CashierQuery) =>
  html`${Object.entries(opened).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}`;

function cardFields(words: MerchantWords, opened: CashierQuery, problems: CardProblems, card: CardForm) {
  const texts = cashierTexts(opened.locale);
  const field = (name: keyof CardForm, label: string, autocomplete: string, example: string) => html`<label>
      ${label}
      <input name="${name}" inputmode="${name === "expiry" ? "text" : "numeric"}" autocomplete="${autocomplete}" placeholder="${example}" value="${name === "cvv" ? "" : card[name]}"
        ${problems[name] ? html`aria-invalid="true" aria-describedby="${name}-error"` : ""} />
      ${problems[name] ? html`<span class="error" id="${name}-error">${words.fieldText(problems[name], opened.locale)}</span>` : ""}
    </label>`;
  return html`${field("number", texts.card_number, "cc-number", "0000 0000 0000 0000")}
    <div class="pair">${field("expiry", texts.expiry, "cc-exp", "12/29")}${field("cvv", texts.cvv, "cc-csc", "000")}</div>
    <div class="choices"><button name="choice" value="pay">${texts.pay}</button><button class="quiet" name="choice" value="cancel">${texts.cancel}</button></div>
    <div class="tip"><p>${texts.test_numbers}</p><dl>${testCards.map(
      (each) =>
        html`<div><dt class="code">${each.number}</dt><dd>${texts[each.credit ? "credit" : each.outcome]}</dd></div>`,
    )}</dl></div>`;
}

function bankChoices({ locale }: CashierQuery) {
  const texts = cashierTexts(locale);
  return html`<p class="question">${texts.bank_question}</p>
    <div class="choices"><button name="choice" value="approve">${texts.approve}</button><button class="quiet" name="choice" value="decline">${texts.decline}</button>
    <button class="quiet" name="choice" value="wait">${texts.wait}</button><button class="quiet" name="choice" value="cancel">${texts.cancel}</button></div>`;
}

function payoutChoices({ locale }: CashierQuery) {
  const texts = cashierTexts(locale);
  return html`<p class="question">${texts.withdraw_question}</p>
    <div class="choices"><button name="choice" value="send">${texts.withdraw}</button><button class="quiet" name="choice" value="cancel">${texts.cancel}</button></div>`;
}

/**
 * Shows the press of a button at once, since the bank takes its time; going back with the browser's button shows the form again. A card's
 * digits are grouped in fours while they are typed at the end; edits in the middle are left alone.
 */
const formScript = `const form = document.querySelector("form"), busy = document.querySelector(".busy");
form.addEventListener("submit", () => setTimeout(() => { form.hidden = true; busy.hidden = false; }));
addEventListener("pageshow", () => { form.hidden = false; busy.hidden = true; });
const number = form.elements.namedItem("number");
if (number) number.addEventListener("input", () => {
  if (number.selectionStart !== number.value.length || /[^\\d ]/.test(number.value)) return;
  number.value = number.value.replace(/ /g, "").replace(/(\\d{4})(?=\\d)/g, "$1 ");
});
`;
