import type { AccountRef, TransferDraft } from "@bellwether/ledger";
import { marketDay } from "@bellwether/market";
import { roundKey, type WalletRound } from "../rounds/index.ts";
import { readStoredAnswer, writeAnswer } from "./answer-text.ts";
import type { BatchState } from "./batch-state.ts";
import {
  asRefusal,
  houseAccount,
  keyOf,
  type WalletCommand,
  type WalletOutcome,
  type WalletRefusalReason,
} from "./command.ts";

/** What each of the three decisions needs: the round, the accounts between which it moves money, and how it books and answers. */
export type Decision = {
  /** The command's round; undefined before its first bet. */
  round: WalletRound | undefined;
  cash: AccountRef;
  bonusMoney: AccountRef;
  /** The house account of this provider and writer. */
  house: AccountRef;
  /** Current cash and bonus, including everything applied so far. */
  balanceMinor(): bigint;
  refuse(reason: WalletRefusalReason): WalletOutcome;
  /** The answer for a key that is already used: the first answer for the same command, a refusal for any other; undefined for a new key. */
  repeated(): WalletOutcome | undefined;
  /**
   * Applies the command's transfers under its key, and stores its answer for a repeat. Returns the balance after them; undefined if an
   * account would fall below zero: then nothing is applied.
   */
  book(
    transfers: readonly TransferDraft[],
    parts: { cashMinor: bigint; bonusMinor: bigint },
  ): bigint | undefined;
};

export function openDecision(state: BatchState, command: WalletCommand): Decision {
  const { book, houseSlot } = state;
  const { player, provider } = command;
  const key = keyOf(command);
  const { cash, bonusMoney } = player;
  const balanceMinor = () => book.balanceMinor(cash) + book.balanceMinor(bonusMoney);
  const refuse = (reason: WalletRefusalReason): WalletOutcome => ({
    ...asRefusal(reason),
    balanceMinor: balanceMinor(),
  });
  return {
    round: state.rounds.get(roundKey(provider, command.round)),
    cash,
    bonusMoney,
    house: houseAccount(command, houseSlot),
    balanceMinor,
    refuse,
    repeated() {
      const seen = book.seen(key);
      if (!seen) return undefined;
      const answer = readStoredAnswer(seen.answer);
      if (seen.inputHash !== command.inputHash || answer.kind !== command.kind) {
        return refuse("RS_ERROR_DUPLICATE_TRANSACTION");
      }
      return { status: "RS_OK", balanceMinor: answer.balanceMinor, changed: false };
    },
    book(transfers, parts) {
      let balanceAfterMinor: bigint | undefined;
      book.apply({
        key,
        inputHash: command.inputHash,
        transfers,
        answer() {
          balanceAfterMinor = balanceMinor();
          return writeAnswer({
            kind: command.kind,
            cashMinor: parts.cashMinor,
            bonusMinor: parts.bonusMinor,
            balanceMinor: balanceAfterMinor,
            day: marketDay(command.player.country, state.at),
            round: command.round,
          });
        },
      });
      return balanceAfterMinor;
    },
  };
}
