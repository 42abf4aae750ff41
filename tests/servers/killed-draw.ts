import { randomUUID } from "node:crypto";
import type { BuyTicketsReply, DrawTicket, PublishedTableRound } from "@bellwether/contract/studio/index.ts";
import { expect } from "vitest";
import type { KillPlace, NamedWrite } from "./kill-places.ts";
import { LINE_MINOR, LOTTO_TABLE, seatAtLotto, type TicketPlayer } from "./lotto-tickets.ts";
import type { Product } from "./product.ts";
import { readLetters } from "./read-letters.ts";
import { retryUntil } from "./retry-until.ts";
import { runDrawVerifier } from "./run-verifier.ts";

/** The writes of a draw in their order, from the close to the letters. */
export const drawWrites: readonly NamedWrite[] = [
  { name: "the close", write: "closed" },
  { name: "count, root and beacon round", write: "sealed" },
  { name: "the result", write: "drawn" },
  { name: "the losing tickets", write: { statement: "payout_minor = 0, due_at" }, isSingle: true },
  { name: "the payment of prizes", write: "money" },
  {
    name: "the winning tickets",
    write: { statement: "UPDATE studio_round r SET state", value: "settled" },
    isSingle: true,
  },
  { name: "the end of payment", write: "paid" },
  { name: "the wallet's closed draw", write: { statement: "INSERT INTO closed_draw" }, isSingle: true },
  { name: "the wallet's losing tickets", write: { statement: "UPDATE wallet_round r SET state = 'closed'" } },
  { name: "the end of the draw", write: { statement: "SET wallet_closed_at" }, isSingle: true },
  { name: "the letters", write: { statement: "UPDATE closed_draw SET told_until" } },
];

const DEPOSIT = "100.00";
/** The subject of a letter about a drawn draw. */
const DRAWN = /: (your ticket won|no prize this time)/;

/**
 * Five tickets of which at least one wins and at least one loses in any draw. The numbers are in blocks of three and the blocks in five groups;
 * a ticket has a slip for each two blocks of its group. Two of six numbers are always in one group, and so on one slip.
 */
const tickets: readonly (readonly number[][])[] = [4, 4, 3, 3, 3].map((size, group, sizes) => {
  const first = sizes.slice(0, group).reduce((sum, each) => sum + each, 0);
  const blocks = Array.from({ length: size }, (_, place) =>
    Array.from({ length: 3 }, (_, number) => (((first + place) * 3 + number) % 49) + 1),
  );
  return blocks.flatMap((block, place) =>
    blocks.slice(place + 1).map((other) => [...block, ...other].sort((a, b) => a - b)),
  );
});

/** A player whose draws are over, and how many letters they got about them. */
type ToldPlayer = { player: TicketPlayer; letters: number };

/**
 * Kills the process at each of these places, one after another, from the sale of tickets on: each further start dies at the next place. Then
 * another start ends the draws, and each ticket is counted once, each prize paid once, each draw told once, and its root verifies.
 */
export async function killThroughDraw(
  product: Product,
  places: readonly KillPlace[],
  when: string,
): Promise<ToldPlayer> {
  const player = await seatAtLotto(product, DEPOSIT);
  const { studio, at } = player;
  const before = await player.balance();
  const onSale = await player.draws();
  // The next write can be made just before a kill ends the process. Then it does not come again in this draw, but in the second one.
  const numbers = onSale.slice(0, places.length > 1 ? 2 : 1).map(({ number }) => number);
  const requests = tickets.map((slips) => ({
    ...{ requestId: randomUUID(), numbers, input: { slips } },
    stakeMinor: String(slips.length * LINE_MINOR),
  }));
  const buy = async () => {
    const bought: DrawTicket[] = [];
    for (const request of requests) {
      const reply = await studio.post<BuyTicketsReply>(`${at}/tickets`, request);
      for (const { ticket } of reply.tickets) if (ticket) bought.push(ticket);
    }
    return bought;
  };
  const idsOf = (sold: readonly DrawTicket[]) => sold.map(({ roundId }) => roundId).sort();
  const bought = idsOf(await buy());
  expect(bought, when).toHaveLength(tickets.length * numbers.length);

  const [first, ...further] = places;
  if (first) await (await product.killAt(first.step, first.write)).dead;
  for (const place of further) await product.restartUntil(place);
  await product.restart();

  for (const number of numbers) {
    const round = await retryUntil(
      () => studio.get<PublishedTableRound>(`${at}/rounds/${number}`),
      ({ phase }) => phase === "paid" || phase === "void",
    );
    expect(round, when).toMatchObject({ phase: "paid", betCount: tickets.length });
    const verdict = runDrawVerifier(`${product.url}/studio/api/tables/${LOTTO_TABLE}/rounds/${number}`);
    expect(verdict, when).toContain(round.root);
  }
  const settled = await retryUntil(player.tickets, (all) => all.every(({ state }) => state === "settled"));
  expect(idsOf(settled), when).toEqual(bought);
  expect(idsOf(await buy()), when).toEqual(bought);
  for (const number of numbers) {
    const prizes = settled.filter((ticket) => ticket.number === number).map((ticket) => ticket.payoutMinor);
    expect(prizes, when).toContain("0");
    expect(
      prizes.some((prize) => Number(prize) > 0),
      when,
    ).toBe(true);
  }
  const change = settled.reduce(
    (sum, { stakeMinor, payoutMinor }) => sum + Number(payoutMinor) - Number(stakeMinor),
    0,
  );
  expect(await player.balance(), when).toBe(before + change);
  const told = { player, letters: numbers.length };
  await retryUntil(
    () => readLetters(product, player.email, DRAWN),
    ({ length }) => length >= told.letters,
  );
  return told;
}

/** The letters about drawn draws that these players have got, and those that they should have. */
export async function countLetters(
  product: Product,
  told: readonly ToldPlayer[],
): Promise<[number[], number[]]> {
  const got = told.map(async ({ player }) => (await readLetters(product, player.email, DRAWN)).length);
  return [await Promise.all(got), told.map(({ letters }) => letters)];
}
