import { dayText } from "@bellwether/contract/day-text.ts";
import { hashInput, type TransferDraft } from "@bellwether/ledger";
import { marketDay } from "@bellwether/market";
import { endSpin, removeSpinWin, returnSpin, uncountWager } from "../bonus/index.ts";
import { standingStake, type WalletRound } from "../rounds/index.ts";
import { readStoredAnswer, type StoredAnswer, writeAnswer } from "./answer-text.ts";
import type { BatchState } from "./batch-state.ts";
import { closeRound, fateOf, finishIfDone, rewardOf } from "./bonus-play.ts";
import {
  type PotMove,
  type RollbackCommand,
  referenceKey,
  rolledBackKey,
  type WalletOutcome,
  walletKey,
} from "./command.ts";
import { type Decision, openDecision } from "./decision.ts";
import {
  keptMoves,
  refuseStaleScope,
  returnToPots,
  StaleScopeError,
  sumOfMoves,
  takeBackContributions,
} from "./pots.ts";

/**
 * Undoes a bet or a win by a correcting transfer. A bet takes its wins with it, as a win that arrives after the rollback is refused: the order of
 * arrival does not change the money. A rollback that arrives before its bet stores a tombstone, so that the late bet is refused; a second rollback
 * of the same write changes nothing. Never refused because a token has expired; only if the player no longer has what a win has paid.
 */
export function decideRollback(state: BatchState, command: RollbackCommand): WalletOutcome {
  const { book } = state;
  const decision = openDecision(state, command);
  const { round, refuse, repeated } = decision;
  const again = repeated();
  if (again) return again;
  // One id cannot identify both the rollback and the write that it undoes.
  if (command.referenceUuid === command.uuid) return refuse("RS_ERROR_WRONG_SYNTAX");
  const reference = book.seen(referenceKey(command));
  if (!reference) {
    leaveTombstone(state, command, decision.balanceMinor());
    return rememberNothing(decision);
  }
  const original = readStoredAnswer(reference.answer);
  const undone = book.seen(rolledBackKey(command.provider, command.referenceUuid));
  if (undone || original.kind === "tombstone" || original.kind === "rollback")
    return rememberNothing(decision);
  if (!round || round.playerId !== command.player.id || original.round !== command.round)
    return refuse("RS_ERROR_TRANSACTION_DOES_NOT_EXIST");

  const wins = original.kind === "bet" ? winsToTakeBack(round, command.referenceUuid) : [];
  // The stake comes first, because a part of it may pay for a win that is taken back.
  const undoing = [command.referenceUuid, ...wins].map((uuid) =>
    readUndoing(state, command, uuid, decision.house.currency),
  );
  const fate = fateOf(state, round);
  const transfers = undoing.flatMap((each) => [
    ...correction(decision, each, fate),
    ...potCorrection(state, command, decision, each, each.moves),
  ]);
  const balanceMinor = decision.book(transfers, original);
  if (balanceMinor === undefined) return refuse("RS_ERROR_NOT_ENOUGH_MONEY");
  for (const { uuid } of undoing)
    book.apply({
      key: rolledBackKey(command.provider, uuid),
      inputHash: hashInput([command.uuid]),
      transfers: [],
      answer: () => command.uuid,
    });
  // The wins first: a round is void when its last bet is undone.
  for (const each of undoing.toReversed()) recordRollback(state, command, each, round, fate);
  finishRound(state, command, round);
  return { status: "RS_OK", balanceMinor, changed: true };
}

/** A write that is undone, with what it has moved to or from pots. */
type Undoing = StoredAnswer & { uuid: string; moves: readonly PotMove[]; potMinor: bigint };

/** @throws StaleScopeError if the book was opened without this write: the batch must be read again. */
function readUndoing(
  { book }: BatchState,
  { provider }: RollbackCommand,
  uuid: string,
  currency: string,
): Undoing {
  const seen = book.seen(walletKey(provider, uuid));
  if (!seen) throw new StaleScopeError();
  const moves = keptMoves(book, provider, uuid);
  refuseStaleScope(book, moves, currency);
  return { ...readStoredAnswer(seen.answer), uuid, moves, potMinor: sumOfMoves(moves) };
}

/** The wins that stand for this bet; with the round's last bet also those that are for the whole round. */
function winsToTakeBack({ wins, standingBets }: WalletRound, bet: string): string[] {
  const isLast = standingBets <= 1;
  return [...wins].flatMap(([win, of]) => (of === bet || (of === undefined && isLast) ? [win] : []));
}

/** Stores the answer of a rollback that moves no money. */
function rememberNothing(decision: Decision): WalletOutcome {
  decision.book([], { cashMinor: 0n, bonusMinor: 0n });
  return { status: "RS_OK", balanceMinor: decision.balanceMinor(), changed: false };
}

