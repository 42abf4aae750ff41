import type { Subscription } from "@bellwether/contract/studio/draws.ts";
import { type Language, languages } from "@bellwether/market/languages.ts";
import { type SheetTranslate, weekdayName } from "./draw-times.ts";

/** The draws of a standing order as text: "Saturday · until 24 December 2026". */
export function orderDaysText(
  { weekdays, untilDate }: Pick<Subscription, "weekdays" | "untilDate">,
  t: SheetTranslate,
  language: Language,
): string {
  const days = weekdays?.map((weekday) => weekdayName(weekday, language)).join(", ") ?? t("draw_order_every");
  const end = untilDate
    ? t("draw_order_until_day", { day: dayText(untilDate, language) })
    : t("draw_order_open_end");
  return `${days} · ${end}`;
}

function dayText(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(languages[language].locale, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(date));
}
