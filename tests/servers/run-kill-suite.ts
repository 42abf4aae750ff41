import { randomUUID } from "node:crypto";
import type {
  PlaceTableBetReply,
  PublishedTableRound,
  TableAction,
  TableBetsReply,
  TableRound,
} from "@bellwether/contract/studio/index.ts";
import { describe, expect, it } from "vitest";
import { isFullSize, KILLS_AT_FULL_SIZE, seed } from "./fault-size.ts";
import { seeded } from "./kill-and-recover.ts";
import { type StartWithTables, untilTable, useKilledTable } from "./killed-table.ts";
import { drivePlayer } from "./player-client.ts";
import { openStudio, StudioAnswerError } from "./studio-player.ts";

const TABLE = "rocket-ferry";
const PHASES = { bettingMs: 3_000, drawnMs: 1_000, paidMs: 1_000 };
const KILLS = isFullSize ? KILLS_AT_FULL_SIZE : 2;
/** The kill comes at most this long after the run was seen. A short run has ended by then. */
const MAX_DELAY_MS = 1_500;

/** Kills the process of a table of crash during its runs; the same tests run on every database. */
export function describeRunKills(database: string, start: StartWithTables): void {
  describe(`a run of crash on ${database} (kills: ${KILLS}, SEED=${seed})`, () => {
    const random = seeded(seed);
    const killed = useKilledTable(TABLE, PHASES, start);

    it(`a run of crash on ${database} ends after the kill, pays each stored cash-out by hand its multiplier, and pays each automatic cash-out that the run has reached`, {
      timeout: 7_200_000,
    }, async () => {
      const product = killed.product();
      const player = await drivePlayer(product, { amount: "1000.00" });
      const studio = await openStudio(product, player, TABLE);
      const at = `/tables/${TABLE}`;
      const until = async (isReached: (round: TableRound) => boolean) => {
        const { round } = await untilTable(studio, TABLE, ({ round }) => round !== null && isReached(round));
        if (!round) throw new Error("a table without a round was returned");
        return round;
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
        const when = `SEED=${seed}, kill ${kill}, round ${number}`;
        expect(published.phase, when).toBe("paid");
        const [crashed] = published.events as unknown as { atHundredths: number }[];
        const expected = (crashed?.atHundredths ?? 0) >= 120 ? "600" : "0";
        const betOf = (id: string) => bets.find(({ roundId }) => roundId === id);
        expect(betOf(byItself.roundId), when).toMatchObject({ state: "settled", payoutMinor: expected });
        const stored = published.actions.filter(({ roundId }) => roundId === byHand.roundId);
        if (answered && !(answered instanceof StudioAnswerError)) expect(stored, when).toEqual([answered]);
        expect(again instanceof StudioAnswerError ? [] : [again], when).toEqual(stored);
        const paid = Number(betOf(byHand.roundId)?.payoutMinor);
        const isPaidAsStored = stored.length === 1 ? paid >= 505 : paid === 0;
        expect(isPaidAsStored, `${when}: ${stored.length} cash-outs, ${paid} paid`).toBe(true);
      }
    });
  });
}
