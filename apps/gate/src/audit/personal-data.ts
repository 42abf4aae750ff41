import { type DataPart, type DataRow, type SqlConnection, textArray } from "@bellwether/db";

const subjectOf = (playerId: string) => `player:${playerId}`;

/**
 * Acts of the house at the player's account. An export says what was done and when: reasons can name others or a suspicion, and are left out. An
 * erasure removes the details. Their hashes stay, so that the chain can still be verified.
 */
export const auditData: DataPart = {
  name: "audit",
  needsOwner: true,
  async collect(connection, { playerId }) {
    const { rows } = await connection.query<DataRow>(
      "SELECT at, actor_kind AS by, action FROM office_audit WHERE subject = $1 ORDER BY position DESC",
      [subjectOf(playerId)],
    );
    return { acts_of_the_house: rows };
  },
  eraseKept: (connection, { playerId }) => eraseDetails(connection, [subjectOf(playerId)]),
};

/** Erases reasons and values of all acts about the subjects, as the schema's owner. */
export async function eraseDetails(connection: SqlConnection, subjects: readonly string[]): Promise<void> {
  await connection.query(
    "DELETE FROM office_audit_detail d USING office_audit a WHERE a.position = d.position AND a.subject = ANY($1::text[])",
    [textArray(subjects)],
  );
}
