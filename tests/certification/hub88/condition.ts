import type { Hub88Reply } from "@bellwether/contract";
import type { Certified, Player, Seat } from "../certified-gate.ts";

export type Place = { gate: Certified; player: Player; seat: Seat };

/** Brings a condition about for a user with 100.00 and `bell-one` open, and answers the one call that must meet it. */
export type Condition = (place: Place) => Promise<() => Promise<Hub88Reply>>;

/** A bet of 1 with other fields. */
export const betWith =
  (more: Record<string, unknown>): Condition =>
  async ({ seat }) =>
  () =>
    seat.bet(1, more);
