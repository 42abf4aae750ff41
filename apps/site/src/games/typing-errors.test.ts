import { expect, test } from "vitest";
import { typingErrors } from "./typing-errors.ts";

test.each([
  ["blakjack", "blackjack", 1],
  ["rulet", "roulette", 1],
  ["rouletet", "roulette", 1],
  ["blackjak", "blackjack", 1],
  ["roul", "roulette", 0],
  ["bbell", "bell", 1],
])("%s matches %s with %s typing error", (typed, word, errors) => {
  expect(typingErrors(typed, word)).toBe(errors);
});

test.each([
  ["bel", "ball"],
  ["tower", "power"],
  ["golden", "garden"],
  ["blackjack", "black"],
])("%s does not match %s", (typed, word) => {
  expect(typingErrors(typed, word)).toBe(Number.POSITIVE_INFINITY);
});
