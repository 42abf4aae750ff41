import { expect, test } from "vitest";
import { paymentEvents } from "./payment-events.ts";

const facts = { payment_id: "p1", amount: "20.00", currency: "EUR" };

test.each([
  ["deposit", "success", ["deposit_processed success", "deposit_successful"]],
  ["deposit", "failed", ["deposit_processed failed", "post_message_failed"]],
  ["deposit", "pending", ["deposit_pending pending"]],
  ["deposit", "canceled", ["deposit_pending canceled"]],
  ["withdrawal", "success", ["withdraw_success"]],
  ["withdrawal", "failed", []],
  ["withdrawal", "pending", []],
  ["withdrawal", "canceled", []],
] as const)("a %s that is %s raises %j", (type, outcome, raised) => {
  const events = paymentEvents(type, outcome, facts);
  expect(events.map((event) => ("state" in event ? `${event.event} ${event.state}` : event.event))).toEqual(
    raised,
  );
  for (const event of events) expect(event).toMatchObject(facts);
});
