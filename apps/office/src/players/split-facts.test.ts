import { expect, it } from "vitest";
import { isTime, splitFacts } from "./split-facts.ts";

it("a payment's amount and method are said at once, its reason as a sentence, its ids on demand, and none is lost", () => {
  const facts = ["amount", "method", "transaction", "reason", "payment"].map((name) => ({
    name,
    value: name,
  }));
  const { short, sentences, deep } = splitFacts(facts);
  expect(short.map(({ name }) => name)).toEqual(["amount", "method"]);
  expect(sentences.map(({ name }) => name)).toEqual(["reason"]);
  expect(deep.map(({ name }) => name)).toEqual(["transaction", "payment"]);
  expect(short.length + sentences.length + deep.length).toBe(facts.length);
});

it.each([
  ["2026-11-29T12:00:00.000Z", true],
  ["2026-11-29T12:00:00Z", true],
  ["2026-11-29", false],
  ["7 d", false],
])("whether %s is a time: %s", (value, expected) => {
  expect(isTime(value)).toBe(expected);
});
