import { expect, test } from "vitest";
import { depositNote, showPayment } from "./deposit-note.ts";

const push = (more: object = {}) =>
  ({ type: "payment", payment_id: "late", payment_type: "D", state: "success", ...more }) as const;

test("a deposit that was approved or refused later is told, wherever its player is", () => {
  expect(depositNote(push())).toBe("arrived");
  expect(depositNote(push({ state: "failed" }))).toBe("refused");
});

test.each([["pending"], ["canceled"]])("a deposit that is %s is not told", (state) => {
  expect(depositNote(push({ state }))).toBeUndefined();
});

test("a payout is not told, nor a deposit while its own form shows it", () => {
  expect(depositNote(push({ payment_type: "W" }))).toBeUndefined();
  const stop = showPayment("late");
  expect(depositNote(push())).toBeUndefined();
  expect(depositNote(push({ payment_id: "another" }))).toBe("arrived");
  stop();
  expect(depositNote(push())).toBe("arrived");
});
