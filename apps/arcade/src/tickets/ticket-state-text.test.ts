import { describe, expect, it } from "vitest";
import { loadTexts } from "../texts/texts.ts";
import { cancelledText, losesFreeTicket, ticketStateText } from "./ticket-state-text.ts";

const words = { t: await loadTexts("en"), money: (minor: bigint | string) => `€${Number(minor) / 100}` };
const END = "2026-11-28T12:00:00.000Z";

describe("the texts of a ticket", () => {
  it.each([
    ["returned", "betting", "Paid back"],
    ["returning", "betting", "On its way back"],
    ["placed", "void", "On its way back"],
    ["returned", "void", "Paid back"],
  ] as const)(
    "the texts of a ticket with its stake %s, in a draw that is %s, is “%s”",
    (state, phase, text) => {
      const ticket = { state, phase, payoutMinor: null, isFree: false, freeUntil: null };
      expect(ticketStateText(ticket, words)).toBe(text);
    },
  );

  it.each([
    ["returned", "betting", END, "Free ticket is back"],
    ["returned", "void", END, "Free ticket is back"],
    ["returned", "betting", null, "Not taking part"],
    ["returning", "betting", END, "Not taking part"],
    ["placed", "void", END, "Not taking part"],
    ["placed", "betting", END, "Bought"],
  ] as const)(
    "the texts of a ticket that was free, %s, in a draw that is %s, with its reward until %s, is “%s”",
    (state, phase, freeUntil, text) => {
      expect(ticketStateText({ state, phase, payoutMinor: null, isFree: true, freeUntil }, words)).toBe(text);
    },
  );

  it.each([
    ["returned", "Cancelled: €1.5 is back."],
    ["returning", "Cancelled: €1.5 is on its way back."],
  ] as const)("the texts of a ticket that was cancelled for 1.50 and is %s is “%s”", (state, text) => {
    expect(cancelledText({ state, stakeMinor: "150", isFree: false }, { ...words, wasLost: false })).toBe(
      text,
    );
  });

  it.each([
    ["returned", false, "Cancelled: the free ticket is yours again."],
    [
      "returning",
      false,
      "Cancelled: the free ticket is on its way back. If it expires before it is back, it is lost.",
    ],
    ["returned", true, "Cancelled: the free ticket had expired and is lost."],
    ["returning", true, "Cancelled: the free ticket had expired and is lost."],
  ] as const)(
    "the texts of a ticket that was free, cancelled and %s, with its reward over: %s, is “%s”",
    (state, wasLost, text) => {
      const ticket = { state, stakeMinor: "150", isFree: true } as const;
      expect(cancelledText(ticket, { ...words, wasLost })).toBe(text);
    },
  );

  it("the texts of a ticket warn of a free ticket that is lost from the end of its reward on, and of no bought one", () => {
    const [end, now] = [END, Date.parse(END)];
    expect(losesFreeTicket({ isFree: true, freeUntil: end }, now - 1)).toBe(false);
    expect(losesFreeTicket({ isFree: true, freeUntil: end }, now)).toBe(true);
    expect(losesFreeTicket({ isFree: true, freeUntil: null }, now)).toBe(true);
    expect(losesFreeTicket({ isFree: false, freeUntil: null }, now)).toBe(false);
  });
});
