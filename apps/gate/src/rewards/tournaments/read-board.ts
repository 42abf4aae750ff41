import { DomainError, type OwnBoard, type SharedBoard } from "@bellwether/contract";
import { type BoardSpan, boardsBy } from "@bellwether/contract/content/rewards/boards.ts";
import { prizePlaces, type TournamentRule } from "@bellwether/contract/content/rewards/tournament-rule.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import { readRewardedPlayer } from "../../bonus/index.ts";
import { initialOf } from "../../players/index.ts";
import type { ClockPort, DatabasePort, StorePorts, TermsPort } from "../../ports.ts";
import { mayReward } from "../grants/may-reward.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";

/** How many players of a board that is not closed are shown; of a closed one, all who have a prize. */
const MAX_SHOWN = 25;
const MAX_PAST = 30;

/** A closed board gives one account of a person a place, the best; further ones have none. */
const HAS_PLACE = `(place IS NOT NULL
  OR EXISTS (SELECT 1 FROM tournament_board c WHERE c.promotion = $1 AND c.board = $2 AND c.closed_at IS NULL))`;

type Offer = RewardOffer<TournamentRule>;
type Row = {
  seat: string;
  nickname: string | null;
  first_name: string;
  shows_wins: boolean;
  is_open: boolean;
  is_house: boolean;
  points: bigint;
};

/**
 * The board that began on `day`, by default the newest.
 * @throws DomainError `not_found` if there is none.
 */
export function findBoard({ now }: ClockPort, { promotion, rule }: Offer, day?: string): BoardSpan {
  const boards = boardsBy(now(), promotion.period, rule);
  const found = day === undefined ? boards.at(-1) : boards.find((board) => board.day === day);
  if (!found) throw new DomainError("not_found");
  return found;
}

/** A board's first players, in order, as everybody sees them. */
export async function readSharedBoard(
  { database, now }: StorePorts,
  { promotion, rule }: Offer,
  { day, opensAt, endsAt }: BoardSpan,
): Promise<SharedBoard> {
  const keys = [promotion.name, day];
  const board = await database.query<{ is_closed: boolean; players: number }>(
    `SELECT coalesce((SELECT closed_at IS NOT NULL FROM tournament_board WHERE promotion = $1 AND board = $2), false) AS is_closed,
       (SELECT count(*)::int FROM tournament_score WHERE promotion = $1 AND board = $2 AND points > 0
         AND player_id NOT IN (SELECT id FROM house_player) AND ${HAS_PLACE}) AS players`,
    keys,
  );
  const { is_closed, players } = onlyRow(board.rows);
  const { rows } = await database.query<Row>(
    `SELECT e.seat, e.nickname, p.first_name, p.shows_wins, p.status = 'open' AS is_open, s.points,
       s.player_id IN (SELECT id FROM house_player) AS is_house
     FROM tournament_score s JOIN tournament_entry e ON e.promotion = s.promotion AND e.player_id = s.player_id
     JOIN player_profile p ON p.id = s.player_id
     WHERE s.promotion = $1 AND s.board = $2 AND s.points > 0 AND (${HAS_PLACE} OR s.player_id IN (SELECT id FROM house_player))
     ORDER BY s.points DESC, s.reached_at, s.reached_place LIMIT $3`,
    [...keys, is_closed ? prizePlaces(rule) : MAX_SHOWN],
  );
  let place = 0;
  const entries = rows.map((row) => {
    if (!row.is_house) place += 1;
    return {
      seat: row.seat,
      place: row.is_house ? null : place,
      name: shownName(row),
      is_house: row.is_house,
      points: Number(row.points),
    };
  });
  const state = is_closed ? "closed" : now() < endsAt ? "open" : "counting";
  const times = { opens_at: opensAt.toISOString(), ends_at: endsAt.toISOString() };
  return { promotion: promotion.name, board: day, ...times, state, players, entries };
}

