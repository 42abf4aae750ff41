import { describe, expect, it } from "vitest";
import { isFullSize, seed } from "./fault-size.ts";
import { allKillSteps, type KillStepOrAfter, killAndRecover } from "./kill-and-recover.ts";
import { type KillSubject, killSubjects } from "./kill-moves.ts";
import { killMovesAndRepeat } from "./kill-moves-and-repeat.ts";
import { type KilledProduct, useKilledProduct } from "./killed-product.ts";

const PLAYERS = isFullSize ? 50 : 20;
const TIMEOUT_MS = 7_200_000;

const subjects = Object.keys(killSubjects) as KillSubject[];

/**
 * Defines the same tests for each database. `start` starts a `killable` product, and returns the environment for verifying its ledger
 * after it has stopped. `steps` are those at which a short run kills it once for each kind of money write.
 */
export function describeKills(
  database: string,
  start: () => Promise<KilledProduct>,
  shortSteps: readonly KillStepOrAfter[] = allKillSteps,
): void {
  const steps = isFullSize ? allKillSteps : shortSteps;
  const KILLS = isFullSize ? 30 : steps.length;
  describe(`${database}, killed ${KILLS} times, ${steps.join(", ")} of a money write in turn (SEED=${seed})`, () => {
    const killed = useKilledProduct(start);

    it(`${database}, killed ${KILLS} times, ${steps.join(", ")} of a money write in turn loses and doubles no bet of ${PLAYERS} parallel players`, {
      timeout: TIMEOUT_MS,
    }, async () => {
      const report = await killAndRecover(killed.product(), { seed, kills: KILLS, players: PLAYERS, steps });
      expect(report).toMatchObject({ refused: [], lost: [], changedAnswers: [], wrongBalances: [] });
      expect(report.acknowledged).toBeGreaterThan(KILLS * 20);
    });

    it.each(subjects)(
      `${database}, killed ${KILLS} times, ${steps.join(", ")} of a money write in turn moves the money of %s once`,
      { timeout: TIMEOUT_MS },
      async (subject) => {
        const { wrong, committed } = await killMovesAndRepeat(killed.product(), {
          subject,
          seed,
          kills: KILLS,
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
