import {
  MAX_COMPANY_SPOTS,
  MAX_COMPANY_WINS,
  type TableCompanyMessage,
} from "@bellwether/contract/studio/index.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import type { DatabasePort, ShownPlayersPort } from "../ports.ts";
import { COUNTED } from "../rounds/index.ts";
import { keepShown } from "../sessions/index.ts";

/** A table draws a few chips on each spot, so the spots of the first bets are enough, and a table with many bets costs no more. */
const MAX_BETS_READ = 1_000;

/** The company of a round; undefined when nobody has a bet in it. With `hasWins` the round is paid, and its best wins are listed. */
export async function readCompany(
  deps: DatabasePort & ShownPlayersPort,
  tableId: string,
  number: number,
  hasWins: boolean,
): Promise<TableCompanyMessage | undefined> {
  const { database } = deps;
  const { rows } = await database.query<{ bettors: number; house: number }>(
    `SELECT count(*)::int AS bettors, (count(*) FILTER (WHERE coalesce(b.is_house, false)))::int AS house
     FROM (SELECT DISTINCT r.owner FROM studio_bet r WHERE r.table_id = $1 AND r.table_number = $2 AND r.${COUNTED}) o
     LEFT JOIN studio_shown_bettor b ON b.owner = o.owner`,
    [tableId, number],
  );
  const { bettors, house } = onlyRow(rows);
  if (bettors === 0) return undefined;
  return {
    type: "company",
    number,
    bettorCount: bettors,
    houseCount: house,
    spots: await busiestSpots(database, tableId, number),
    wins: hasWins ? await bestWins(deps, tableId, number) : [],
  };
}

/** How many have bets in a round, and how many of them are house players. */
export type Bettors = { players: number; house: number };

/** The bettors of rounds of different tables, by table. A round without bets is not in the map. */
export async function countBettors(
  connection: SqlConnection,
  rounds: readonly { tableId: string; number: number }[],
): Promise<ReadonlyMap<string, Bettors>> {
  if (rounds.length === 0) return new Map();
  const { rows } = await connection.query<{ table_id: string; players: number; house: number }>(
    `SELECT o.table_id, count(*)::int AS players, (count(*) FILTER (WHERE coalesce(b.is_house, false)))::int AS house
     FROM (
       SELECT DISTINCT r.table_id, r.owner
       FROM unnest($1::text[], $2::bigint[]) AS asked(id, number)
       JOIN studio_bet r ON r.table_id = asked.id AND r.table_number = asked.number AND r.${COUNTED}
     ) o
     LEFT JOIN studio_shown_bettor b ON b.owner = o.owner
     GROUP BY o.table_id`,
    [rounds.map(({ tableId }) => tableId), rounds.map(({ number }) => number)],
  );
  return new Map(rows.map(({ table_id, players, house }) => [table_id, { players, house }]));
}

/** How many players bet on each spot, counted over the first bets of the round. */
async function busiestSpots(
  connection: SqlConnection,
  tableId: string,
  number: number,
): Promise<TableCompanyMessage["spots"]> {
  const { rows } = await connection.query<{ owner: string; input: string; is_house: boolean }>(
    `SELECT r.owner, r.input, coalesce(b.is_house, false) AS is_house
     FROM studio_bet r LEFT JOIN studio_shown_bettor b ON b.owner = r.owner
     WHERE r.table_id = $1 AND r.table_number = $2 AND r.${COUNTED} ORDER BY r.place LIMIT $3`,
    [tableId, number, MAX_BETS_READ],
  );
  const onSpots = new Map<string, Map<string, boolean>>();
  for (const { owner, input, is_house } of rows)
    for (const spot of spotsOf(JSON.parse(input))) {
      const owners = onSpots.get(spot) ?? new Map<string, boolean>();
      onSpots.set(spot, owners.set(owner, is_house));
    }
  return [...onSpots]
    .map(([spot, owners]) => {
      const house = [...owners.values()].filter(Boolean).length;
      return { spot, bettors: owners.size, house };
    })
    .sort((one, other) => other.bettors - one.bettors)
    .slice(0, MAX_COMPANY_SPOTS);
}

/** The best wins in stakes. A payout at or below the player's stakes in the round is no win. */
async function bestWins(
  deps: DatabasePort & ShownPlayersPort,
  tableId: string,
  number: number,
): Promise<TableCompanyMessage["wins"]> {
  const { rows } = await deps.database.query<{
    owner: string;
    initial: string | null;
    is_house: boolean;
    currency: string;
    paid: bigint;
  }>(
    `SELECT b.owner, b.initial, b.is_house, r.currency, sum(r.payout_minor)::bigint AS paid
     FROM studio_bet r JOIN studio_shown_bettor b ON b.owner = r.owner
     WHERE r.table_id = $1 AND r.table_number = $2 AND r.${COUNTED} AND b.initial IS NOT NULL
     GROUP BY b.owner, b.initial, b.is_house, r.currency
     HAVING sum(r.payout_minor) > sum(r.staked_minor)
     ORDER BY sum(r.payout_minor) / sum(r.staked_minor) DESC, b.owner LIMIT $3`,
    [tableId, number, MAX_COMPANY_WINS],
  );
  const shown = await keepShown(deps, rows);
  return shown.flatMap(({ initial, is_house, currency, paid }) =>
    initial === null ? [] : [{ initial, isHouse: is_house, payoutMinor: paid.toString(), currency }],
  );
}

/** The spots of a bet: of a list of bets, or of amounts by spot. Empty for games whose bets have no spots. */
export function spotsOf(input: unknown): string[] {
  const bets = (input as { bets?: unknown } | null)?.bets;
  if (Array.isArray(bets))
    return bets.flatMap((bet: { spot?: unknown }) => (typeof bet?.spot === "string" ? [bet.spot] : []));
  return bets !== null && typeof bets === "object" ? Object.keys(bets) : [];
}
