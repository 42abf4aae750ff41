import type { RouletteBetKind } from "@bellwether/games/mechanics/roulette/wire.ts";

const EVEN_CHANCES: readonly RouletteBetKind[] = ["red", "black", "odd", "even", "low", "high"];

/** The bets on eighteen numbers. A French table returns half of them on zero. */
export function isEvenChance(kind: RouletteBetKind): boolean {
  return EVEN_CHANCES.includes(kind);
}
