import type { Clock } from "./clock.ts";

/** What a story may know: the state of the round before its event and after it, and the clock it keeps. */
export type Telling<State> = {
  before: State;
  after: State;
  clock: Clock;
};

type Story<Event, State> = (event: Event, telling: Telling<State>) => Promise<void> | void;

/** One story an event: each shows its event and ends when the next may begin. */
export type Stories<Event extends { type: string }, State> = {
  [Type in Event["type"]]: Story<Extract<Event, { type: Type }>, State>;
};

/** How a script becomes a round: the state it begins with, what each event makes of it, and how each is shown. */
export type Plan<Event extends { type: string }, State> = {
  initial: State;
  advance(state: State, event: Event): State;
  stories: Stories<Event, State>;
  /** An event that counts and is not told: the player has skipped it. */
  isSkipped?(event: Event): boolean;
};

/**
 * Plays events strictly in order, each after the last one's story has ended, and answers the state they lead to. It adds time and
 * nothing else. `stopped` is asked before each event: a game that is taken away tells no further.
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
