import type { ChipTable } from "../chips/chip-table.ts";
import type { HoldemSpot } from "./holdem-mat.ts";

/** Whether a chip may lie there: an AA bonus is a part of the bet with its ante, and no bet alone. An ante that is placed already is another bet. */
export function mayLie(chips: Pick<ChipTable, "laidOn">, spot: HoldemSpot): boolean {
  return spot !== "aa-bonus" || chips.laidOn("ante") > 0n;
}

/** Takes the AA bonus back with the last ante chip; returns whether it lay there. */
export function takeBonusBack(chips: Pick<ChipTable, "laidOn" | "remove">): boolean {
  if (mayLie(chips, "aa-bonus") || chips.laidOn("aa-bonus") === 0n) return false;
  chips.remove("aa-bonus");
  return true;
}
