import { minorToAmount, type PushMessage, pushAddress } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import type { LedgerPort, PushPort } from "../ports.ts";
import { type AccountHolder, bonusAccount, cashAccount } from "./accounts.ts";

/** Balances in minor units. `version` increases with every change of either balance. */
export type Balance = { cashMinor: bigint; bonusMinor: bigint; version: number };

type Holder = AccountHolder & { channel: string };

export async function readBalance(deps: LedgerPort, player: Holder): Promise<Balance> {
  const [cash, bonus] = await deps.ledger.balances([cashAccount(player), bonusAccount(player)]);
  return {
    cashMinor: cash.balanceMinor,
    bonusMinor: bonus.balanceMinor,
    version: Number(cash.version + bonus.version),
  };
}

type ShownBalance = { cashMinor: bigint; bonusMinor: bigint; version: bigint | number };

/** The player's cash in minor units, as an SQL transaction sees it. */
export async function readCash(connection: SqlConnection, player: AccountHolder): Promise<bigint> {
  const { address, currency } = cashAccount(player);
  const { rows } = await connection.query<{ balance_minor: bigint }>(
    "SELECT balance_minor FROM ledger_balance WHERE address = $1 AND currency = $2",
    [address, currency],
  );
  return rows[0]?.balance_minor ?? 0n;
}

/** The push message with the balance for the player's screens. */
export function balanceMessageOf({ currency }: Holder, balance: ShownBalance): PushMessage {
  return {
    type: "balance",
    version: Number(balance.version),
    cash: minorToAmount(balance.cashMinor),
    bonus: minorToAmount(balance.bonusMinor),
    total: minorToAmount(balance.cashMinor + balance.bonusMinor),
    currency,
  };
}

/** Pushes the given balance to the player's screens. */
export function announceBalance(deps: PushPort, player: Holder, balance: ShownBalance): void {
  deps.push.publish(pushAddress(player.channel), balanceMessageOf(player, balance));
}

/** Reads the balance and pushes it, for changes made outside the wallet's own writer. */
export async function publishBalance(deps: LedgerPort & PushPort, player: Holder): Promise<void> {
  announceBalance(deps, player, await readBalance(deps, player));
}
