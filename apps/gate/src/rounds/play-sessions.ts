import { type calls, minorToAmount, type OutputOf, type ParsedInputOf } from "@bellwether/contract";
import { onlyRow } from "@bellwether/db";
import type { Player } from "../players/index.ts";
import type { DatabasePort, TitlesPort } from "../ports.ts";
import { daySpan } from "./history.ts";
import { historyKey, opaquePlaces } from "./opaque-place.ts";

/** A player who is inactive for this long is logged out [9.03]: a round after such a pause starts another session. */
const PAUSE_MINUTES = 30;

type Totals = { all_rounds: bigint; all_open: bigint; all_stake: bigint; all_payout: bigint };

type Session = {
  first_place: bigint;
  last_place: bigint;
  first_at: Date;
  last_at: Date;
  rounds: bigint;
  open: bigint;
  stake: bigint;
  payout: bigint;
  games: { code: string; rounds: number }[];
};

/**
 * The rounds of the shown days grouped into sessions, the last one first, and the totals of all of them: the database computes them over
 * every round, not over one page. A session is cut at the boundaries of the shown days; a state filter does not change the sessions and
 * only counts their rounds in that state.
 */
export async function playSessions(
  deps: DatabasePort & TitlesPort,
  player: Player,
  query: ParsedInputOf<typeof calls.playSessions>,
): Promise<OutputOf<typeof calls.playSessions>> {
  const span = daySpan(player.country, query.from, query.until);
  const { indexOf, placeOf } = opaquePlaces(await historyKey(deps.database), player.id, "rounds");
  const { rows } = await deps.database.query<Totals & (Session | Record<keyof Session, null>)>(
    `WITH shown AS (
       SELECT place, opened_at, game_code, state, stake_cash_minor + stake_bonus_minor AS stake,
         payout_cash_minor + payout_bonus_minor AS payout,
         coalesce(opened_at - lag(opened_at) OVER (ORDER BY place) > make_interval(mins => $8::int), true) AS begins
       FROM wallet_round WHERE player_id = $1 AND opened_at >= $2 AND opened_at < $3
     ), counted AS (SELECT *, count(*) FILTER (WHERE begins) OVER (ORDER BY place) AS session FROM shown
     ), games AS (
       SELECT session, game_code, min(place) AS first_place, max(place) AS last_place, min(opened_at) AS first_at, max(opened_at) AS last_at,
         count(*) AS rounds, count(*) FILTER (WHERE state = 'open') AS open, sum(stake) AS stake, sum(payout) AS payout
       FROM counted WHERE $7::text IS NULL OR state = $7 GROUP BY session, game_code
     ), sessions AS (
       SELECT min(first_place) AS first_place, max(last_place) AS last_place, min(first_at) AS first_at, max(last_at) AS last_at,
         sum(rounds)::bigint AS rounds, sum(open)::bigint AS open, sum(stake)::bigint AS stake, sum(payout)::bigint AS payout,
         json_agg(json_build_object('code', game_code, 'rounds', rounds) ORDER BY rounds DESC, game_code) AS games
       FROM games GROUP BY session
     ), totals AS (
       SELECT coalesce(sum(rounds), 0)::bigint AS all_rounds, coalesce(sum(open), 0)::bigint AS all_open,
         coalesce(sum(stake), 0)::bigint AS all_stake, coalesce(sum(payout), 0)::bigint AS all_payout
       FROM sessions
     ), page AS (
       SELECT * FROM sessions
       WHERE ($4::bigint IS NULL OR last_place < $4) AND ($6::bigint IS NULL OR $6 BETWEEN first_place AND last_place)
       ORDER BY last_place DESC LIMIT $5
     )
     SELECT * FROM totals LEFT JOIN page ON true ORDER BY last_place DESC`,
    [
      player.id,
      span.from,
      span.until,
      query.start_index === -1 ? null : placeOf(query.start_index),
      query.limit + 1,
      query.holding === undefined ? null : placeOf(query.holding),
      query.state ?? null,
      PAUSE_MINUTES,
    ],
  );
  const totals = onlyRow(rows);
  const found = rows.filter((row) => row.first_place !== null);
  const page = found.slice(0, query.limit);
  const last = found.length > query.limit ? page.at(-1) : undefined;
  return {
    currency: player.currency,
    totals: {
      rounds: Number(totals.all_rounds),
      open: Number(totals.all_open),
      ...sums(totals.all_stake, totals.all_payout),
    },
    sessions: page.map((row) => ({
      first_index: indexOf(row.first_place),
      last_index: indexOf(row.last_place),
      from: row.first_at.toISOString(),
      until: row.last_at.toISOString(),
      rounds: Number(row.rounds),
      open: Number(row.open),
      ...sums(row.stake, row.payout),
      games: row.games.map(({ code, rounds }) => ({
        game_code: code,
        title: deps.titles.find((each) => each.code === code)?.title ?? code,
        rounds,
      })),
    })),
    next_index: last ? indexOf(last.last_place) : null,
  };
}

const sums = (stake: bigint, payout: bigint) => ({
  stake: minorToAmount(stake),
  payout: minorToAmount(payout),
  net: minorToAmount(payout - stake),
});
