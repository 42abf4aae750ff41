import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isFullSize, seed } from "./fault-size.ts";
import { seeded } from "./kill-and-recover.ts";
import { type KilledPhase, killedPhases, killInPhase, waysToDie } from "./kill-tables.ts";
import type { Product } from "./product.ts";
import { runVerifier } from "./run-verifier.ts";
import { SHORT_TABLE, writeTables } from "./table-folder.ts";
import { seatPlayer, type TablePlayer } from "./table-player.ts";

/** A process can die in at most seven ways in a phase, so eight kills at full size try every way. */
const KILLS = isFullSize ? 8 : 1;
const PLAYERS = 3;
const TIMEOUT_MS = 7_200_000;

/**
 * Kills the process of a live table in each phase; the same tests run on every database. `start` starts a `killable` product with the
 * tables of a folder, and returns the environment for verifying its ledger after it has stopped. `shortPhases` are those of a short run.
 */
export function describeTableKills(
  database: string,
  start: (folder: string) => Promise<{ product: Product; verifyWith: Record<string, string> }>,
  shortPhases: readonly KilledPhase[] = killedPhases,
): void {
  describe(`a live table on ${database} (kills in each phase: ${KILLS}, SEED=${seed})`, () => {
    const random = seeded(seed);
    let folder: string;
    let started: Awaited<ReturnType<typeof start>>;
    let players: TablePlayer[];
    beforeAll(async () => {
      folder = writeTables(SHORT_TABLE);
      started = await start(folder);
      players = await Promise.all(Array.from({ length: PLAYERS }, () => seatPlayer(started.product)));
    });
    afterAll(async () => {
      const { product, verifyWith } = started;
      await product.stop();
      const verdict = runVerifier(verifyWith);
      await product.remove();
      rmSync(folder, { recursive: true, force: true });
      expect(verdict).toContain("Every promise of the ledger holds.");
    });

    it.each(isFullSize ? killedPhases : shortPhases)(
      `a live table on ${database} loses no bet, pays none twice and goes on when it is killed while %s`,
      { timeout: TIMEOUT_MS },
      async (phase) => {
        const { product } = started;
        const ways = waysToDie(phase);
        const first = Math.floor(random() * ways.length);
        for (let kill = 0; kill < KILLS; kill += 1) {
          const way = ways[(first + kill) % ways.length]!;
          const recover = async () => {
            await product.restart();
            return product;
          };
          const { wrong } = await killInPhase({ product, recover, phase, way, players, random });
          expect(wrong).toEqual([]);
        }
      },
    );
  });
}
