import type { Hub88Reply } from "@bellwether/contract";
import type { Certified, Player, Seat } from "../certified-gate.ts";

export type Place = { gate: Certified; player: Player; seat: Seat };

/** Sets up a condition for a user with 100.00 and `bell-one` open, and returns the reply of the one call that meets it. */
export type Condition = (place: Place) => Promise<() => Promise<Hub88Reply>>;

/** A bet of 1 with some fields changed. */
export const betWith =
  (more: Record<string, unknown>): Condition =>
  async ({ seat }) =>
  () =>
    seat.bet(1, more);
