import { MINUTE_MS, SECOND_MS } from "@bellwether/contract/durations.ts";

/** Minutes and seconds, such as 3:07. */
export function minutesText(ms: number): string {
  const seconds = Math.floor((ms % MINUTE_MS) / SECOND_MS);
  return `${Math.floor(ms / MINUTE_MS)}:${String(seconds).padStart(2, "0")}`;
}
