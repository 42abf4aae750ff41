import { DomainError, isTemporaryEmail } from "@bellwether/contract";
import { onlyRow, type SqlConnection, textArray } from "@bellwether/db";
import type { BatchScope } from "@bellwether/ledger";
import { brands, lawEnds } from "@bellwether/market";
import { closeWithin } from "../account/index.ts";
import type { Actor } from "../actor.ts";
import { appendAudit } from "../audit/index.ts";
import { bonusAccount, cashAccount, readCash, reserveAccount } from "../balance/index.ts";
import { holdsAccount, holdsOf } from "../holds/index.ts";
import { queueMessage, writeMessage } from "../messages/index.ts";
import { hasNoPayments, isPaymentPending } from "../payments/index.ts";
import { contactsOf, isHousePlayer, type Player } from "../players/index.ts";
import type { MessageTextsPort, OtherDataPort } from "../ports.ts";
import { countOpenRounds, hasNoRounds } from "../rounds/index.ts";
import { dataPartsOf, stepsOf } from "./data-parts.ts";

/** What has to be over before an account can be erased. */
export const erasureObstacles = ["cash", "payments", "rounds", "cases"] as const;
export type ErasureObstacle = (typeof erasureObstacles)[number];

/** What stands in the way of erasing the account now. */
export async function obstaclesOf(connection: SqlConnection, player: Player): Promise<ErasureObstacle[]> {
  const found: [ErasureObstacle, boolean][] = [
    ["cash", (await readCash(connection, player)) > 0n],
    ["payments", await isPaymentPending(connection, player.id)],
    ["rounds", (await countOpenRounds(connection, player.id)) > 0],
    // Of other cases nobody may be told.
    ["cases", (await holdsOf(connection, player.id)).some(({ cause }) => holdsAccount(cause))],
  ];
  return found.flatMap(([name, isThere]) => (isThere ? [name] : []));
}

/** @throws DomainError `erasure_waits`, with a field for each obstacle */
export async function refuseObstacles(connection: SqlConnection, player: Player): Promise<void> {
  const obstacles = await obstaclesOf(connection, player);
  if (obstacles.length > 0)
    throw new DomainError("erasure_waits", {
      fields: Object.fromEntries(obstacles.map((name) => [name, `core.error_erasure_${name}`])),
    });
}

/**
 * Until when the law keeps who the customer was, if the account ends now or has ended; null for one that never had a payment or a round, which is no
 * business relationship.
 */
export async function lawUntilOf(connection: SqlConnection, player: Player, at: Date): Promise<Date | null> {
  if ((await hasNoPayments(connection, player.id)) && (await hasNoRounds(connection, player.id))) return null;
  const { rows } = await connection.query<{ closed_at: Date | null }>(
    "SELECT closed_at FROM player_standing WHERE id = $1",
    [player.id],
  );
  return lawEnds(player.country, onlyRow(rows).closed_at ?? at);
}

/** What the ledger locks: a stake, a win or a payment is either before the erasure or refused by the closed account. */
export const erasureScope = (player: Player): BatchScope => ({
  accounts: [cashAccount(player), bonusAccount(player), reserveAccount(player)],
  ...{ keys: [], transfersAtMost: 0 },
});

export type AskedErasure = { by: Actor; reason: string; at: Date; address?: string | undefined };

/**
 * Closes the account and stores that it is to be erased, inside the ledger's batch over {@link erasureScope}; a letter says what goes when. An excluded
 * account stays excluded.
 * @returns until when the law keeps what it keeps; null where it keeps nothing. Call `endedByClosing` after the commit.
 * @throws DomainError `erasure_waits`, or `conflict` for one that was asked for before
 */
export async function askErasureWithin(
  deps: MessageTextsPort & OtherDataPort,
  connection: SqlConnection,
  player: Player,
  { by, reason, at, address }: AskedErasure,
): Promise<Date | null> {
  if (await isHousePlayer(connection, player.id))
    throw new DomainError("conflict", { detail: "a house player is nobody" });
  await refuseObstacles(connection, player);
  const contacts = await contactsOf(connection, player.id);
  const lawUntil = await lawUntilOf(connection, player, at);
  await closeWithin(connection, player.id, "erasure", { at, address });
  const steps = stepsOf(dataPartsOf(deps)).map(({ id }) => id);
  const { rowCount } = await connection.query(
    `INSERT INTO player_erasure (player_id, asked_at, asked_by_kind, asked_by, reason, contacts, is_kept_by_law, law_until, steps_left, due_at, waits_for)
     VALUES ($1, $2, $3, $4, $5, $6::text[], $7, $8, $9::text[], $2, 'asked') ON CONFLICT (player_id) DO NOTHING`,
    [
      ...[player.id, at, by.kind, by.name, reason, textArray(contacts), lawUntil !== null, lawUntil ?? at],
      textArray(steps),
    ],
  );
  if (rowCount === 0) throw new DomainError("conflict", { detail: "its erasure was asked for before" });
  if (!isTemporaryEmail(player.email)) await queueLetter(deps, connection, player, { at, lawUntil });
  await appendAudit(connection, {
    ...{ actor: by, action: "player.erase", subject: `player:${player.id}`, reason, at },
    after: { law_until: lawUntil?.toISOString() ?? null },
  });
  return lawUntil;
}

async function queueLetter(
  { messageTexts }: MessageTextsPort,
  connection: SqlConnection,
  { brand, language, email }: Player,
  { at, lawUntil }: { at: Date; lawUntil: Date | null },
): Promise<void> {
  const letter = writeMessage(messageTexts, lawUntil ? "erasure_begun" : "erasure_whole", {
    ...{ language, brand },
    params: { year: String((lawUntil ?? at).getUTCFullYear()), support: brands[brand].supportEmail },
  });
  await queueMessage(connection, { channel: "email", recipient: email, ...letter }, at);
}
