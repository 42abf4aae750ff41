import { describe, expect, it } from "vitest";
import { type BankedLine, compareBank, type Payout } from "./compare-bank.ts";

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 12));
const payout = (reference: string, netMinor: bigint, more: Partial<Payout> = {}): Payout => ({
  ...{ reference, netMinor, provider: "trustly", currency: "EUR", lastAt: day(1), fileId: "1" },
  ...more,
});
const line = (reference: string, amountMinor: bigint, more: Partial<BankedLine> = {}): BankedLine => ({
  ...{ reference, amountMinor, counterparty: "Trustly", currency: "EUR", at: day(2), fileId: "2" },
  ...more,
});
const said = (payouts: Payout[], lines: BankedLine[]) =>
  compareBank(payouts, lines).map(({ what, subject, ours, theirs }) => [what, subject, ours, theirs]);

describe("payouts of a provider beside the bank", () => {
  it("a payout agrees with the lines that name it, however its reference is written, in one transfer or two", () => {
    expect(said([payout("PO-77", 100_00n)], [line("Trustly payout po 77 of 1 Nov", 100_00n)])).toEqual([]);
    expect(said([payout("PO-77", 100_00n)], [line("PO77", 60_00n), line("/PO.77/", 40_00n)])).toEqual([]);
  });

  it("another amount, and a line that names no payout or one in another currency, differ", () => {
    expect(said([payout("PO-77", 100_00n)], [line("PO-77", 99_65n), line("Rent", -500_00n)])).toEqual([
      ["payout_amount", "PO-77", "100.00 EUR", "99.65 EUR"],
      ["bank_unknown", "Rent", null, "-500.00 EUR, Trustly"],
    ]);
    expect(said([payout("PO-77", 100_00n)], [line("PO-77", 100_00n, { currency: "SEK" })])).toEqual([
      ["bank_unknown", "PO-77", null, "100.00 SEK, Trustly"],
    ]);
  });

  it("a payout is missed once the bank's lines reach more than 5 days beyond it, and not before", () => {
    const wanted = payout("PO-77", 100_00n);
    expect(said([wanted], [line("Rent", 1n, { at: day(6) })]).map(([what]) => what)).toEqual([
      "bank_unknown",
    ]);
    expect(said([wanted], [line("Rent", 1n, { at: new Date(day(6).getTime() + 1) })])[0]).toEqual([
      ...["payout_missing", "PO-77", "100.00 EUR", null],
    ]);
    expect(said([wanted], [])).toEqual([]);
  });

  it("a payout that is over before the compared time is neither missed nor added up, and its line is known", () => {
    const [old, young] = [
      payout("PO-77", 100_00n, { lastAt: day(1) }),
      payout("PO-78", 50_00n, { lastAt: day(3) }),
    ];
    const lines = [line("PO-77", 140_00n, { at: day(4) }), line("PO-78", 50_00n, { at: day(5) })];
    expect(compareBank([old, young], lines, day(2))).toEqual([]);
    expect(
      compareBank([old], [line("PO-9999", 1n, { at: day(20) })], day(2)).map(({ what }) => what),
    ).toEqual(["bank_unknown"]);
  });

  it("a line belongs to the longest reference that it contains, and references of three letters to none", () => {
    const payouts = [payout("PO-12", 10_00n), payout("PO-123", 20_00n), payout("P-1", 1_00n)];
    expect(said(payouts, [line("PO-123", 20_00n), line("PO-12", 10_00n)])).toEqual([]);
  });

  it("of two references in one line none is read across both: PO-12 beside 3 is not PO-123", () => {
    const payouts = [payout("PO-12", 10_00n), payout("PO-123", 20_00n)];
    expect(said(payouts, [line("PO-12 | 3", 10_00n), line("Trustly | PO-123", 20_00n)])).toEqual([]);
  });
});
