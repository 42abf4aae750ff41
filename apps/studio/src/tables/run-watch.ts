import {
  MAX_NAMED_EXITS,
  type RoundInput,
  type RunExit,
  type TableRunMessage,
} from "@bellwether/contract/studio/index.ts";
import type { SqlConnection } from "@bellwether/db";
import type { RunOfDecisions, RunOfExits } from "@bellwether/games";
import type { ModelsPort, SeedVaultPort } from "../ports.ts";
import { drawTableRound } from "./draw-table-round.ts";
import { readRunPlay } from "./run-play.ts";
import { findTableActions } from "./table-action-store.ts";
import { findTableRound } from "./table-store.ts";

type Parts = ModelsPort & SeedVaultPort;
type Bet = { roundId: string; bettor: number; input: RoundInput };
type Round = { tableId: string; number: number; runsAt: Date };

/** An action is committed within this time after it was checked; older ones have been read. */
const LATEST_COMMIT_MS = 5_000;

/** A running round as all watchers see it. It holds the outcome, which must not leave this object before the run is over. */
export type RunWatch = {
  readonly number: number;
  /** The message for everybody at the database's time `now`. */
  read(connection: SqlConnection, now: Date): Promise<TableRunMessage>;
};

/** The run of a table's round; undefined unless it is running. */
export async function watchRun(
  parts: Parts,
  connection: SqlConnection,
  tableId: string,
  number: number,
): Promise<RunWatch | undefined> {
  const round = await findTableRound(connection, tableId, number);
  if (round?.phase !== "running" || round.runsAt === null || round.beaconSignature === null) return undefined;
  const { rules, drawn } = drawTableRound(parts, tableId, round, round.beaconSignature);
  const { run } = rules;
  if (!run) return undefined;
  const bets = await betsOfRun(connection, tableId, number);
  const watched = { tableId, number, runsAt: round.runsAt };
  return run.kind === "exits"
    ? new WatchedExits(watched, bets, run, drawn.outcome)
    : watchDecisions(watched, bets, run, drawn.outcome);
}

const bettorsOf = (bets: Iterable<Bet>) => new Set(Array.from(bets, ({ bettor }) => bettor)).size;

/** What everybody may see of a round with decisions, and its open question. */
function watchDecisions(
  { tableId, number, runsAt }: Round,
  bets: readonly Bet[],
  run: RunOfDecisions,
  outcome: unknown,
): RunWatch {
  const bettorCount = bettorsOf(bets);
  return {
    number,
    async read(connection, now) {
      const play = await readRunPlay(connection, tableId, number);
      const { events, question } = run.momentOf(outcome, play, now.getTime() - runsAt.getTime());
      return { type: "run", number, exitCount: 0, bettorCount, exits: [], events: [...events], question };
    },
  };
}

/** The bets that have left a running round. Each read looks only at new actions. */
class WatchedExits implements RunWatch {
  readonly number: number;
  readonly #tableId: string;
  readonly #runsAt: Date;
  readonly #bets: ReadonlyMap<string, Bet>;
  readonly #exitOf: (bet: Bet, actions: { action: unknown; afterMs: number }[]) => RunExit | undefined;
  /** When each bet leaves, by its id: by an action that was taken, or by itself later. */
  readonly #exits = new Map<string, RunExit>();
  #readMs = 0;

  constructor({ tableId, number, runsAt }: Round, bets: readonly Bet[], run: RunOfExits, outcome: unknown) {
    this.#tableId = tableId;
    this.number = number;
    this.#runsAt = runsAt;
    this.#bets = new Map(bets.map((bet) => [bet.roundId, bet]));
    this.#exitOf = ({ roundId, bettor, input }, actions) => {
      const exit = run.exitOf(outcome, { input, actions }, run.longestMs);
      return exit && { roundId, bettor, ...exit };
    };
    for (const bet of bets) this.#set(bet, []);
  }

  #set(bet: Bet, actions: { action: unknown; afterMs: number }[]): void {
    const exit = this.#exitOf(bet, actions);
    if (exit) this.#exits.set(bet.roundId, exit);
  }

  async read(connection: SqlConnection, now: Date): Promise<TableRunMessage> {
    const { number } = this;
    const nowMs = now.getTime() - this.#runsAt.getTime();
    const taken = await findTableActions(connection, this.#tableId, number, Math.max(0, this.#readMs));
    this.#readMs = nowMs - LATEST_COMMIT_MS;
    for (const action of taken) {
      const bet = this.#bets.get(action.roundId);
      if (bet) this.#set(bet, [action]);
    }
    const left = [...this.#exits.values()].filter(({ afterMs }) => afterMs <= nowMs);
    left.sort((one, other) => other.afterMs - one.afterMs);
    return {
      type: "run",
      number,
      exitCount: left.length,
      bettorCount: bettorsOf(this.#bets.values()),
      exits: left.slice(0, MAX_NAMED_EXITS),
      events: [],
      question: null,
    };
  }
}

/** The bets under the root, in the order in which they were placed. */
async function betsOfRun(connection: SqlConnection, tableId: string, number: number): Promise<Bet[]> {
  const { rows } = await connection.query<{ owner: string; id: string; input: string }>(
    `SELECT owner, id, input FROM studio_bet
     WHERE table_id = $1 AND table_number = $2 AND state = 'staked' ORDER BY place`,
    [tableId, number],
  );
  const bettors = new Map<string, number>();
  return rows.map(({ owner, id, input }) => {
    const bettor = bettors.get(owner) ?? bettors.size + 1;
    bettors.set(owner, bettor);
    return { roundId: id, bettor, input: JSON.parse(input) as RoundInput };
  });
}
