import { describe, expect, it } from "vitest";
import { loadTexts } from "../texts/texts.ts";
import { purchaseText } from "./purchase-text.ts";

const t = await loadTexts("en");
const bought = (number: number) => ({ number, ticket: {} as never, refusal: null });
const refused = (
  number: number,
  refusal: "bets_closed" | "sold_out" | "too_many_tickets" | "reward_over",
) => ({
  number,
  ticket: null,
  refusal,
});
const textOf = (tickets: Parameters<typeof purchaseText>[0]["tickets"], isFree = false) =>
  purchaseText(
    { tickets },
    {
      t,
      money: (minor) => `€${Number(minor) / 100}`,
      stakeMinor: 150n,
      isFree,
      timesOf: (numbers) => numbers.map((number) => `day ${number}`).join(" and "),
    },
  );

describe("what a purchase says", () => {
  it("what a purchase says is the count and the amount when all four tickets of 1.50 were bought", () => {
    expect(textOf([1, 2, 3, 4].map(bought))).toBe("4 tickets bought for €6.");
  });

  it("what a purchase says names each refused draw with its own reason: two are sold out and one has closed", () => {
    expect(
      textOf([bought(1), refused(2, "sold_out"), refused(3, "bets_closed"), refused(4, "sold_out")]),
    ).toBe(
      `1 ticket bought for €1.5. No ticket for day 2 and day 4: ${t("error_sold_out")} No ticket for day 3: ${t("error_bets_closed")}`.replace(
        "1 ticket",
        "Ticket",
      ),
    );
  });

  it("what a purchase says has no sentence about bought tickets when there are none, and says of free tickets that they are over", () => {
    expect(textOf([refused(1, "too_many_tickets"), refused(2, "reward_over")], true)).toBe(
      `No ticket for day 1: ${t("error_too_many_tickets")} No ticket for day 2: These free tickets are used up or have expired.`,
    );
  });
});
