import type { TransferDraft } from "@bellwether/ledger";
import { type ActiveBonus, countWager } from "../bonus/index.ts";
import { isWithinLimits } from "../limits/index.ts";
import { writeAnswer } from "./answer-text.ts";
import type { BatchState, LaunchGrant } from "./batch-state.ts";
import {
  type BetCommand,
  bonusAccount,
  cashAccount,
  keyOf,
  type WalletOutcome,
  type WalletRefusal,
} from "./command.ts";
import { openDecision } from "./decision.ts";
import { roundKey } from "./round.ts";

/** `last_seen_at` is written at most this often. */
const SEEN_STEP_MS = 20_000;

/** Takes a stake, cash first and then bonus, or refuses it. The order of the checks is the order of their importance to the player. */
export function decideBet(state: BatchState, command: BetCommand): WalletOutcome {
  const { book } = state;
  const { cash, bonusMoney, house, balanceMinor, refuse, repeated } = openDecision(state, command);
  const again = repeated();
  if (again) return again;
  const refusal = refuseGrant(state, command) ?? refuseRound(state, command);
  if (refusal) return refuse(refusal);

  const bonus = usableBonus(state, command);
  const cashMinor = smaller(book.balanceMinor(cash), command.amountMinor);
  const bonusMinor = command.amountMinor - cashMinor;
  if (bonusMinor > 0n && (!bonus || book.balanceMinor(bonusMoney) < bonusMinor))
    return refuse("RS_ERROR_NOT_ENOUGH_MONEY");
  if (command.maximumStakeMinor !== undefined && command.amountMinor > command.maximumStakeMinor)
    return refuse("RS_ERROR_LIMIT_REACHED");
  if (!isWithinLimits(state.playDays.limitsOf(command.player.id), { cashMinor, bonusMinor }))
    return refuse("RS_ERROR_LIMIT_REACHED");
  // While a bonus is being wagered, its largest stake holds for cash too: otherwise the limit would be empty.
  if (bonus && command.amountMinor > bonus.maximumStakeMinor) return refuse("RS_ERROR_LIMIT_REACHED");

  const transfers: TransferDraft[] = [];
  if (cashMinor > 0n) transfers.push({ debit: cash, credit: house, amountMinor: cashMinor, kind: "stake" });
  if (bonusMinor > 0n)
    transfers.push({ debit: bonusMoney, credit: house, amountMinor: bonusMinor, kind: "stake" });
  const result = book.apply({
    key: keyOf(command),
    inputHash: command.inputHash,
    transfers,
    answer: () =>
      writeAnswer({
        kind: "bet",
        cashMinor,
        bonusMinor,
        balanceMinor: balanceMinor(),
        day: state.day,
        round: command.round,
      }),
  });
  if (result.code !== "applied") return refuse("RS_ERROR_NOT_ENOUGH_MONEY");
  recordStake(state, command, cashMinor, bonusMinor, bonus);
  const answered = balanceMinor();
  if (
    bonus &&
    command.amountMinor > 0n &&
    countWager(bonus, command.amountMinor, command.contributionPercent(bonus.code))
  )
    convertBonus(state, command, bonus);
  return { status: "RS_OK", balanceMinor: answered, changed: true };
}

function refuseGrant(state: BatchState, command: BetCommand): WalletRefusal | undefined {
  const grant = state.grants.get(command.tokenHash);
  if (!grant || grant.playerId !== command.player.id || grant.provider !== command.provider)
    return "RS_ERROR_INVALID_TOKEN";
  if (grant.gameCode !== command.gameCode) return "RS_ERROR_INVALID_GAME";
  if (grant.expiresAt <= command.at || !isSessionAlive(grant, command)) return "RS_ERROR_TOKEN_EXPIRED";
  if (grant.status !== "open" || !grant.activated || grant.depositLimits < 3) return "RS_ERROR_USER_DISABLED";
  const isPaused = (from: Date | null) => from !== null && from <= command.at;
  if (isPaused(grant.sessionMustEndAt) || isPaused(grant.realityCheckDueAt)) return "RS_ERROR_LIMIT_REACHED";
  if (command.at.getTime() - grant.sessionSeenAt.getTime() >= SEEN_STEP_MS)
    state.seenSessions.add(grant.sessionHash);
  return undefined;
}

/** Play is use of the session; one that was left alone for too long, or is too old, takes no more stakes. */
function isSessionAlive(grant: LaunchGrant, { at, sessionTimeouts }: BetCommand): boolean {
  return (
    grant.sessionLive &&
    at.getTime() - grant.sessionSeenAt.getTime() < sessionTimeouts.idleMs &&
    at.getTime() - grant.sessionStartedAt.getTime() < sessionTimeouts.absoluteMs
  );
}

function refuseRound(state: BatchState, command: BetCommand): WalletRefusal | undefined {
  const round = state.rounds.get(roundKey(command.provider, command.round));
  if (!round) return undefined;
  if (round.playerId !== command.player.id || round.gameCode !== command.gameCode)
    return "RS_ERROR_INVALID_GAME";
  return round.state === "open" ? undefined : "RS_ERROR_DUPLICATE_TRANSACTION";
}

function usableBonus(state: BatchState, command: BetCommand): ActiveBonus | undefined {
  const bonus = state.bonuses.get(command.player.id);
  if (bonus?.state !== "active" || (bonus.expiresAt && bonus.expiresAt <= command.at)) return undefined;
  return bonus;
}

function recordStake(
  state: BatchState,
  command: BetCommand,
  cashMinor: bigint,
  bonusMinor: bigint,
  bonus: ActiveBonus | undefined,
): void {
  const key = roundKey(command.provider, command.round);
  state.playDays.add(command.player.id, state.day, {
    stakedCashMinor: cashMinor,
    stakedBonusMinor: bonusMinor,
    rounds: state.rounds.has(key) ? 0n : 1n,
  });
  const round = state.rounds.get(key) ?? {
    provider: command.provider,
    round: command.round,
    playerId: command.player.id,
    gameCode: command.gameCode,
    currency: command.player.currency,
    state: "open" as const,
    stakeCashMinor: 0n,
    stakeBonusMinor: 0n,
    payoutCashMinor: 0n,
    payoutBonusMinor: 0n,
    bonusId: null,
    openedAt: command.at,
    closedAt: null,
    changed: true,
  };
  round.stakeCashMinor += cashMinor;
  round.stakeBonusMinor += bonusMinor;
  if (bonusMinor > 0n) round.bonusId = bonus!.id;
  if (command.roundClosed) {
    round.state = "closed";
    round.closedAt = command.at;
  }
  round.changed = true;
  state.rounds.set(key, round);
}

/** The requirement is met: what is left of the bonus becomes cash. */
function convertBonus(state: BatchState, command: BetCommand, bonus: ActiveBonus): void {
  const debit = bonusAccount(command.player);
  const leftMinor = state.book.balanceMinor(debit);
  state.book.apply({
    key: { source: "bonus", externalId: `convert:${bonus.id}` },
    inputHash: command.inputHash,
    transfers:
      leftMinor > 0n
        ? [{ debit, credit: cashAccount(command.player), amountMinor: leftMinor, kind: "bonus_converted" }]
        : [],
    answer: () => String(leftMinor),
  });
  bonus.state = "completed";
  state.bonusStates.set(bonus.id, "completed");
  state.bonuses.delete(command.player.id);
  state.finishedBonuses.push(bonus);
}

function smaller(a: bigint, b: bigint): bigint {
  if (a < 0n) return 0n;
  return a < b ? a : b;
}
