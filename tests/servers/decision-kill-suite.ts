import { randomUUID } from "node:crypto";
import type {
  PlaceTableBetReply,
  PublishedTableRound,
  TableAction,
  TableBetsReply,
  TableSnapshot,
} from "@bellwether/contract/studio/index.ts";
import { describe, expect, it } from "vitest";
import { isFullSize, KILLS_AT_FULL_SIZE, seed } from "./fault-size.ts";
import { seeded } from "./kill-and-recover.ts";
import { type StartWithTables, untilTable, useKilledTable } from "./killed-table.ts";
import { drivePlayer } from "./player-client.ts";
import { openStudio, StudioAnswerError } from "./studio-player.ts";

const TABLE = "holdem-at-half-past";
const PHASES = { bettingMs: 4_000, drawnMs: 1_000, paidMs: 1_000 };
const KILLS = isFullSize ? KILLS_AT_FULL_SIZE : 1;
/** The kill comes at most this long after the call was sent. */
const MAX_DELAY_MS = 250;

/** Kills the process of a table of live hold'em while its players decide; the same test runs on every database. */
export function describeDecisionKills(database: string, start: StartWithTables): void {
  describe(`decisions at a table on ${database} (kills: ${KILLS}, SEED=${seed})`, () => {
    const random = seeded(seed);
    const killed = useKilledTable(TABLE, PHASES, start);

    it(`a table with decisions on ${database} ends the round after the kill, with the calls that were stored, and folds for the others`, {
      timeout: 7_200_000,
    }, async () => {
      const product = killed.product();
      const player = await drivePlayer(product, { amount: "1000.00" });
      const studio = await openStudio(product, player, TABLE);
      const at = `/tables/${TABLE}`;
      const until = (isReached: (snapshot: TableSnapshot) => boolean) => untilTable(studio, TABLE, isReached);
      for (let kill = 0; kill < KILLS; kill += 1) {
        const last = (await until(({ round }) => round !== null)).round?.number ?? 0;
        const betting = await until(({ round }) => round?.phase === "betting" && round.number > last);
        const number = betting.round?.number ?? 0;
        const place = () =>
          studio.post<PlaceTableBetReply>(`${at}/bets`, {
            requestId: randomUUID(),
            number,
            stakeMinor: "1000",
            input: { bets: { ante: "1000" } },
          });
        const [called, away] = [await place(), await place()];
        await until(({ run }) => run?.number === number && run.question !== null);
        const request = { requestId: randomUUID(), action: { move: "call" } };
        const call = () =>
          studio
            .post<TableAction>(`${at}/bets/${called.roundId}/actions`, request)
            .catch((error: unknown) => (error instanceof StudioAnswerError ? error : undefined));
        const first = call();
        await new Promise((resolve) => setTimeout(resolve, random() * MAX_DELAY_MS));
        await product.kill();
        const answered = await first;
        await product.restart();
        await until(({ round }) => (round?.number ?? 0) > number || round?.phase === "paid");

        const when = `SEED=${seed}, kill ${kill}, round ${number}`;
        const published = await studio.get<PublishedTableRound>(`${at}/rounds/${number}`);
        expect(published.phase, when).toBe("paid");
        const stored = published.actions.filter(({ roundId }) => roundId === called.roundId);
        if (answered && !(answered instanceof StudioAnswerError)) expect(stored, when).toEqual([answered]);
        const again = await call();
        expect(again instanceof StudioAnswerError ? [] : [again], when).toEqual(stored);
        const betOf = async (id: string) => {
          const { bets } = await studio.get<TableBetsReply>(`${at}/rounds/${number}/bets`);
          return bets.find(({ roundId }) => roundId === id);
        };
        // An uncertain stake is rolled back before the bet is paid.
        await expect
          .poll(async () => (await betOf(called.roundId))?.state, { timeout: 180_000 })
          .toBe("settled");
        const furtherMinor = stored.length === 1 ? "2000" : "0";
        expect(await betOf(called.roundId), when).toMatchObject({ state: "settled", furtherMinor });
        expect(await betOf(away.roundId), when).toMatchObject({ payoutMinor: "0", furtherMinor: "0" });
      }
    });
  });
}
