import type { GameParts } from "../../play/game.ts";
import { buildChipRail } from "./chip-rail.ts";
import { type ChipBet, type ChipLimits, ChipTable } from "./chip-table.ts";

/** The spots of a table with the chips on them. */
export type ChipSpots = {
  showChips(): void;
  /** Removes the marks of the last round's result. */
  clearResult(): void;
  setOpen(open: boolean): void;
};

/** Betting with chips between two rounds: chips are placed, undone, cleared and repeated. */
export type ChipBetting<Spots extends ChipSpots> = {
  readonly spots: Spots;
  readonly totalMinor: bigint;
  readonly bets: ChipBet[];
  setOpen(open: boolean): void;
  /** Removes the last result. `replayed` are the bets of a replayed round, which replace the player's own. */
  begin(replayed: readonly ChipBet[] | undefined): void;
  /** Removes the chips from the table and keeps the bets for a repeat. */
  finish(): void;
  /** Keeps the chips on the table and the bets for a repeat. The returned function puts them back. */
  keep(): () => void;
};

/** Adds chips and their buttons to a table. `build` builds the table's spots. A spot calls `pressed` to place a chip on itself. */
export function buildChipBetting<Spots extends ChipSpots>(
  parts: GameParts,
  limits: ChipLimits,
  build: (chips: ChipTable, pressed: (spot: string) => void) => Spots,
): ChipBetting<Spots> {
  const chips = new ChipTable(limits);
  let isOpen = true;
  const changed = () => {
    spots.showChips();
    rail.enable({
      undo: isOpen && chips.canUndo,
      clear: isOpen && chips.totalMinor > 0n,
      repeat: isOpen && chips.canRepeat,
      chips: isOpen,
    });
    parts.choiceChanged();
  };
  const whileOpen = (act: () => void) => () => {
    if (!isOpen) return;
    spots.clearResult();
    act();
    parts.sound.play("chip");
    changed();
  };
  const rail = buildChipRail(parts, {
    undo: whileOpen(() => chips.undo()),
    clear: whileOpen(() => chips.clear()),
    repeat: whileOpen(() => chips.repeat()),
  });
  const spots = build(chips, (spot) => {
    if (!isOpen) return;
    spots.clearResult();
    if (chips.place(spot, rail.amountMinor) === "full") return parts.say(parts.t("table_full"));
    parts.sound.play("chip");
    changed();
  });
  changed();
  return {
    spots,
    get totalMinor() {
      return chips.totalMinor;
    },
    get bets() {
      return chips.bets;
    },
    setOpen(open) {
      if (isOpen === open) return;
      isOpen = open;
      spots.setOpen(open);
      changed();
    },
    begin(replayed) {
      if (replayed) chips.lay(replayed);
      spots.clearResult();
      spots.showChips();
    },
    finish() {
      chips.finish();
      changed();
    },
    keep() {
      const putBack = chips.keep();
      return () => {
        putBack();
        if (chips.totalMinor > 0n) spots.clearResult();
        changed();
      };
    },
  };
}
