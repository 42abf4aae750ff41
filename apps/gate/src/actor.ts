declare const made: unique symbol;

/**
 * Who does something, as it is stored beside what they did. A session says which player or operator it belongs to; scheduled work and a command
 * on the server name themselves.
 */
export type Actor = {
  readonly kind: "player" | "operator" | "job" | "command";
  /** A player's or an operator's id, the name of the work, or the login of whoever started the command. */
  readonly name: string;
  /** Only the functions below make one, so that no caller passes a name that it was given. */
  readonly [made]: true;
};

/** The player themselves, by their id: made by their session alone. */
export const playerActor = (id: string) => ({ kind: "player", name: id }) as Actor;

/** Scheduled work, or a rule of the house that acts by itself. */
export const jobActor = (name: string) => ({ kind: "job", name }) as Actor;

/** Somebody with a shell on the server, by their login or the name that they give. */
export const commandActor = (name: string) => ({ kind: "command", name }) as Actor;

/** A person of the office, by their id: made by their session alone. */
export const operatorActor = (id: string) => ({ kind: "operator", name: id }) as Actor;
