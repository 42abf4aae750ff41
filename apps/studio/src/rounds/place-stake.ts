import type { ClockPort, DatabasePort, ResolverPort, StakePorts } from "../ports.ts";
import { balanceMinorOf, WalletSilenceError, walletRefusalOf } from "../wallet/index.ts";
import { confirmStake } from "./confirm-stake.ts";
import { moveRound } from "./move-round.ts";
import type { StudioRound } from "./round.ts";
import { findRound } from "./round-store.ts";
import { coveredShareOf, sendBet } from "./wallet-calls.ts";

/**
 * Requests the stake from the wallet, once. Afterwards the round is drawn (at a table `staked`), `refused`, or `unknown` if the wallet's result is uncertain:
 * then the stake is rolled back, with retries until it succeeds. `coveredShare` is the share of outcomes on which the player's bets pay
 * something back; at a table, all of the player's bets in the round count.
 */
export async function placeStake(
  deps: StakePorts,
  round: StudioRound,
  coveredShare = coveredShareOf(deps, round),
): Promise<StudioRound> {
  try {
    const reply = await sendBet(deps, round, coveredShare);
    if (reply.status === "RS_OK") {
      const staked = await confirmStake(deps, round, balanceMinorOf(reply));
      // The resolver considered this node dead and is rolling back: its decision stands.
      return staked ?? findRound(deps.database, round, round.id);
    }
    const refusal = walletRefusalOf(reply, round.rewardId !== null);
    if (refusal) {
      const refused = await moveRound(deps.database, round, { state: "refused", refusal, dueAt: null });
      return refused ?? findRound(deps.database, round, round.id);
    }
    deps.log.warn({ round: round.id, status: reply.status }, "a stake was refused in an unclear way");
  } catch (error) {
    if (!(error instanceof WalletSilenceError)) throw error;
    deps.log.warn({ round: round.id, err: error }, "a stake was not answered");
  }
  return giveUpStake(deps, round);
}

/** Marks a stake with an unknown result as given up; the resolver rolls it back. */
export async function giveUpStake(
  deps: ClockPort & DatabasePort & ResolverPort,
  round: StudioRound,
): Promise<StudioRound> {
  const given = await moveRound(deps.database, round, { state: "unknown", dueAt: deps.now() });
  deps.wakeResolver();
  return given ?? findRound(deps.database, round, round.id);
}
