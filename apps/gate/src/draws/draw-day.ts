import type { DrawCalendarsPort } from "../ports.ts";

/**
 * The day of a draw in words of the reader's language: `Saturday, 21 November 2026`, in the time zone of the game's draws; in UTC for draws by
 * the clock, and for a game whose calendar is gone. Its time is left out, because the reader's time zone is not known.
 */
export function drawDay(
  { drawCalendars }: DrawCalendarsPort,
  { gameCode, at }: { gameCode: string; at: Date },
  language: string,
): string {
  const calendar = drawCalendars.get(gameCode);
  const timeZone = calendar && "timeZone" in calendar ? calendar.timeZone : "UTC";
  return new Intl.DateTimeFormat(language, { dateStyle: "full", timeZone }).format(at);
}
