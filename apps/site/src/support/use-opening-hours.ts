import { formatTime } from "@bellwether/i18n/format/date.ts";
import { supportDay } from "@bellwether/market/support-hours.ts";
import { useLanguage } from "../locale/texts.tsx";
import type { RootData } from "../page-data/root-data.ts";

/** Support hours in the reader's own time zone. */
export function useOpeningHours({ supportHours }: RootData): { hours: number; from: string; until: string } {
  const language = useLanguage();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { opens, closes } = supportDay(supportHours, new Date());
  const timeOf = (at: Date) => formatTime(at.toISOString(), language, timeZone);
  return { hours: supportHours.answerHours, from: timeOf(opens), until: timeOf(closes) };
}
