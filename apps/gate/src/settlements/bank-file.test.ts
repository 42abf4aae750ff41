import { expect, it } from "vitest";
import { readBankFile } from "./bank-file.ts";

it("a bank's statement is read with days or moments, signed amounts and whatever stands in its reference", () => {
  const text =
    "bookedAt;amount;currency;reference;counterparty;balance\r\n2026-11-20;1203.65;EUR;Payout PO-77 / Trustly;Trustly Group AB;1\r\n2026-11-21T08:00:00+01:00;-4.00;EUR;;;2\r\n";
  expect(readBankFile(text)).toEqual([
    {
      ...{ reference: "Payout PO-77 / Trustly", counterparty: "Trustly Group AB" },
      ...{ amountMinor: 1_203_65n, currency: "EUR", at: new Date("2026-11-20T23:59:59Z") },
    },
    {
      ...{ reference: "", counterparty: "", amountMinor: -4_00n, currency: "EUR" },
      at: new Date("2026-11-21T07:00:00Z"),
    },
  ]);
});

it.each([
  ["no day", "bookedAt,amount,currency,reference\n20.11.2026,1.00,EUR,x", "line 2, column bookedAt"],
  ["an amount with a comma", 'bookedAt,amount,currency,reference\n2026-11-20,"1,00",EUR,x', "column amount"],
  ["no reference column", "bookedAt,amount,currency\n2026-11-20,1.00,EUR", "column reference"],
])("a bank's statement with %s is refused with its place", (_, text, reason) => {
  expect(() => readBankFile(text)).toThrow(reason);
});
