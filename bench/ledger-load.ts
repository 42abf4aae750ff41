import type { Database } from "@bellwether/db";
import {
  type AccountRef,
  address,
  createLedger,
  createWriter,
  hashInput,
  type OperationKey,
  type TransferDraft,
  verifyLedger,
} from "@bellwether/ledger";
import { rate } from "./measure.ts";

const WRITERS = 2;

type Command = { key: OperationKey; house: AccountRef; cash: AccountRef; amountMinor: bigint };

let loads = 0;

/**
 * Single transfers between a house and `players` players (1,000 by default), each with its own key that is looked up, two entries, and an
 * answer after its commit. `callers` wait for their answer before they send the next.
 */
export function createLedgerLoad(database: Database, { players = 1_000 } = {}) {
  loads += 1;
  const load = loads;
  const ledger = createLedger(database);
  const house = (slot: number) => ({ address: address.house("BENCH", "BW", slot), currency: "EUR" });
  const cash = (player: number) => ({ address: address.playerCash(`bench-${player}`), currency: "EUR" });

  const writers = Array.from({ length: WRITERS }, () =>
    createWriter<Command, string>(
      (commands) =>
        ledger.batch(
          {
            accounts: commands.flatMap((command) => [command.house, command.cash]),
            keys: commands.map((command) => command.key),
            transfersAtMost: commands.length,
          },
          new Date(),
          async (book) =>
            commands.map(({ key, house, cash, amountMinor }) => {
              const seen = book.seen(key);
              if (seen) return seen.answer;
              const transfers: TransferDraft[] = [
                { debit: house, credit: cash, amountMinor, kind: "payout" },
              ];
              const inputHash = hashInput([cash.address, amountMinor]);
              const result = book.apply({ key, inputHash, transfers, answer: () => "ok" });
              return result.code === "applied" ? result.answer : new Error(result.code);
            }),
        ),
      () => false,
    ),
  );

  let turn = 0;
  return {
    /** Transfers per second over `count` of them. */
    async run(count: number, callers: number): Promise<number> {
      turn += 1;
      let next = 0;
      const call = async () => {
        while (next < count) {
          const index = next++;
          const player = index % players;
          // A player always has the same writer, as in the wallet.
          const slot = player % WRITERS;
          await writers[slot]!.submit({
            key: { source: "bench", externalId: `${load}-${turn}-${index}` },
            house: house(slot),
            cash: cash(player),
            amountMinor: 5n,
          });
        }
      };
      return rate(count, () => Promise.all(Array.from({ length: callers }, call)));
    },
    async verify(): Promise<void> {
      const violations = await verifyLedger(database);
      if (violations.length > 0)
        throw new Error(
          `the ledger violated an invariant: ${violations.map(({ promise }) => promise).join(", ")}`,
        );
    },
  };
}
