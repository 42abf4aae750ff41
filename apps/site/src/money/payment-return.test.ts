import { CashierMessage } from "@bellwether/contract/frames.ts";
import { describe, expect, it, test } from "vitest";
import { messageOf, pageAfter, readPaymentReturn } from "./payment-return.ts";

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
    const answer = read(query)!;
    expect(CashierMessage.parse(messageOf(answer))).toMatchObject({
      source: "cashier",
      event,
      paymentId: "p1",
    });
    expect(pageAfter(answer)).toBe(page);
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
