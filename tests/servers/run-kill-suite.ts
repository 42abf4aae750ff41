import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type {
  PlaceTableBetReply,
  PublishedTableRound,
  TableAction,
  TableBetsReply,
} from "@bellwether/contract/studio/index.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isFullSize } from "./fault-size.ts";
import { seeded } from "./kill-and-recover.ts";
import { drivePlayer } from "./player-client.ts";
import type { Product } from "./product.ts";
import { runVerifier } from "./run-verifier.ts";
import { openStudio, StudioAnswerError } from "./studio-player.ts";

const TABLE_FILE = fileURLToPath(new URL("../../content/tables/rocket-ferry.json", import.meta.url));
const TABLE = "rocket-ferry";
const PHASES = { bettingMs: 3_000, drawnMs: 1_000, paidMs: 1_000 };
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const KILLS = isFullSize ? 100 : 2;
/** The kill comes at most this long after the run was seen. A short run has ended by then. */
const MAX_DELAY_MS = 1_500;
const WAIT_MS = 200_000;

/** Writes a folder with one table of crash whose phases are short. The caller removes the folder. */
export function shortRunTables(): string {
  const folder = mkdtempSync("/tmp/bellwether-tables-");
  const table = JSON.parse(readFileSync(TABLE_FILE, "utf8")) as object;
  writeFileSync(join(folder, `${TABLE}.json`), JSON.stringify({ ...table, phases: PHASES }));
  return folder;
}

/** Kills the process of a table of crash during its runs; the same tests run on every database. */
export function describeRunKills(
  database: string,
  start: (tables: string) => Promise<{ product: Product; verifyWith: Record<string, string> }>,
): void {
  describe(`a run of crash on ${database} (kills: ${KILLS}, SEED=${seed})`, () => {
    const random = seeded(seed);
    const tables = shortRunTables();
    let started: Awaited<ReturnType<typeof start>>;
    beforeAll(async () => {
      started = await start(tables);
    });
    afterAll(async () => {
      const { product, verifyWith } = started;
      await product.stop();
      const verdict = runVerifier(verifyWith);
      await product.remove();
      rmSync(tables, { recursive: true, force: true });
      expect(verdict).toContain("Every promise of the ledger holds.");
    });

    it("ends after the kill, pays each stored cash-out by hand its multiplier, and pays each automatic cash-out that the run has reached", {
      timeout: 7_200_000,
    }, async () => {
      const { product } = started;
      const player = await drivePlayer(product, { amount: "1000.00" });
      const studio = await openStudio(product, player, TABLE);
      const at = `/tables/${TABLE}`;
      const roundNow = async () =>
        (await studio.get<{ round: { number: number; phase: string } | null }>(at).catch(() => undefined))
          ?.round;
      const until = async (isReached: (round: { number: number; phase: string }) => boolean) => {
        const deadline = performance.now() + WAIT_MS;
        for (;;) {
          const round = await roundNow();
          if (round && isReached(round)) return round;
          if (performance.now() > deadline) throw new Error(`the round stayed ${JSON.stringify(round)}`);
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      };
      for (let kill = 0; kill < KILLS; kill += 1) {
        const last = (await until(() => true)).number;
        const { number } = await until((round) => round.number > last && round.phase === "betting");
        const place = (input: object) =>
          studio.post<PlaceTableBetReply>(`${at}/bets`, {
            requestId: randomUUID(),
            number,
            stakeMinor: "500",
            input,
          });
        const [byItself, byHand] = [await place({ cashOutAt: 120 }), await place({})];
        await until(
          (round) => round.number > number || !["betting", "closed", "sealed"].includes(round.phase),
        );
        const request = { requestId: randomUUID(), action: { type: "cash-out" } };
        const cashOut = () =>
          studio
            .post<TableAction>(`${at}/bets/${byHand.roundId}/actions`, request)
            .catch((error: unknown) => (error instanceof StudioAnswerError ? error : undefined));
        const dead = new Promise((resolve) => setTimeout(resolve, random() * MAX_DELAY_MS));
        const first = dead.then(cashOut);
        await dead;
        await product.kill();
        const answered = await first;
        await product.restart();
        await until((round) => round.number > number || round.phase === "paid");

        const again = await cashOut();
        const published = await studio.get<PublishedTableRound>(`${at}/rounds/${number}`);
        const { bets } = await studio.get<TableBetsReply>(`${at}/rounds/${number}/bets`);
        const told = `SEED=${seed}, kill ${kill}, round ${number}`;
        expect(published.phase, told).toBe("paid");
        const [crashed] = published.events as unknown as { atHundredths: number }[];
        const expected = (crashed?.atHundredths ?? 0) >= 120 ? "600" : "0";
        const betOf = (id: string) => bets.find(({ roundId }) => roundId === id);
        expect(betOf(byItself.roundId), told).toMatchObject({ state: "settled", payoutMinor: expected });
        const stored = published.actions.filter(({ roundId }) => roundId === byHand.roundId);
        if (answered && !(answered instanceof StudioAnswerError)) expect(stored, told).toEqual([answered]);
        expect(again instanceof StudioAnswerError ? [] : [again], told).toEqual(stored);
        const paid = Number(betOf(byHand.roundId)?.payoutMinor);
        const isPaidAsStored = stored.length === 1 ? paid >= 505 : paid === 0;
        expect(isPaidAsStored, `${told}: ${stored.length} cash-outs, ${paid} paid`).toBe(true);
      }
    });
  });
}
