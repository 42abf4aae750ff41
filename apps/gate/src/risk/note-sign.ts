import type { RiskSign } from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import { findDistress } from "@bellwether/market/distress-words.ts";
import { restandWithin } from "./risk-standing.ts";

/** Notes a sign that no rule has found but a person has shown, in the SQL transaction in which it is shown. */
export async function noteSignWithin(
  connection: SqlConnection,
  { playerId, sign, facts = {} }: { playerId: string; sign: RiskSign; facts?: Record<string, unknown> },
  now: Date,
): Promise<void> {
  await connection.query("INSERT INTO risk_sign (player_id, sign, facts, noted_at) VALUES ($1, $2, $3, $4)", [
    ...[playerId, sign, JSON.stringify(facts), now],
  ]);
}

/** Looks in what a player writes to support for words of distress, and notes them. The text itself is not kept. */
export async function noteDistressWithin(
  connection: SqlConnection,
  { playerId, text }: { playerId: string; text: string },
  now: Date,
): Promise<void> {
  const words = findDistress(text);
  if (words === undefined) return;
  await noteSignWithin(connection, { playerId, sign: "distress", facts: { words } }, now);
  await restandWithin(connection, [playerId], now);
}
