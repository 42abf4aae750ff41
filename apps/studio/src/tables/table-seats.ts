import type { TableSeatsMessage } from "@bellwether/contract/studio/index.ts";
import type { SqlConnection } from "@bellwether/db";
import type { SharedSeats } from "@bellwether/games";
import { StudioRefusalError } from "../studio-refusal.ts";

/** A bet that has a seat or is behind one, in a round of a table. */
type SeatedBet = { roundId: string; seat: number; isBehind: boolean };

/** The bets of a round that can still be played, the oldest first. */
async function findSeatedBets(
  connection: SqlConnection,
  seats: SharedSeats,
  tableId: string,
  number: number,
): Promise<SeatedBet[]> {
  const { rows } = await connection.query<{ id: string; input: string }>(
    `SELECT id, input FROM studio_bet
     WHERE table_id = $1 AND table_number = $2 AND state IN ('staking', 'staked', 'settling', 'settled') ORDER BY place`,
    [tableId, number],
  );
  return rows.map(({ id, input }) => ({ roundId: id, ...seats.of(JSON.parse(input)) }));
}

/**
 * The bet that a new one follows, undefined for one that takes a seat itself. Throws `seat_taken`, or `seat_empty` for a bet behind a free
 * seat. New bets of a table with seats come one after another, so the first that is stored has the seat.
 */
export async function takeSeat(
  connection: SqlConnection,
  seats: SharedSeats,
  { tableId, number, input }: { tableId: string; number: number; input: unknown },
): Promise<string | undefined> {
  await connection.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `studio table seats ${tableId}`,
  ]);
  const { seat, isBehind } = seats.of(input);
  const bets = await findSeatedBets(connection, seats, tableId, number);
  const holder = bets.find((bet) => bet.seat === seat && !bet.isBehind);
  if (isBehind && !holder) throw new StudioRefusalError("seat_empty", `nobody plays at seat ${seat}`);
  if (!isBehind && holder) throw new StudioRefusalError("seat_taken", `seat ${seat} is taken`);
  return isBehind ? holder?.roundId : undefined;
}

/** The taken seats of a round, as everybody may see them. */
export async function readSeats(
  connection: SqlConnection,
  seats: SharedSeats,
  tableId: string,
  number: number,
): Promise<TableSeatsMessage> {
  const bets = await findSeatedBets(connection, seats, tableId, number);
  const taken = bets
    .filter(({ isBehind }) => !isBehind)
    .map(({ roundId, seat }) => ({
      seat,
      roundId,
      behind: bets.filter((bet) => bet.isBehind && bet.seat === seat).length,
    }));
  return { type: "seats", number, seats: taken.sort((one, other) => one.seat - other.seat) };
}
