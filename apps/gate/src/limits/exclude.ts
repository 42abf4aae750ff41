import { DomainError } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { address } from "@bellwether/ledger";
import { type ExclusionDuration, exclusionEnd } from "@bellwether/market";
import type { GateParts } from "../gate-parts.ts";
import { announceSessionEnd, endSessions } from "../identity/index.ts";
import { asPlayer, type Player, type PlayerRow } from "../players/index.ts";

/** What tells that two accounts belong to one person: same names and day of birth, written the same way. */
export function personKey(person: { firstName: string; lastName: string; bornOn: string }): string {
  const plain = (text: string) =>
    text
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, "");
  return `${plain(person.firstName)}|${plain(person.lastName)}|${person.bornOn}`;
}

type Identified = {
  email: string;
  phone: string;
  nationalId: string | null;
  firstName: string;
  lastName: string;
  bornOn: string;
};

/**
 * Shuts the player out of every brand, at once: every account of the same person is excluded, their sessions end and their sockets
 * close. It takes the lock of their accounts, so that a stake is either taken before it or refused.
 * @returns until when; nothing for good.
 */
export async function excludePlayer(
  parts: GateParts,
  player: Player,
  duration: ExclusionDuration,
  reason = "",
): Promise<Date | null> {
  const now = parts.now();
  const endsAt = exclusionEnd(duration, now);
  const accounts = await accountsOf(parts.database, player);
  const scope = {
    accounts: accounts.map((each) => ({ address: address.playerCash(each.id), currency: each.currency })),
    keys: [],
    transfersAtMost: 0,
  };
  const told = await parts.ledger.batch(scope, now, async (_, connection) => {
    await connection.query(
      `INSERT INTO exclusion (player_id, duration, reason, starts_at, ends_at, email, phone, national_id, person)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        player.id,
        duration,
        reason,
        now,
        endsAt,
        // A number or an address that somebody merely typed would shut out its real owner.
        player.isActivated ? player.email : "",
        player.isActivated ? player.phone : "",
        player.nationalId,
        personKey(player),
      ],
    );
    const excluded: Player[] = [];
    for (const account of accounts) {
      // A longer exclusion that runs already stays.
      const { rows } = await connection.query<PlayerRow>(
        `UPDATE player SET status = 'excluded', excluded_until = CASE
             WHEN (status = 'excluded' AND excluded_until IS NULL) OR excluded_until > $2 THEN excluded_until ELSE $2 END
         WHERE id = $1 AND status <> 'closed' RETURNING *`,
        [account.id, endsAt],
      );
      if (!rows[0]) continue;
      await endSessions(connection, account.id, "excluded", now);
      excluded.push(asPlayer(rows[0]));
    }
    return excluded;
  });
  for (const account of told) announceSessionEnd(parts, account, "excluded");
  // An account that was being opened or activated meanwhile was not there to be seen, and asks for itself only once it is there.
  const seen = new Set(accounts.map(({ id }) => id));
  for (const account of await accountsOf(parts.database, player))
    if (!seen.has(account.id)) await shutOutIfExcluded(parts, account);
  return endsAt;
}

/** Every account of the same person at any brand, this one included. A number and an address tell only where both accounts are activated: until then somebody merely typed them. */
export async function accountsOf(connection: SqlConnection, player: Player): Promise<Player[]> {
  const typed = player.isActivated ? player : { email: "", phone: "" };
  const { rows } = await connection.query<PlayerRow>(
    `SELECT * FROM player WHERE id = $1 OR (activated_at IS NOT NULL AND (email = $2 OR (phone = $3 AND phone <> '')))
       OR (national_id IS NOT NULL AND national_id = $4) OR born_on = $5`,
    [player.id, typed.email, typed.phone, player.nationalId, player.bornOn],
  );
  const key = personKey(player);
  return rows
    .map(asPlayer)
    .filter(
      (each) =>
        each.id === player.id ||
        (each.isActivated && each.email === typed.email) ||
        (each.isActivated && typed.phone !== "" && each.phone === typed.phone) ||
        (each.nationalId !== null && each.nationalId === player.nationalId) ||
        personKey(each) === key,
    );
}

/** Running exclusions that name the person at `$1`, with email, phone, names and birthday, and national id at `$2` to `$5`. */
const RUNNING = `FROM exclusion WHERE (ends_at IS NULL OR ends_at > $1)
  AND ((email = $2 AND email <> '') OR (phone = $3 AND phone <> '') OR person = $4 OR (national_id IS NOT NULL AND national_id = $5))`;

const marksOf = (person: Identified, now: Date) => [
  now,
  person.email,
  person.phone,
  personKey(person),
  person.nationalId,
];

/**
 * Refuses someone who is excluded at any brand, under whichever account.
 * @throws DomainError `account_excluded`
 */
export async function refuseExcludedPerson(
  connection: SqlConnection,
  person: Identified,
  now: Date,
): Promise<void> {
  const { rows } = await connection.query(`SELECT 1 ${RUNNING} LIMIT 1`, marksOf(person, now));
  if (rows.length > 0) throw new DomainError("account_excluded");
}

/**
 * For an account that has just come to be or has just shown a number or an address to be its own: does it belong to somebody who is
 * excluded? Then it is shut for as long, and its session is over.
 * @returns whether it was.
 */
export async function shutOutIfExcluded(parts: GateParts, player: Player): Promise<boolean> {
  const now = parts.now();
  const isFound = await parts.database.transaction(async (connection) => {
    const { rows } = await connection.query<{ ends_at: Date | null }>(
      `SELECT ends_at ${RUNNING} ORDER BY ends_at DESC NULLS FIRST LIMIT 1`,
      marksOf(player, now),
    );
    if (!rows[0]) return false;
    await connection.query(
      "UPDATE player SET status = 'excluded', excluded_until = $2 WHERE id = $1 AND status = 'open'",
      [player.id, rows[0].ends_at],
    );
    await endSessions(connection, player.id, "excluded", now);
    return true;
  });
  if (isFound) announceSessionEnd(parts, player, "excluded");
  return isFound;
}

/**
 * Opens an account again whose exclusion is over; asked at login. Until when it was stays written, and is asked wherever the account's state
 * is: on a clock that was ahead and came back it is not over yet.
 * @throws DomainError `account_excluded`, with until when.
 */
export async function endExclusionIfOver(
  connection: SqlConnection,
  player: Player,
  now: Date,
): Promise<void> {
  if (player.status !== "excluded") return;
  if (!player.excludedUntil || player.excludedUntil > now)
    throw new DomainError("account_excluded", {
      params: { until: player.excludedUntil?.toISOString() ?? "" },
    });
  await connection.query(
    "UPDATE player SET status = 'open' WHERE id = $1 AND status = 'excluded' AND excluded_until <= $2",
    [player.id, now],
  );
}
