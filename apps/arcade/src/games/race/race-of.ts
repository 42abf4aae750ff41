import { RaceEvent, type RaceRun } from "@bellwether/games/mechanics/race/wire.ts";

/** The race of a draw. Throws an error for the draw of another game. */
export function runOf(events: readonly unknown[]): RaceRun {
  for (const each of events) {
    const event = RaceEvent.parse(each);
    if (event.type === "race-run") return event;
  }
  throw new Error("a draw without a race");
}
