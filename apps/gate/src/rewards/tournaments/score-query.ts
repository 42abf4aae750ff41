import type { BoardScore } from "@bellwether/contract/content/rewards/tournament-rule.ts";

/**
 * The common table expressions that make `scored (player_id, points, reached_at, reached_place)` from
 * `counted (player_id, place, day, closed_at, stake, payout)`: the closed rounds that count. Its parameters are numbered after the first `before` parameters.
 */
export function scoreQuery(score: BoardScore, before: number): { text: string; parameters: number[] } {
  const own = (index: number) => `$${before + index}::bigint`;
  switch (score.by) {
    case "points":
      return {
        text: `point AS (
            SELECT player_id, place, day, closed_at,
              CASE WHEN payout >= stake * ${own(4)} THEN ${own(3)} WHEN payout > stake THEN ${own(2)} ELSE ${own(1)} END AS point
            FROM counted),
          running AS (
            SELECT *, sum(point) OVER (PARTITION BY player_id, day ORDER BY closed_at, place ROWS UNBOUNDED PRECEDING) AS upto FROM point),
          gain AS (
            SELECT player_id, place, closed_at, least(upto, ${own(5)}) - least(upto - point, ${own(5)}) AS gain FROM running),
          scored AS (
            SELECT player_id, sum(gain)::bigint AS points, max(closed_at) AS reached_at,
              (array_agg(place ORDER BY closed_at DESC, place DESC))[1] AS reached_place
            FROM gain WHERE gain > 0 GROUP BY player_id)`,
        parameters: [score.round, score.win, score.bigWin, score.bigWinFrom, score.atMostADay],
      };
    case "multiples":
      return {
        text: `multiple AS (SELECT player_id, place, closed_at, payout * 100 / stake AS multiple FROM counted WHERE stake > 0),
          ordered AS (
            SELECT *, row_number() OVER (PARTITION BY player_id ORDER BY multiple DESC, closed_at, place) AS nth FROM multiple
            WHERE multiple > 0),
          scored AS (
            SELECT player_id, sum(multiple)::bigint AS points, max(closed_at) AS reached_at,
              (array_agg(place ORDER BY closed_at DESC, place DESC))[1] AS reached_place
            FROM ordered WHERE nth <= ${own(1)} GROUP BY player_id)`,
        parameters: [score.best],
      };
    case "run":
      return {
        text: `decided AS (SELECT player_id, place, closed_at, payout > stake AS won FROM counted WHERE payout <> stake),
          numbered AS (
            SELECT *, row_number() OVER (PARTITION BY player_id ORDER BY place)
              - row_number() OVER (PARTITION BY player_id, won ORDER BY place) AS run
            FROM decided),
          run AS (
            SELECT player_id, count(*) AS points, max(closed_at) AS reached_at,
              (array_agg(place ORDER BY closed_at DESC, place DESC))[1] AS reached_place
            FROM numbered WHERE won GROUP BY player_id, run),
          scored AS (
            SELECT DISTINCT ON (player_id) * FROM run ORDER BY player_id, points DESC, reached_at, reached_place)`,
        parameters: [],
      };
  }
}
