import { type PrizeDrawRule, termsOfDraw } from "@bellwether/contract/content/rewards/prize-draw-rule.ts";
import { type SqlConnection, textArray } from "@bellwether/db";
import { currencies } from "@bellwether/market";
import { STANDING_ROUND } from "../../rounds/index.ts";
import { type RewardOffer, zonesOf } from "../grants/reward-offer.ts";
import { depositParameters, playedDeposits } from "./deposit-entries.ts";

/** A draw: the period and time zone in which entries count. */
export type CountedTime = { occasion: string; timeZone: string; from: Date; until: Date };

/** A query with its parameters. */
export type Counting = { sql: string; parameters: unknown[] };

/** Accounts of the offer's brands and countries that are open, activated and want rewards; only that player if an id is given. */
const TAKES_PART = `p.brand = ANY($1::text[]) AND p.country = ANY($2::text[]) AND ($3::text IS NULL OR p.id = $3)
  AND p.status = 'open' AND p.takes_rewards AND p.activated_at IS NOT NULL AND p.id NOT IN (SELECT id FROM house_player)`;

/**
 * A query for the players who have entries in a draw and how many: `player_id`, `entries`.
 * @param playerId only this player's entries.
 */
export function entriesQuery(
  offer: RewardOffer<PrizeDrawRule>,
  draw: CountedTime,
  playerId?: string,
): Counting {
  const { timeZone, from, until } = draw;
  const shared = [
    textArray([...offer.brands]),
    textArray(zonesOf(offer).get(timeZone) ?? []),
    playerId ?? null,
    from,
    until,
  ];
  const counting = countingOf(offer, draw);
  return { sql: counting.sql, parameters: [...shared, ...counting.parameters] };
}

function countingOf(offer: RewardOffer<PrizeDrawRule>, draw: CountedTime): Counting {
  const { entry } = offer.rule;
  switch (entry.by) {
    case "stakes":
      return stakeEntries(offer, entry, draw);
    case "doors":
      return doorEntries(offer, draw);
    case "deposit":
      return {
        sql: `SELECT p.id AS player_id, 1 AS entries FROM (${playedDeposits(4)}) d JOIN player_profile p ON p.id = d.player_id
          WHERE ${TAKES_PART} GROUP BY p.id`,
        parameters: depositParameters(offer.gameCodes, entry.deposit),
      };
  }
}

type StakeEntry = Extract<PrizeDrawRule["entry"], { by: "stakes" }>;

/** A ticket of a draw counts once its draw has closed it, and a stake that too few players would return once its round is closed. */
function stakeEntries(
  { gameCodes }: RewardOffer<PrizeDrawRule>,
  entry: StakeEntry,
  { timeZone }: CountedTime,
): Counting {
  const unitOf = ({ scale }: { scale: number }) => BigInt(entry.stake * scale) * 100n;
  return {
    sql: `SELECT d.player_id, sum(d.entries)::int AS entries FROM (
        SELECT r.player_id, least(floor(sum(r.stake_cash_minor) / u.unit), $10::int) AS entries
        FROM player_profile p JOIN played_round r ON r.player_id = p.id
          JOIN unnest($6::text[], $7::bigint[]) AS u (currency, unit) ON u.currency = r.currency
        WHERE ${TAKES_PART}
          AND EXISTS (SELECT 1 FROM played_day y WHERE y.player_id = p.id AND y.staked_cash_minor > 0
            AND y.day >= ($4::timestamptz AT TIME ZONE 'UTC')::date - 1 AND y.day <= ($5::timestamptz AT TIME ZONE 'UTC')::date + 1)
          AND r.opened_at >= $4 AND r.opened_at < $5 AND r.stake_cash_minor > 0
          AND ${STANDING_ROUND}
          AND ($8::text[] IS NULL OR r.game_code = ANY($8))
        GROUP BY r.player_id, u.unit, CASE WHEN $9::text IS NULL THEN NULL ELSE (r.opened_at AT TIME ZONE $9)::date END
      ) d GROUP BY d.player_id HAVING sum(d.entries) > 0`,
    parameters: [
      textArray(Object.keys(currencies)),
      textArray(Object.values(currencies).map((currency) => String(unitOf(currency)))),
      gameCodes && textArray(gameCodes),
      entry.mostPer === "day" ? timeZone : null,
      entry.most ?? null,
    ],
  };
}

function doorEntries({ promotion, rule }: RewardOffer<PrizeDrawRule>, { occasion }: CountedTime): Counting {
  return {
    sql: `SELECT p.id AS player_id, 1 AS entries FROM player_profile p
        JOIN reward_door d ON d.player_id = p.id AND d.promotion = $6
        WHERE ${TAKES_PART} AND d.opened_at >= $4 AND d.opened_at < $5 GROUP BY p.id HAVING count(*) >= $7`,
    parameters: [promotion.name, termsOfDraw(rule, occasion).doors],
  };
}

/** How many entries a player would have if they closed now. */
export async function entriesSoFar(
  connection: SqlConnection,
  offer: RewardOffer<PrizeDrawRule>,
  time: CountedTime,
  playerId: string,
): Promise<number> {
  const { sql, parameters } = entriesQuery(offer, time, playerId);
  const { rows } = await connection.query<{ entries: number }>(sql, parameters);
  return rows[0]?.entries ?? 0;
}
