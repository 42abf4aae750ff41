import { describe, expect, it, test } from "vitest";
import {
  isIncomplete,
  outcomeOfMessage,
  outcomeOfState,
  type PaymentOutcome,
  settleOutcome,
} from "./payment-outcome.ts";

describe("the cashier frame's event", () => {
  it.each([
    ["success", "success"],
    ["failure", "failed"],
    ["onLoadError", "failed"],
    ["pending", "pending"],
    ["unresolved", "pending"],
    ["cancelled", "canceled"],
    ["validationFailed", undefined],
    ["transactionInit", undefined],
    ["navigate", undefined],
  ] as const)("%s maps to %s", (event, outcome) => {
    expect(outcomeOfMessage({ event })).toBe(outcome);
  });
});

test.each([
  ["success", "success"],
  ["failed", "failed"],
  ["canceled", "canceled"],
  ["pending", undefined],
  ["started", undefined],
  ["constructor", undefined],
])("the gate's state %s maps to %s", (state, outcome) => {
  expect(outcomeOfState(state)).toBe(outcome);
});

test.each<[PaymentOutcome | undefined, PaymentOutcome, PaymentOutcome]>([
  [undefined, "pending", "pending"],
  ["pending", "success", "success"],
  ["success", "pending", "success"],
  ["success", "failed", "success"],
  ["failed", "pending", "failed"],
  ["failed", "success", "success"],
])("after %s, %s results in %s", (held, next, outcome) => {
  expect(settleOutcome(held, next)).toBe(outcome);
});

test.each<[PaymentOutcome, boolean]>([
  ["pending", true],
  ["canceled", true],
  ["success", false],
  ["failed", false],
])("a payment that is %s is incomplete: %s", (outcome, incomplete) => {
  expect(isIncomplete(outcome)).toBe(incomplete);
});
