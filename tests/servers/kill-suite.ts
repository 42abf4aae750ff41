import { describe, expect, it } from "vitest";
import { isFullSize, KILLS_AT_FULL_SIZE, seed } from "./fault-size.ts";
import { allKillSteps, type KillStepOrAfter, killAndRecover } from "./kill-and-recover.ts";
import type { KillSubject } from "./kill-moves.ts";
import { killMovesAndRepeat } from "./kill-moves-and-repeat.ts";
import { type KilledProduct, useKilledProduct } from "./killed-product.ts";

const PLAYERS = isFullSize ? 50 : 20;
const TIMEOUT_MS = 7_200_000;
/** Money that was moved and not answered can be moved twice, or be lost: the steps of a short run. On PostgreSQL bets have all of them. */
export const STEPS_THAT_LOSE: readonly KillStepOrAfter[] = ["before commit", "before answer"];

/** What moves money besides bets, in two files, which run at the same time: calls of other parties, and rounds of our own games. */
const subjects = {
  calls: ["wins and rollbacks", "deposits", "payouts"],
  rounds: ["pots of jackpots", "rounds", "further stakes"],
} as const satisfies Record<string, readonly KillSubject[]>;

type StartKilled = () => Promise<KilledProduct>;
type Kills = {
  /** What is killed how often and where, as the titles of the tests begin. */
  name: string;
  kills: number;
  steps: readonly KillStepOrAfter[];
  killed: ReturnType<typeof useKilledProduct>;
};

/**
 * The tests of bets and the tests of other moves of money, in files of their own, which run at the same time. They are the same for each database.
 * `start` starts a `killable` product, and returns the environment for verifying its ledger after it has stopped. `shortSteps` are those at
 * which a short run kills it once for each kind of money write.
 */
export function describeBetKills(database: string, start: StartKilled, shortSteps = allKillSteps): void {
  describeKilled(database, start, shortSteps, ({ name, kills, steps, killed }) => {
    it(`${name} loses and doubles no bet of ${PLAYERS} parallel players`, {
      timeout: TIMEOUT_MS,
    }, async () => {
      const report = await killAndRecover(killed.product(), { seed, kills, players: PLAYERS, steps });
      expect(report).toMatchObject({ refused: [], lost: [], changedAnswers: [], wrongBalances: [] });
      expect(report.acknowledged).toBeGreaterThan(kills * 20);
    });
  });
}

export function describeMoveKills(database: string, { in: kind, start }: MoveKills): void {
  describeKilled(database, start, STEPS_THAT_LOSE, ({ name, kills, steps, killed }) => {
    it.each(subjects[kind])(
      `${name} moves the money of %s once`,
      { timeout: TIMEOUT_MS },
      async (subject) => {
        const { wrong, committed } = await killMovesAndRepeat(killed.product(), {
          subject,
          seed,
          kills,
          steps,
        });
        expect(wrong).toEqual([]);
        // A payout that is sent changes no balance, so its commit is not seen.
        if (subject !== "payouts")
          expect(committed["before answer"], "moves that were committed and not answered").toBeGreaterThan(0);
      },
    );
  });
}

type MoveKills = { in: keyof typeof subjects; start: StartKilled };

function describeKilled(
  database: string,
  start: StartKilled,
  shortSteps: readonly KillStepOrAfter[],
  define: (kills: Kills) => void,
): void {
  const steps = isFullSize ? allKillSteps : shortSteps;
  const kills = isFullSize ? KILLS_AT_FULL_SIZE : steps.length;
  const name = `${database}, killed ${kills} times, ${steps.join(", ")} of a money write in turn`;
  describe(`${name} (SEED=${seed})`, () => define({ name, kills, steps, killed: useKilledProduct(start) }));
}