type Fate = ReturnType<typeof fateOf>;

function recordRollback(
  state: BatchState,
  command: RollbackCommand,
  original: Undoing,
  round: WalletRound,
  fate: Fate,
): void {
  // The void part was not moved, so it stays in the round.
  const bonusMinor = fate === "void" ? 0n : original.bonusMinor;
  // Subtracted from the day on which it was counted, so that the limit's period frees what it used.
  const day = original.day ?? dayText(round.openedAt);
  if (original.kind === "bet") {
    state.playDays.add(command.player.id, day, {
      stakedCashMinor: -original.cashMinor,
      stakedBonusMinor: -bonusMinor,
    });
    round.stakeCashMinor -= original.cashMinor;
    round.stakeBonusMinor -= bonusMinor;
    round.lostBonusMinor += original.bonusMinor - bonusMinor;
    round.contributionMinor -= original.potMinor;
    round.standingBets -= 1;
    takeBackWager(state, command, original, round);
    giveSpinBack(state, round);
    const left = standingStake(round);
    // Older versions did not count bets, so such a round is over only when its stake is gone too.
    if (round.standingBets <= 0 && left.cashMinor + left.bonusMinor === 0n) round.state = "cancelled";
  } else {
    state.playDays.add(command.player.id, day, {
      paidCashMinor: -original.cashMinor - original.potMinor,
      paidBonusMinor: -bonusMinor,
    });
    round.wins.delete(original.uuid);
    round.payoutCashMinor -= original.cashMinor + original.potMinor;
    round.jackpotMinor -= original.potMinor;
    round.payoutBonusMinor -= bonusMinor;
    const reward = rewardOf(state, round);
    if (reward) removeSpinWin(reward, original.cashMinor + bonusMinor);
  }
}

function finishRound(state: BatchState, command: RollbackCommand, round: WalletRound): void {
  if (command.roundClosed) closeRound(state, command, round);
  if (round.state !== "open") round.closedAt ??= command.at;
  round.changed = true;
  const reward = rewardOf(state, round);
  if (reward) finishIfDone(state, command, reward);
}

/** Takes back what this bet counted, and no more, from the bonus that it counted towards, while that is being wagered. */
function takeBackWager(
  state: BatchState,
  command: RollbackCommand,
  original: StoredAnswer,
  round: WalletRound,
): void {
  round.heldWagers?.delete(command.referenceUuid);
  const wager = round.wagers.get(command.referenceUuid);
  if (!wager) return;
  round.wagers.delete(command.referenceUuid);
  const bonus = state.bonuses.get(round.playerId);
  if (bonus?.id !== wager.bonusId) return;
  uncountWager(bonus, { ...wager, amountMinor: original.cashMinor + original.bonusMinor });
}

/** Makes the spin of a free round playable again when its bet is undone, while its reward is active. */
function giveSpinBack(state: BatchState, round: WalletRound): void {
  const reward = rewardOf(state, round);
  if (!reward) return;
  if (round.state === "open") endSpin(reward);
  returnSpin(reward);
}

/** The reverse of the original transfers; the bonus part depends on the bonus's state. */
function correction(
  { cash, bonusMoney, house }: Decision,
  original: StoredAnswer,
  fate: Fate,
): TransferDraft[] {
  const parts = [
    { account: cash, amountMinor: original.cashMinor },
    {
      account: fate === "cash" ? cash : bonusMoney,
      amountMinor: fate === "void" ? 0n : original.bonusMinor,
    },
  ];
  return parts
    .filter((part) => part.amountMinor > 0n)
    .map(({ account, amountMinor }) =>
      original.kind === "bet"
        ? { debit: house, credit: account, amountMinor, kind: "stake_returned" }
        : { debit: account, credit: house, amountMinor, kind: "payout_returned" },
    );
}

/** The reverse of what the original moved to or from pots. */
function potCorrection(
  { book }: BatchState,
  { provider }: RollbackCommand,
  { cash, house }: Decision,
  original: StoredAnswer,
  moves: readonly PotMove[],
): TransferDraft[] {
  const sides = { currency: house.currency, house, cash, provider };
  return original.kind === "bet"
    ? takeBackContributions(book, moves, sides)
    : returnToPots(book, moves, sides);
}

function leaveTombstone(state: BatchState, command: RollbackCommand, balanceMinor: bigint): void {
  state.book.apply({
    key: referenceKey(command),
    inputHash: hashInput(["tombstone", command.referenceUuid]),
    transfers: [],
    answer: () =>
      writeAnswer({
        kind: "tombstone",
        cashMinor: 0n,
        bonusMinor: 0n,
        balanceMinor,
        day: marketDay(command.player.country, state.at),
        round: command.round,
      }),
  });
}
