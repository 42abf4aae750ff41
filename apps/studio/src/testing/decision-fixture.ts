import { randomUUID } from "node:crypto";
import type { Campaign } from "@bellwether/contract/content/campaign.ts";
import type { TableFile } from "@bellwether/contract/content/table.ts";
import type { RoundInput } from "@bellwether/contract/studio/index.ts";
import type { Studio } from "../create-studio.ts";
import { findTableRound } from "../tables/table-store.ts";
import { createTableFixture, TABLE, TABLE_GAME_ID } from "./table-fixture.ts";

/** A table of live hold'em: after the flop, every bet calls or folds. */
export const HOLDEM_TABLE: TableFile = {
  ...TABLE,
  name: "half-past",
  model: "live-holdem-half-past",
  phases: { bettingMs: 10_000, drawnMs: 4_000, paidMs: 4_000 },
  limits: { minimumStake: 100, maximumStake: 25_000 },
};

/** A table of live blackjack: seven seats play in turn. */
export const BLACKJACK_TABLE: TableFile = {
  ...HOLDEM_TABLE,
  name: "kitchen",
  model: "live-blackjack-kitchen-table",
  limits: { minimumStake: 50, maximumStake: 5_000 },
};

/** The question comes this long after the start of the run, and answers count until then. */
export const ASKED_MS = 3_000;
export const UNTIL_MS = 15_000;

type Sent = { requestId?: string; via?: Studio };

export type DecisionFixture = Awaited<ReturnType<typeof createDecisionFixture>>;

/** A studio with one table whose players decide after the close. */
export async function createDecisionFixture(
  table: TableFile = HOLDEM_TABLE,
  campaigns: readonly Campaign[] = [],
) {
  const tables = await createTableFixture(undefined, table, [], campaigns);
  const tableId = table.name;
  const fixture = {
    ...tables,
    tableId,
    seated: (amount = "100.00") => tables.playing(amount, TABLE_GAME_ID),
    /** Places a bet, and returns its id; empty if it was refused. */
    async wager(session: string, number: number, stakeMinor: number, input: RoundInput, via = tables.studio) {
      const body = { requestId: randomUUID(), number, stakeMinor: String(stakeMinor), input };
      return (await tables.place(session, body, via)).data?.roundId ?? "";
    },
    /** Places an ante. */
    ante: (session: string, number: number, anteMinor = 1_000, via = tables.studio) =>
      fixture.wager(session, number, anteMinor, { bets: { ante: String(anteMinor) } }, via),
    decide: (session: string, roundId: string, move: string, { requestId = randomUUID(), via }: Sent = {}) =>
      tables.call("takeTableAction", {
        session,
        tableId,
        roundId,
        body: { requestId, action: { move } },
        ...(via && { via }),
      }),
    /** Runs a new round until it is running; `wager` places its bets. Moves the clock to the start of the run. */
    async running(wager: (number: number) => Promise<unknown>) {
      const number = await tables.betting();
      await wager(number);
      await tables.runUntil("running");
      const round = await findTableRound(tables.database, tableId, number);
      if (!round?.runsAt) throw new Error("the round is not running");
      fixture.moveTo(round.runsAt, 0);
      return { number, runsAt: round.runsAt };
    },
    /** Places a bet of a player at a seat, or behind one. The stake is in minor units. */
    placeAt: (
      session: string,
      number: number,
      input: { seat: number } | { behind: number },
      stakeMinor: number | string = 1_000,
    ) => tables.place(session, { requestId: randomUUID(), number, stakeMinor: String(stakeMinor), input }),
    /** Sets the clock to this time after the start of a run. */
    moveTo(runsAt: Date, afterMs: number) {
      tables.advance(runsAt.getTime() + afterMs - tables.gate.clock.at.getTime());
    },
    /** The states of the further stakes of a bet, in order. */
    async furtherStates(roundId: string): Promise<string[]> {
      const { rows } = await tables.database.query<{ state: string }>(
        "SELECT state FROM studio_action WHERE round_id = $1 ORDER BY from_ms, acted_at",
        [roundId],
      );
      return rows.map(({ state }) => state);
    },
  };
  return fixture;
}
