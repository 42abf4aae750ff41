import { expect, it } from "vitest";
import { orderDaysText } from "./order-days.ts";
import { translateSheet } from "./translate-sheet.ts";

it.each([
  ["en", null, null, "Every draw · until you end it"],
  ["en", ["wednesday", "saturday"], "2026-12-24", "Wednesday, Saturday · until 24 December 2026"],
  ["de", ["saturday"], null, "Samstag · bis auf Weiteres"],
  ["fi", null, "2026-12-24", "Joka arvonta · viimeinen päivä 24. joulukuuta 2026"],
] as const)(
  "in %s the draws of a standing order on %j until %s are “%s”",
  (language, weekdays, untilDate, text) => {
    const order = { weekdays: weekdays && [...weekdays], untilDate };
    expect(orderDaysText(order, translateSheet(language), language)).toBe(text);
  },
);
