import type { Clock } from "./clock.ts";

/** The input of an animation: the round's state before and after its event, and the clock. */
export type Animation<State> = {
  before: State;
  after: State;
  clock: Clock;
};

type Story<Event, State> = (event: Event, animation: Animation<State>) => Promise<void> | void;

/** One animation per event: it shows the event and resolves when the next may start. */
export type Stories<Event extends { type: string }, State> = {
  [Type in Event["type"]]: Story<Extract<Event, { type: Type }>, State>;
};

/** How a script is played: the initial state, the change by each event, and the animation of each event. */
export type Plan<Event extends { type: string }, State> = {
  initial: State;
  advance(state: State, event: Event): State;
  stories: Stories<Event, State>;
  /** An event that changes the state but is not shown, because the player has skipped it. */
  isSkipped?(event: Event): boolean;
};

/**
 * Plays events strictly in order, each after the previous animation has ended, and returns the final state. It adds time and
 * nothing else. `stopped` is checked before each event: a game that has been closed shows no more events.
 */
export async function playScript<Event extends { type: string }, State>(
  events: readonly Event[],
  plan: Plan<Event, State>,
  clock: Clock,
  stopped: () => boolean = () => false,
): Promise<State> {
  let state = plan.initial;
  for (const event of events) {
    if (stopped()) return state;
    const before = state;
    state = plan.advance(before, event);
    if (plan.isSkipped?.(event)) continue;
    const story = plan.stories[event.type as Event["type"]] as Story<Event, State>;
    await story(event, { before, after: state, clock });
  }
  return state;
}
