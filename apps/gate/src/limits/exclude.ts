import { DomainError } from "@bellwether/contract";
import { type Database, onlyRow, type SqlConnection } from "@bellwether/db";
import { address } from "@bellwether/ledger";
import { breakDurations, type ExclusionDuration, exclusionEnd } from "@bellwether/market";
import type { Actor } from "../actor.ts";
import { recordEvent } from "../events/index.ts";
import { asPlayer, findWithMarksOf, type Player, reopenAccount, shutAccount } from "../players/index.ts";
import type { BooksPorts, MessageTextsPort, PushPort } from "../ports.ts";
import { announceSessionEnd, endSessions } from "../sessions/index.ts";
import { recordExclusion } from "./exclusion-event.ts";
import { queueExclusionLetter } from "./exclusion-letter.ts";
import { noteMatch } from "./exclusion-match.ts";
import { shutOutIfExcluded } from "./running-exclusions.ts";
import { personMarksOf, sharedMarks } from "./same-person.ts";

/** An exclusion that the player has not asked for. */
export type ByHouse = { actor: Actor; alsoDo: (connection: SqlConnection) => Promise<void> };

/**
 * Excludes the player from every brand at once: every account that provably belongs to the same person is excluded, its sessions end and
 * its sockets close; a letter says until when. An account that shares only unproven marks is listed for an operator instead, since anybody can type another player's
 * name. It takes the lock of the accounts, so that a stake is either accepted before it or refused.
 * @param byHouse where an operator excludes the player: who, and what is stored in the same SQL transaction
 * @returns the end of the exclusion; undefined if it is permanent.
 */
export async function excludePlayer(
  deps: BooksPorts & PushPort & MessageTextsPort,
  player: Player,
  duration: ExclusionDuration,
  { reason, byHouse }: { reason: string; byHouse?: ByHouse | undefined },
): Promise<Date | null> {
  const now = deps.now();
  const endsAt = exclusionEnd(duration, now);
  const own = personMarksOf(player);
  const found = await findWithMarksOf(deps.database, player);
  const accounts = found.filter(
    (each) => each.id === player.id || sharedMarks(own, personMarksOf(each)).proven.length > 0,
  );
  const scope = {
    accounts: accounts.map((each) => ({ address: address.playerCash(each.id), currency: each.currency })),
    keys: [],
    transfersAtMost: 0,
  };
  const endedAccounts = await deps.ledger.batch(scope, now, async (_, connection) => {
    const written = await connection.query<{ id: bigint }>(
      `INSERT INTO exclusion (player_id, duration, reason, starts_at, ends_at, email, phone, national_id, person,
         is_email_proven, is_phone_proven, is_identity_proven, excluded_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING id`,
      [
        player.id,
        duration,
        reason,
        now,
        endsAt,
        own.email,
        own.phone,
        own.nationalId,
        own.person,
        own.isEmailProven,
        own.isPhoneProven,
        own.isIdentityProven,
        byHouse?.actor.name ?? null,
      ],
    );
    for (const each of found) {
      if (accounts.includes(each) || each.status === "closed") continue;
      const { typed } = sharedMarks(own, personMarksOf(each));
      await noteMatch(
        connection,
        { exclusionId: onlyRow(written.rows).id, playerId: each.id, marks: typed },
        now,
      );
    }
    const excluded: Player[] = [];
    const told = new Set<string>();
    // The account that asked comes first: a mailbox with accounts at several brands gets its letter alone.
    for (const account of accounts.toSorted((one, other) => rank(one, player) - rank(other, player))) {
      const row = await shutAccount(connection, account.id, endsAt);
      if (!row) continue;
      if (!told.has(account.email))
        await queueExclusionLetter(deps, connection, asPlayer(row), {
          ...{ duration, endsAt, at: now, isByHouse: byHouse !== undefined },
        });
      told.add(account.email);
      await endSessions(connection, account.id, "excluded", now);
      const isAsBefore =
        account.status === "excluded" && isSameMoment(account.excludedUntil, row.excluded_until);
      if (!isAsBefore) await recordExclusion(connection, account.id, row.excluded_until, now);
      excluded.push(asPlayer(row));
    }
    await byHouse?.alsoDo(connection);
    return excluded;
  });
  for (const account of endedAccounts) await announceSessionEnd(deps, account, "excluded");
  // An account that was being opened or activated in the meantime was not visible above, and checks for exclusions only once it exists.
  const seen = new Set(found.map(({ id }) => id));
  for (const account of await findWithMarksOf(deps.database, player)) {
    const { proven } = sharedMarks(own, personMarksOf(account));
    if (!seen.has(account.id) || (proven.length > 0 && account.status === "open"))
      await shutOutIfExcluded(deps, account);
  }
  return endsAt;
}

const isSameMoment = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

const rank = ({ id }: Player, asking: Player) => (id === asking.id ? 0 : 1);

/**
 * Refuses the login to an account whose exclusion still runs. `kind` is `break` or `exclusion`, as the player has chosen it.
 * @throws DomainError `account_excluded`, with the end date.
 */
export async function refuseRunningExclusion(
  connection: SqlConnection,
  player: Player,
  now: Date,
): Promise<void> {
  if (player.status !== "excluded" || (player.excludedUntil && player.excludedUntil <= now)) return;
  const { rows } = await connection.query<{ duration: ExclusionDuration }>(
    "SELECT duration FROM exclusion WHERE ends_at = $1 ORDER BY player_id <> $2 LIMIT 1",
    [player.excludedUntil, player.id],
  );
  const isBreak = rows[0] !== undefined && breakDurations.includes(rows[0].duration);
  throw new DomainError("account_excluded", {
    params: { until: player.excludedUntil?.toISOString() ?? "", kind: isBreak ? "break" : "exclusion" },
  });
}

/**
 * Reopens an account whose exclusion is over; called at login. The end date stays stored and is checked wherever the account's status is
 * checked: if the clock was ahead and is corrected, the exclusion is not over yet.
 * @throws DomainError `account_excluded`, as {@link refuseRunningExclusion} does.
 */
export async function endExclusionIfOver(database: Database, player: Player, now: Date): Promise<void> {
  if (player.status !== "excluded") return;
  await refuseRunningExclusion(database, player, now);
  await database.transaction(async (connection) => {
    if (await reopenAccount(connection, player.id, now))
      await recordEvent(connection, { type: "exclusion.ended", playerId: player.id, at: now, data: {} });
  });
}
