import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type {
  BuyTicketsReply,
  PublishedTableRound,
  TicketsReply,
} from "@bellwether/contract/studio/index.ts";
import { describe, expect, it } from "vitest";
import { isFullSize, KILLS_AT_A_STEP, KILLS_AT_FULL_SIZE, seed } from "./fault-size.ts";
import { seeded } from "./kill-and-recover.ts";
import { choosePlaces, placesOfTurn, placesText } from "./kill-places.ts";
import { countLetters, drawWrites, killThroughDraw } from "./killed-draw.ts";
import { killInOrder, orderWrites } from "./killed-order.ts";
import { type StartWithTables, useKilledTable } from "./killed-table.ts";
import { LINE_MINOR, LOTTO_TABLE, seatAtLotto } from "./lotto-tickets.ts";
import { retryUntil } from "./retry-until.ts";

/** The product is started with a draw at a fixed interval: longer than the show of the balls lasts, or each draw would wait for the one before. */
export const KILLED_DRAWS_EVERY_MS = 20_000;
const TIMEOUT_MS = isFullSize ? 7_200_000 : 900_000;
const DRAWS_EACH = isFullSize ? 2 : 1;
/** At full size two kills at each step of each write of a draw. The short run takes another place each time. */
const drawTurns = isFullSize
  ? Array.from({ length: 3 * KILLS_AT_A_STEP }, (_, turn) => placesOfTurn(drawWrites, turn))
  : [choosePlaces(drawWrites, seed, 1)];
const drawKills = isFullSize
  ? `${drawTurns.flat().length} times, at each step of each write`
  : placesText(drawTurns.flat());
const orderPlaces = choosePlaces(orderWrites, seed, 1);
const orderKills = isFullSize
  ? `${KILLS_AT_A_STEP} times at each step of each write`
  : placesText(orderPlaces);

/** Ten lines that together have all numbers, so that some of them win nearly always. */
const slips = Array.from({ length: 10 }, (_, index) =>
  Array.from({ length: 6 }, (_, place) => ((index * 5 + place * 8) % 49) + 1).sort((a, b) => a - b),
);

/**
 * Kills the process of a lotto at any time between a purchase and its payment; the same tests run on every database. `isBrief`: a short run
 * kills it in one purchase alone.
 */
export function describeDrawKills(database: string, start: StartWithTables, isBrief = false): void {
  const isBriefRun = isBrief && !isFullSize;
  const KILLS = isFullSize ? KILLS_AT_FULL_SIZE : isBriefRun ? 1 : 2;
  describe(`draws of a lotto on ${database} (kills: ${KILLS}, SEED=${seed})`, () => {
    const random = seeded(seed);
    const killed = useKilledTable(LOTTO_TABLE, { drawnMs: 2_000 }, start);

    it(`draws of a lotto on ${database} take the stake of each ticket once and pay each prize once, and the purchase goes on where the kill broke it off`, {
      timeout: TIMEOUT_MS,
    }, async () => {
      const product = killed.product();
      const { studio, at, balance, draws } = await seatAtLotto(product, "5000.00");
      let expected = await balance();
      for (let kill = 0; kill < KILLS; kill += 1) {
        const numbers = (await draws()).slice(0, DRAWS_EACH).map(({ number }) => number);
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
        await setTimeout(delayMs);
        await product.kill();
        await early;
        await product.restart();
        const when = `SEED=${seed}, kill ${kill}, draws ${numbers}`;
        const again = await retryUntil(buy);
        for (const { number, ticket, refusal } of again.tickets)
          if (!isEarly) expect([number, ticket !== null, refusal], when).toEqual([number, true, null]);
        for (const number of numbers) {
          const isOver = ({ phase }: PublishedTableRound) => phase === "paid" || phase === "void";
          await retryUntil(() => studio.get<PublishedTableRound>(`${at}/rounds/${number}`), isOver);
        }
        const settled = await retryUntil(
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
          expect(ofDraw, `${when}, draw ${number}`).toBeLessThanOrEqual(1);
          if (!isEarly) expect(ofDraw, `${when}, draw ${number}`).toBe(1);
        }
        expected += counted.reduce(
          (sum, { stakeMinor, payoutMinor }) => sum + Number(payoutMinor) - Number(stakeMinor),
          0,
        );
        expect(await balance(), when).toBe(expected);
      }
    });

    it.skipIf(isBriefRun)(
      `a kill at a step of a draw (${drawKills}): each ticket is counted once, each prize paid once, each player told once, and the published root verifies`,
      {
        timeout: TIMEOUT_MS,
      },
      async () => {
        const product = killed.product();
        const told = [];
        for (const [turn, places] of drawTurns.entries())
          told.push(await killThroughDraw(product, places, `SEED=${seed}, turn ${turn}`));
        const [got, expected] = await countLetters(product, told);
        expect(got, `SEED=${seed}`).toEqual(expected);
      },
    );

    it.skipIf(isBriefRun)(
      `a kill at a step of a standing order (${orderKills}): one ticket or one letter for each draw, and each price is taken once`,
      {
        timeout: TIMEOUT_MS,
      },
      async () => {
        for (let time = 0; time < KILLS_AT_A_STEP; time += 1)
          for (const place of orderPlaces) await killInOrder(killed.product(), place);
      },
    );
  });
}
