import { queueFirstDepositPostback } from "./affiliates/index.ts";
import {
  announceGrant,
  type BonusPorts,
  grantDepositBonus,
  planDepositBonus,
  revokeDepositBonus,
} from "./bonus/index.ts";
import { launderingDepositFollower, launderingPayoutFollower } from "./laundering/index.ts";
import type { PaymentFollowers } from "./payments/index.ts";
import type { BooksPorts, NotifyPorts, SettingsPort } from "./ports.ts";
import { loseRewardsOf } from "./rewards/index.ts";
import { withdrawalFollower } from "./withdrawals/index.ts";

type Ports = BooksPorts & BonusPorts & NotifyPorts & SettingsPort<"affiliates">;

/**
 * What follows a deposit, in this order: the affiliate learns of a first one, a waiting bonus is granted, rewards go with a deposit taken back,
 * and the rules against money laundering look at it soon. A withdrawal is looked at by these rules, and then by the house.
 */
export const paymentFollowers = (deps: Ports): PaymentFollowers => ({
  payouts: [launderingPayoutFollower(deps), withdrawalFollower(deps)],
  deposits: [
    {
      prepare: async (player) => ({
        async follow({ connection }, deposit) {
          await queueFirstDepositPostback(deps, connection, player, deposit);
          return undefined;
        },
      }),
    },
    {
      async prepare(player, { earns }) {
        const plan = earns ? await planDepositBonus(deps, player) : undefined;
        return (
          plan && {
            accounts: plan.accounts,
            keys: plan.keys,
            transfersAtMost: 1,
            async follow(batch, deposit) {
              const bonus = await grantDepositBonus(deps, batch, player, plan, deposit);
              return bonus && (() => announceGrant(deps, player, bonus));
            },
          }
        );
      },
      onTakenBack: (player, depositId) => revokeDepositBonus(deps, player, depositId),
    },
    {
      onEarnsNothing: (player, depositId) => loseRewardsOf(deps.database, player.id, depositId, deps.now()),
      onTakenBack: (player, depositId) => loseRewardsOf(deps.database, player.id, depositId, deps.now()),
    },
    launderingDepositFollower(deps),
  ],
});
