import type { DataPart } from "@bellwether/db";
import { eraseDetails } from "../audit/index.ts";

/** Requests that took two operators: their reasons and comments. The audit says what was done. */
export const approvalsData: DataPart = {
  name: "approvals",
  needsOwner: true,
  async eraseKept(connection, { playerId }) {
    const subject = `player:${playerId}`;
    const { rows } = await connection.query<{ id: string }>(
      `UPDATE office_request SET reason = '', failure = NULL, decision_reason = CASE WHEN decision_reason IS NULL THEN NULL ELSE '' END
       WHERE subject = $1 RETURNING id::text AS id`,
      [subject],
    );
    await connection.query(
      "UPDATE office_request_comment c SET body = '' FROM office_request r WHERE r.id = c.request_id AND r.subject = $1",
      [subject],
    );
    await eraseDetails(
      connection,
      rows.map(({ id }) => `request:${id}`),
    );
  },
};
