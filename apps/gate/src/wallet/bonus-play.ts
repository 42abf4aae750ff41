import { bonusAccount, cashAccount } from "../balance/index.ts";
import {
  type ActiveBonus,
  countsWagers,
  countWager,
  endSpin,
  reviewReason,
  waitsForSpins,
} from "../bonus/index.ts";
import type { Round } from "../rounds/index.ts";
import type { BatchState } from "./batch-state.ts";
import type { BetCommand, WalletCommand } from "./command.ts";

/** The player's bonus that stakes may use and must respect now; one that is past its time is none. */
export function usableBonus(state: BatchState, command: BetCommand): ActiveBonus | undefined {
  const bonus = state.bonuses.get(command.player.id);
  if (bonus?.state !== "active" || (bonus.expiresAt && bonus.expiresAt <= command.at)) return undefined;
  return bonus;
}

/** Counts a stake of money towards the bonus, and remembers in the round what was counted. */
export function countStake(state: BatchState, command: BetCommand, bonus: ActiveBonus, round: Round): void {
  if (command.amountMinor === 0n || !countsWagers(bonus, command.at)) return;
  const countedMinor = countWager(bonus, {
    amountMinor: command.amountMinor,
    percent: command.contributionPercent(bonus.code),
    isLowRisk: command.isLowRisk,
  });
  if (round.wageringBonusId !== bonus.id) round.wageredMinor = 0n;
  round.wageringBonusId = bonus.id;
  round.wageredMinor += countedMinor;
  finishIfDone(state, command, bonus);
}

/** Closes an open round; one of free spins is one less to wait for. */
export function closeRound(state: BatchState, command: WalletCommand, round: Round): void {
  if (round.state !== "open") return;
  round.state = "closed";
  round.closedAt = command.at;
  const bonus = rewardOf(state, round);
  if (bonus) endSpin(bonus);
}

/** The active bonus whose free spin the round is. */
export function rewardOf(state: BatchState, round: Round): ActiveBonus | undefined {
  const bonus = round.rewardId === null ? undefined : state.bonuses.get(round.playerId);
  return bonus?.id === round.rewardId ? bonus : undefined;
}

/**
 * Ends a bonus that has done its work: no spin is left or under way, and what it asked for was staked. Its money becomes cash, or
 * waits for a person of the house when the stakes look as if nothing was ever at risk.
 */
export function finishIfDone(state: BatchState, command: WalletCommand, bonus: ActiveBonus): void {
  if (bonus.state !== "active" || waitsForSpins(bonus, command.at)) return;
  if (bonus.wageredMinor < bonus.requiredMinor) return;
  const reason = reviewReason(bonus);
  if (bonus.requiredMinor === 0n) {
    end(state, bonus, bonus.amountMinor > 0n ? "completed" : "used_up");
  } else if (reason !== undefined) {
    bonus.review = reason;
    end(state, bonus, "review");
  } else {
    convert(state, command, bonus);
    end(state, bonus, "completed");
  }
}

function convert(state: BatchState, command: WalletCommand, bonus: ActiveBonus): void {
  const debit = bonusAccount(command.player);
  const amountMinor = state.book.balanceMinor(debit);
  state.book.apply({
    key: { source: "bonus", externalId: `convert:${bonus.id}` },
    inputHash: command.inputHash,
    transfers:
      amountMinor > 0n
        ? [{ debit, credit: cashAccount(command.player), amountMinor, kind: "bonus_converted" }]
        : [],
    answer: () => String(amountMinor),
  });
  bonus.convertedMinor += amountMinor;
}

function end(state: BatchState, bonus: ActiveBonus, as: "completed" | "used_up" | "review"): void {
  bonus.state = as;
  bonus.changed = true;
  state.pastBonuses.set(bonus.id, { state: as, multiple: bonus.multiple });
  state.bonuses.delete(bonus.playerId);
  state.finishedBonuses.push(bonus);
}

/**
 * Where a win, or a returned stake, of this round goes that was bonus money: still bonus, cash since the bonus was wagered, or nowhere
 * since it was taken back. Wins of free spins that need no wagering are cash whatever became of the spins.
 */
export function fateOf(
  state: Pick<BatchState, "bonuses" | "pastBonuses">,
  round: Pick<Round, "playerId" | "bonusId" | "rewardId">,
): "bonus" | "cash" | "void" {
  const id = round.rewardId ?? round.bonusId;
  const past = id === null ? undefined : state.pastBonuses.get(id);
  if (round.rewardId !== null && (past ?? state.bonuses.get(round.playerId))?.multiple === 0n) return "cash";
  if (past === undefined || past.state === "active" || past.state === "review") return "bonus";
  return past.state === "completed" ? "cash" : "void";
}
