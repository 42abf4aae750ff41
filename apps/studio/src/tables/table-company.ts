import {
  MAX_COMPANY_SPOTS,
  MAX_COMPANY_WINS,
  type TableCompanyMessage,
} from "@bellwether/contract/studio/index.ts";
import type { SqlConnection } from "@bellwether/db";

/** The states of a bet that counts in its round. */
const COUNTED = "state IN ('staked', 'settling', 'settled')";

/** What was staked on a bet: its stake and the further stakes of the run. */
const STAKED = `r.stake_minor + CASE WHEN r.actions = 0 THEN 0 ELSE (
  SELECT coalesce(sum(a.stake_minor), 0) FROM studio_action a
  WHERE a.owner = r.owner AND a.round_id = r.id AND a.state = 'taken') END`;

/** The company of a sealed round; undefined when nobody has a bet in it. With `hasWins` the round is paid, and its best wins are listed. */
export async function readCompany(
  connection: SqlConnection,
  tableId: string,
  number: number,
  hasWins: boolean,
): Promise<TableCompanyMessage | undefined> {
  const { rows } = await connection.query<{ owner: string; input: string; is_house: boolean }>(
    `SELECT r.owner, r.input, coalesce(b.is_house, false) AS is_house
     FROM studio_round r LEFT JOIN studio_bettor b ON b.owner = r.owner
     WHERE r.table_id = $1 AND r.table_number = $2 AND r.${COUNTED}`,
    [tableId, number],
  );
  if (rows.length === 0) return undefined;
  const bettors = new Map(rows.map((row) => [row.owner, row.is_house]));
  const onSpots = new Map<string, Set<string>>();
  for (const { owner, input } of rows)
    for (const spot of spotsOf(JSON.parse(input))) {
      const owners = onSpots.get(spot) ?? new Set();
      onSpots.set(spot, owners.add(owner));
    }
  const houseAmong = (owners: Iterable<string>) => [...owners].filter((owner) => bettors.get(owner)).length;
  const spots = [...onSpots]
    .map(([spot, owners]) => ({ spot, bettors: owners.size, house: houseAmong(owners) }))
    .sort((one, other) => other.bettors - one.bettors)
    .slice(0, MAX_COMPANY_SPOTS);
  const wins = hasWins ? await bestWins(connection, tableId, number) : [];
  return {
    type: "company",
    number,
    bettorCount: bettors.size,
    houseCount: houseAmong(bettors.keys()),
    spots,
    wins,
  };
}

/** The best wins in stakes. A payout at or below the player's stakes in the round is no win. */
async function bestWins(
  connection: SqlConnection,
  tableId: string,
  number: number,
): Promise<TableCompanyMessage["wins"]> {
  const { rows } = await connection.query<{
    initial: string;
    is_house: boolean;
    currency: string;
    paid: bigint;
  }>(
    `SELECT b.initial, b.is_house, r.currency, sum(r.payout_minor)::bigint AS paid
     FROM studio_round r JOIN studio_bettor b ON b.owner = r.owner
     WHERE r.table_id = $1 AND r.table_number = $2 AND r.${COUNTED} AND b.initial IS NOT NULL
     GROUP BY b.owner, b.initial, b.is_house, r.currency
     HAVING sum(r.payout_minor) > sum(${STAKED})
     ORDER BY sum(r.payout_minor) / sum(${STAKED}) DESC, b.owner LIMIT $3`,
    [tableId, number, MAX_COMPANY_WINS],
  );
  return rows.map(({ initial, is_house, currency, paid }) => ({
    initial,
    isHouse: is_house,
    payoutMinor: paid.toString(),
    currency,
  }));
}

/** The spots of a bet: of a list of bets, or of amounts by spot. Empty for games whose bets have no spots. */
export function spotsOf(input: unknown): string[] {
  const bets = (input as { bets?: unknown } | null)?.bets;
  if (Array.isArray(bets))
    return bets.flatMap((bet: { spot?: unknown }) => (typeof bet?.spot === "string" ? [bet.spot] : []));
  return bets !== null && typeof bets === "object" ? Object.keys(bets) : [];
}
