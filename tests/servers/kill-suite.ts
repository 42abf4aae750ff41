import { describe, expect, it } from "vitest";
import { isFullSize } from "./fault-size.ts";
import { allKillSteps, killAndRecover } from "./kill-and-recover.ts";
import { type KillSubject, killSubjects } from "./kill-moves.ts";
import { killMovesAndRepeat } from "./kill-moves-and-repeat.ts";
import { type KilledProduct, useKilledProduct } from "./killed-product.ts";

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const KILLS = isFullSize ? 100 : allKillSteps.length;
const PLAYERS = isFullSize ? 50 : 20;
const TIMEOUT_MS = 7_200_000;

/** The short run leaves out payouts, wins and rollbacks: the code of deposits and rounds writes them too. `decided-kill-suite` has further stakes. */
const subjects: KillSubject[] = isFullSize
  ? (Object.keys(killSubjects) as KillSubject[])
  : ["deposits", "rounds", "pots of jackpots"];

/**
 * Defines the same tests for each database. `start` starts a `killable` product, and returns the environment for verifying its ledger
 * after it has stopped.
 */
export function describeKills(database: string, start: () => Promise<KilledProduct>): void {
  describe(`${database}, killed ${KILLS} times, at ${allKillSteps.length} steps of a money write in turn (SEED=${seed})`, () => {
    const killed = useKilledProduct(start);

    it(`loses and doubles no bet of ${PLAYERS} parallel players`, { timeout: TIMEOUT_MS }, async () => {
      const report = await killAndRecover(killed.product(), { seed, kills: KILLS, players: PLAYERS });
      expect(report).toMatchObject({ refused: [], lost: [], changedAnswers: [], wrongBalances: [] });
      expect(report.acknowledged).toBeGreaterThan(KILLS * 20);
    });

    it.each(subjects)("moves the money of %s once", { timeout: TIMEOUT_MS }, async (subject) => {
      const { wrong, committed } = await killMovesAndRepeat(killed.product(), {
        subject,
        seed,
        kills: KILLS,
      });
      expect(wrong).toEqual([]);
      expect(committed["before answer"], "moves that were committed and not answered").toBeGreaterThan(0);
    });
  });
}
