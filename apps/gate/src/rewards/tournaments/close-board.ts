import type { BoardSpan } from "@bellwether/contract/content/rewards/boards.ts";
import {
  prizeOf,
  prizePlaces,
  type TournamentRule,
} from "@bellwether/contract/content/rewards/tournament-rule.ts";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { bigintArray, onlyRow, textArray } from "@bellwether/db";
import type { StorePorts } from "../../ports.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import { secondAccounts } from "../grants/second-accounts.ts";
import { countScores, MAX_OPEN_MS } from "./count-scores.ts";
import { lockBoard } from "./open-boards.ts";

/** A bet of the last moment may be stored up to this much later. */
const WRITTEN_BY_MS = MINUTE_MS;

/**
 * Closes a board that has ended, once, however many nodes do it: counts everybody, gives the places, and lists the prizes, all in one SQL
 * transaction. While a round that may count is open it waits, for a day at most. Places and prizes go to players alone, and to one
 * account of a person, the best; a house player and a further account keep a score without a place. Returns whether the board was closed.
 */
export function closeBoard(
  { database, now }: StorePorts,
  offer: RewardOffer<TournamentRule>,
  board: BoardSpan,
): Promise<boolean> {
  const at = now();
  const sinceEnd = at.getTime() - board.endsAt.getTime();
  if (sinceEnd < WRITTEN_BY_MS) return Promise.resolve(false);
  const { promotion, rule } = offer;
  const keys = [promotion.name, board.day];
  return database.transaction(async (transaction) => {
    if (!(await lockBoard(transaction, promotion.name, board))) return false;
    await countScores(transaction, offer, board, null);
    const { rows } = await transaction.query<{ waits: boolean }>(
      "SELECT EXISTS (SELECT 1 FROM tournament_score WHERE promotion = $1 AND board = $2 AND has_open) AS waits",
      keys,
    );
    if (onlyRow(rows).waits && sinceEnd < MAX_OPEN_MS) return false;
    const prizes = Array.from({ length: prizePlaces(rule) }, (_, index) => BigInt(prizeOf(rule, index + 1)));
    const ranked = `SELECT player_id FROM tournament_score WHERE promotion = $1 AND board = $2 AND points > 0
      AND player_id NOT IN (SELECT id FROM house_player) ORDER BY points DESC, reached_at, reached_place`;
    const others = await secondAccounts(transaction, ranked, keys);
    await transaction.query(
      `UPDATE tournament_score s SET place = r.place, prize = coalesce(($3::bigint[])[r.place], 0)
       FROM (SELECT player_id, (row_number() OVER (ORDER BY points DESC, reached_at, reached_place))::int AS place FROM tournament_score
         WHERE promotion = $1 AND board = $2 AND points > 0 AND player_id NOT IN (SELECT id FROM house_player)
           AND player_id <> ALL($4::text[])) r
       WHERE s.promotion = $1 AND s.board = $2 AND s.player_id = r.player_id`,
      [...keys, bigintArray(prizes), textArray(others)],
    );
    await transaction.query(
      `INSERT INTO reward_grant (promotion, occasion, player_id, counts_from, counts_until, currency)
       SELECT s.promotion, s.board::text, s.player_id, $3, $4, p.currency FROM tournament_score s JOIN player_profile p ON p.id = s.player_id
       WHERE s.promotion = $1 AND s.board = $2 AND s.prize > 0 ON CONFLICT DO NOTHING`,
      [...keys, board.opensAt, board.endsAt],
    );
    await transaction.query(
      "UPDATE tournament_board SET closed_at = $3 WHERE promotion = $1 AND board = $2",
      [...keys, at],
    );
    return true;
  });
}
