import { type Database, textArray } from "@bellwether/db";
import { type AccountRef, accountKey, isFloored } from "./account.ts";

/** Enough for the accounts of a busy hour; beyond it the oldest half is evicted and read again when needed. */
const MAX_REMEMBERED = 200_000;

/** Finds the ids of accounts and opens those that do not exist yet. An account's id never changes, so it is cached. */
export function createAccountDirectory(database: Database) {
  const ids = new Map<string, bigint>();

  const find = async (accounts: readonly AccountRef[]) => {
    const { rows } = await database.query<{ id: bigint; address: string; currency: string }>(
      `SELECT a.id, a.address, a.currency
       FROM unnest($1::text[], $2::text[]) AS k(address, currency)
       JOIN ledger_account a ON a.address = k.address AND a.currency = k.currency`,
      columns(accounts),
    );
    for (const row of rows) ids.set(accountKey(row), row.id);
  };

  const open = async (accounts: AccountRef[]) => {
    if (accounts.length === 0) return;
    // In a fixed order, so that two nodes that open the same accounts wait for each other instead of deadlocking.
    accounts.sort((a, b) => (accountKey(a) < accountKey(b) ? -1 : 1));
    await database.query(
      `INSERT INTO ledger_account (address, currency, floored)
       SELECT * FROM unnest($1::text[], $2::text[], $3::boolean[]) ON CONFLICT DO NOTHING`,
      [...columns(accounts), `{${accounts.map((account) => isFloored(account.address)).join(",")}}`],
    );
    await find(accounts);
  };

  return {
    async idsOf(accounts: Iterable<AccountRef>): Promise<Map<string, bigint>> {
      const found = new Map<string, bigint>();
      const missing = new Map<string, AccountRef>();
      for (const account of accounts) {
        const key = accountKey(account);
        const id = ids.get(key);
        if (id === undefined) missing.set(key, account);
        else found.set(key, id);
      }
      if (missing.size > 0) {
        await find([...missing.values()]);
        await open([...missing].filter(([key]) => !ids.has(key)).map(([, account]) => account));
        for (const key of missing.keys()) {
          const id = ids.get(key);
          if (id === undefined) throw new Error(`no account was opened for ${key}`);
          found.set(key, id);
        }
      }
      forgetOldest(ids);
      return found;
    },
  };
}

export type AccountDirectory = ReturnType<typeof createAccountDirectory>;

function columns(accounts: readonly AccountRef[]): [string, string] {
  return [
    textArray(accounts.map((account) => account.address)),
    textArray(accounts.map((account) => account.currency)),
  ];
}

function forgetOldest(ids: Map<string, bigint>): void {
  if (ids.size <= MAX_REMEMBERED) return;
  let surplus = ids.size - MAX_REMEMBERED / 2;
  for (const key of ids.keys()) {
    if (surplus-- <= 0) break;
    ids.delete(key);
  }
}
