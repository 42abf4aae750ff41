import { type Database, textArray } from "@bellwether/db";
import { type AccountRef, accountKey, isFloored } from "./account.ts";

/** Enough for the accounts of a busy hour; beyond it the oldest half is read again when needed. */
const MOST_REMEMBERED = 200_000;

/** Finds the ids of accounts, opening those that do not exist yet. An account's id never changes, so it is remembered. */
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

  return {
    async idsOf(accounts: Iterable<AccountRef>): Promise<Map<string, bigint>> {
      const wanted = new Map([...accounts].map((account) => [accountKey(account), account]));
      const isMissing = ([key]: [string, AccountRef]) => !ids.has(key);
      let missing = [...wanted].filter(isMissing).map(([, account]) => account);
      if (missing.length > 0) await find(missing);
      missing = [...wanted].filter(isMissing).map(([, account]) => account);
      if (missing.length > 0) {
        // In order of address, so that two nodes opening the same accounts wait for each other instead of for good.
        missing.sort((a, b) => (accountKey(a) < accountKey(b) ? -1 : 1));
        await database.query(
          `INSERT INTO ledger_account (address, currency, floored)
           SELECT * FROM unnest($1::text[], $2::text[], $3::boolean[]) ON CONFLICT DO NOTHING`,
          [...columns(missing), `{${missing.map((account) => isFloored(account.address)).join(",")}}`],
        );
        await find(missing);
      }
      const found = new Map([...wanted.keys()].map((key) => [key, ids.get(key)!]));
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
  if (ids.size <= MOST_REMEMBERED) return;
  let surplus = ids.size - MOST_REMEMBERED / 2;
  for (const key of ids.keys()) {
    if (surplus-- <= 0) break;
    ids.delete(key);
  }
}
