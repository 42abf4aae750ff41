import { hash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { readEmail } from "@bellwether/contract";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import type { BrandKey } from "@bellwether/market";
import { NO_ADDRESS } from "../http/request-context.ts";
import { tooManyAttempts } from "../http/too-many-attempts.ts";
import { isPast } from "../is-past.ts";
import type { DatabasePort, StorePorts } from "../ports.ts";

/** Number of failures after which an account and address together must wait, and how long failures count. */
const FAILURES_ALLOWED = 5;
const FAILURE_WINDOW_MS = 15 * MINUTE_MS;
/** Number of failures from one network, at any accounts, after which it must wait. */
const MAX_FAILURES_OF_ADDRESS = 40;
/**
 * Number of failures at one account, from all networks, after which a network that was never signed in to it has one attempt instead of
 * five, and gets its answer after a delay.
 */
const MAX_FAILURES_AT_ACCOUNT = 20;
const STRANGERS_ATTEMPTS = 1;
const STRANGERS_WAIT_MS = 1_000;

/** The target and origin of a guess: an account by brand and email, whether or not it exists, and a network address. */
export type Guess = { account: string; address: string };

export function guessAt(brand: BrandKey, email: string, address: string): Guess {
  return { account: `${brand}:${readEmail(email) ?? email}`, address };
}

/**
 * Counts attempts by account and network together, by network, and less strictly by account: while many guess at one account, its owner can
 * still log in, from a known place without restriction and from elsewhere with one attempt. Takes an attempt before the secret is checked,
 * so that a hundred simultaneous guesses are still limited to five. An attempt counts as a failure until {@link giveAttemptBack} or {@link
 * forgetFailures}.
 * @returns the attempt's id.
 * @throws DomainError `too_many_attempts` with the seconds until the next attempt.
 */
export async function takeAttempt(deps: StorePorts, { account, address }: Guess): Promise<bigint> {
  const now = deps.now();
  const since = new Date(now.getTime() - FAILURE_WINDOW_MS);
  const { id, isSlowed } = await deps.database.transaction(async (connection) => {
    // Always lock in this order, the network and then the account, to avoid deadlocks.
    await lockName(connection, `guess-from:${address}`);
    await lockName(connection, `guess-at:${account}`);
    const { rows } = await connection.query<Standing>(READ_STANDING, [
      placeHash({ account, address }),
      account,
      address,
      since,
      now,
    ]);
    const { is_known: isKnown, ...failures } = onlyRow(rows);
    const isStranger = !isKnown && failures.of_account !== null;
    const fullAt =
      (isKnown || address === NO_ADDRESS ? null : failures.of_address) ??
      (isStranger ? failures.of_stranger : failures.of_both);
    if (fullAt) throw tooManyAttempts(fullAt.getTime() + FAILURE_WINDOW_MS - now.getTime());
    const taken = await connection.query<{ id: bigint }>(
      "INSERT INTO login_failure (account, address, at) VALUES ($1, $2, $3) RETURNING id",
      [account, address, now],
    );
    return { id: onlyRow(taken.rows).id, isSlowed: isStranger };
  });
  if (isSlowed) await wait(STRANGERS_WAIT_MS);
  return id;
}

/** For each limit, the time of the failure that reached it; null while there are fewer failures. */
type Standing = {
  is_known: boolean;
  of_account: Date | null;
  of_address: Date | null;
  of_stranger: Date | null;
  of_both: Date | null;
};

/** SQL for the time of the nth newest failure since $4. */
const nthFailure = (where: string, nth: number) =>
  `(SELECT at FROM login_failure WHERE ${where} AND at > $4 AND ${isPast("at", "$5")} ORDER BY at DESC OFFSET ${nth - 1} LIMIT 1)`;

const READ_STANDING = `SELECT EXISTS (SELECT 1 FROM login_place WHERE place_hash = $1) AS is_known,
  ${nthFailure("account = $2", MAX_FAILURES_AT_ACCOUNT)} AS of_account,
  ${nthFailure("address = $3", MAX_FAILURES_OF_ADDRESS)} AS of_address,
  ${nthFailure("account = $2 AND address = $3", STRANGERS_ATTEMPTS)} AS of_stranger,
  ${nthFailure("account = $2 AND address = $3", FAILURES_ALLOWED)} AS of_both`;

const placeHash = ({ account, address }: Guess) => hash("sha256", `${address} ${account}`, "base64url");

/** Records that someone signed in to the account from this network with the right password. */
export async function rememberPlace(connection: SqlConnection, guess: Guess, now: Date): Promise<void> {
  await connection.query(
    "INSERT INTO login_place (place_hash, at) VALUES ($1, $2) ON CONFLICT (place_hash) DO UPDATE SET at = excluded.at",
    [placeHash(guess), now],
  );
}

/** Whether somebody has signed in to the account from this network with the right password, as far as is remembered. */
export async function isKnownPlace({ database }: DatabasePort, guess: Guess): Promise<boolean> {
  const { rows } = await database.query("SELECT 1 FROM login_place WHERE place_hash = $1", [
    placeHash(guess),
  ]);
  return rows.length > 0;
}

/** The attempt was not a wrong guess: it does not count. */
export async function giveAttemptBack(deps: DatabasePort, id: bigint): Promise<void> {
  await deps.database.query("DELETE FROM login_failure WHERE id = $1", [id]);
}

/** The owner has logged in: earlier failures from the same address no longer count. */
export async function forgetFailures(connection: SqlConnection, { account, address }: Guess): Promise<void> {
  await connection.query("DELETE FROM login_failure WHERE account = $1 AND address = $2", [account, address]);
}

/** Makes SQL transactions with the same name wait for each other, where there may be no row to lock. */
export async function lockName(connection: SqlConnection, name: string): Promise<void> {
  await connection.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [name]);
}
