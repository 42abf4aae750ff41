import type { StudioTitlesPort } from "../ports.ts";
import type { Session } from "./session.ts";

/** Whether the title still plays the session's model; if not, the session only shows and finishes earlier rounds. */
export function startsRounds({ titles }: StudioTitlesPort, { gameCode, model }: Session): boolean {
  return titles.get(gameCode)?.model === model;
}
