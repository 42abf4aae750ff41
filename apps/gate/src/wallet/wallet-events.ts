import { minorToAmount } from "@bellwether/contract";
import type { SqlTransaction } from "@bellwether/db";
import { endedBonusEvents } from "../bonus/index.ts";
import { type NewEvent, sendEvents } from "../events/index.ts";
import type { EventListenersPort } from "../ports.ts";
import type { BatchState } from "./batch-state.ts";
import type { WalletCommand, WalletOutcome } from "./command.ts";

type Decided = WalletCommand & { outcome: WalletOutcome };

/**
 * Tells what a batch has booked, with its commit: bonuses that have ended, and bets, wins and rollbacks while somebody listens to them. A repeat,
 * a refusal and a rollback that undoes nothing are not told.
 */
export function sendWalletEvents(
  { eventListeners }: EventListenersPort,
  transaction: SqlTransaction,
  { finishedBonuses, at }: Pick<BatchState, "finishedBonuses" | "at">,
  decided: readonly Decided[],
): void {
  const played = decided
    .filter(({ outcome }) => outcome.status === "RS_OK" && outcome.changed)
    .map(eventOf)
    .filter(({ type }) => eventListeners.wants(type));
  sendEvents(transaction, [...played, ...finishedBonuses.flatMap((bonus) => endedBonusEvents(bonus, at))]);
}

function eventOf(command: Decided): NewEvent {
  const shared = { playerId: command.player.id, at: command.at };
  const round = { provider: command.provider, game_code: command.gameCode, round: command.round };
  switch (command.kind) {
    case "bet":
      return {
        ...{ ...shared, type: "bet.placed" },
        data: {
          ...{ ...round, transaction_id: command.uuid, amount: minorToAmount(command.amountMinor) },
          is_free: command.rewardId !== undefined,
        },
      };
    case "win":
      return {
        ...{ ...shared, type: "win.paid" },
        data: {
          ...{ ...round, transaction_id: command.uuid, bet_transaction_id: command.referenceUuid },
          ...{ amount: minorToAmount(command.amountMinor), is_round_closed: command.roundClosed },
        },
      };
    case "rollback":
      return {
        ...{ ...shared, type: "bet.rolled_back" },
        data: { ...round, transaction_id: command.uuid, undone_transaction_id: command.referenceUuid },
      };
  }
}
