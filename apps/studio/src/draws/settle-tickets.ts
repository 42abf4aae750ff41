import { MAX_HUB88_WINS } from "@bellwether/contract/hub88.ts";
import { findModel, type SharedRules } from "@bellwether/games";
import PQueue from "p-queue";
import type { DatabasePort, LogPort, ModelsPort, RandomPort, SeedVaultPort, SettlePorts } from "../ports.ts";
import { findBetsByIds, payTableBets, settleLosingBets } from "../rounds/index.ts";
import { drawTableRound, type StoredTableRound } from "../tables/index.ts";
import { readTickets, type TicketRow } from "../trees/index.ts";

/** How many wallet calls and statements of one draw run at the same time. Each takes one of the pool's connections. */
const MAX_AT_ONCE = 6;

type DrawKey = { tableId: string; number: number };

type TicketPorts = SettlePorts & RandomPort & SeedVaultPort;

/**
 * Pays every ticket of a draw that won, once, in calls of up to 100 wins. A win that the wallet does not confirm is left to the resolver. Several
 * nodes may do this at once, and any node may go on after a crash.
 */
export async function payWinners(deps: TicketPorts, tableId: string, round: StoredTableRound): Promise<void> {
  const draw = { tableId, number: round.number };
  const work = new TicketWork();
  let winners: string[] = [];
  const payNext = async (least: number) => {
    while (winners.length >= least && winners.length > 0) {
      const ids = winners.slice(0, MAX_HUB88_WINS);
      winners = winners.slice(MAX_HUB88_WINS);
      await work.start(() => payTickets(deps, draw, ids));
    }
  };
  for await (const tickets of judgeTickets(deps, tableId, round)) {
    winners.push(...tickets.flatMap(({ id, payoutMinor }) => (payoutMinor > 0n ? [id] : [])));
    await payNext(MAX_HUB88_WINS);
    if (work.failure) break;
  }
  await payNext(1);
  await work.finish();
}

/**
 * Settles the tickets of a paid draw that won nothing, by one statement for each page: without a script, which is computed when it is read, and
 * without the wallet, which closes them together later. Until then they are read as settled too (`withScript`).
 */
export async function settleLosers(
  deps: DatabasePort & LogPort & ModelsPort & SeedVaultPort,
  tableId: string,
  round: StoredTableRound,
): Promise<void> {
  const draw = { tableId, number: round.number };
  const work = new TicketWork();
  for await (const tickets of judgeTickets(deps, tableId, round)) {
    const losers = tickets.flatMap(({ id, payoutMinor }) => (payoutMinor === 0n ? [id] : []));
    if (losers.length > 0) await work.start(() => settleLosingBets(deps.database, draw, losers));
    if (work.failure) break;
  }
  await work.finish();
}

/** Runs pieces of work on a draw's tickets, a few at a time. `finish` throws the first failure; start nothing after one. */
class TicketWork {
  readonly #queue = new PQueue({ concurrency: MAX_AT_ONCE });
  failure: unknown;

  /** Queues a piece; resolves when it starts. */
  start(piece: () => Promise<void>): Promise<void> {
    this.#queue.add(piece).catch((error) => {
      this.failure ??= error;
    });
    return this.#queue.onSizeLessThan(1);
  }

  async finish(): Promise<void> {
    await this.#queue.onIdle();
    if (this.failure) throw this.failure;
  }
}

/** The tickets of a drawn draw that are not settled, with what each has won, page by page. Leaves out one that cannot be settled. */
async function* judgeTickets(
  deps: DatabasePort & LogPort & ModelsPort & SeedVaultPort,
  tableId: string,
  round: StoredTableRound,
): AsyncGenerator<{ id: string; payoutMinor: bigint }[]> {
  const { rules, outcome } = outcomeOfDraw(deps, tableId, round);
  const pages = readTickets(deps.database, { tableId, number: round.number, isStaked: true });
  for await (const page of pages)
    yield page.flatMap((ticket) => {
      const payoutMinor = payoutOf(deps, rules, outcome, ticket);
      return payoutMinor === undefined ? [] : [{ id: ticket.id, payoutMinor }];
    });
}

/** The outcome for all tickets, from the stored round. */
function outcomeOfDraw(
  deps: ModelsPort & SeedVaultPort,
  tableId: string,
  round: StoredTableRound,
): { rules: SharedRules; outcome: unknown } {
  const { beaconSignature, events, number } = round;
  if (beaconSignature === null || events === null)
    throw new Error(`the draw ${number} of the table ${tableId} has no outcome`);
  const { rules, hash } = findModel(deps.models, round.model);
  if (rules.kind !== "shared" || hash !== round.modelHash)
    throw new Error(`the draw ${number} of the table ${tableId} cannot be settled with ${round.model}`);
  if (rules.pot) return { rules, outcome: rules.pot.read(events) };
  return { rules, outcome: drawTableRound(deps, tableId, round, beaconSignature).drawn.outcome };
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

async function payTickets(deps: TicketPorts, draw: DrawKey, ids: readonly string[]): Promise<void> {
  const bets = await findBetsByIds(deps.database, draw, ids);
  await payTableBets(
    deps,
    bets.filter(({ state }) => state === "staked"),
  );
}
