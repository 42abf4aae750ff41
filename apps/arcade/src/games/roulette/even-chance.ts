import type { RouletteBetKind } from "@bellwether/games/mechanics/roulette/wire.ts";

const EVEN_CHANCES: readonly RouletteBetKind[] = ["red", "black", "odd", "even", "low", "high"];

/** Whether a bet is on eighteen numbers. A French table returns half of such a bet on zero. */
export function isEvenChance(kind: RouletteBetKind): boolean {
  return EVEN_CHANCES.includes(kind);
}
