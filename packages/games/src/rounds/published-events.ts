import type { GameEvent, SharedDraw, SharedRules } from "../rules/mechanic.ts";
import type { RunPlay } from "../rules/shared-run.ts";

/** The part of a published round that shows how it was played. */
type PublishedPlay = { events: readonly GameEvent[] | null; actions: RunPlay["actions"] };

/**
 * The events that a finished round must have published: those of the draw or, where players decided about cards, what follows from the draw,
 * the seats and the actions. The seats are those that the published events name.
 */
export function eventsOfRound(
  { run }: Pick<SharedRules, "run">,
  { outcome, events }: SharedDraw,
  published: PublishedPlay,
): readonly GameEvent[] {
  if (run?.kind !== "decisions" || !run.eventsOf || !run.betsIn) return events;
  return run.eventsOf(outcome, { bets: run.betsIn(published.events ?? []), actions: published.actions });
}

/** The actions of a bet in a published round, and those of the bet that it follows. */
export function actionsOfBet(
  { run, seats }: Pick<SharedRules, "run" | "seats">,
  { events, actions }: PublishedPlay,
  { roundId, input }: { roundId: string; input: unknown },
): { own: RunPlay["actions"]; followed: RunPlay["actions"] } {
  const of = (id: string | undefined) => actions.filter((action) => action.roundId === id);
  const place = seats?.of(input);
  const bets = (run?.kind === "decisions" && run.betsIn?.(events ?? [])) || [];
  const holder = bets.find((bet) => seats?.of(bet.input).seat === place?.seat);
  return { own: of(roundId), followed: place?.isBehind ? of(holder?.roundId) : [] };
}
