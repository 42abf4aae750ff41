import { onlyRow, type SqlConnection, textArray } from "@bellwether/db";
import type { SharedPot } from "@bellwether/games";
import { StudioRefusalError } from "../studio-refusal.ts";

type Place = { tableId: string; number: number; input: unknown };

/**
 * Reserves the units of a bet in a round whose bets share a pot. Throws `sold_out` if all players together would have more than the round
 * has. Such bets are stored one after another, because of the lock on the counter's row, so that they cannot pass the limit together.
 */
export async function takeUnits(
  connection: SqlConnection,
  { maximumUnits, unitsOf }: Pick<SharedPot, "maximumUnits" | "unitsOf">,
  { tableId, number, input }: Place,
): Promise<void> {
  if (maximumUnits === Number.POSITIVE_INFINITY) return;
  const { rows } = await connection.query<{ units: bigint }>(
    `INSERT INTO studio_pot_units AS p (table_id, table_number, units) VALUES ($1, $2, $3)
     ON CONFLICT (table_id, table_number) DO UPDATE SET units = p.units + $3 RETURNING units`,
    [tableId, number, unitsOf(input)],
  );
  if (Number(onlyRow(rows).units) <= maximumUnits) return;
  // The counter also includes bets that were refused or returned.
  const { rows: bets } = await connection.query<{ input: string }>(
    `SELECT input FROM studio_bet
     WHERE table_id = $1 AND table_number = $2 AND state IN ('staking', 'staked')`,
    [tableId, number],
  );
  const sold = bets.reduce((sum, bet) => sum + unitsOf(JSON.parse(bet.input)), 0);
  const units = sold + unitsOf(input);
  if (units > maximumUnits)
    throw new StudioRefusalError("sold_out", `${Math.max(0, maximumUnits - sold)} of the round are left`);
  await connection.query("UPDATE studio_pot_units SET units = $3 WHERE table_id = $1 AND table_number = $2", [
    tableId,
    number,
    units,
  ]);
}

/**
 * Gives the numbers that a stored bet names to this bet. Throws `number_taken` if another bet that counts has one of them. Bets come one after
 * another, because of the lock, so that a number is sold once.
 */
export async function takeNumbers(
  connection: SqlConnection,
  names: readonly number[],
  { tableId, number }: Place,
  { owner, id }: { owner: string; id: string },
): Promise<void> {
  await connection.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `studio numbers ${tableId} ${number}`,
  ]);
  const { rowCount } = await connection.query(
    `INSERT INTO studio_taken_number AS n (table_id, table_number, name, owner, round_id)
     SELECT $1, $2, name, $4, $5 FROM unnest($3::integer[]) AS given (name)
     ON CONFLICT (table_id, table_number, name) DO UPDATE SET owner = EXCLUDED.owner, round_id = EXCLUDED.round_id
     WHERE NOT EXISTS (SELECT 1 FROM studio_bet r WHERE r.owner = n.owner AND r.id = n.round_id AND ${HAS_NUMBER})`,
    [tableId, number, textArray(names.map(String)), owner, id],
  );
  if (rowCount < names.length)
    throw new StudioRefusalError("number_taken", "another ticket has one of these numbers");
}

/** SQL: whether the numbers of the bet `r` are sold. Those of refused and returned bets are free again. */
const HAS_NUMBER = "r.state IN ('staking', 'staked', 'settling', 'settled')";

/** The numbers of a round that are sold, ascending. */
export async function takenNumbers(
  connection: SqlConnection,
  tableId: string,
  number: number,
): Promise<number[]> {
  const { rows } = await connection.query<{ name: number }>(
    `SELECT n.name FROM studio_taken_number n JOIN studio_bet r ON r.owner = n.owner AND r.id = n.round_id
     WHERE n.table_id = $1 AND n.table_number = $2 AND ${HAS_NUMBER} ORDER BY n.name`,
    [tableId, number],
  );
  return rows.map(({ name }) => name);
}
