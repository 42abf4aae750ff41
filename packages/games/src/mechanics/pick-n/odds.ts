import { type ChoiceFigures, type Figures, figuresOf } from "../../exact/figures.ts";
import { type Rational, rational } from "../../exact/rational.ts";
import { chancesOfCounts, type WinChances, winChancesOf } from "../../exact/win-chances.ts";
import type { PickWay } from "./wire.ts";

type Boxed = readonly { readonly ways: number; readonly hundredths: number }[];
/** The part of the data that decides the return. */
type Priced = { readonly digits: number; readonly straight: number; readonly boxed: Boxed };

/** The number of orders of these digits: 6 for 1-2-3, 3 for 1-1-2, 1 for 1-1-1. */
export function boxWaysOf(digits: string): number {
  const counts = new Map<string, number>();
  for (const digit of digits) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  let ways = factorial(digits.length);
  for (const count of counts.values()) ways /= factorial(count);
  return ways;
}

const factorial = (of: number): number => (of <= 1 ? 1 : of * factorial(of - 1));

/** The numbers of orders of a boxed play in a game of this many digits, the most first. Equal digits have one order, and no boxed play. */
export function waysOfGame(digits: number): readonly number[] {
  return digits === 3 ? [6, 3] : [24, 12, 6, 4];
}

/** What a boxed play with this many orders pays in hundredths of its price; 0 if there is no such play. */
export function boxedPays({ boxed }: { readonly boxed: Boxed }, ways: number): number {
  return boxed.find((each) => each.ways === ways)?.hundredths ?? 0;
}

/** A bet with what it pays for its digits in the drawn order and in another order, its chance to win, and its exact return. */
export type PricedBet = {
  readonly way: PickWay;
  readonly ways: number;
  readonly inOrder: number;
  readonly otherOrder: number;
  readonly chance: Rational;
  readonly returned: Rational;
};

/** Every bet of the game in a draw below the cap: straight, then boxed and both for each number of orders. */
export function pickBets(data: Priced): PricedBet[] {
  const all = 10 ** data.digits;
  const bet = (way: PickWay, ways: number, inOrder: number, otherOrder: number): PricedBet => ({
    way,
    ways,
    inOrder,
    otherOrder,
    chance: rational(otherOrder > 0 ? ways : 1, all),
    returned: rational(inOrder + otherOrder * (ways - 1), all * 100),
  });
  return [
    bet("straight", 1, data.straight, 0),
    ...data.boxed.map(({ ways, hundredths }) => bet("boxed", ways, hundredths, hundredths)),
    ...data.boxed.map(({ ways, hundredths }) =>
      bet("both", ways, (data.straight + hundredths) / 2, hundredths / 2),
    ),
  ];
}

/** The number of draws for each payout of a straight play, which the sheet's figures describe. */
const drawsOfStraight = ({ digits, straight }: Priced) =>
  new Map([
    [straight, 1n],
    [0, 10n ** BigInt(digits) - 1n],
  ]);

/** The figures of each bet of the game. */
export function figuresOfEachWay(data: Priced): ChoiceFigures[] {
  return pickBets(data).map(({ ways, inOrder, otherOrder }) => {
    const others = otherOrder > 0 ? BigInt(ways - 1) : 0n;
    const draws = new Map([[0, 10n ** BigInt(data.digits) - 1n - others]]);
    const add = (payout: number, count: bigint) => draws.set(payout, (draws.get(payout) ?? 0n) + count);
    add(inOrder, 1n);
    add(otherOrder, others);
    return figuresOf(draws, 100);
  });
}

export function pickFigures(data: Priced): Figures {
  return figuresOf(drawsOfStraight(data), 100);
}

export function pickWinChances(data: Priced): WinChances {
  return winChancesOf(chancesOfCounts(drawsOfStraight(data)), 100);
}
