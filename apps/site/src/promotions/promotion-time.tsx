import { formatDate } from "@bellwether/i18n/format/date.ts";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import type { PromotionState } from "./standing.ts";

/** When a promotion opens or closes, as a short text, by the days of its time zone. */
export function PromotionTime({
  state,
  changesAt,
  until,
  timeZone,
}: {
  state: PromotionState;
  changesAt?: string;
  until: string;
  timeZone: string;
}) {
  const t = useTexts();
  const language = useLanguage();
  if (state === "soon") return <>{t("promo.time_soon")}</>;
  if (state === "ended" || changesAt === undefined)
    return <>{t("promo.time_ended", { date: formatDate(until, language) })}</>;
  if (state === "open") {
    const lastDay = new Date(Date.parse(changesAt) - 1).toISOString();
    return <>{t("promo.time_open", { date: formatDate(lastDay, language, timeZone) })}</>;
  }
  const key = state === "coming" ? "promo.time_coming" : "promo.time_between";
  return <>{t(key, { date: formatDate(changesAt, language, timeZone) })}</>;
}
