import { randomUUID } from "node:crypto";
import type { DrawTicket, Subscription, SubscriptionsReply } from "@bellwether/contract/studio/index.ts";
import { expect } from "vitest";
import { type KillPlace, type NamedWrite, placesText } from "./kill-places.ts";
import { LINE_MINOR, seatAtLotto, type TicketPlayer } from "./lotto-tickets.ts";
import type { Product } from "./product.ts";
import { readLetters } from "./read-letters.ts";
import { retryUntil } from "./retry-until.ts";

/** The database writes of a standing order that buys a ticket, in order of time. */
const purchaseWrites: readonly NamedWrite[] = [
  { name: "the standing order", write: { statement: "INSERT INTO studio_subscription" } },
  { name: "its plan for a draw", write: { statement: "INSERT INTO studio_order" }, isSingle: true },
  { name: "the claim", write: { statement: "UPDATE studio_order o SET due_at" }, isSingle: true },
  { name: "the ticket", write: { statement: "INSERT INTO studio_round" } },
  { name: "the ticket's price", write: "money" },
  {
    name: "the confirmed ticket",
    write: { statement: "UPDATE studio_round SET state = $4", value: "staked" },
    isSingle: true,
  },
  { name: "the bought draw", write: { statement: "UPDATE studio_order SET state = $6", value: "bought" } },
];

/** The writes of a draw that a standing order misses, in their order. */
const missWrites: readonly NamedWrite[] = [
  { name: "the missing draw", write: { statement: "UPDATE studio_order SET state = $6", value: "missing" } },
  { name: "its letter", write: { statement: "INSERT INTO message" }, isSingle: true },
  {
    name: "the missed draw",
    write: { statement: "UPDATE studio_order SET state = 'missed'" },
    isSingle: true,
  },
];

/** All writes of a standing order at which a process is killed: those of a purchase, then those of a missed draw. */
export const orderWrites = [...purchaseWrites, ...missWrites];

const SLIP = [1, 9, 17, 25, 33, 41];
/** The subject of a letter about a draw without a ticket. */
const MISSED = /: no ticket for /;

/** By how many minor units a ticket has changed the balance so far. Undefined while it is unknown whether its price was taken. */
function changeOf({ state, stakeMinor, payoutMinor }: DrawTicket): number | undefined {
  if (state === "returned") return 0;
  if (state === "placed") return -Number(stakeMinor);
  return state === "settled" ? Number(payoutMinor) - Number(stakeMinor) : undefined;
}

/** The calls about one standing order. */
function orderOf({ studio, at }: TicketPlayer) {
  const request = {
    ...{ requestId: randomUUID(), stakeMinor: String(LINE_MINOR), input: { slips: [SLIP] } },
    ...{ weekdays: null, untilDate: null },
  };
  const find = async () => {
    const { subscriptions } = await studio.get<SubscriptionsReply>(`${at}/subscriptions`);
    const [order] = subscriptions;
    if (!order) throw new Error("the standing order is not listed");
    return order;
  };
  return {
    open: () => studio.post<Subscription>(`${at}/subscriptions`, request),
    find,
    stop: async () => {
      const { subscriptionId } = await find();
      return studio.post<Subscription>(`${at}/subscriptions/${subscriptionId}/stop`, {});
    },
  };
}

/** Kills the process at this place of a standing order: in a purchase, or while a draw is missed. */
export function killInOrder(product: Product, place: KillPlace): Promise<void> {
  const isMiss = missWrites.some(({ name }) => name === place.name);
  const when = placesText([place]);
  return isMiss ? killInMiss(product, place, when) : killInPurchase(product, place, when);
}

/** Kills the process at this place of a purchase. Then each draw of the order has one ticket, and its price is taken once. */
async function killInPurchase(product: Product, { write, step }: KillPlace, when: string): Promise<void> {
  const player = await seatAtLotto(product, "100.00");
  const before = await player.balance();
  const order = orderOf(player);
  const { dead } = await product.killAt(step, write);
  await order.open().catch(() => undefined);
  await dead;
  await product.restart();
  const { subscriptionId } = await retryUntil(order.open);
  // A draw whose sale ended while the process was down is missed.
  const isTaken = ({ draws }: Subscription) =>
    draws.some(({ state }) => state === "bought") && draws.every(({ state }) => state !== "waiting");
  await retryUntil(order.find, isTaken);
  await retryUntil(order.stop);
  const { draws } = await retryUntil(order.find, isTaken);
  // The wallet agrees with the tickets, once none of them is uncertain.
  const tickets = await retryUntil(player.tickets, async (all) => {
    const changes = all.map(changeOf);
    if (changes.includes(undefined)) return false;
    return (await player.balance()) === changes.reduce<number>((sum, change) => sum + (change ?? 0), before);
  });
  // A purchase that the kill broke off is given back, and made again.
  const counted = tickets.filter(({ state }) => state !== "returned");
  expect(
    counted.every((ticket) => ticket.subscriptionId === subscriptionId),
    when,
  ).toBe(true);
  const numbers = counted.map(({ number }) => number);
  expect(numbers.length, when).toBeGreaterThan(0);
  expect(new Set(numbers).size, `${when}, draws ${numbers}`).toBe(numbers.length);
  for (const { number, state, roundId } of draws) {
    const ofDraw = counted.filter((ticket) => ticket.number === number).map((ticket) => ticket.roundId);
    expect(ofDraw, `${when}, draw ${number}`).toEqual(state === "bought" ? [roundId] : []);
  }
}

/** Kills the process at this place of a draw that a player without money misses. Then the player gets one letter for each missed draw. */
async function killInMiss(product: Product, { write, step }: KillPlace, when: string): Promise<void> {
  const player = await seatAtLotto(product, "0");
  const order = orderOf(player);
  const letters = () => readLetters(product, player.email, MISSED);
  await order.open();
  await (await product.killAt(step, write)).dead;
  await product.restart();
  await retryUntil(letters, ({ length }) => length > 0);
  await retryUntil(order.stop);
  const { draws } = await retryUntil(order.find, (found) =>
    found.draws.every(({ state }) => state === "missed"),
  );
  await retryUntil(letters, ({ length }) => length === draws.length);
  // A purchase that got no answer in time is given back.
  expect(
    (await player.tickets()).filter(({ state }) => state !== "returned"),
    when,
  ).toEqual([]);
  expect(await player.balance(), when).toBe(0);
}
