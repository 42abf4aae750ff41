import type { Database } from "@bellwether/db";
import { Hono } from "hono";
import { afterAll, expect, test } from "vitest";
import { mountCashier } from "./cashier.ts";
import type { Merchant } from "./merchant.ts";
import type { Transaction } from "./transaction.ts";

/** The state of the payment with the state's name as id; any other payment is new. */
const states: Record<string, Transaction["state"]> = {
  done: "paid",
  refused: "cancelled",
  declined: "cancelled",
  waits: "authorized",
};

const app = new Hono();
const cashier = mountCashier(app, {
  database: {
    query: async (_sql: string, [id]: unknown[]) => {
      const state = states[String(id)];
      const status_code = id === "declined" ? "ERR_DECLINED_BY_PSP" : "LIMIT_REACHED";
      return { rows: state ? [{ state, payment_id: id, type: "D", status_code }] : [] };
    },
  } as unknown as Database,
  merchant: {
    verifyUser: async (sessionId: string) => {
      if (sessionId !== "open") throw new Error("the session is over");
    },
  } as unknown as Merchant,
  now: () => new Date("2026-11-20T12:00:00Z"),
  admin: { user: "house", password: "secret" },
  words: {
    fieldText: (key, locale) => `${key} in ${locale}`,
    method: (code) =>
      code === "CREDITCARD"
        ? { name: "Visa / Mastercard", image: "/art/payments/creditcard.svg" }
        : { name: code, image: undefined },
    amountText: (amount, currency, locale) => `${amount} ${currency} (${locale})`,
  },
});
afterAll(() => cashier.stop());

const address = (more: Record<string, string>) =>
  `/sandbox/cashier?${new URLSearchParams({
    sessionId: "open",
    userId: "u1",
    method: "deposit",
    providerType: "CREDITCARD",
    amount: "50.00",
    currency: "EUR",
    locale: "fi",
    "attributes.paymentId": "new",
    ...more,
  })}`;
const shown = async (more: Record<string, string> = {}) => {
  const html = await (await app.request(address(more))).text();
  return html.replace(/<(style|script)[\s\S]*?<\/\1>/g, "").replace(/<input type="hidden"[^>]*>/g, "");
};

test("a card's form shows the merchant's name and logo of the method and the amount, and no code", async () => {
  const html = await shown();
  expect(html).toContain("<h1>Visa / Mastercard</h1>");
  expect(html).toContain('src="/art/payments/creditcard.svg" alt=""');
  expect(html).toContain("50.00 EUR (fi)");
  expect(html).not.toContain("CREDITCARD");
  expect(html).toContain("Kortin numero");
  expect(html.match(/<button/g)).toHaveLength(2);
});

test.each([
  ["a deposit at a bank", { providerType: "TRUSTLY" }, 4],
  ["a payout", { method: "withdrawal" }, 2],
])("%s has %o and %d choices, and no field", async (_what, more, count) => {
  const html = await shown(more);
  expect(html.match(/<button/g)).toHaveLength(count);
  expect(html).not.toContain("<label");
});

test.each([
  ["done", "success", "Maksu valmis"],
  ["refused", "failure", "Maksu epäonnistui"],
  ["waits", "pending", "Odottaa hyväksyntää"],
])("a payment that is %s has the picture of %s and the text %s", async (paymentId, drawing, text) => {
  const html = await shown({ "attributes.paymentId": paymentId });
  expect(html).toContain(`class="drawing ${drawing}"`);
  expect(html).toContain(text);
  expect(html).not.toContain("<form");
});

test.each([
  ["a card", {}, "Kortti hylättiin"],
  ["a bank", { providerType: "TRUSTLY" }, "Pankki hylkäsi"],
])(
  "a deposit that was declined by %s shows its form again, with the reason, and posts no failure",
  async (_what, more, text) => {
    const response = await app.request(address({ "attributes.paymentId": "declined", ...more }));
    const html = await response.text();
    expect(html).toContain(text);
    expect(html).toContain("<form");
    expect(html).toContain('"event":"validationFailed"');
  },
);

test("cancel after a declined attempt is a failed payment, not a canceled one", async () => {
  const query = new URL(address({ "attributes.paymentId": "declined" }), "http://x").searchParams;
  const body = new URLSearchParams({ ...Object.fromEntries(query), choice: "cancel" });
  const html = await (await app.request("/sandbox/cashier", { method: "POST", body })).text();
  expect(html).toContain('"event":"failure"');
});

test("an expired session is shown as failed and asks to start again", async () => {
  const html = await shown({ sessionId: "shut" });
  expect(html).toContain('class="drawing failure"');
  expect(html).toContain("Aloita uudelleen");
});

test("an invalid number stays in its field with the merchant's message; the security code is not sent back", async () => {
  const answer = await app.request("/sandbox/cashier", {
    method: "POST",
    body: new URLSearchParams({
      ...Object.fromEntries(new URL(address({}), "http://x").searchParams),
      choice: "pay",
      number: "1234",
      expiry: "12/29",
      cvv: "98765",
    }),
  });
  const html = await answer.text();
  expect(html).toContain("core.error_card_number_invalid in fi");
  expect(html).toContain('value="1234"');
  expect(html).not.toContain("98765");
});

test("cancel is shown as canceled, without a call to the merchant", async () => {
  const answer = await app.request("/sandbox/cashier", {
    method: "POST",
    body: new URLSearchParams({
      ...Object.fromEntries(new URL(address({}), "http://x").searchParams),
      choice: "cancel",
    }),
  });
  const html = await answer.text();
  expect(html).toContain('class="drawing cancelled"');
  expect(html).toContain('"event":"cancelled"');
});
