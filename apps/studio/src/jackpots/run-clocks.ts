import { playableCurrencies } from "@bellwether/games";
import type { DatabasePort, FairnessPorts, JackpotsPort, PayoutPorts, StepPorts } from "../ports.ts";
import { isPostponedDue } from "../rounds/index.ts";
import { clockPeriod } from "./clock-period.ts";
import { CLOCK_COLUMNS, closeClock, LATEST_CALL_END_MS, type StoredClock } from "./clock-store.ts";
import { drawSealedClock, sealClock } from "./draw-clock.ts";
import { payClock } from "./pay-clock.ts";
import { endChangedClocks, endEmptyClocks, planClock, reopenClocks } from "./plan-clock.ts";

/** Takes the steps of clocks at zero and of calls that are over, and plans the next clocks. Any node may run it; `run` is called again and again. */
export function createClockRunner(deps: StepPorts & FairnessPorts & PayoutPorts): {
  run(): Promise<void>;
} {
  /** The start of the last clock that was planned, by pot. */
  const planned = new Map<string, number>();

  /** The clock that runs and the next one, so that a seed's hash is always published before a stake can enter. */
  const plan = async (at: Date) => {
    for (const jackpot of deps.jackpots) {
      if (jackpot.kind !== "win-time") continue;
      const { startsAt, endsAt } = clockPeriod(jackpot, at);
      if (planned.get(jackpot.id) === startsAt.getTime()) continue;
      await reopenClocks(deps, deps.database, jackpot, at);
      await endChangedClocks(deps.database, jackpot, at);
      const known = await plannedFrom(deps, jackpot.id, startsAt);
      for (const currency of playableCurrencies)
        for (const moment of [startsAt, endsAt])
          if (!known.has(`${currency} ${moment.getTime()}`))
            await planClock(deps, deps.database, jackpot, currency, moment);
      planned.set(jackpot.id, startsAt.getTime());
    }
  };
  return {
    async run() {
      const at = await deps.databaseTime(deps.database);
      await endEmptyClocks(deps.database, at);
      // Many calls wait while the beacon is silent. It is asked for one of them, not for each.
      let isSilent = false;
      for (const clock of await dueClocks(deps, at)) {
        try {
          if (!needsSeal(clock)) await advance(deps, clock, at);
          else if (!isSilent) isSilent = !(await sealClock(deps, clock));
        } catch (error) {
          // A failing clock must not block the others.
          deps.log.error({ err: error, pot: clock.pot, currency: clock.currency }, "a clock could not go on");
        }
      }
      await plan(at);
    },
  };
}

/** Currency and start of each clock of a pot that is planned from some moment on. */
async function plannedFrom({ database }: DatabasePort, pot: string, startsAt: Date): Promise<Set<string>> {
  const { rows } = await database.query<{ currency: string; starts_at: Date }>(
    "SELECT currency, starts_at FROM studio_clock WHERE pot = $1 AND starts_at >= $2 AND kind = 'win-time' AND state <> 'empty'",
    [pot, startsAt],
  );
  return new Set(rows.map(({ currency, starts_at }) => `${currency} ${starts_at.getTime()}`));
}

type DueClock = StoredClock & { state: "running" | "closed" | "sealed" | "drawn" };

/**
 * The clocks with something to do, the oldest first, also those of a jackpot whose file was deleted. A clock or call that a wrong node clock closed
 * too early is among them, although its end is still ahead.
 */
async function dueClocks({ database }: DatabasePort, at: Date): Promise<DueClock[]> {
  const { rows } = await database.query<DueClock>(
    `SELECT ${CLOCK_COLUMNS}, state FROM studio_clock
     WHERE state NOT IN ('paid', 'empty', 'missed') AND (ends_at <= $1 OR state <> 'running' OR (kind = 'drop' AND ends_at > $2))
       AND (due_at IS NULL OR ${isPostponedDue("$1")})
     ORDER BY ends_at, pot, currency, number LIMIT 1000`,
    [at, new Date(at.getTime() + LATEST_CALL_END_MS)],
  );
  return rows;
}

const needsSeal = ({ state, seal_seen_at: seenAt }: DueClock) =>
  state === "closed" || (state === "sealed" && seenAt === null);

/** Takes the next step of a clock that needs no seal. */
async function advance(
  deps: StepPorts & FairnessPorts & PayoutPorts,
  clock: DueClock,
  at: Date,
): Promise<void> {
  if (clock.state === "running") return close(deps, clock, at);
  return clock.state === "drawn" ? payClock(deps, clock) : drawSealedClock(deps, clock);
}

async function close(deps: DatabasePort & JackpotsPort, clock: StoredClock, at: Date): Promise<void> {
  await deps.database.transaction(async (connection) => {
    await connection.query("SELECT 1 FROM studio_pot WHERE pot = $1 AND currency = $2 FOR UPDATE", [
      clock.pot,
      clock.currency,
    ]);
    await closeClock(deps, connection, clock, at);
  });
}