/** A closed or excluded account has no name. */
function shownName({ nickname, first_name, shows_wins, is_open, is_house }: Row): string | null {
  if (is_house) return initialOf(first_name);
  if (!is_open) return null;
  return nickname ?? (shows_wins ? initialOf(first_name) : null);
}

/** The player's part in a board: their place, and the points missing for the next prize. */
export async function readOwnBoard(
  deps: StorePorts & TermsPort,
  offer: Offer,
  board: BoardSpan,
  playerId: string,
): Promise<OwnBoard> {
  const { promotion, rule } = offer;
  const answer = mayReward(
    await readRewardedPlayer(deps, deps.database, playerId),
    offer,
    deps.now(),
    board.opensAt,
  );
  const { rows } = await deps.database.query<{
    joined_at: Date;
    nickname: string | null;
    seat: string;
    points: bigint | null;
    ahead: number;
    place: number | null;
    is_closed: boolean | null;
  }>(
    `SELECT e.joined_at, e.nickname, e.seat, s.points,
       (SELECT count(*)::int FROM tournament_score o WHERE o.promotion = s.promotion AND o.board = s.board AND o.points > 0
         AND (-o.points, o.reached_at, o.reached_place) < (-s.points, s.reached_at, s.reached_place)
         AND o.player_id NOT IN (SELECT id FROM house_player)) AS ahead,
       s.place, (SELECT c.closed_at IS NOT NULL FROM tournament_board c WHERE c.promotion = $1 AND c.board = $2) AS is_closed
     FROM tournament_entry e
     LEFT JOIN tournament_score s ON s.promotion = e.promotion AND s.board = $2 AND s.player_id = e.player_id
     WHERE e.promotion = $1 AND e.player_id = $3`,
    [promotion.name, board.day, playerId],
  );
  const [own] = rows;
  const points = Number(own?.points ?? 0);
  const place = own?.is_closed ? own.place : own && points > 0 ? own.ahead + 1 : null;
  const isRunning = own !== undefined && deps.now() < board.endsAt;
  return {
    refusal: answer.may ? null : answer.why,
    joined_at: own?.joined_at.toISOString() ?? null,
    nickname: own?.nickname ?? null,
    seat: own?.seat ?? null,
    place,
    points,
    next: isRunning ? await nextPrize(deps.database, promotion.name, rule, board, { place, points }) : null,
  };
}

async function nextPrize(
  connection: SqlConnection,
  promotion: string,
  rule: TournamentRule,
  { day }: BoardSpan,
  own: { place: number | null; points: number },
): Promise<OwnBoard["next"]> {
  const better = lastPlaces(rule).filter((last) => own.place === null || last < own.place);
  const place = better.at(-1);
  if (place === undefined) return null;
  const { rows } = await connection.query<{ points: bigint }>(
    `SELECT points FROM tournament_score WHERE promotion = $1 AND board = $2 AND points > 0
       AND player_id NOT IN (SELECT id FROM house_player)
     ORDER BY points DESC, reached_at, reached_place OFFSET $3 LIMIT 1`,
    [promotion, day, place - 1],
  );
  // Ties go to the player who reached the score first, so equal points are not enough.
  return { place, missing: Number(rows[0]?.points ?? 0n) - own.points + 1 };
}

/** The last place of each prize. */
function lastPlaces({ prizes }: TournamentRule): number[] {
  let last = 0;
  return prizes.map(({ places }) => {
    last += places;
    return last;
  });
}

/** First days of the closed boards, the newest first. */
export async function pastBoards({ database }: DatabasePort, promotion: string): Promise<string[]> {
  const { rows } = await database.query<{ day: string }>(
    `SELECT board::text AS day FROM tournament_board WHERE promotion = $1 AND closed_at IS NOT NULL
     ORDER BY board DESC LIMIT $2`,
    [promotion, MAX_PAST],
  );
  return rows.map(({ day }) => day);
}
