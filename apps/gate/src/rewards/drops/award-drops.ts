import type { CashDropRule } from "@bellwether/contract/content/rewards/cash-drop-rule.ts";
import type { SqlConnection, SqlTransaction } from "@bellwether/db";
import { type PrizeEntries, winningOnce } from "@bellwether/games/fairness/prize-entries.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import { drawSeeds } from "../prize-draw/hold-draws.ts";
import type { StoredDraw } from "../prize-draw/stored-draw.ts";
import { countedIn, isRest } from "./drop-draws.ts";
import { roundOfEntry } from "./span-entries.ts";

type DropOffer = RewardOffer<CashDropRule>;
type Holder = PrizeEntries & { playerId: string; currency: string };

/**
 * Gives the drops of a draw that is held to the players whose numbers win, and lists their rewards. A number whose player has a drop of this day or may
 * not have one is passed over for the next one of the same stream. Drops that nobody can have stay open for the next draw. The draw must
 * be locked; it can be done again after a drop was refused.
 */
export async function awardDrops(
  transaction: SqlTransaction,
  offer: DropOffer,
  draw: StoredDraw,
): Promise<void> {
  const holders = await readHolders(transaction, draw);
  const open = await lockOpen(transaction, draw);
  const kept = await keptNumbers(transaction, draw);
  const barred = await barredPlayers(transaction, draw);
  const prizeCount = (draw.prizes ?? []).reduce((sum, { count }) => sum + count, 0);
  const refused = [...(draw.refusedNumbers ?? [])];
  const ownerOf = (number: number) => holderOf(holders, number);
  let won = winningOnce(drawSeeds(draw), holders, prizeCount, refused);
  for (;;) {
    const passed = won.winning.filter((number) => barred.has(ownerOf(number).playerId));
    if (passed.length === 0) break;
    refused.push(...passed);
    won = winningOnce(drawSeeds(draw), holders, prizeCount, refused);
  }
  await transaction.query(
    "UPDATE reward_draw SET winning_numbers = $3, refused_numbers = $4 WHERE promotion = $1 AND number = $2",
    [draw.promotion, draw.number, JSON.stringify(won.winning), JSON.stringify(won.refused)],
  );
  for (const number of won.winning.filter((each) => !kept.has(each))) {
    const drop = open.shift();
    if (drop === undefined) throw new Error(`${draw.promotion} ${draw.number} has more winners than drops`);
    await noteWinner(transaction, offer, draw, { drop, number, holder: ownerOf(number) });
  }
}

async function readHolders(connection: SqlConnection, { promotion, number }: StoredDraw): Promise<Holder[]> {
  const { rows } = await connection.query<Omit<Holder, "first"> & { first: bigint }>(
    `SELECT e.tag::text AS tag, e.first, e.entries, e.player_id AS "playerId", p.currency
     FROM reward_entry e JOIN player_profile p ON p.id = e.player_id WHERE e.promotion = $1 AND e.number = $2 ORDER BY e.first`,
    [promotion, number],
  );
  return rows.map((row) => ({ ...row, first: Number(row.first) }));
}

/** Finds whose entry has a number. The holders are sorted by their numbers, so half of them are ruled out at each step. */
function holderOf(holders: readonly Holder[], number: number): Holder {
  let [from, until] = [0, holders.length];
  while (until - from > 1) {
    const middle = Math.floor((from + until) / 2);
    if ((holders[middle] as Holder).first <= number) from = middle;
    else until = middle;
  }
  return holders[from] as Holder;
}

/** The drops that the draw can give, the earliest first. Nodes that give drops wait for each other. */
async function lockOpen(transaction: SqlTransaction, { promotion, number }: StoredDraw): Promise<number[]> {
  const { rows } = await transaction.query<{ number: number }>(
    "SELECT number FROM cash_drop WHERE promotion = $1 AND state = 'open' AND number <= $2 ORDER BY number FOR UPDATE",
    [promotion, number],
  );
  return rows.map((row) => row.number);
}

/** The numbers whose drops are noted already. */
async function keptNumbers(
  connection: SqlConnection,
  { promotion, number }: StoredDraw,
): Promise<Set<number>> {
  const { rows } = await connection.query<{ won: bigint }>(
    "SELECT winning_number AS won FROM cash_drop WHERE promotion = $1 AND draw = $2",
    [promotion, number],
  );
  return new Set(rows.map(({ won }) => Number(won)));
}

/** Players who cannot win in this draw: they have had a drop of another draw on this day, or a drop of theirs was refused. */
async function barredPlayers(connection: SqlConnection, draw: StoredDraw): Promise<Set<string>> {
  const { rows } = await connection.query<{ id: string }>(
    `SELECT g.player_id AS id FROM reward_grant g WHERE g.promotion = $1 AND g.occasion = $2
       AND NOT EXISTS (SELECT 1 FROM cash_drop d WHERE d.promotion = $1 AND d.draw = $3 AND d.player_id = g.player_id)`,
    [draw.promotion, countedIn(draw).day, draw.number],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Records who has a drop, and that its reward is due. */
async function noteWinner(
  transaction: SqlTransaction,
  offer: DropOffer,
  draw: StoredDraw,
  { drop, number, holder }: { drop: number; number: number; holder: Holder },
): Promise<void> {
  const { promotion } = draw;
  const { playerId, currency, first } = holder;
  const span = countedIn(draw);
  const isOfRest = isRest(offer, draw);
  const round = isOfRest
    ? undefined
    : await roundOfEntry(transaction, offer, span, { playerId, place: number - first });
  const at = round?.at ?? new Date(span.until.getTime() - 1);
  await transaction.query(
    `UPDATE cash_drop SET state = $3, player_id = $4, game_code = $5, taken_at = $6, day = $7, draw = $8, winning_number = $9
     WHERE promotion = $1 AND number = $2`,
    [
      promotion,
      drop,
      isOfRest ? "drawn" : "taken",
      playerId,
      round?.gameCode ?? null,
      at,
      span.day,
      draw.number,
      number,
    ],
  );
  await transaction.query(
    `INSERT INTO reward_grant (promotion, occasion, player_id, counts_from, counts_until, currency) VALUES ($1, $2, $3, $4, $4, $5)`,
    [promotion, span.day, playerId, at, currency],
  );
}
