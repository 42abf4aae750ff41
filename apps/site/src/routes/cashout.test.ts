import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import { expect, test } from "vitest";
import { openPage } from "../testing/page-fixture.ts";

const card = {
  ...exampleAnswers.paymentMethods.methods[0]!,
  code: "CREDITCARD",
  name: "Visa",
  class: "card",
  payout_time: "days",
};
const [payment] = exampleAnswers.paymentHistory.payments;
const payout = { ...payment!, type: "W", kind: "cashier", method: "CREDITCARD", amount: "25.00" };

const opened = async (state: string) => {
  const gate = {
    paymentMethods: { ...exampleAnswers.paymentMethods, methods: [card, { ...card, code: "TRUSTLY" }] },
    paymentHistory: { payments: [{ ...payout, state }], next_index: null },
  };
  return (await openPage("/cashout", { player: {}, gate })).html;
};

test("a payout by card takes 1 to 3 working days, and nothing calls it instant", async () => {
  const html = await opened("success");
  expect(html).toContain("To your card · 1 to 3 working days once approved");
  expect(html).not.toMatch(/instant/i);
});

test("a payout that is checked shows its three steps, and the list calls it so; one that was sent has none left", async () => {
  const html = await opened("pending");
  expect(html).toMatch(/<li[^>]*data-done[^>]*>Asked for<\/li>/);
  expect(html).toMatch(/<li[^>]*aria-current="step"[^>]*>Checked by us/);
  expect(html).toContain("Sent to you · 1 to 3 working days once approved");
  expect(html).toContain("Being checked");
  const sent = await opened("success");
  expect(sent).not.toContain('aria-current="step"');
  expect(sent).not.toContain("Done");
});
