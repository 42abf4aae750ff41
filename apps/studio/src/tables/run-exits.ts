import {
  MAX_NAMED_EXITS,
  type RoundInput,
  type RunExit,
  type TableRunMessage,
} from "@bellwether/contract/studio/index.ts";
import type { SqlConnection } from "@bellwether/db";
import type { SharedRules } from "@bellwether/games";
import type { StudioContext } from "../studio-parts.ts";
import { drawTableRound } from "./draw-table-round.ts";
import { findTableActions } from "./table-action-store.ts";
import { findTableRound } from "./table-store.ts";

type Parts = Pick<StudioContext, "models" | "seedVault">;
type Bet = { roundId: string; bettor: number; input: RoundInput };

/** An action is committed within this time after it was checked; older ones have been read. */
const LATEST_COMMIT_MS = 5_000;

/** The bets of a running round, and those that have left it. It holds the outcome, which must not leave this object before the run is over. */
export class RunExits {
  readonly #tableId: string;
  readonly #number: number;
  readonly #runsAt: Date;
  readonly #bets: ReadonlyMap<string, Bet>;
  readonly #exitOf: (bet: Bet, actions: { action: unknown; afterMs: number }[]) => RunExit | undefined;
  /** When each bet leaves, by its id: by an action that was taken, or by itself later. */
  readonly #exits = new Map<string, RunExit>();
  #readMs = 0;

  /** The exits of a table's round; undefined unless it is running. */
  static async open(
    parts: Parts,
    connection: SqlConnection,
    tableId: string,
    number: number,
  ): Promise<RunExits | undefined> {
    const round = await findTableRound(connection, tableId, number);
    if (round?.phase !== "running" || round.runsAt === null || round.beaconSignature === null)
      return undefined;
    const { rules, drawn } = drawTableRound(parts, tableId, round, round.beaconSignature);
    if (!rules.run) return undefined;
    const bets = await betsOfRun(connection, tableId, number);
    return new RunExits({ tableId, number, runsAt: round.runsAt }, bets, rules.run, drawn.outcome);
  }

  private constructor(
    { tableId, number, runsAt }: { tableId: string; number: number; runsAt: Date },
    bets: readonly Bet[],
    run: NonNullable<SharedRules["run"]>,
    outcome: unknown,
  ) {
    this.#tableId = tableId;
    this.#number = number;
    this.#runsAt = runsAt;
    this.#bets = new Map(bets.map((bet) => [bet.roundId, bet]));
    this.#exitOf = ({ roundId, bettor, input }, actions) => {
      const exit = run.exitOf(outcome, { input, actions }, run.longestMs);
      return exit && { roundId, bettor, ...exit };
    };
    for (const bet of bets) this.#set(bet, []);
  }

  get number(): number {
    return this.#number;
  }

  #set(bet: Bet, actions: { action: unknown; afterMs: number }[]): void {
    const exit = this.#exitOf(bet, actions);
    if (exit) this.#exits.set(bet.roundId, exit);
  }

  /** The message for everybody at the database's time `now`. */
  async read(connection: SqlConnection, now: Date): Promise<TableRunMessage> {
    const nowMs = now.getTime() - this.#runsAt.getTime();
    const taken = await findTableActions(connection, this.#tableId, this.#number, Math.max(0, this.#readMs));
    this.#readMs = nowMs - LATEST_COMMIT_MS;
    for (const action of taken) {
      const bet = this.#bets.get(action.roundId);
      if (bet) this.#set(bet, [action]);
    }
    const left = [...this.#exits.values()].filter(({ afterMs }) => afterMs <= nowMs);
    left.sort((one, other) => other.afterMs - one.afterMs);
    return {
      type: "run",
      number: this.#number,
      exitCount: left.length,
      bettorCount: new Set([...this.#bets.values()].map(({ bettor }) => bettor)).size,
      exits: left.slice(0, MAX_NAMED_EXITS),
    };
  }
}

/** The bets under the root, in the order in which they were placed. */
async function betsOfRun(connection: SqlConnection, tableId: string, number: number): Promise<Bet[]> {
  const { rows } = await connection.query<{ owner: string; id: string; input: string }>(
    `SELECT owner, id, input FROM studio_round
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
