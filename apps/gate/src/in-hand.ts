import { DomainError } from "@bellwether/contract";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";

/** Something that one operator at a time works on: who took it, and when. */
export type InHand = { taken_by: string | null; taken_at: Date | null };

/** Whoever has taken something and gone away does not keep it. */
const TAKEN_FOR_MS = 15 * MINUTE_MS;

/** Who has it in hand now: an operator's id. */
export function inHandOf({ taken_by, taken_at }: InHand, now: Date): string | undefined {
  const isOver = !taken_at || now.getTime() - taken_at.getTime() >= TAKEN_FOR_MS;
  return taken_by === null || isOver ? undefined : taken_by;
}

/** @throws DomainError `conflict` when somebody else has it in hand */
export function refuseOthersHands(taken: InHand, operatorId: string, now: Date): void {
  const holder = inHandOf(taken, now);
  if (holder !== undefined && holder !== operatorId)
    throw new DomainError("conflict", { detail: "somebody else has it in hand" });
}
