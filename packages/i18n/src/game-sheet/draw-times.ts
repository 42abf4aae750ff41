import type { DayOfMonth, DrawCalendar, Weekday } from "@bellwether/contract/studio/draw-calendar.ts";
import { type Language, languages } from "@bellwether/market/languages.ts";
import { formatTime } from "../format/date.ts";
import type { MessageParams } from "../message.ts";
import type { SheetTextKey } from "./translate-sheet.ts";

export type SheetTranslate = (key: SheetTextKey, params?: MessageParams) => string;

/** Places in the week from 1 January 2024, which was a Monday. */
const places: Record<Weekday, number> = {
  monday: 0,
  tuesday: 1,
  wednesday: 2,
  thursday: 3,
  friday: 4,
  saturday: 5,
  sunday: 6,
};

/** When the draws of a calendar are, in the calendar's own time zone, and how long before them the sale closes: a sentence each. */
export function drawTimes(calendar: DrawCalendar, t: SheetTranslate, language: Language): string[] {
  const close = t("rules_draw_close", { span: spanText(calendar.closesMs, language) });
  if ("everyMs" in calendar)
    return [
      t(calendar.isDemonstration ? "rules_draw_demonstration" : "rules_draw_every", {
        span: spanText(calendar.everyMs, language),
      }),
      close,
    ];
  const { days, daysOfMonth, at } = calendar;
  const isDaily = days !== undefined && new Set(days).size === 7;
  const named = isDaily
    ? [t("rules_draw_daily")]
    : [
        ...(days ?? []).map((weekday) => weekdayName(weekday, language)),
        ...(daysOfMonth ?? []).map((day) => dayOfMonthText(day, t, language)),
      ];
  return [
    t("rules_draw_days", {
      days: new Intl.ListFormat(localeOf(language)).format(named),
      time: formatTime(`2024-01-01T${at}:00Z`, language),
      zone: drawZoneName(calendar, language),
    }),
    close,
  ];
}

/** The time zone by whose calendar draws are held, as its people call it in summer and in winter: `Central European Time`. */
export function drawZoneName(calendar: DrawCalendar, language: Language): string {
  if ("everyMs" in calendar) return "UTC";
  const { timeZone } = calendar;
  const parts = new Intl.DateTimeFormat(localeOf(language), {
    timeZone,
    timeZoneName: "longGeneric",
  }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

function dayOfMonthText(day: DayOfMonth, t: SheetTranslate, language: Language): string {
  if (typeof day === "number") return t("rules_draw_date", { day });
  if (day === "last") return t("rules_draw_last_day");
  const [place, weekday] = day.split("-") as ["first" | "last", Weekday];
  return t(`rules_draw_${place}`, { weekday: weekdayName(weekday, language) });
}

/** `Saturday`. */
export function weekdayName(weekday: Weekday, language: Language): string {
  const day = Date.UTC(2024, 0, 1 + places[weekday]);
  return new Intl.DateTimeFormat(localeOf(language), { weekday: "long", timeZone: "UTC" }).format(day);
}

/** A length of time in whole minutes if it has only those, otherwise in seconds: `15 minutes`. */
function spanText(ms: number, language: Language): string {
  const seconds = ms / 1_000;
  const [unit, count] =
    seconds % 60 === 0 ? (["minute", seconds / 60] as const) : (["second", seconds] as const);
  return new Intl.NumberFormat(localeOf(language), { style: "unit", unit, unitDisplay: "long" }).format(
    count,
  );
}

const localeOf = (language: Language) => languages[language].locale;
