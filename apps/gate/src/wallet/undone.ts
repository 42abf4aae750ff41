import type { SqlConnection } from "@bellwether/db";
import type { OperationKey } from "@bellwether/ledger";
import { roundKey, storedWinsOf } from "../rounds/index.ts";
import { potsKey, rolledBackKey, type WalletCommand, walletKey } from "./command.ts";

/** A bet or a win that a batch may undo. */
export type Undone = { provider: string; uuid: string; currency: string };

/**
 * What the rollbacks of a batch may undo: what they name, and every win of its round that is stored or in the same batch, because a bet takes its
 * wins with it.
 */
export async function undoneBy(
  connection: SqlConnection,
  commands: readonly WalletCommand[],
): Promise<Undone[]> {
  const rollbacks = commands.filter((command) => command.kind === "rollback");
  if (rollbacks.length === 0) return [];
  const stored = await storedWinsOf(connection, rollbacks);
  return rollbacks.flatMap(({ provider, round, referenceUuid, player: { currency } }) => {
    const isHere = (each: { provider: string; round: string }) =>
      roundKey(each.provider, each.round) === roundKey(provider, round);
    const wins = [
      ...stored.filter(isHere).flatMap((each) => each.wins),
      ...commands.filter((command) => command.kind === "win" && isHere(command)).map(({ uuid }) => uuid),
    ];
    return [referenceUuid, ...wins].map((uuid) => ({ provider, uuid, currency }));
  });
}

/** The keys of a write that is undone: its own, of its rollback and of what it has moved to or from pots. */
export const keysOfUndone = ({ provider, uuid }: Undone): OperationKey[] => [
  walletKey(provider, uuid),
  rolledBackKey(provider, uuid),
  potsKey(provider, uuid),
];
