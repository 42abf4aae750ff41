import { describe, expect, it } from "vitest";
import { checkCard, outcomeOf, testCards } from "./card.ts";

const now = new Date("2026-11-20T12:00:00Z");
const good = { number: "4111 1111 1111 1111", expiry: "12/27", cvv: "123" };

describe("the card form", () => {
  it("takes a good card", () => expect(checkCard(good, now)).toEqual({}));

  it.each([
    [{ number: "4111 1111 1111 1112" }, { number: "card_number_invalid" }],
    [{ number: "" }, { number: "card_number_invalid" }],
    [{ number: "4111" }, { number: "card_number_invalid" }],
    [{ expiry: "2027-12" }, { expiry: "expiry_format" }],
    [{ expiry: "13/27" }, { expiry: "expiry_format" }],
    [{ expiry: "10/26" }, { expiry: "expiry_past" }],
    [{ cvv: "12" }, { cvv: "cvv_minimum" }],
    [{ cvv: "12345" }, { cvv: "cvv_maximum" }],
    [{ cvv: "12a" }, { cvv: "cvv_numbers" }],
  ])("refuses %o", (wrong, problems) => expect(checkCard({ ...good, ...wrong }, now)).toEqual(problems));

  it("takes a card until the end of its month", () =>
    expect(checkCard({ ...good, expiry: "11/26" }, now)).toEqual({}));

  it.each(testCards)("has test number $number for $outcome", ({ number, outcome }) => {
    expect(checkCard({ ...good, number }, now)).toEqual({});
    expect(outcomeOf(number)).toBe(outcome);
  });
});
