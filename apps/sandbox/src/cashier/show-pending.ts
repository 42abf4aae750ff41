import type { Context } from "hono";
import { html } from "hono/html";
import { showPage } from "../page.ts";
import type { MerchantWords } from "./frame.ts";
import { takingsBack } from "./taken-back.ts";
import { type Transaction, waitsForMerchant } from "./transaction.ts";

const MAX_PAID = 20;

/** The page of the bank: all payments that are waiting for a decision, and the last paid deposits, which a bank may take back. */
export function showPending(
  c: Context,
  words: MerchantWords,
  transactions: Transaction[],
  paid: Transaction[],
) {
  return showPage(c, {
    title: "Pending payments",
    language: "en",
    content: html`<h1>Pending payments</h1>
      <p class="soft">Decide as the bank would. A withdrawal that the house has approved is paid within a minute, or at once here; a declined one goes back to the balance.</p>
      ${transactions.length === 0 ? html`<p>No payment is pending.</p>` : ""}
      ${transactions.map(
        (each) => html`<form class="card" method="post" action="/sandbox/cashier/pending/${each.id}">
          <p><strong>${each.type === "D" ? "Deposit" : "Withdrawal"}</strong> ${each.amount} ${each.currency} by ${words.method(each.method, "en").name}, user <span class="code">${each.user_id}</span></p>
          ${
            waitsForMerchant(each)
              ? html`<p class="soft">It waits until the house has approved it in its office.</p>`
              : html`<div class="row"><button name="choice" value="approve">Approve</button><button class="quiet" name="choice" value="decline">Decline</button></div>`
          }
        </form>`,
      )}
      <h2>Paid deposits</h2>
      <p class="soft">Take one back as its bank would, also after its money was played. The player's account is then held: npm run players:held lists it.</p>
      ${paid
        .filter(({ type }) => type === "D")
        .slice(0, MAX_PAID)
        .map(
          (each) => html`<form class="card" method="post" action="/sandbox/cashier/pending/${each.id}">
          <p><strong>Deposit</strong> ${each.amount} ${each.currency} by ${words.method(each.method, "en").name}, user <span class="code">${each.user_id}</span></p>
          <div class="row">${takingsBack.map((name) => html`<button class="quiet" name="choice" value="${name}">${name}</button>`)}</div>
        </form>`,
        )}`,
  });
}
