/**
 * Something that happened to a player, as the module that stores it tells it to the office. A module lists its own, newest first, from a key on.
 */
export type PlayerEvent = {
  /** Its place in the module's list: the list goes on after it. */
  key: string;
  at: Date;
  /** What happened, for the screen's words: `payment.deposit.success`. */
  title: string;
  facts: readonly EventFact[];
  /** The stored name of the operator, job or command that did it; undefined for what the player did. */
  by?: { kind: "operator" | "job" | "command"; name: string } | undefined;
};

export type EventFact = { name: string; value: string };

/** Which events are wanted: those of a player after a key, newest first. */
export type EventsWanted = { playerId: string; after: string | undefined; limit: number };

/** Facts without those that are not known. */
export const knownFacts = (facts: Readonly<Record<string, string | null | undefined>>): EventFact[] =>
  Object.entries(facts).flatMap(([name, value]) =>
    value === null || value === undefined || value === "" ? [] : [{ name, value }],
  );

/** SQL for a moment as a key: microseconds since 1970, and the moment of the key $2. */
export const momentKey = (column: string) => `(extract(epoch FROM ${column}) * 1000000)::bigint::text`;
export const beforeMoment = (column: string) =>
  `($2::text IS NULL OR ${column} < 'epoch'::timestamptz + $2::bigint * interval '1 microsecond')`;
