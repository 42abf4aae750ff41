import { randomUUID } from "node:crypto";
import type {
  BuyTicketsReply,
  PublishedTableRound,
  TicketsReply,
  UpcomingReply,
} from "@bellwether/contract/studio/index.ts";
import { describe, expect, it } from "vitest";
import { isFullSize } from "./fault-size.ts";
import { seeded } from "./kill-and-recover.ts";
import { type StartWithTables, useKilledTable } from "./killed-table.ts";
import { drivePlayer } from "./player-client.ts";
import { openStudio } from "./studio-player.ts";

const TABLE = "lotto-saturday";
/** The product is started with a draw every so many ms: more than the show of the balls lasts, or each draw would wait for the one before. */
export const KILLED_DRAWS_EVERY_MS = 60_000;
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const KILLS = isFullSize ? 60 : 2;
const DRAWS_EACH = isFullSize ? 2 : 1;
const WAIT_MS = 200_000;
const LINE_MINOR = 150;

/** Ten lines that together have all numbers, so that some of them win nearly always. */
const slips = Array.from({ length: 10 }, (_, index) =>
  Array.from({ length: 6 }, (_, place) => ((index * 5 + place * 8) % 49) + 1).sort((a, b) => a - b),
);

/** Kills the process of a lotto at any time between a purchase and its payment; the same tests run on every database. */
export function describeDrawKills(database: string, start: StartWithTables): void {
  describe(`draws of a lotto on ${database} (kills: ${KILLS}, SEED=${seed})`, () => {
    const random = seeded(seed);
    const killed = useKilledTable(TABLE, { drawnMs: 2_000 }, start);

    it("take the stake of each ticket once and pay each prize once, and the purchase goes on where the kill broke it off", {
      timeout: 7_200_000,
    }, async () => {
      const product = killed.product();
      const player = await drivePlayer(product, { amount: "5000.00" });
      const studio = await openStudio(product, player, TABLE);
      const at = `/tables/${TABLE}`;
      const patiently = async <Reply>(ask: () => Promise<Reply>, isReached: (reply: Reply) => boolean) => {
        const deadline = performance.now() + WAIT_MS;
        for (;;) {
          const reply = await ask().catch(() => undefined);
          if (reply !== undefined && isReached(reply)) return reply;
          if (performance.now() > deadline) throw new Error(`still ${JSON.stringify(reply)}`);
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      };
      const balance = async () =>
        Number((await studio.get<{ balanceMinor: string }>("/balance")).balanceMinor);
      let expected = await balance();
      for (let kill = 0; kill < KILLS; kill += 1) {
        const { draws } = await patiently(
          () => studio.get<UpcomingReply>(`${at}/upcoming`),
          // Time enough for the purchase before the close.
          ({ at: now, draws: [next] }) =>
            next !== undefined && Date.parse(next.betsCloseAt) - Date.parse(now) > 8_000,
        );
        const numbers = draws.slice(0, DRAWS_EACH).map(({ number }) => number);
        const request = {
          ...{ requestId: randomUUID(), numbers, input: { slips } },
          stakeMinor: String(slips.length * LINE_MINOR),
        };
        const buy = () => studio.post<BuyTicketsReply>(`${at}/tickets`, request);
        // In every third turn the kill comes during the purchase, in the others until the draw was paid.
        const isEarly = kill % 3 === 0;
        const early = isEarly ? buy().catch(() => undefined) : buy();
        if (!isEarly) await early;
        const delayMs = isEarly ? random() * 60 : random() * (KILLED_DRAWS_EVERY_MS + 6_000);
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        await product.kill();
        await early;
        await product.restart();
        const told = `SEED=${seed}, kill ${kill}, draws ${numbers}`;
        const again = await patiently(buy, () => true);
        for (const { number, ticket, refusal } of again.tickets)
          if (!isEarly) expect([number, ticket !== null, refusal], told).toEqual([number, true, null]);
        for (const number of numbers) {
          const isOver = ({ phase }: PublishedTableRound) => phase === "paid" || phase === "void";
          await patiently(() => studio.get<PublishedTableRound>(`${at}/rounds/${number}`), isOver);
        }
        const settled = await patiently(
          async () => {
            const past = await studio.get<TicketsReply>(`${at}/tickets-before/${(numbers.at(-1) ?? 0) + 1}`);
            return past.tickets.filter(({ number }) => numbers.includes(number));
          },
          (tickets) => tickets.every(({ state }) => state === "settled" || state === "returned"),
        );
        const counted = settled.filter(({ state }) => state === "settled");
        for (const number of numbers) {
          const ofDraw = counted.filter((ticket) => ticket.number === number).length;
          // A purchase that the kill broke off may have been given back; then nothing was taken.
          expect(ofDraw, `${told}, draw ${number}`).toBeLessThanOrEqual(1);
          if (!isEarly) expect(ofDraw, `${told}, draw ${number}`).toBe(1);
        }
        expected += counted.reduce(
          (sum, { stakeMinor, payoutMinor }) => sum + Number(payoutMinor) - Number(stakeMinor),
          0,
        );
        expect(await balance(), told).toBe(expected);
      }
    });
  });
}
