import type { Site } from "../request/site.ts";

/** Whether the player wants to be reminded of a draw. Null for a visitor, and while it cannot be read. */
export async function loadReminds(site: Site, code: string, number: number): Promise<boolean | null> {
  if (!(await site.player())) return null;
  return site.gate.call("drawReminders", {}).then(
    ({ reminders }) => reminders.some((each) => each.code === code && each.number === number),
    () => null,
  );
}
