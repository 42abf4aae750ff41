import { randomUUID } from "node:crypto";
import type { Campaign } from "@bellwether/contract/content/campaign.ts";
import type { TableFile } from "@bellwether/contract/content/table.ts";
import type { RoundInput } from "@bellwether/contract/studio/index.ts";
import type { Studio } from "../create-studio.ts";
import { drawTableRound } from "../tables/draw-table-round.ts";
import { findTableRound } from "../tables/table-store.ts";
import { createTableFixture, TABLE, TABLE_GAME_ID } from "./table-fixture.ts";

/** A table of crash, whose rounds have the phase `running`. */
export const RUN_TABLE: TableFile = {
  ...TABLE,
  name: "runway",
  model: "rocket-ferry",
  phases: { bettingMs: 10_000, drawnMs: 4_000, paidMs: 4_000 },
  limits: { minimumStake: 100, maximumStake: 20_000 },
};

const CASH_OUT = { type: "cash-out" };
type Sent = { requestId?: string; via?: Studio; action?: { type: string } };

export type RunFixture = Awaited<ReturnType<typeof createRunFixture>>;

/** A studio with one table of crash. The test knows the crash point, which the studio keeps secret. */
export async function createRunFixture(campaigns: readonly Campaign[] = []) {
  const tables = await createTableFixture(undefined, RUN_TABLE, [], campaigns);
  const { parts, database } = tables;
  const tableId = RUN_TABLE.name;
  const fixture = {
    ...tables,
    seated: () => tables.playing("100.00", TABLE_GAME_ID),
    /** Places a bet of 1.00, or of another amount, and returns its id. */
    async wager(
      session: string,
      number: number,
      { stakeMinor = "100", cashOutAt = undefined as number | undefined, via = tables.studio } = {},
    ) {
      const input: RoundInput = cashOutAt === undefined ? {} : { cashOutAt };
      const body = { requestId: randomUUID(), number, stakeMinor, input };
      return (await tables.place(session, body, via)).data?.roundId ?? "";
    },
    cashOut: (
      session: string,
      roundId: string,
      { requestId = randomUUID(), via, action = CASH_OUT }: Sent = {},
    ) =>
      tables.call("takeTableAction", {
        session,
        tableId,
        roundId,
        body: { requestId, action },
        ...(via && { via }),
      }),
    /** The crash point of the running round, and the length of its run. */
    async secret(number: number) {
      const round = await findTableRound(database, tableId, number);
      if (!round?.beaconSignature || !round.runsAt) throw new Error("the round is not running");
      const { rules, drawn } = drawTableRound(parts, tableId, round, round.beaconSignature);
      const { run } = rules;
      if (run?.kind !== "exits") throw new Error("the round has no run of exits");
      return { point: drawn.outcome as number, lengthMs: run.lengthMs(drawn.outcome), runsAt: round.runsAt };
    },
    /** Plays rounds until one is running whose run lasts at least `atLeastMs`; `wager` places its bets. Moves the clock to the run's start. */
    async running(atLeastMs: number, wager: (number: number) => Promise<unknown>) {
      for (let round = 0; round < 200; round += 1) {
        const number = await tables.betting();
        await wager(number);
        await tables.runUntil("running");
        const secret = await fixture.secret(number);
        if (secret.lengthMs >= atLeastMs) {
          fixture.moveTo(secret.runsAt, 0);
          return { number, ...secret };
        }
        await tables.finish();
      }
      throw new Error("no run was long enough");
    },
    /** Sets the clock to this time after the start of a run. */
    moveTo(runsAt: Date, afterMs: number) {
      tables.advance(runsAt.getTime() + afterMs - tables.gate.clock.at.getTime());
    },
  };
  return fixture;
}
