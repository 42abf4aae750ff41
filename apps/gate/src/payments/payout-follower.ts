import type { SqlConnection } from "@bellwether/db";
import type { Player } from "../players/index.ts";

/** A withdrawal whose money was just set aside. */
export type AuthorizedPayout = {
  /** The cashier's. */
  transactionId: string;
  paymentId: string;
  amountMinor: bigint;
  method: string;
};

/** A module that acts on a player's own withdrawals. What the cashier reports is booked whatever a follower does. */
export type PayoutFollower = {
  /** Inside the SQL transaction that sets the money aside. */
  onAuthorized(connection: SqlConnection, player: Player, payout: AuthorizedPayout): Promise<void>;
  /** Inside the SQL transaction in which the cashier ends it. @returns what is to be reported after the commit. */
  onEnded(
    connection: SqlConnection,
    transactionId: string,
    end: { as: "success" | "failed" | "canceled"; at: Date },
  ): Promise<(() => void) | undefined>;
};
