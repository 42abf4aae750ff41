import { describe, expect, it } from "vitest";
import { readSettlementFile } from "./settlement-file.ts";

const HEAD = "txId,txAmount,txAmountCy,provider,settledAt";

describe("a settlement file", () => {
  it.each([
    ["commas", `${HEAD}\nT-1,-12.50,EUR,Trustly,2026-11-20T10:00:00Z\n`],
    [
      "semicolons, another order and a byte order mark",
      "\uFEFFprovider;txAmount;txId;settledAt;txAmountCy;note\r\nTrustly;-12.50;T-1;2026-11-20T11:00:00+01:00;EUR;x\r\n",
    ],
    ["quotes and empty lines", `${HEAD}\n\n"T-1","-12.50","EUR","Trustly","2026-11-20T10:00:00Z"\n\n`],
  ])("a settlement file is read with %s", (_, text) => {
    expect(readSettlementFile(text)).toEqual([
      {
        txId: "T-1",
        amountMinor: -12_50n,
        feeMinor: 0n,
        currency: "EUR",
        provider: "trustly",
        at: new Date("2026-11-20T10:00:00Z"),
        payout: null,
      },
    ]);
  });

  it("a settlement file may say what the provider keeps of a line, and in which transfer the line is paid out", () => {
    const text = `${HEAD},fee,payout\nT-1,20.00,EUR,Trustly,2026-11-20T10:00:00Z,0.35,PO-77\nT-2,5.00,EUR,Trustly,2026-11-20T10:00:00Z,,`;
    expect(readSettlementFile(text)).toMatchObject([
      { feeMinor: 35n, payout: "PO-77" },
      { feeMinor: 0n, payout: null },
    ]);
  });

  it.each([
    ["a fee below zero", `${HEAD},fee\nT-1,12.50,EUR,Trustly,2026-11-20T10:00:00Z,-1`, "line 2, column fee"],
    [
      "an amount with a comma",
      `${HEAD}\nT-1,"12,50",EUR,Trustly,2026-11-20T10:00:00Z`,
      "line 2, column txAmount",
    ],
    ["a column too few", "txId,txAmount\nT-1,12.50", "column txAmountCy"],
    ["a day in place of a moment", `${HEAD}\nT-1,12.50,EUR,Trustly,2026-11-20`, "column settledAt"],
    ["a line that is cut off", `${HEAD}\nT-1,12.50`, "Invalid Record Length"],
    ["no lines", HEAD, "no lines"],
  ])("a settlement file with %s is refused with its place", (_, text, reason) => {
    expect(() => readSettlementFile(text)).toThrow(reason);
  });
});
