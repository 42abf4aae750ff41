import type { TransferDraft } from "@bellwether/ledger";
import { marketDay } from "@bellwether/market";
import type { ActiveBonus } from "../bonus/index.ts";
import { isWithinLimits } from "../limits/index.ts";
import { beginRound, roundKey, standingStake, type WalletRound } from "../rounds/index.ts";
import type { BatchState } from "./batch-state.ts";
import { countHeldStakes, countStake, usableBonus } from "./bonus-play.ts";
import type { BetCommand, WalletOutcome, WalletRefusal } from "./command.ts";
import { decideFreeBet } from "./decide-free-bet.ts";
import { openDecision } from "./decision.ts";
import { contribute, keepMoves, sumOfMoves } from "./pots.ts";
import { refuseGrant } from "./refuse-grant.ts";

/** Accepts a stake, from cash first and then from the bonus, or refuses it. The checks are ordered by their importance to the player. */
export function decideBet(state: BatchState, command: BetCommand): WalletOutcome {
  const { book } = state;
  const decision = openDecision(state, command);
  const { round: begun, cash, bonusMoney, house, refuse, repeated } = decision;
  const again = repeated();
  if (again) return again;
  const refusal = refuseGrant(state, command, begun) ?? refuseRound(begun, command) ?? refusePots(command);
  if (refusal) return refuse(refusal);
  const { rewardId } = command;
  if (rewardId !== undefined) return decideFreeBet(state, { ...command, rewardId }, decision);

  const bonus = usableBonus(state, command);
  const cashMinor = smaller(book.balanceMinor(cash), command.amountMinor);
  const bonusMinor = command.amountMinor - cashMinor;
  if (bonusMinor > 0n && (!bonus || book.balanceMinor(bonusMoney) < bonusMinor || holdsOther(begun, bonus)))
    return refuse("RS_ERROR_NOT_ENOUGH_MONEY");
  // The maximum of one round, over all its standing bets and the player's others in the same round of a table.
  const others = othersAtTable(state, command);
  const costMinor = command.amountMinor + sumOfStakes(begun ? [begun, ...others] : others);
  if (command.maximumStakeMinor !== undefined && costMinor > command.maximumStakeMinor)
    return refuse("RS_ERROR_LIMIT_REACHED");
  if (!isWithinLimits(state.playDays.limitsOf(command.player.id), { cashMinor, bonusMinor }))
    return refuse("RS_ERROR_LIMIT_REACHED");
  if (bonus && isAboveMaximum(bonus, command, begun, others)) return refuse("bonus_maximum");

  const transfers: TransferDraft[] = [];
  if (cashMinor > 0n) transfers.push({ debit: cash, credit: house, amountMinor: cashMinor, kind: "stake" });
  if (bonusMinor > 0n)
    transfers.push({ debit: bonusMoney, credit: house, amountMinor: bonusMinor, kind: "stake" });
  const { contributions } = command;
  transfers.push(...contribute(book, contributions, { currency: house.currency, house, cash }));
  const parts = { cashMinor, bonusMinor };
  const balanceMinor = decision.book(transfers, parts);
  if (balanceMinor === undefined) return refuse("RS_ERROR_NOT_ENOUGH_MONEY");
  keepMoves(book, command, contributions);
  const round = recordStake(state, command, begun, parts, bonus);
  if (bonus) countStake(state, command, bonus, round);
  if (command.roundClosed) countHeldStakes(state, command, round);
  return { status: "RS_OK", balanceMinor, changed: true };
}

function refusePots({ namesForeignPot }: BetCommand): WalletRefusal | undefined {
  return namesForeignPot ? "RS_ERROR_INVALID_GAME" : undefined;
}

function refuseRound(round: WalletRound | undefined, command: BetCommand): WalletRefusal | undefined {
  if (!round) return undefined;
  if (round.playerId !== command.player.id || round.gameCode !== command.gameCode)
    return "RS_ERROR_INVALID_GAME";
  // A round that was started with a free spin accepts no money.
  return round.state === "open" && round.rewardId === null ? undefined : "RS_ERROR_DUPLICATE_TRANSACTION";
}

/**
 * A round's bonus money belongs to one bonus (decision 6): with a second bonus, money lost from the first would be won back as the second's.
 */
function holdsOther(begun: WalletRound | undefined, bonus: ActiveBonus): boolean {
  if (begun === undefined || begun.bonusId === bonus.id) return false;
  return standingStake(begun).bonusMinor > 0n || begun.payoutBonusMinor > 0n;
}

/** The player's other rounds in the same round of a table, one for each bet there. */
function othersAtTable({ rounds }: BatchState, command: BetCommand): WalletRound[] {
  const { provider, tableRound, player } = command;
  if (tableRound === undefined) return [];
  return [...rounds.values()].filter(
    (round) =>
      round.tableRound === tableRound &&
      round.provider === provider &&
      round.playerId === player.id &&
      round.round !== command.round,
  );
}

function sumOfStakes(rounds: readonly WalletRound[]): bigint {
  return rounds.map(standingStake).reduce((sum, stake) => sum + stake.cashMinor + stake.bonusMinor, 0n);
}

/**
 * While a bonus is being wagered, its maximum stake applies to cash too: otherwise it could be bypassed. It applies to each bet, and in a
 * round of a table to all of the player's bets together. A further bet of a round, such as a call, names no round of a table: it may be twice
 * the round's first stake if that was within the maximum, so that a hand can be played on (decision 100).
 */
function isAboveMaximum(
  { multiple, maximumStakeMinor }: ActiveBonus,
  { amountMinor, tableRound }: BetCommand,
  begun: WalletRound | undefined,
  others: readonly WalletRound[],
): boolean {
  if (multiple === 0n) return false;
  if (begun && tableRound === undefined) {
    const firstMinor = begun.firstStakeMinor ?? 0n;
    return (
      amountMinor > maximumStakeMinor && (firstMinor > maximumStakeMinor || amountMinor > 2n * firstMinor)
    );
  }
  return amountMinor + sumOfStakes(begun ? [begun, ...others] : others) > maximumStakeMinor;
}

function recordStake(
  state: BatchState,
  command: BetCommand,
  begun: WalletRound | undefined,
  { cashMinor, bonusMinor }: { cashMinor: bigint; bonusMinor: bigint },
  bonus: ActiveBonus | undefined,
): WalletRound {
  state.playDays.add(command.player.id, marketDay(command.player.country, state.at), {
    stakedCashMinor: cashMinor,
    stakedBonusMinor: bonusMinor,
    rounds: begun ? 0n : 1n,
  });
  const round = begun ?? beginRound(command);
  if (!begun) state.rounds.set(roundKey(command.provider, command.round), round);
  round.stakeCashMinor += cashMinor;
  round.stakeBonusMinor += bonusMinor;
  round.contributionMinor += sumOfMoves(command.contributions);
  round.standingBets += 1;
  if (bonus && bonusMinor > 0n) round.bonusId = bonus.id;
  if (command.roundClosed) {
    round.state = "closed";
    round.closedAt = command.at;
  }
  round.changed = true;
  return round;
}

function smaller(a: bigint, b: bigint): bigint {
  if (a < 0n) return 0n;
  return a < b ? a : b;
}
