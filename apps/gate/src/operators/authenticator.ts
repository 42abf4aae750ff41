import type { SqlConnection } from "@bellwether/db";

/** How an operator's app names the office. */
export const OFFICE_ISSUER = "Bellwether office";

/** Whom an authenticator's secret is sealed for. */
export const authenticatorOwner = (operatorId: string) => `operator:${operatorId}`;

/** Marks the step's code as used. @returns false if it, or a later one, was used before. */
export async function useStep(connection: SqlConnection, operatorId: string, step: number): Promise<boolean> {
  const { rowCount } = await connection.query(
    "UPDATE operator SET totp_step = $2 WHERE id = $1 AND totp_step < $2 AND state = 'active'",
    [operatorId, step],
  );
  return rowCount > 0;
}
