import type { RiskSign } from "@bellwether/contract/office/index.ts";
import { type SqlConnection, textArray } from "@bellwether/db";
import { countedSince } from "./risk-standing.ts";

/** A sign that counts now, as it was found last. */
export type CountedSign = {
  player_id: string;
  sign: RiskSign;
  times: number;
  noted_at: Date;
  facts: Record<string, string | number>;
};

/** The signs of these players that count now, each once, with how often it was found in that time. */
export async function listCountedSigns(
  connection: SqlConnection,
  playerIds: readonly string[],
  now: Date,
): Promise<CountedSign[]> {
  const { rows } = await connection.query<CountedSign>(
    `SELECT DISTINCT ON (s.player_id, s.sign) s.player_id, s.sign, s.noted_at, s.facts,
       count(*) OVER (PARTITION BY s.player_id, s.sign)::int AS times
     FROM risk_sign s WHERE s.player_id = ANY($1::text[]) AND s.noted_at > $2
       AND NOT EXISTS (SELECT 1 FROM risk_mark m WHERE m.player_id = s.player_id AND m.lifted_at >= s.noted_at)
     ORDER BY s.player_id, s.sign, s.noted_at DESC`,
    [textArray(playerIds), countedSince(now)],
  );
  return rows;
}
