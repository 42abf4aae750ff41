/** An event of a round's script; the mechanic's schema has its other fields. */
export type GameEvent = { readonly type: string };

/** A possible action of the player, and its further stake in minor units (0 for none). */
export type ActionChoice<Action = unknown> = {
  readonly action: Action;
  readonly stakeMinor: bigint;
};

/**
 * The state of a decided round after its start or an action: the events of that step, and the player's next choices. A round without
 * choices is over, and pays `payoutMinor`. `state` is immutable and is never stored: it is folded again from seeds, input and actions.
 */
export type Step<State = unknown, Action = unknown, Event extends GameEvent = GameEvent> = {
  readonly state: State;
  readonly events: readonly Event[];
  readonly choices: readonly ActionChoice<Action>[];
  readonly payoutMinor: bigint;
};
