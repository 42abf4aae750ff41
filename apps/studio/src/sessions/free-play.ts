import type { ModelId, OpenSessionRequest } from "@bellwether/contract/studio/index.ts";
import { type SqlConnection, textArray } from "@bellwether/db";
import { currencyScale, playableCurrencies } from "@bellwether/games";
import { newUuid } from "../new-uuid.ts";
import type { ClockPort, DatabasePort, RandomPort, StudioTitle } from "../ports.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import type { Session } from "./session.ts";

/** 1,000.00 euros, and amounts of the same worth in the other currencies. */
const FIRST_BALANCE_CENTS = 100_000n;

/** Starts a free-play session with its own points; the wallet is never called. A token in the request is ignored. */
export async function startFreePlay(
  deps: ClockPort & DatabasePort & RandomPort,
  title: StudioTitle,
  { currency = "EUR", language = "en" }: OpenSessionRequest,
  model: ModelId,
  country: string | undefined,
): Promise<{ session: Session; balanceMinor: bigint }> {
  if (!playableCurrencies.includes(currency))
    throw new StudioRefusalError("invalid_request", `no stakes in ${currency}`);
  const owner = `free:${newUuid(deps)}`;
  const balanceMinor = FIRST_BALANCE_CENTS * currencyScale(currency);
  await deps.database.query("INSERT INTO studio_purse (owner, currency, balance_minor) VALUES ($1, $2, $3)", [
    owner,
    currency,
    balanceMinor,
  ]);
  const session: Session = {
    owner,
    provider: title.provider,
    gameCode: title.code,
    model,
    currency,
    language,
    maximumStakeMinor: null,
    country,
    mode: "free",
    playerId: null,
    launchToken: null,
  };
  return { session, balanceMinor };
}

export async function purseBalance(connection: SqlConnection, owner: string): Promise<bigint> {
  const { rows } = await connection.query<{ balance_minor: bigint }>(
    "SELECT balance_minor FROM studio_purse WHERE owner = $1",
    [owner],
  );
  if (!rows[0]) throw new StudioRefusalError("session_ended", "the session is over");
  return rows[0].balance_minor;
}

/** Adds points (a negative amount removes them) and returns the new balance, or undefined when there are too few. */
export async function changePurse(
  connection: SqlConnection,
  owner: string,
  changeMinor: bigint,
): Promise<bigint | undefined> {
  const { rows } = await connection.query<{ balance_minor: bigint }>(
    `UPDATE studio_purse SET balance_minor = balance_minor + $2
     WHERE owner = $1 AND balance_minor + $2 >= 0 RETURNING balance_minor`,
    [owner, changeMinor],
  );
  return rows[0]?.balance_minor;
}

/** Deletes the points of free-play sessions that are over. */
export async function deletePurses(connection: SqlConnection, owners: readonly string[]): Promise<void> {
  await connection.query("DELETE FROM studio_purse WHERE owner = ANY($1::text[])", [textArray(owners)]);
}
