import { MAX_HUB88_WINS } from "@bellwether/contract/hub88.ts";
import { type SqlConnection, textArray } from "@bellwether/db";
import { findModel, type SharedRules } from "@bellwether/games";
import PQueue from "p-queue";
import type { LogPort, ModelsPort, RandomPort, SeedVaultPort, SettlePorts } from "../ports.ts";
import { payTableBets } from "../rounds/pay-table-bets.ts";
import { findBetsByIds } from "../rounds/round-store.ts";
import { drawTableRound } from "../tables/draw-table-round.ts";
import type { StoredTableRound } from "../tables/table-round.ts";
import { readTickets, type TicketRow } from "./read-tickets.ts";

/** How many wallet calls and statements of one draw run at the same time. Each takes one of the pool's connections. */
const MAX_AT_ONCE = 6;

type DrawKey = { tableId: string; number: number };

/**
 * Settles every ticket of a draw once. Those that won nothing are settled by one statement for each page, without a script, which is
 * computed when it is read, and without the wallet, which closes them together later. Winners are paid in calls of up to 100 wins. A win that
 * the wallet does not confirm is left to the resolver. Several nodes may do this at once, and any node may go on after a crash.
 */
export async function settleTickets(
  studio: SettlePorts & RandomPort & SeedVaultPort,
  tableId: string,
  round: StoredTableRound,
): Promise<void> {
  const draw = { tableId, number: round.number };
  const { rules, outcome } = outcomeOfDraw(studio, tableId, round);
  const work = new PQueue({ concurrency: MAX_AT_ONCE });
  let failure: unknown;
  /** Queues a task; resolves when it starts. */
  const start = (piece: () => Promise<void>) => {
    work.add(piece).catch((error) => {
      failure ??= error;
    });
    return work.onSizeLessThan(1);
  };
  let winners: string[] = [];
  const payNext = async (least: number) => {
    while (winners.length >= least && winners.length > 0) {
      const ids = winners.slice(0, MAX_HUB88_WINS);
      winners = winners.slice(MAX_HUB88_WINS);
      await start(() => payWinners(studio, draw, ids));
    }
  };
  for await (const page of readTickets(studio.database, { ...draw, isStaked: true })) {
    const losers: string[] = [];
    for (const ticket of page) {
      const payoutMinor = payoutOf(studio, rules, outcome, ticket);
      if (payoutMinor !== undefined) (payoutMinor > 0n ? winners : losers).push(ticket.id);
    }
    if (losers.length > 0) await start(() => settleLosers(studio.database, draw, losers));
    await payNext(MAX_HUB88_WINS);
    if (failure) break;
  }
  await payNext(1);
  await work.onIdle();
  if (failure) throw failure;
}

/** The outcome for all tickets, from the stored round. */
function outcomeOfDraw(
  studio: ModelsPort & SeedVaultPort,
  tableId: string,
  round: StoredTableRound,
): { rules: SharedRules; outcome: unknown } {
  const { beaconSignature, events, number } = round;
  if (beaconSignature === null || events === null)
    throw new Error(`the draw ${number} of the table ${tableId} has no outcome`);
  const { rules, hash } = findModel(studio.models, round.model);
  if (rules.kind !== "shared" || hash !== round.modelHash)
    throw new Error(`the draw ${number} of the table ${tableId} cannot be settled with ${round.model}`);
  if (rules.pot) return { rules, outcome: rules.pot.read(events) };
  return { rules, outcome: drawTableRound(studio, tableId, round, beaconSignature).drawn.outcome };
}

/** A ticket that cannot be settled must not block the others. The resolver tries it again. */
function payoutOf(
  { log }: LogPort,
  rules: SharedRules,
  outcome: unknown,
  { id, stake_minor, input }: TicketRow,
): bigint | undefined {
  try {
    return rules.accept(stake_minor, JSON.parse(input)).settle(outcome).payoutMinor;
  } catch (error) {
    log.error({ err: error, round: id }, "a ticket could not be settled");
    return undefined;
  }
}

async function payWinners(
  studio: SettlePorts & RandomPort & SeedVaultPort,
  draw: DrawKey,
  ids: readonly string[],
): Promise<void> {
  const bets = await findBetsByIds(studio.database, draw, ids);
  await payTableBets(
    studio,
    bets.filter(({ state }) => state === "staked"),
  );
}

async function settleLosers(connection: SqlConnection, draw: DrawKey, ids: readonly string[]): Promise<void> {
  await connection.query(
    `UPDATE studio_round SET state = 'settled', payout_minor = 0, due_at = NULL, attempts = 0, launch_token = NULL
     WHERE table_id = $1 AND table_number = $2 AND id = ANY ($3::uuid[]) AND state = 'staked'`,
    [draw.tableId, draw.number, textArray(ids)],
  );
}
