import { type AccountRef, address } from "@bellwether/ledger";
import { bonusAccount, cashAccount } from "../balance/index.ts";
import { readStoredAnswer } from "./answer-text.ts";
import type { BatchState } from "./batch-state.ts";
import { keyOf, type WalletCommand, type WalletOutcome, type WalletRefusal } from "./command.ts";

/** What each of the three decisions needs: the accounts between which it moves money, and how it answers. */
export type Decision = {
  cash: AccountRef;
  bonusMoney: AccountRef;
  /** The house account of this provider and writer. */
  house: AccountRef;
  /** Current cash and bonus, including everything applied so far. */
  balanceMinor(): bigint;
  refuse(status: WalletRefusal): WalletOutcome;
  /** The answer for a key that is already used: the first answer for the same command, a refusal for any other; undefined for a new key. */
  repeated(): WalletOutcome | undefined;
};

export function openDecision({ book, houseSlot }: BatchState, command: WalletCommand): Decision {
  const { player, provider } = command;
  const cash = cashAccount(player);
  const bonusMoney = bonusAccount(player);
  const balanceMinor = () => book.balanceMinor(cash) + book.balanceMinor(bonusMoney);
  const refuse = (status: WalletRefusal): WalletOutcome => ({ status, balanceMinor: balanceMinor() });
  return {
    cash,
    bonusMoney,
    house: { address: address.house(player.brand, provider, houseSlot), currency: player.currency },
    balanceMinor,
    refuse,
    repeated() {
      const seen = book.seen(keyOf(command));
      if (!seen) return undefined;
      const answer = readStoredAnswer(seen.answer);
      if (seen.inputHash !== command.inputHash || answer.kind !== command.kind) {
        return refuse("RS_ERROR_DUPLICATE_TRANSACTION");
      }
      return { status: "RS_OK", balanceMinor: answer.balanceMinor, changed: false };
    },
  };
}
