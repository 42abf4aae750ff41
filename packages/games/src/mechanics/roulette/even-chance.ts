import type { RouletteBetKind } from "./wire.ts";

/** The bets on eighteen pockets, which pay 1 to 1. */
const EVEN_CHANCES: readonly RouletteBetKind[] = ["red", "black", "odd", "even", "low", "high"];

/** Whether a bet is on eighteen pockets. A French table returns half of such a bet on zero. */
export function isEvenChance(kind: RouletteBetKind): boolean {
  return EVEN_CHANCES.includes(kind);
}
