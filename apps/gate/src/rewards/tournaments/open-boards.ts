import { type BoardSpan, boardsBy } from "@bellwether/contract/content/rewards/boards.ts";
import type { TournamentRule } from "@bellwether/contract/content/rewards/tournament-rule.ts";
import { type SqlConnection, type SqlTransaction, textArray } from "@bellwether/db";
import type { DatabasePort } from "../../ports.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";

/** Opens every board of a tournament that has begun by now, and enters the house players. Repeating it changes nothing. */
export async function openBoards(
  { database }: DatabasePort,
  { promotion, rule, countries }: RewardOffer<TournamentRule>,
  now: Date,
): Promise<void> {
  const boards = boardsBy(now, promotion.period, rule);
  const newest = boards.at(-1);
  if (!newest) return;
  const { rows } = await database.query(
    "SELECT 1 FROM tournament_board WHERE promotion = $1 AND board = $2",
    [promotion.name, newest.day],
  );
  if (rows.length === 0)
    await database.query(
      `INSERT INTO tournament_board (promotion, board, opens_at, ends_at)
       SELECT $1, unnest($2::date[]), unnest($3::timestamptz[]), unnest($4::timestamptz[]) ON CONFLICT DO NOTHING`,
      [
        promotion.name,
        textArray(boards.map(({ day }) => day)),
        textArray(boards.map(({ opensAt }) => opensAt.toISOString())),
        textArray(boards.map(({ endsAt }) => endsAt.toISOString())),
      ],
    );
  await database.query(
    `INSERT INTO tournament_entry (promotion, player_id, joined_at)
     SELECT $1, p.id, $3 FROM player_standing p WHERE p.id IN (SELECT id FROM house_player) AND p.country = ANY($2::text[])
       AND NOT EXISTS (SELECT 1 FROM tournament_entry e WHERE e.promotion = $1 AND e.player_id = p.id)
     ON CONFLICT DO NOTHING`,
    [promotion.name, textArray([...countries]), newest.opensAt],
  );
}

type Row = { day: string; opens_at: Date; ends_at: Date };

const asBoard = ({ day, opens_at, ends_at }: Row): BoardSpan => ({ day, opensAt: opens_at, endsAt: ends_at });

/** The boards that are not closed, the oldest first. */
export async function unclosedBoards(connection: SqlConnection, promotion: string): Promise<BoardSpan[]> {
  const { rows } = await connection.query<Row>(
    "SELECT board::text AS day, opens_at, ends_at FROM tournament_board WHERE promotion = $1 AND closed_at IS NULL ORDER BY board",
    [promotion],
  );
  return rows.map(asBoard);
}

/** Locks a board until the SQL transaction ends; false if it is closed. */
export async function lockBoard(
  transaction: SqlTransaction,
  promotion: string,
  { day }: BoardSpan,
): Promise<boolean> {
  const { rows } = await transaction.query(
    "SELECT 1 FROM tournament_board WHERE promotion = $1 AND board = $2 AND closed_at IS NULL FOR UPDATE",
    [promotion, day],
  );
  return rows.length > 0;
}
