import { DomainError } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { type BrandKey, brands } from "@bellwether/market";
import {
  answerOptions,
  checkAnswer,
  creationOptions,
  credentialIdOf,
  keepChallenge,
  type PasskeyPlace,
  readCreation,
  type StoredPasskey,
  takeChallenge,
} from "../authenticators/index.ts";
import { lockPlayer, type Player } from "../players/index.ts";
import type { SettingsPort, StorePorts } from "../ports.ts";

/** Passkeys of one player. */
const MAX_PASSKEYS = 10;

type PasskeyPorts = StorePorts & SettingsPort<"siteUrl">;

/** Each brand has a host of its own, and a passkey is good at the host where it was made. */
const placeAt = ({ settings }: SettingsPort<"siteUrl">, brand: BrandKey): PasskeyPlace => ({
  name: brands[brand].name,
  origin: new URL(settings.siteUrl(brand)).origin,
});

/** Begins a login at the brand with any passkey that the browser has for it. */
export async function offerOwnAnswer(deps: PasskeyPorts, brand: BrandKey) {
  const options = await answerOptions(placeAt(deps, brand));
  const kept = { challenge: options.challenge, realm: brand, holder: null };
  return { challengeId: await keepChallenge(deps.database, kept, deps.now()), options };
}

/** A passkey that has answered, and whose it is; `counter` is what its next answer must exceed. */
export type AnsweredPasskey = { id: string; playerId: string; counter: number };

/**
 * Finds the player's passkey that has answered a challenge of the brand.
 * @throws DomainError `passkey_expired`, or `passkey_wrong` for an answer that no passkey of the brand's players has given
 */
export async function checkOwnAnswer(
  deps: PasskeyPorts,
  brand: BrandKey,
  { challengeId, response }: { challengeId: string; response: unknown },
): Promise<AnsweredPasskey> {
  const wanted = { realm: brand, holder: null };
  const challenge = await takeChallenge(deps.database, challengeId, wanted, deps.now());
  const { rows } = await deps.database.query<KeyRow>(
    "SELECT id::text AS id, player_id, credential_id, public_key, counter FROM player_passkey WHERE credential_id = $1",
    [credentialIdOf(response)],
  );
  const [row] = rows;
  if (!row) throw new DomainError("passkey_wrong", { detail: "no such passkey" });
  const passkey: StoredPasskey = {
    id: row.credential_id,
    publicKey: row.public_key,
    counter: Number(row.counter),
  };
  const counter = await checkAnswer(placeAt(deps, brand), challenge, { response, passkey });
  if (counter === undefined)
    throw new DomainError("passkey_wrong", { detail: "the passkey's answer does not fit" });
  return { id: row.id, playerId: row.player_id, counter };
}

type KeyRow = {
  id: string;
  player_id: string;
  credential_id: string;
  public_key: string;
  counter: bigint;
};

/** Notes a passkey's use. @returns false if it was removed meanwhile, or used by a copy of itself. */
export async function noteOwnAnswer(
  connection: SqlConnection,
  { id, counter }: AnsweredPasskey,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    "UPDATE player_passkey SET counter = $2, used_at = $3 WHERE id = $1::bigint AND (counter < $2 OR $2 = 0)",
    [id, counter, now],
  );
  return rowCount > 0;
}

/** Begins to add a passkey, for a player who has just shown to be the account's owner. @throws DomainError `passkeys_enough` */
export async function offerOwnPasskey(deps: PasskeyPorts, connection: SqlConnection, player: Player) {
  const { rows } = await connection.query<{ credential_id: string }>(
    "SELECT credential_id FROM player_passkey WHERE player_id = $1",
    [player.id],
  );
  if (rows.length >= MAX_PASSKEYS) throw new DomainError("passkeys_enough");
  const user = { id: player.id, name: player.email, displayName: player.email };
  const ids = rows.map(({ credential_id: id }) => id);
  const options = await creationOptions(placeAt(deps, player.brand), user, ids);
  const kept = { challenge: options.challenge, realm: player.brand, holder: player.id };
  return { challengeId: await keepChallenge(connection, kept, deps.now()), options };
}

/**
 * Stores a passkey that the player's browser has just made.
 * @param also what belongs to it, in the same SQL transaction
 * @throws DomainError `passkey_expired`, `passkeys_enough`, or `passkey_wrong` for an answer that does not fit
 */
export async function storeOwnPasskey(
  deps: PasskeyPorts,
  player: Player,
  { challengeId, response, name }: { challengeId: string; response: unknown; name: string },
  also: (connection: SqlConnection) => Promise<void>,
): Promise<void> {
  const { database, now } = deps;
  const wanted = { realm: player.brand, holder: player.id };
  const challenge = await takeChallenge(database, challengeId, wanted, now());
  const made = await readCreation(placeAt(deps, player.brand), challenge, response);
  if (!made) throw new DomainError("passkey_wrong", { detail: "the passkey's answer does not fit" });
  await database.transaction(async (connection) => {
    // Two are added one after the other, so that there are never more than enough.
    await lockPlayer(connection, player.id);
    if ((await listOwnPasskeys(connection, player.id)).length >= MAX_PASSKEYS)
      throw new DomainError("passkeys_enough");
    const { rowCount } = await connection.query(
      `INSERT INTO player_passkey (player_id, credential_id, public_key, counter, name, added_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (credential_id) DO NOTHING`,
      [player.id, made.id, made.publicKey, made.counter, name, now()],
    );
    if (rowCount === 0) throw new DomainError("passkey_wrong", { detail: "the passkey is stored already" });
    await also(connection);
  });
}

type PasskeyLine = { id: string; name: string; added_at: Date; used_at: Date | null };

/** The player's passkeys, the oldest first. */
export async function listOwnPasskeys(
  connection: Pick<SqlConnection, "query">,
  playerId: string,
): Promise<PasskeyLine[]> {
  const { rows } = await connection.query<PasskeyLine>(
    "SELECT id::text AS id, name, added_at, used_at FROM player_passkey WHERE player_id = $1 ORDER BY player_passkey.id",
    [playerId],
  );
  return rows;
}

/** Removes one of the player's passkeys. @returns false if they have none with this id. */
export async function removeOnePasskey(
  connection: SqlConnection,
  playerId: string,
  id: string,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    "DELETE FROM player_passkey WHERE player_id = $1 AND id::text = $2",
    [playerId, id],
  );
  return rowCount > 0;
}

/** Removes the player's passkeys; with `since` only those added from then on. */
export async function dropOwnPasskeys(
  connection: Pick<SqlConnection, "query">,
  playerId: string,
  since = new Date(0),
): Promise<void> {
  await connection.query("DELETE FROM player_passkey WHERE player_id = $1 AND added_at >= $2", [
    playerId,
    since,
  ]);
}
