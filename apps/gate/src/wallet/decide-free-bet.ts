import { marketDay } from "@bellwether/market";
import { refuseSpin, type SpinRefusal, useSpin } from "../bonus/index.ts";
import { beginRound, roundKey } from "../rounds/index.ts";
import type { BatchState } from "./batch-state.ts";
import { finishIfDone, heldSpins } from "./bonus-play.ts";
import type { BetCommand, WalletOutcome, WalletRefusal } from "./command.ts";
import type { Decision } from "./decision.ts";

/** The protocol has no statuses for these cases. An ended reward counts as unknown; a stake above the reward's counts as above a limit. */
const refusals: Record<SpinRefusal, WalletRefusal> = {
  unknown: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
  other_game: "RS_ERROR_INVALID_GAME",
  stake_too_high: "RS_ERROR_LIMIT_REACHED",
};

/**
 * Starts a round with one of the player's free spins: it uses a spin and no money. The player's status was already checked, as for any bet.
 * One spin is one round, and a round is either free or for money.
 */
export function decideFreeBet(
  state: BatchState,
  command: BetCommand & { rewardId: string },
  decision: Decision,
): WalletOutcome {
  const { refuse } = decision;
  if (decision.round) return refuse("RS_ERROR_DUPLICATE_TRANSACTION");
  const bonus = heldSpins(state, command.player.id, command.rewardId);
  const refusal = refuseSpin(bonus, {
    rewardId: command.rewardId,
    gameCode: command.gameCode,
    stakeMinor: command.amountMinor,
    at: command.at,
  });
  if (refusal || !bonus) return refuse(refusals[refusal ?? "unknown"]);
  if (command.maximumStakeMinor !== undefined && command.amountMinor > command.maximumStakeMinor)
    return refuse("RS_ERROR_LIMIT_REACHED");

  const balanceMinor = decision.book([], { cashMinor: 0n, bonusMinor: 0n });
  if (balanceMinor === undefined) return refuse("RS_ERROR_NOT_ENOUGH_MONEY");
  state.playDays.add(command.player.id, marketDay(command.player.country, state.at), { rounds: 1n });
  const round = beginRound(command);
  round.standingBets = 1;
  if (command.roundClosed) {
    round.state = "closed";
    round.closedAt = command.at;
  }
  state.rounds.set(roundKey(command.provider, command.round), round);
  useSpin(bonus, command.at, command.roundClosed);
  finishIfDone(state, command, bonus);
  return { status: "RS_OK", balanceMinor, changed: true };
}
