import type { SqlConnection } from "@bellwether/db";
import type { Bettor, CheckedLaunch } from "./session.ts";

/** Stores what others at a table may see of a player from now on. */
export async function storeBettor(
  connection: SqlConnection,
  { owner }: Pick<CheckedLaunch, "owner">,
  { initial, isHouse }: Bettor,
): Promise<void> {
  await connection.query(
    `INSERT INTO studio_bettor (owner, initial, is_house) VALUES ($1, $2, $3)
     ON CONFLICT (owner) DO UPDATE SET initial = excluded.initial, is_house = excluded.is_house
     WHERE (studio_bettor.initial, studio_bettor.is_house) IS DISTINCT FROM (excluded.initial, excluded.is_house)`,
    [owner, initial ?? null, isHouse],
  );
}
