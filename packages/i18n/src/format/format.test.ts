import { offeredLanguages } from "@bellwether/market/languages.ts";
import { describe, expect, it, test } from "vitest";
import { formatCountdown } from "./countdown.ts";
import { formatDate, formatDateTime, formatMoment, formatShortDay } from "./date.ts";
import { formatFigure } from "./figure.ts";
import { amountAsTyped, formatMoney, formatShortMoney } from "./money.ts";

const space = "\u00a0";

describe("money", () => {
  it.each([
    ["1234.5", "EUR", "en", "€1,234.50"],
    ["1234567.89", "GBP", "en", "£1,234,567.89"],
    ["1234.50", "EUR", "de", `€1${space}234,50`],
    ["1234.50", "EUR", "fi", `€1${space}234,50`],
    ["1234.50", "NOK", "no", `1${space}234,50${space}kr`],
    ["1234.50", "SEK", "sv", `1${space}234,50${space}kr`],
    ["0.05", "CHF", "en", `0.05${space}Fr`],
    ["20000.00", "CLP", "es", "$20.000,00"],
    ["100.00", "PEN", "en", "S/100.00"],
    ["100.00", "ZAR", "en", "R100.00"],
    ["100.00", "CAD", "fr-ca", "$100,00"],
    ["100.00", "USD", "pt", "$100,00"],
    ["-5.00", "EUR", "en", "−€5.00"],
    ["999.00", "EUR", "en", "€999.00"],
    ["1000.00", "XXX", "en", `1,000.00${space}XXX`],
    ["9007199254740993.01", "EUR", "en", "€9,007,199,254,740,993.01"],
  ] as const)("money with 2 decimals %s %s in %s is %s", (amount, currency, language, expected) => {
    expect(formatMoney(amount, currency, language)).toBe(expected);
  });
});

test.each([
  ["en", "a dot", "a comma"],
  ["de", "a comma", "a space"],
  ["fi", "a comma", "a space"],
  ["no", "a comma", "a space"],
  ["sv", "a comma", "a space"],
] as const)(
  "amounts in %s have %s before the decimals and %s between thousands",
  (language, decimal, group) => {
    const signs = { "a dot": ".", "a comma": ",", "a space": space };
    expect(formatMoney("1234567.89", "EUR", language)).toBe(
      `€1${signs[group]}234${signs[group]}567${signs[decimal]}89`,
    );
  },
);

test.each(offeredLanguages)("%s groups thousands in a count as in an amount", (language) => {
  expect(formatMoney("22375", "EUR", language)).toMatch(`€${formatFigure(22_375, language)}`);
});

test.each([
  [22_375, "de", `22${space}375`],
  [2.5, "de", "2,5"],
  [1_234.567_8, "en", "1,234.568"],
  [-1_000, "es", "−1.000"],
  [-0.000_1, "en", "0"],
  [0, "sv", "0"],
] as const)("the figure %d in %s is %s", (value, language, written) => {
  expect(formatFigure(value, language)).toBe(written);
});

test.each([
  ["AUD", "$1.00"],
  ["CAD", "$1.00"],
  ["USD", "$1.00"],
  ["NZD", "$1.00"],
  ["SGD", "$1.00"],
  ["CLP", "$1.00"],
  ["EUR", "€1.00"],
  ["GBP", "£1.00"],
  ["NOK", `1.00${space}kr`],
  ["SEK", `1.00${space}kr`],
  ["CHF", `1.00${space}Fr`],
  ["PEN", "S/1.00"],
  ["ZAR", "R1.00"],
])("1 %s is written %s", (currency, written) => {
  expect(formatMoney("1.00", currency, "en")).toBe(written);
});

test.each([
  [59, "0:59"],
  [60, "1:00"],
  [545, "9:05"],
  [3_723, "1:02:03"],
  [0, "0:00"],
  [-4, "0:00"],
  [0.2, "0:01"],
])("%d seconds are formatted as %s", (seconds, expected) => {
  expect(formatCountdown(seconds)).toBe(expected);
});

test("a day and a date with time follow the language's format", () => {
  expect(formatDate("2026-11-20T23:30:00Z", "en")).toBe("20 Nov 2026");
  expect(formatDate("2026-11-20T23:30:00Z", "fi", "Europe/Helsinki")).toBe("21.11.2026");
  expect(formatDateTime("2026-11-20T12:05:00Z", "en")).toBe("20 Nov 2026, 12:05");
});

test.each([
  ["2026-11-27T06:05:00Z", "Europe/Helsinki", "08:05"],
  ["2026-11-26T22:00:00Z", "Europe/Helsinki", "00:00"],
  ["2026-11-26T21:59:00Z", "Europe/Helsinki", "26 Nov 2026, 23:59"],
  ["2026-11-26T22:00:00Z", "UTC", "26 Nov 2026, 22:00"],
  ["2026-11-06T12:05:00Z", "UTC", "6 Nov 2026, 12:05"],
  ["2025-11-27T12:05:00Z", "UTC", "27 Nov 2025, 12:05"],
])(
  "on 27 November 2026 the moment %s is in %s %s: with its date unless it is of the reader's day",
  (iso, timeZone, text) => {
    const nowMs = Date.parse("2026-11-27T12:00:00Z");
    expect(formatMoment(iso, "en", { nowMs, timeZone })).toBe(text);
  },
);

test.each([
  ["en", "9 Nov"],
  ["de", "09.11."],
  ["fi", "9.11."],
  ["no", "9. nov."],
  ["sv", "9 nov."],
  ["hu", "nov. 9."],
  ["es", "09-11"],
  ["fr-ca", "9 nov."],
  ["pt", "9 nov."],
] as const)("9 November without its year is in %s %s", (language, written) => {
  expect(formatShortDay("2026-11-09T12:00:00Z", language)).toBe(written);
});

test.each([
  ["20.00", "en", "20.00"],
  ["20000.00", "es", "20000,00"],
  ["20.00", "sv", "20,00"],
  ["20.0", "sv", "20.0"],
  ["35", "de", "35"],
  ["1 000,5", "fi", "1 000,5"],
] as const)("an input field shows %s in %s as %s", (amount, language, typed) => {
  expect(amountAsTyped(amount, language)).toBe(typed);
});

test.each([
  ["60000.00", "CLP", "es", "$60.000"],
  ["1000.00", "SEK", "sv", `1${space}000${space}kr`],
  ["2.50", "EUR", "de", "€2,50"],
  ["200.00", "EUR", "en", "€200"],
] as const)("on an axis %s %s in %s is %s", (amount, currency, language, written) => {
  expect(formatShortMoney(amount, currency, language)).toBe(written);
});
