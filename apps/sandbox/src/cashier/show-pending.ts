import type { Context } from "hono";
import { html } from "hono/html";
import { showPage } from "../page.ts";
import type { MerchantWords } from "./frame.ts";
import type { Transaction } from "./transaction.ts";

/** The page of a payment team: all payments that wait for a decision. */
export function showPending(c: Context, words: MerchantWords, transactions: Transaction[]) {
  return showPage(c, {
    title: "Payments that wait",
    language: "en",
    content: html`<h1>Payments that wait</h1>
      <p class="soft">What a payment team would decide. Approving pays, declining gives the money back.</p>
      ${transactions.length === 0 ? html`<p>Nothing is waiting.</p>` : ""}
      ${transactions.map(
        (each) => html`<form class="card" method="post" action="/sandbox/cashier/pending/${each.id}">
          <p><strong>${each.type === "D" ? "Deposit" : "Withdrawal"}</strong> ${each.amount} ${each.currency} by ${words.method(each.method, "en").name}, user <span class="code">${each.user_id}</span></p>
          <div class="row"><button name="choice" value="approve">Approve</button><button class="quiet" name="choice" value="decline">Decline</button></div>
        </form>`,
      )}`,
  });
}
