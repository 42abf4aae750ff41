import { refuseSpin, type SpinRefusal, useSpin } from "../bonus/index.ts";
import { beginRound, roundKey } from "../rounds/index.ts";
import { writeAnswer } from "./answer-text.ts";
import type { BatchState } from "./batch-state.ts";
import { finishIfDone } from "./bonus-play.ts";
import { type BetCommand, keyOf, type WalletOutcome, type WalletRefusal } from "./command.ts";
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
  { balanceMinor, refuse }: Decision,
): WalletOutcome {
  const key = roundKey(command.provider, command.round);
  if (state.rounds.has(key)) return refuse("RS_ERROR_DUPLICATE_TRANSACTION");
  const bonus = state.bonuses.get(command.player.id);
  const refusal = refuseSpin(bonus, {
    rewardId: command.rewardId,
    gameCode: command.gameCode,
    stakeMinor: command.amountMinor,
    at: command.at,
  });
  if (refusal) return refuse(refusals[refusal]);
  if (command.maximumStakeMinor !== undefined && command.amountMinor > command.maximumStakeMinor)
    return refuse("RS_ERROR_LIMIT_REACHED");

  state.book.apply({
    key: keyOf(command),
    inputHash: command.inputHash,
    transfers: [],
    answer: () =>
      writeAnswer({
        kind: "bet",
        cashMinor: 0n,
        bonusMinor: 0n,
        balanceMinor: balanceMinor(),
        day: state.day,
        round: command.round,
      }),
  });
  state.playDays.add(command.player.id, state.day, { rounds: 1n });
  const round = beginRound(command);
  round.standingBets = 1;
  if (command.roundClosed) {
    round.state = "closed";
    round.closedAt = command.at;
  }
  state.rounds.set(key, round);
  useSpin(bonus!, command.at, command.roundClosed);
  const answered = balanceMinor();
  finishIfDone(state, command, bonus!);
  return { status: "RS_OK", balanceMinor: answered, changed: true };
}
