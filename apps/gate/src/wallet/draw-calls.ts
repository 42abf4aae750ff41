import type { Hub88OrderCause, Hub88Reply, Hub88Status, Hub88VoidReason } from "@bellwether/contract";
import type { RoundDraw } from "../rounds/index.ts";

type OfGame = { provider: string; gameCode: string };

/** What a provider asks of the platform for tickets that it sells ahead. The module `draws` does it; the composition passes it here. */
export type DrawCalls = {
  /**
   * Closes rounds of a draw whose wins are all paid, as many as fit in about a second, and notifies the players when none is left. The rounds of a void draw
   * are rolled back by the provider, so none of them is closed here.
   * @returns whether rounds are left.
   */
  closeDraw(
    closed: OfGame & {
      draw: RoundDraw;
      result: string;
      voidReason?: Hub88VoidReason | undefined;
      soldUntil?: Date | undefined;
    },
  ): Promise<boolean>;
  /** A token for a player's standing order, or the reason why the player may have no ticket now. */
  openStandingOrder(order: OfGame & { playerId: string }): Promise<Hub88Reply>;
  /** Notifies a player that a standing order bought no ticket; once for each `id`. */
  notifyOfMissedOrder(
    missed: OfGame & {
      id: string;
      playerId: string;
      draw: RoundDraw;
      reason: Hub88Status;
      cause: Hub88OrderCause | undefined;
      isEnded: boolean;
      isLast: boolean;
    },
  ): Promise<void>;
};
