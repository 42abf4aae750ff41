import { DomainError } from "@bellwether/contract";
import { type SqlConnection, textArray } from "@bellwether/db";
import { mailboxForms, type Player, shutOpenAccount } from "../players/index.ts";
import type { PushPort, StorePorts } from "../ports.ts";
import { announceSessionEnd, endSessions } from "../sessions/index.ts";
import { recordExclusion } from "./exclusion-event.ts";
import { noteMatch } from "./exclusion-match.ts";
import { bornOf } from "./person-names.ts";
import { type Marks, personMarksOf, sharedMarks } from "./same-person.ts";

type ExclusionRow = {
  id: bigint;
  player_id: string;
  ends_at: Date | null;
  email: string;
  phone: string;
  national_id: string | null;
  person: string;
  is_email_proven: boolean;
  is_phone_proven: boolean;
  is_identity_proven: boolean;
};

/**
 * Refuses someone who shares a proven mark with a person who is excluded at any brand. Unproven shared marks of an account are listed for an
 * operator: it may be older than the comparison that finds them.
 * @param playerId of the account, if there is one already.
 * @throws DomainError `account_excluded`
 */
export async function refuseExcludedPerson(
  connection: SqlConnection,
  marks: Marks,
  now: Date,
  playerId?: string,
): Promise<void> {
  const running = await exclusionsThatShare(connection, marks, now);
  if (running.some(({ proven }) => proven.length > 0)) throw new DomainError("account_excluded");
  if (playerId !== undefined) await listTyped(connection, running, playerId, now);
}

/** Lists an account that shares unproven marks with exclusions of others. */
async function listTyped(
  connection: SqlConnection,
  running: Awaited<ReturnType<typeof exclusionsThatShare>>,
  playerId: string,
  now: Date,
): Promise<void> {
  for (const { exclusion, typed } of running)
    if (exclusion.player_id !== playerId)
      await noteMatch(connection, { exclusionId: exclusion.id, playerId, marks: typed }, now);
}

/**
 * Checks an account that was just opened or has just verified a number or an address: if it belongs to an excluded person, it is excluded
 * for the same time and its session ends. Unproven shared marks are listed for an operator.
 * @returns whether the account was excluded.
 */
export async function shutOutIfExcluded(
  deps: StorePorts & PushPort,
  player: Player,
  marks: Marks = personMarksOf(player),
): Promise<boolean> {
  const now = deps.now();
  const isShut = await deps.database.transaction((connection) =>
    shutOutWithin(connection, player, marks, now),
  );
  if (isShut) await announceSessionEnd(deps, player, "excluded");
  return isShut;
}

/** The same inside an SQL transaction. Notify the player's sockets afterwards. */
export async function shutOutWithin(
  connection: SqlConnection,
  player: Player,
  marks: Marks,
  now: Date,
): Promise<boolean> {
  const running = await exclusionsThatShare(connection, marks, now);
  const sure = running.filter(({ proven }) => proven.length > 0);
  if (sure.length === 0) await listTyped(connection, running, player.id, now);
  // Sorted by duration, the longest first.
  const [longest] = sure;
  if (!longest) return false;
  const endsAt = longest.exclusion.ends_at;
  if (await shutOpenAccount(connection, player.id, endsAt))
    await recordExclusion(connection, player.id, endsAt, now);
  await endSessions(connection, player.id, "excluded", now);
  return true;
}

/** Running exclusions that share a mark, with the names of the shared marks; the longest first. */
async function exclusionsThatShare(connection: SqlConnection, marks: Marks, now: Date) {
  const { rows } = await connection.query<ExclusionRow>(
    `SELECT * FROM exclusion WHERE (ends_at IS NULL OR ends_at > $1) AND ((email = ANY($2::text[]) AND email <> '')
       OR (phone = $3 AND phone <> '') OR right(person, 10) = $4 OR (national_id IS NOT NULL AND national_id = $5))
     ORDER BY ends_at DESC NULLS FIRST`,
    [now, textArray(mailboxForms(marks.email)), marks.phone, bornOf(marks.person), marks.nationalId],
  );
  return rows
    .map((exclusion) => ({ exclusion, ...sharedMarks(marks, excludedMarks(exclusion)) }))
    .filter(({ proven, typed }) => proven.length + typed.length > 0);
}

const excludedMarks = (row: ExclusionRow): Marks => ({
  email: row.email,
  phone: row.phone,
  nationalId: row.national_id,
  person: row.person,
  isEmailProven: row.is_email_proven,
  isPhoneProven: row.is_phone_proven,
  isIdentityProven: row.is_identity_proven,
});
