import type { DepositFollower, PayoutFollower } from "../payments/index.ts";
import type { ClockPort } from "../ports.ts";
import { lookAtPlayer } from "./look-at-player.ts";

/**
 * Every credited deposit is looked at soon: a row says so in the transaction that books it, so that none is forgotten, and booking waits for no
 * rule.
 */
export const launderingDepositFollower = ({ now }: ClockPort): DepositFollower => ({
  prepare: async (player) => ({
    async follow({ connection }) {
      await connection.query("INSERT INTO laundering_due (player_id, at) VALUES ($1, $2)", [
        player.id,
        now(),
      ]);
      return undefined;
    },
  }),
});

/** A withdrawal is looked at in the transaction that sets its money aside: nothing is approved before the rules have seen it. */
export const launderingPayoutFollower = ({ now }: ClockPort): PayoutFollower => ({
  async onAuthorized(connection, player) {
    await lookAtPlayer(connection, player, now());
  },
  onEnded: async () => undefined,
});
