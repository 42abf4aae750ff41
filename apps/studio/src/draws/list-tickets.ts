import {
  MAX_DRAWS_AHEAD,
  type TicketsReply,
  type UpcomingDraw,
  type UpcomingReply,
} from "@bellwether/contract/studio/index.ts";
import { isTooFar, weekdaysOf } from "../calendar/index.ts";
import type {
  DatabasePort,
  DatabaseTimePort,
  GamePorts,
  SeedVaultPort,
  StepPorts,
  TablesPort,
} from "../ports.ts";
import { rewardEnds } from "../rewards/index.ts";
import { findTableBets, findTickets } from "../rounds/index.ts";
import type { Session } from "../sessions/index.ts";
import {
  type DrawOnSale,
  findDrawsOnSaleAt,
  findDrawsToCome,
  findTable,
  tableNotFound,
} from "../tables/index.ts";
import { asTicket } from "./ticket.ts";

/** The number of past draws in one list of tickets. */
const DRAWS_IN_LIST = 5;

/** The player's tickets of draws that are not over. Throws `table_not_found`. */
export async function listTickets(
  deps: StepPorts & GamePorts & SeedVaultPort,
  session: Session,
  tableId: string,
): Promise<TicketsReply> {
  findTable(deps, session, tableId);
  const now = await deps.databaseTime(deps.database);
  const tickets = await findTickets(deps.database, session, tableId);
  const ends = await rewardEnds(deps.database, session, now);
  return { tickets: tickets.map((ticket) => asTicket(deps, ticket, { now, ends })), before: null };
}

/** The player's tickets of the latest draws before draw `number` that are over, whole draws at a time. Throws `table_not_found`. */
export async function listPastTickets(
  deps: StepPorts & GamePorts & SeedVaultPort,
  session: Session,
  tableId: string,
  number: number,
): Promise<TicketsReply> {
  findTable(deps, session, tableId);
  const { rows } = await deps.database.query<{ number: number }>(
    `SELECT DISTINCT r.table_number AS number FROM studio_bet r
     JOIN studio_table_progress t ON t.table_id = r.table_id AND t.number = r.table_number
     WHERE r.owner = $1 AND r.table_id = $2 AND r.table_number < $3 AND r.state <> 'refused'
       AND t.draws_at IS NOT NULL AND t.phase IN ('paid', 'void') ORDER BY r.table_number DESC LIMIT $4`,
    [session.owner, tableId, number, DRAWS_IN_LIST + 1],
  );
  const listed = rows.slice(0, DRAWS_IN_LIST);
  const now = await deps.databaseTime(deps.database);
  const ends = await rewardEnds(deps.database, session, now);
  const tickets = [];
  for (const draw of listed)
    for (const bet of await findTableBets(deps.database, session, tableId, draw.number))
      if (bet.state !== "refused") tickets.push(asTicket(deps, bet, { now, ends }));
  return { tickets, before: rows.length > listed.length ? (listed.at(-1)?.number ?? null) : null };
}

/** The next draws on sale and those awaited, the first first, each at most as many as a calendar may have. Throws `table_not_found`. */
export async function listUpcoming(
  deps: DatabasePort & DatabaseTimePort & TablesPort,
  tableId: string,
): Promise<UpcomingReply> {
  const table = deps.tables.get(tableId);
  if (!table) throw tableNotFound();
  const { calendar } = table;
  const at = await deps.databaseTime(deps.database);
  const { onSale, awaited } = await findDrawsToCome(deps.database, tableId, at);
  const draws = onSale.filter((draw) => {
    const { started_at: startedAt, draws_at: drawsAt } = draw;
    return !calendar || !isTooFar({ startedAt, drawsAt }, calendar, at);
  });
  return {
    at: at.toISOString(),
    calendar: calendar ?? null,
    weekdays: calendar ? weekdaysOf(calendar) : [],
    // More can be on sale where a clock was ahead, or the calendar has fewer than before.
    draws: draws.slice(0, MAX_DRAWS_AHEAD).map(asUpcoming),
    awaited: awaited.slice(0, MAX_DRAWS_AHEAD).map(asUpcoming),
  };
}

const asUpcoming = ({ number, bets_close_at, draws_at, server_seed_hash }: DrawOnSale): UpcomingDraw => ({
  number,
  betsCloseAt: bets_close_at.toISOString(),
  drawsAt: draws_at.toISOString(),
  serverSeedHash: server_seed_hash,
});

/** The draws on sale at a table, with a file or without, the next first; `at` is the database's time. */
export async function findDrawsOnSale(
  { database, databaseTime }: DatabasePort & DatabaseTimePort,
  tableId: string,
): Promise<{ at: Date; draws: DrawOnSale[] }> {
  const at = await databaseTime(database);
  return { at, draws: await findDrawsOnSaleAt(database, tableId, at) };
}
