import type { ChipTable } from "../chips/chip-table.ts";
import type { HoldemSpot } from "./holdem-mat.ts";

/** An AA bonus needs an ante in the same bet. An ante that was placed before is another bet. */
export function mayLie(chips: Pick<ChipTable, "laidOn">, spot: HoldemSpot): boolean {
  return spot !== "aa-bonus" || chips.laidOn("ante") > 0n;
}

/** Takes the AA bonus back with the last ante chip; returns whether it lay there. */
export function takeBonusBack(chips: Pick<ChipTable, "laidOn" | "remove">): boolean {
  if (mayLie(chips, "aa-bonus") || chips.laidOn("aa-bonus") === 0n) return false;
  chips.remove("aa-bonus");
  return true;
}
