import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { UpcomingDraw } from "@bellwether/contract/studio/draws.ts";
import ical, { ICalAlarmType } from "ical-generator";
import { pathInLanguage, paths } from "../paths.ts";
import { translateOf } from "../request/page.ts";
import type { Site } from "../request/site.ts";
import type { DrawCardData } from "./load-draws.ts";

/** The length of the event in the calendar. */
const SHOW_MS = 5 * MINUTE_MS;
/** The calendar reminds its owner ten minutes before the draw. In seconds. */
const REMINDER_S = 600;

/** The text of a calendar file with one event: a draw, with its time and the address of the page that shows it. */
export function drawCalendar(
  site: Site,
  { title, code }: Pick<DrawCardData, "title" | "code">,
  { number, drawsAt }: Pick<UpcomingDraw, "number" | "drawsAt">,
): string {
  const t = translateOf(site);
  const summary = t("core.draws_draw_title", { title, number: String(number) });
  const url = site.origin + pathInLanguage(paths.drawResult(code, number), site.language);
  const calendar = ical({ name: title, prodId: { company: site.brand.name, product: "draws" } });
  calendar
    .createEvent({
      ...{ id: `${code}-${number}@${new URL(site.origin).hostname}`, summary, url },
      start: new Date(drawsAt),
      end: new Date(Date.parse(drawsAt) + SHOW_MS),
      stamp: site.now,
      description: `${t("core.draws_coming_text")}\n${url}`,
    })
    .createAlarm({ type: ICalAlarmType.display, trigger: REMINDER_S });
  return calendar.toString();
}
