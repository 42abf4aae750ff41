import type { SharedDraw } from "../../rules/mechanic.ts";
import { bingoCardOf } from "./card.ts";
import type { BingoData } from "./data.ts";
import { patternsOf } from "./patterns.ts";
import {
  BingoEvent,
  BingoInput,
  type BingoKind,
  type BingoPrize,
  MAX_NAMED_TICKETS,
  type PrizeTaken,
} from "./wire.ts";

type Prized = Pick<BingoData, "balls" | "prizes">;

/** What a round's bets are settled by: the tickets that were sold, and who takes each prize. */
export type BingoOutcome = {
  readonly numbers: readonly number[];
  readonly tickets: number;
  readonly taken: readonly Pick<PrizeTaken, "prize" | "afterBalls" | "winners">[];
};

/** For each ball, after how many calls it is out. */
export type CallOrder = ReadonlyMap<number, number>;

export const callOrder = (balls: readonly number[]): CallOrder =>
  new Map(balls.map((ball, index) => [ball, index + 1]));

/** The number of calls after which a serial's card has the prize: Infinity if these calls are not enough. */
export function callsUntil(kind: BingoKind, prize: BingoPrize, serial: number, order: CallOrder): number {
  const { cells } = bingoCardOf(kind, serial);
  const calls = cells.map((number) =>
    number === null ? 0 : (order.get(number) ?? Number.POSITIVE_INFINITY),
  );
  const wholes = (patternsOf(kind, prize) ?? []).map((pattern) =>
    Math.max(...pattern.map((cell) => calls[cell] ?? Number.POSITIVE_INFINITY)),
  );
  return Math.min(...wholes);
}

/**
 * Shares the pot of a round: each prize goes to all tickets that complete it with the same ball, and no other ticket has completed it
 * before. The calls end with the last prize. The order of the bets does not matter.
 */
export function sharePot(
  { balls: kind, prizes }: Prized,
  balls: readonly number[],
  inputs: readonly unknown[],
): SharedDraw<BingoOutcome, BingoEvent> {
  const serials = inputs
    .flatMap((input) => BingoInput.parse(input).serials)
    .sort((one, other) => one - other);
  if (serials.length === 0) throw new RangeError("a pot without tickets");
  const order = callOrder(balls);
  const taken = prizes.map(({ prize }): PrizeTaken => {
    const calls = serials.map((serial) => callsUntil(kind, prize, serial, order));
    const afterBalls = calls.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY);
    const winners = serials.filter((_, index) => calls[index] === afterBalls);
    return {
      type: "prize-taken",
      prize,
      afterBalls,
      winners: winners.length,
      serials: winners.slice(0, MAX_NAMED_TICKETS),
    };
  });
  const numbers = balls.slice(0, Math.max(...taken.map(({ afterBalls }) => afterBalls)));
  const tickets = serials.length;
  return {
    outcome: { numbers, tickets, taken },
    events: [{ type: "numbers-drawn", numbers: [...numbers], tickets }, ...taken],
  };
}

/** The outcome that these events of a draw describe. */
export function potOutcomeIn(events: readonly unknown[]): BingoOutcome {
  const read = events.map((event) => BingoEvent.parse(event));
  const drawn = read.find((event) => event.type === "numbers-drawn");
  if (!drawn) throw new Error("a draw of bingo has no balls");
  return {
    numbers: drawn.numbers,
    tickets: drawn.tickets,
    taken: read.filter((event) => event.type === "prize-taken"),
  };
}
