import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type {
  BuyTicketsReply,
  DrawTicket,
  PublishedTableRound,
  Subscription,
  SubscriptionsReply,
  TicketsReply,
  UpcomingReply,
} from "@bellwether/contract/studio/index.ts";
import { describe, expect, it } from "vitest";
import { isFullSize } from "./fault-size.ts";
import { seeded } from "./kill-and-recover.ts";
import { type StartWithTables, useKilledTable } from "./killed-table.ts";
import { drivePlayer } from "./player-client.ts";
import { killSteps } from "./product.ts";
import { retryUntil } from "./retry-until.ts";
import { openStudio } from "./studio-player.ts";

const TABLE = "lotto-saturday";
/** The product is started with a draw at a fixed interval: longer than the show of the balls lasts, or each draw would wait for the one before. */
export const KILLED_DRAWS_EVERY_MS = 60_000;
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const KILLS = isFullSize ? 60 : 2;
const DRAWS_EACH = isFullSize ? 2 : 1;
const LINE_MINOR = 150;
/** The short run takes another step each time. */
const orderSteps = isFullSize ? killSteps : killSteps.slice(seed % killSteps.length).slice(0, 1);

/** Ten lines that together have all numbers, so that some of them win nearly always. */
const slips = Array.from({ length: 10 }, (_, index) =>
  Array.from({ length: 6 }, (_, place) => ((index * 5 + place * 8) % 49) + 1).sort((a, b) => a - b),
);

/** What a ticket has changed of the balance so far; undefined while that is uncertain. */
function changeOf({ state, stakeMinor, payoutMinor }: DrawTicket): number | undefined {
  if (state === "returned") return 0;
  if (state === "placed") return -Number(stakeMinor);
  return state === "settled" ? Number(payoutMinor) - Number(stakeMinor) : undefined;
}

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
      const balance = async () =>
        Number((await studio.get<{ balanceMinor: string }>("/balance")).balanceMinor);
      let expected = await balance();
      for (let kill = 0; kill < KILLS; kill += 1) {
        const { draws } = await retryUntil(
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

    it(`21: a kill at a step of a standing order's purchase (${orderSteps.join(", ")}): one ticket for each draw, and its price is taken once`, {
      timeout: 1_200_000,
    }, async () => {
      const product = killed.product();
      const player = await drivePlayer(product, { amount: "500.00" });
      const studio = await openStudio(product, player, TABLE);
      const at = `/tables/${TABLE}`;
      const balance = async () =>
        Number((await studio.get<{ balanceMinor: string }>("/balance")).balanceMinor);
      const before = await balance();
      const ticketsOf = async () => {
        const [open, past] = await Promise.all([
          studio.get<TicketsReply>(`${at}/tickets`),
          studio.get<TicketsReply>(`${at}/tickets-before/2147483647`),
        ]);
        return [...open.tickets, ...past.tickets];
      };
      for (const step of orderSteps) {
        const { dead } = await product.killAt(step);
        const request = {
          ...{ requestId: randomUUID(), stakeMinor: String(LINE_MINOR), input: { slips: [slips[0]] } },
          ...{ weekdays: null, untilDate: null },
        };
        const open = () => studio.post<Subscription>(`${at}/subscriptions`, request);
        await open().catch(() => undefined);
        await dead;
        await product.restart();
        const { subscriptionId } = await retryUntil(open);
        await retryUntil(
          async () => {
            const { subscriptions } = await studio.get<SubscriptionsReply>(`${at}/subscriptions`);
            return subscriptions.find((each) => each.subscriptionId === subscriptionId);
          },
          // A draw whose sale ended while the process was down is missed.
          (found) =>
            found?.draws.some(({ state }) => state === "bought") === true &&
            found.draws.every(({ state }) => state !== "waiting"),
        );
        await retryUntil(() => studio.post(`${at}/subscriptions/${subscriptionId}/stop`, {}));
        // The wallet agrees with the tickets, once none of them is uncertain.
        const tickets = await retryUntil(ticketsOf, async (all) => {
          const changes = all.map(changeOf);
          if (changes.includes(undefined)) return false;
          return (await balance()) === changes.reduce<number>((sum, change) => sum + (change ?? 0), before);
        });
        // A purchase that the kill broke off is given back, and made again.
        const ordered = tickets.filter(
          (ticket) => ticket.subscriptionId === subscriptionId && ticket.state !== "returned",
        );
        const numbers = ordered.map(({ number }) => number);
        expect(numbers.length, step).toBeGreaterThan(0);
        expect(new Set(numbers).size, `${step}, draws ${numbers}`).toBe(numbers.length);
      }
    });
  });
}
