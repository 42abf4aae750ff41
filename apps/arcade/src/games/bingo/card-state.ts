import { type BingoCard, bingoCardOf } from "@bellwether/games/mechanics/bingo/card.ts";
import { patternsOf } from "@bellwether/games/mechanics/bingo/patterns.ts";
import type { BingoKind, BingoPrize } from "@bellwether/games/mechanics/bingo/wire.ts";

/** A card as it stands: which cells are called, and how many numbers are missing for a prize. */
export type CardState = {
  serial: number;
  card: BingoCard;
  isCalled: (cell: number) => boolean;
  toGo: number;
};

/** The state of a serial's card after these calls. `prize` is the one that is played for; undefined when none is left. */
export function cardState(
  kind: BingoKind,
  serial: number,
  called: ReadonlySet<number>,
  prize: BingoPrize | undefined,
): CardState {
  const card = bingoCardOf(kind, serial);
  const isCalled = (cell: number) => {
    const number = card.cells[cell];
    return typeof number === "number" && called.has(number);
  };
  const isMissing = (cell: number) => typeof card.cells[cell] === "number" && !isCalled(cell);
  const missing = (prize ? (patternsOf(kind, prize) ?? []) : []).map(
    (pattern) => pattern.filter(isMissing).length,
  );
  return { serial, card, isCalled, toGo: missing.length === 0 ? 0 : Math.min(...missing) };
}
