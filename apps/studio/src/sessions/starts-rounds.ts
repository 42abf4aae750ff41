import type { StudioContext } from "../studio-parts.ts";
import type { Session } from "./session.ts";

/** Whether the game still plays the session's model; if not, the session only shows and finishes rounds of before. */
export function startsRounds(
  { titles }: Pick<StudioContext, "titles">,
  { gameCode, model }: Session,
): boolean {
  return titles.get(gameCode)?.model === model;
}
