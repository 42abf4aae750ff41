import type { SqlConnection } from "@bellwether/db";
import type { AccountRef, Book, OperationKey } from "@bellwether/ledger";
import type { Player } from "../players/index.ts";

/** A settled deposit. `id` is the cashier's transaction, `at` the time when the player confirmed it. */
export type SettledDeposit = {
  id: string;
  amountMinor: bigint;
  at: Date;
  /** The number of this deposit among the player's. */
  depositsCount: number;
};

/** What a module does with a deposit, inside the SQL transaction that books it. */
export type PreparedFollower = {
  /** What the batch must declare before it opens; at most `transfersAtMost` transfers are booked. */
  accounts?: readonly AccountRef[];
  keys?: readonly OperationKey[];
  transfersAtMost?: number;
  /** @returns what is to be announced after the commit. */
  follow(
    batch: { book: Book; connection: SqlConnection },
    deposit: SettledDeposit,
  ): Promise<(() => void) | undefined>;
};

/** A module that acts when money has come in. What the cashier reports is booked whatever a follower decides. */
export type DepositFollower = {
  /**
   * Called before the batch opens. A deposit that `earns` nothing was by credit, in a market that refuses that.
   * @returns undefined when nothing follows.
   */
  prepare?(player: Player, given: { earns: boolean }): Promise<PreparedFollower | undefined>;
  /** After the commit of a deposit that earns nothing; called again when the cashier repeats its call. */
  onEarnsNothing?(player: Player, depositId: string): Promise<void>;
  /** After the commit of a transaction that takes the deposit back, whole or in part; called again at a repeat. */
  onTakenBack?(player: Player, depositId: string): Promise<void>;
};
