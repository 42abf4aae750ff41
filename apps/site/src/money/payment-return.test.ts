import { CashierMessage } from "@bellwether/contract/frames.ts";
import { describe, expect, it, test } from "vitest";
import { readPaymentReturn, redirectOf } from "./payment-return.ts";

const read = (query: string) => readPaymentReturn(new URLSearchParams(query));

describe("a provider's redirect with", () => {
  it.each([
    ["status=success&type=deposit&payment_id=p1", "success", "/deposit?status=success&payment_id=p1"],
    ["status=pending&payment_id=p1", "pending", "/deposit?status=pending&payment_id=p1"],
    ["status=canceled&type=deposit&payment_id=p1", "cancelled", "/deposit?status=canceled&payment_id=p1"],
    ["status=failed&type=deposit&payment_id=p1", "failure", "/deposit/failed"],
    ["status=success&type=withdrawal&payment_id=p1", "success", "/cashout"],
    ["status=canceled&type=withdrawal&payment_id=p1", "cancelled", "/"],
    ["status=pending&type=withdrawal&payment_id=p1", "pending", "/"],
    ["status=failed&type=withdrawal&payment_id=p1", "failure", "/cashout"],
  ])("%s sends the event %s and leads to %s", (query, event, page) => {
    const answer = redirectOf(new URLSearchParams(query));
    expect(CashierMessage.parse(answer.message)).toMatchObject({
      source: "cashier",
      event,
      paymentId: "p1",
    });
    expect(answer.page).toBe(page);
  });
});

test.each([
  "",
  "status=done",
  "status=success&type=gift",
  "status=success&payment_id=%3C%2Fscript%3E",
  `status=success&payment_id=${"a".repeat(101)}`,
])("%j is not a payment's return", (query) => {
  expect(read(query)).toBeUndefined();
});

test.each([
  ["", "", "deposit"],
  ["status=done&payment_id=p1", "p1", "deposit"],
  ["type=withdrawal", "", "withdrawal"],
  ["status=success&type=gift&payment_id=p1", "p1", "deposit"],
  ["status=success&payment_id=%3C%2Fscript%3E", "", "deposit"],
])(
  "[2.01] a redirect with %j leaves the payment unresolved and leads to the player's payments",
  (query, paymentId, type) => {
    const { message, page } = redirectOf(new URLSearchParams(query));
    expect(CashierMessage.parse(message)).toEqual({
      source: "cashier",
      event: "unresolved",
      paymentId,
      type,
    });
    expect(page).toBe("/my-account/history/transaction-history");
  },
);
