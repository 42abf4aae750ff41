import { formatDateTime } from "@bellwether/i18n/format/date.ts";
import { useSyncExternalStore } from "react";
import { useLanguage } from "./texts.tsx";

/** A time in the reader's own time zone; UTC until hydration, so that the server's and the first client render agree. */
export function LocalTime({ at }: { at: string }) {
  const timeText = useTimeText();
  return <time dateTime={at}>{timeText(at)}</time>;
}

/** Formats a time as `LocalTime` does, as text for use in a sentence. */
export function useTimeText(): (at: string) => string {
  const language = useLanguage();
  const timeZone = useSyncExternalStore(noChange, browserTimeZone, () => "UTC");
  return (at) => formatDateTime(at, language, timeZone);
}

const noChange = () => () => {};

function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
