import {
  type ActiveBonus,
  countsWagers,
  countWager,
  endSpin,
  reviewReason,
  waitsForSpins,
} from "../bonus/index.ts";
import type { HeldWager, WalletRound } from "../rounds/index.ts";
import type { BatchState } from "./batch-state.ts";
import type { BetCommand, WalletCommand } from "./command.ts";

/** The player's bonus that applies to stakes now; an expired one does not. */
export function usableBonus(state: BatchState, command: WalletCommand): ActiveBonus | undefined {
  const bonus = state.bonuses.get(command.player.id);
  if (bonus?.state !== "active" || (bonus.expiresAt && bonus.expiresAt <= command.at)) return undefined;
  return bonus;
}

/**
 * Counts a stake of money towards the bonus, and stores in the round what this bet has counted. A ticket of a draw counts nothing: it can be
 * returned until the draw, when the bonus may have become cash. For the same reason the stake of an open round that comes back if others do not
 * take part is held until the round is closed.
 */
export function countStake(
  state: BatchState,
  command: BetCommand,
  bonus: ActiveBonus,
  round: WalletRound,
): void {
  if (command.amountMinor === 0n || command.draw || !countsWagers(bonus, command.at)) return;
  const { amountMinor, isLowRisk } = command;
  const stake = {
    bonusId: bonus.id,
    amountMinor,
    percent: command.contributionPercent(bonus.code),
    isLowRisk,
  };
  if (round.heldWagers && round.state === "open") round.heldWagers.set(command.uuid, stake);
  else count(state, { command, bonus, round }, command.uuid, stake);
}

function count(
  state: BatchState,
  { command, bonus, round }: { command: WalletCommand; bonus: ActiveBonus; round: WalletRound },
  bet: string,
  stake: HeldWager,
): void {
  const countedMinor = countWager(bonus, stake);
  round.wagers.set(bet, { bonusId: bonus.id, countedMinor, isLowRisk: stake.isLowRisk });
  finishIfDone(state, command, bonus);
}

/**
 * Counts the stakes that a round has held until its close, each towards the bonus with which it was staked, while that is being wagered.
 * Each leaves the round's list in the same write, so it counts once.
 */
export function countHeldStakes(state: BatchState, command: WalletCommand, round: WalletRound): void {
  if (!round.heldWagers) return;
  for (const [bet, stake] of round.heldWagers) {
    const bonus = usableBonus(state, command);
    if (bonus?.id === stake.bonusId && countsWagers(bonus, command.at))
      count(state, { command, bonus, round }, bet, stake);
  }
  round.heldWagers.clear();
}

/** Closes an open round: what it has held counts, and for a free round the number of open spins is reduced. */
export function closeRound(state: BatchState, command: WalletCommand, round: WalletRound): void {
  if (round.state !== "open") return;
  round.state = "closed";
  round.closedAt = command.at;
  const bonus = rewardOf(state, round);
  if (bonus) endSpin(bonus);
  countHeldStakes(state, command, round);
}

/** The active bonus to which the round's free spin belongs. */
export function rewardOf(
  state: Pick<BatchState, "bonuses" | "spins">,
  round: Pick<WalletRound, "playerId" | "rewardId">,
): ActiveBonus | undefined {
  return round.rewardId === null ? undefined : heldSpins(state, round.playerId, round.rewardId);
}

/** Spins that the player holds, by their id: a promotion's, or those of the active bonus. */
export function heldSpins(
  state: Pick<BatchState, "bonuses" | "spins">,
  playerId: string,
  rewardId: string,
): ActiveBonus | undefined {
  const bonus = state.spins.get(rewardId) ?? state.bonuses.get(playerId);
  return bonus?.playerId === playerId && bonus.id === rewardId ? bonus : undefined;
}

/**
 * Ends a bonus whose spins are all played and closed and whose wagering requirement is met. Its money becomes cash, or waits for an
 * operator's review when the stakes look low-risk.
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
  const { cash, bonusMoney: debit } = command.player;
  const amountMinor = state.book.balanceMinor(debit);
  state.book.apply({
    key: { source: "bonus", externalId: `convert:${bonus.id}` },
    inputHash: command.inputHash,
    transfers: amountMinor > 0n ? [{ debit, credit: cash, amountMinor, kind: "bonus_converted" }] : [],
    answer: () => String(amountMinor),
  });
  bonus.convertedMinor += amountMinor;
}

function end(state: BatchState, bonus: ActiveBonus, as: "completed" | "used_up" | "review"): void {
  bonus.state = as;
  bonus.changed = true;
  state.pastBonuses.set(bonus.id, { state: as, multiple: bonus.multiple });
  if (!state.spins.delete(bonus.id)) state.bonuses.delete(bonus.playerId);
  state.finishedBonuses.push(bonus);
}

/**
 * Where this round's bonus money goes on a win or a returned stake: bonus if the bonus is still active, cash if its wagering was met,
 * nowhere if it was taken back. Wins of free spins without wagering are cash in any case.
 */
export function fateOf(
  state: Pick<BatchState, "bonuses" | "spins" | "pastBonuses">,
  round: Pick<WalletRound, "playerId" | "bonusId" | "rewardId">,
): "bonus" | "cash" | "void" {
  const id = round.rewardId ?? round.bonusId;
  const past = id === null ? undefined : state.pastBonuses.get(id);
  const spins = round.rewardId === null ? undefined : (past ?? rewardOf(state, round));
  if (spins?.multiple === 0n) return "cash";
  if (past === undefined || past.state === "active" || past.state === "review") return "bonus";
  return past.state === "completed" ? "cash" : "void";
}
