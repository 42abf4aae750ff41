import type { TransferDraft } from "@bellwether/ledger";
import { type Currency, marketDay, payablePart } from "@bellwether/market";
import { addSpinWin, countLowRisk } from "../bonus/index.ts";
import { standingStake, type WalletRound } from "../rounds/index.ts";
import { readStoredAnswer, type StoredAnswer } from "./answer-text.ts";
import type { BatchState } from "./batch-state.ts";
import { closeRound, fateOf, finishIfDone, rewardOf } from "./bonus-play.ts";
import {
  referenceKey,
  rolledBackKey,
  type WalletOutcome,
  type WalletRefusal,
  type WinCommand,
} from "./command.ts";
import { openDecision } from "./decision.ts";
import { keepMoves, keptMoves, payFromPots, potAccount, sumOfMoves } from "./pots.ts";

/**
 * Pays a win of a round that was staked, in the proportion of its stake; what comes from a pot is paid in cash. It is never refused because of the state of a token, a session or
 * a balance: a win must be paid. Only a hit is refused that its pot cannot pay, or whose bet did not name the pot. Nothing is booked then, and the provider may send it again.
 */
export function decideWin(state: BatchState, command: WinCommand): WalletOutcome {
  const { book } = state;
  const decision = openDecision(state, command);
  const { round, cash, bonusMoney, house, refuse, repeated } = decision;
  const again = repeated();
  if (again) return again;
  const bet = book.seen(referenceKey(command));
  const staked = bet && readStoredAnswer(bet.answer);
  if (
    !round ||
    round.playerId !== command.player.id ||
    staked?.kind !== "bet" ||
    staked.round !== command.round
  ) {
    return refuse("RS_ERROR_TRANSACTION_DOES_NOT_EXIST");
  }
  if (book.seen(rolledBackKey(command.provider, command.referenceUuid)))
    return refuse("RS_ERROR_TRANSACTION_DOES_NOT_EXIST");

  const refusal = refuseHit(state, command, house.currency);
  if (refusal) return refuse(refusal);
  const { potWins } = command;
  const jackpotMinor = sumOfMoves(potWins);
  const parts = splitWin(state, round, command.player.currency, command.amountMinor - jackpotMinor);
  const { cashMinor, bonusMinor } = parts;
  const transfers: TransferDraft[] = [];
  if (cashMinor > 0n) transfers.push({ debit: house, credit: cash, amountMinor: cashMinor, kind: "payout" });
  if (bonusMinor > 0n)
    transfers.push({ debit: house, credit: bonusMoney, amountMinor: bonusMinor, kind: "payout" });
  transfers.push(...payFromPots(potWins, { currency: house.currency, house, cash }));
  const balanceMinor = decision.book(transfers, parts);
  if (balanceMinor === undefined) return refuse("RS_ERROR_NOT_ENOUGH_MONEY");
  keepMoves(book, command, potWins);
  const paidCashMinor = cashMinor + jackpotMinor;
  state.playDays.add(command.player.id, marketDay(command.player.country, state.at), {
    paidCashMinor,
    paidBonusMinor: bonusMinor,
  });
  round.payoutCashMinor += paidCashMinor;
  round.jackpotMinor += jackpotMinor;
  round.payoutBonusMinor += bonusMinor;
  if (command.amountMinor > 0n)
    round.wins.set(command.uuid, command.isForRound ? undefined : command.referenceUuid);
  round.changed = true;
  if (command.isLowRisk) noteLowRisk(state, command, round, staked);
  const reward = rewardOf(state, round);
  if (reward) addSpinWin(reward, cashMinor + bonusMinor, command.at);
  if (command.roundClosed) closeRound(state, command, round);
  if (reward) finishIfDone(state, command, reward);
  return { status: "RS_OK", balanceMinor, changed: true };
}

/** Counts the bet as low-risk, once, while the bonus towards which it has counted is being wagered. */
function noteLowRisk(
  { bonuses }: BatchState,
  { referenceUuid }: WinCommand,
  round: WalletRound,
  { cashMinor, bonusMinor }: StoredAnswer,
): void {
  const wager = round.wagers.get(referenceUuid);
  const bonus = bonuses.get(round.playerId);
  if (!wager || wager.isLowRisk || bonus?.id !== wager.bonusId) return;
  wager.isLowRisk = true;
  countLowRisk(bonus, cashMinor + bonusMinor);
}

/** A pot pays only what it holds, and only to a bet that added to it; the provider's own account decides about a pot that casinos share. */
function refuseHit(
  { book }: BatchState,
  { provider, referenceUuid, potWins, isSharedPot }: WinCommand,
  currency: string,
): WalletRefusal | undefined {
  if (potWins.length === 0 || isSharedPot) return undefined;
  const named = new Set(keptMoves(book, provider, referenceUuid).map(({ pot }) => pot));
  if (potWins.some(({ pot }) => !named.has(pot))) return "RS_ERROR_TRANSACTION_DOES_NOT_EXIST";
  const isTooLarge = potWins.some(
    ({ pot, amountMinor }) => amountMinor > book.balanceMinor(potAccount(pot, currency)),
  );
  return isTooLarge ? "RS_ERROR_NOT_ENOUGH_MONEY" : undefined;
}

/**
 * Bonus gets its share of the stake that stands, rounded down to a payable amount, so that a whole win is paid in whole pesos; cash gets the
 * rest. A free spin's win is entirely bonus. The bonus's share depends on the bonus's state: cash when its wagering was met, nothing when it was
 * given up or expired, since its money was taken back.
 */
function splitWin(
  state: Pick<BatchState, "bonuses" | "spins" | "pastBonuses">,
  round: Pick<
    WalletRound,
    "playerId" | "stakeCashMinor" | "stakeBonusMinor" | "lostBonusMinor" | "bonusId" | "rewardId"
  >,
  currency: Currency,
  amountMinor: bigint,
): { cashMinor: bigint; bonusMinor: bigint } {
  const isFree = round.rewardId !== null;
  const stake = standingStake(round);
  if (!isFree && stake.bonusMinor === 0n) return { cashMinor: amountMinor, bonusMinor: 0n };
  const share = isFree
    ? amountMinor
    : payablePart(currency, (amountMinor * stake.bonusMinor) / (stake.cashMinor + stake.bonusMinor));
  const rest = amountMinor - share;
  switch (fateOf(state, round)) {
    case "bonus":
      return { cashMinor: rest, bonusMinor: share };
    case "cash":
      return { cashMinor: amountMinor, bonusMinor: 0n };
    case "void":
      return { cashMinor: rest, bonusMinor: 0n };
  }
}
