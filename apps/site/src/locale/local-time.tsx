import { formatDateTime } from "@bellwether/i18n/format/date.ts";
import { useSyncExternalStore } from "react";
import { useLanguage } from "./texts.tsx";

/** A moment in the reader's own time zone; UTC until the page runs, so that both first renders agree. */
export function LocalTime({ at }: { at: string }) {
  const timeText = useTimeText();
  return <time dateTime={at}>{timeText(at)}</time>;
}

/** The same as text, for a sentence. */
export function useTimeText(): (at: string) => string {
  const language = useLanguage();
  const timeZone = useSyncExternalStore(noChange, browserTimeZone, () => "UTC");
  return (at) => formatDateTime(at, language, timeZone);
}

const noChange = () => () => {};

function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
