import { DomainError } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import type { BrandKey } from "@bellwether/market";
import type { GateParts } from "../gate-parts.ts";

/** Failures after which an account and address together must wait, and for how long they count. */
const FAILURES_ALLOWED = 5;
const FAILURE_WINDOW_MS = 15 * 60_000;

/** Who guesses at what: an account by brand and email, whether or not it exists, from a network address. */
export type Guess = { account: string; address: string };

export function guessAt(brand: BrandKey, email: string, address: string): Guess {
  return { account: `${brand}:${email}`, address };
}

/**
 * Takes one of the tries before the secret is looked at, so that a hundred guesses at the same moment are still five. A try counts as
 * a failure until {@link giveTryBack} or {@link forgetFailures}.
 * @returns the try's id.
 * @throws DomainError `too_many_attempts` with the seconds until the next try.
 */
export async function takeTry(
  parts: Pick<GateParts, "database" | "now">,
  { account, address }: Guess,
): Promise<bigint> {
  const now = parts.now();
  const since = new Date(now.getTime() - FAILURE_WINDOW_MS);
  return parts.database.transaction(async (connection) => {
    await lockName(connection, `guess:${account}:${address}`);
    const { rows } = await connection.query<{ at: Date }>(
      "SELECT at FROM login_failure WHERE account = $1 AND address = $2 AND at > $3 ORDER BY at DESC LIMIT $4",
      [account, address, since, FAILURES_ALLOWED],
    );
    if (rows.length >= FAILURES_ALLOWED)
      throw tooManyAttempts(rows.at(-1)!.at.getTime() + FAILURE_WINDOW_MS - now.getTime());
    const taken = await connection.query<{ id: bigint }>(
      "INSERT INTO login_failure (account, address, at) VALUES ($1, $2, $3) RETURNING id",
      [account, address, now],
    );
    return taken.rows[0]!.id;
  });
}

/** The try was no wrong guess: it does not count. */
export async function giveTryBack(parts: Pick<GateParts, "database">, id: bigint): Promise<void> {
  await parts.database.query("DELETE FROM login_failure WHERE id = $1", [id]);
}

/** The owner is in: earlier failures from the same address do not count any more. */
export async function forgetFailures(connection: SqlConnection, { account, address }: Guess): Promise<void> {
  await connection.query("DELETE FROM login_failure WHERE account = $1 AND address = $2", [account, address]);
}

export function tooManyAttempts(waitMs: number): DomainError {
  return new DomainError("too_many_attempts", { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}

/** Makes SQL transactions that name the same thing wait for each other, where there may be no row to lock. */
export async function lockName(connection: SqlConnection, name: string): Promise<void> {
  await connection.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [name]);
}
