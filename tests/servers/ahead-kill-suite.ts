import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type {
  PlaceTableBetReply,
  RoundsAheadReply,
  TableBet,
  TableBetsReply,
} from "@bellwether/contract/studio/index.ts";
import { describe, expect, it } from "vitest";
import { isFullSize, seed } from "./fault-size.ts";
import { allKillSteps, seeded } from "./kill-and-recover.ts";
import { type StartWithTables, untilTable, useKilledTable } from "./killed-table.ts";
import { drivePlayer } from "./player-client.ts";
import { retryUntil } from "./retry-until.ts";
import { openStudio, StudioAnswerError } from "./studio-player.ts";

const TABLE = "bingo-bus-30";
const PRICE_MINOR = 20;
const DEPOSIT_MINOR = 10_000;
/** The short run takes another two steps each time. */
const steps = isFullSize ? allKillSteps : [0, 1].map((place) => allKillSteps[(seed + place) % 4]!);
/** The tickets are for this round ahead, so that it has not begun when the process has been started again after each step. */
const AHEAD = 5;
const TURNS = isFullSize ? 4 : 1;

/** Kills the process of a bingo room while a ticket of a coming game is bought, and while it waits; the same tests run on every database. */
export function describeAheadKills(database: string, start: StartWithTables): void {
  describe(`tickets of coming bingo games on ${database} (kills at a step: ${TURNS}, SEED=${seed})`, () => {
    const random = seeded(seed);
    const killed = useKilledTable(TABLE, { bettingMs: 4_000, drawnMs: 1_000, paidMs: 1_000 }, start);
    const at = `/tables/${TABLE}`;
    const seat = async () => {
      const player = await drivePlayer(killed.product(), { amount: "100.00" });
      const studio = await openStudio(killed.product(), player, TABLE);
      const betsOf = async (number: number) =>
        (await studio.get<TableBetsReply>(`${at}/rounds/${number}/bets`)).bets;
      return {
        studio,
        betsOf,
        wish: (number: number, serials: readonly number[]) => ({
          ...{ requestId: randomUUID(), number, input: { serials } },
          stakeMinor: String(serials.length * PRICE_MINOR),
        }),
        buy: (request: object) => studio.post<PlaceTableBetReply>(`${at}/bets`, request),
        balance: async () => Number((await studio.get<{ balanceMinor: string }>("/balance")).balanceMinor),
        ahead: async () => (await studio.get<RoundsAheadReply>(`${at}/rounds-ahead`)).rounds,
      };
    };
    const isOver = ({ state }: TableBet) => state === "settled" || state === "returned";

    it(`tickets of coming bingo games on ${database} are each paid for once and played once, or given back, although the process is killed ${steps.join(", ")}, and once while they wait`, {
      timeout: 7_200_000,
    }, async () => {
      const product = killed.product();
      const [one, other] = await Promise.all([seat(), seat()]);
      const numbers: number[] = [];
      for (let turn = 0; turn < TURNS; turn += 1) {
        const rounds = await retryUntil(one.ahead, ({ length }) => length >= AHEAD);
        const number = rounds[AHEAD - 1]?.number ?? 0;
        numbers.push(number);
        // A game with the tickets of one player alone would be void.
        await other.buy(other.wish(number, [1_000_000]));
        const sold: { serials: number[]; when: string; isSold: boolean }[] = [];
        for (const [place, step] of steps.entries()) {
          const serials = [2 * place + 1, 2 * place + 2];
          const request = one.wish(number, serials);
          if (step === "after answer") {
            await one.buy(request);
            await product.kill();
          } else {
            const { dead } = await product.killAt(step);
            const refused = one.buy(request).then(
              () => undefined,
              (error: unknown) => (error instanceof StudioAnswerError ? error : undefined),
            );
            // On a slow machine the sale may be over: nothing is written then, and nothing kills the process.
            if (await Promise.race([dead.then(() => undefined), refused])) await product.kill();
            else await dead;
          }
          await product.restart();
          // The same request returns the ticket, or is refused because the stake is given back.
          const again = await one.buy(request).catch((error: unknown) => error);
          const when = `SEED=${seed}, turn ${turn}, game ${number}, killed ${step}: ${String(again)}`;
          if (again instanceof Error) {
            expect(step, when).not.toBe("after answer");
            expect(again, when).toBeInstanceOf(StudioAnswerError);
            expect(["wallet_unavailable", "bets_closed"], when).toContain((again as StudioAnswerError).code);
          }
          sold.push({ serials, when, isSold: !(again instanceof Error) });
        }
        // Once more while the tickets wait, at any moment until their game is over.
        await setTimeout(random() * 8_000);
        await product.kill();
        await product.restart();
        await untilTable(one.studio, TABLE, ({ round }) => round !== null && round.number > number);
        const bets = await retryUntil(
          () => one.betsOf(number),
          (known) => known.every(isOver),
        );
        for (const { serials, when, isSold } of sold) {
          const own = bets.filter(({ input }) => JSON.stringify(input) === JSON.stringify({ serials }));
          const counted = own.filter(({ state }) => state !== "returned").map(({ state }) => state);
          expect(counted, when).toEqual(isSold ? ["settled"] : []);
        }
      }
      for (const { betsOf, balance } of [one, other]) {
        const bets = (await Promise.all(numbers.map(betsOf))).flat();
        const expected = bets
          .filter(({ state }) => state === "settled")
          .reduce(
            (sum, { stakeMinor, payoutMinor }) => sum + Number(payoutMinor) - Number(stakeMinor),
            DEPOSIT_MINOR,
          );
        expect(await retryUntil(balance, (now) => now === expected), `SEED=${seed}`).toBe(expected);
      }
    });
  });
}
