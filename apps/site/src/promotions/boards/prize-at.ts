import type { ShownPrize } from "./load-board.ts";

/** The prize of a place; undefined for a place without one. */
export function prizeAt(prizes: readonly ShownPrize[], place: number | null): string | undefined {
  return place === null ? undefined : prizes.find(({ until }) => place <= until)?.amount;
}
