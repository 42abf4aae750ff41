import { describe, expect, it } from "vitest";
import { checkCard, testCardOf, testCards } from "./card.ts";

const now = new Date("2026-11-20T12:00:00Z");
const good = { number: "4111 1111 1111 1111", expiry: "12/27", cvv: "123" };

describe("the card form", () => {
  it("the card form accepts a valid card", () => expect(checkCard(good, now)).toEqual({}));

  it.each([
    ["a number with a wrong check digit", { number: "4111 1111 1111 1112" }, "card_number_invalid"],
    ["no number", { number: "" }, "card_number_invalid"],
    ["a number of 4 digits", { number: "4111" }, "card_number_invalid"],
    ["2027-12 in place of 12/27", { expiry: "2027-12" }, "card_expiry_invalid"],
    ["month 13", { expiry: "13/27" }, "card_expiry_invalid"],
    ["a past month", { expiry: "10/26" }, "card_expired"],
    ["a security code of 2 digits, below the minimum of 3", { cvv: "12" }, "cvv_minimum"],
    ["a security code of 5 digits, above the maximum of 4", { cvv: "12345" }, "cvv_maximum"],
    ["a security code with a letter", { cvv: "12a" }, "numbers_only"],
  ])("the card form refuses %s: %o is %s", (_what, wrong, problem) => {
    const [field] = Object.keys(wrong);
    expect(checkCard({ ...good, ...wrong }, now)).toEqual({ [field!]: `core.error_${problem}` });
  });

  it("the card form accepts a card until the end of its month", () =>
    expect(checkCard({ ...good, expiry: "11/26" }, now)).toEqual({}));

  it.each(testCards)("the card form has test number $number for $outcome", ({ number, outcome }) => {
    expect(checkCard({ ...good, number }, now)).toEqual({});
    expect(testCardOf(number).outcome).toBe(outcome);
  });
});
