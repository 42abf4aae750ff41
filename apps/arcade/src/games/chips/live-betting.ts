import { NextRoundPress } from "../../tables/next-round-press.ts";
import type { TableBetting, TableGame, TableGameParts } from "../../tables/table-game.ts";
import type { ChipSpots } from "./chip-betting.ts";
import { listenToChipKeys } from "./chip-keys.ts";
import { buildChipRail } from "./chip-rail.ts";
import { type ChipBet, type ChipLimits, ChipTable } from "./chip-table.ts";
import { type ListedSpot, OwnBetList } from "./own-bet-list.ts";

/** The list of own bets beside the mat. */
export type BetList = {
  show(chips: ChipTable): void;
  showPaid(paid: ReadonlyMap<string, bigint>): void;
  setOpen?(isOpen: boolean): void;
};

/** What a player can do with one spot: place the chosen chip on it, take back its last chip, or remove all its chips. */
export type SpotActs = { place(spot: string): void; take(spot: string): void; remove(spot: string): void };

/** Betting with chips at a live table. `TableBetting` and `TableGame` describe the functions that it shares with them. */
export type LiveBetting<Mat> = Pick<TableBetting, "totalMinor" | "takeDraft" | "setOpen"> &
  Pick<TableGame, "begin"> & {
    readonly mat: Mat;
    readonly list: BetList;
    /** The chips that are not placed yet, and their sum. */
    readonly laidMinor: bigint;
    readonly bets: ChipBet[];
    /** The value of the chip that the player has chosen, in minor units. */
    readonly chipMinor: bigint;
    amountOn(spot: string): bigint;
    /** Lays the given number of chosen chips on each of these spots. If the balance or a limit does not allow all of them, it lays none. */
    placeAll(bets: readonly { spot: string; chips: number }[]): void;
    /** Updates the chips and the list of own bets. Needed when a possible payout has changed. */
    refresh(): void;
    /** Shows these bets as placed. */
    stand(bets: readonly ChipBet[]): void;
  };

/**
 * Builds the mat, the chips with their buttons and keys, and the list of own bets. `build` returns the mat; a spot of the mat calls `place`
 * to add a chip and `take` to remove one. `buildList` returns a list in which the player can change bets. By default the list only shows
 * the bets.
 */
export function buildLiveBetting<Mat extends ChipSpots>(
  parts: TableGameParts,
  limits: ChipLimits,
  spots: readonly ListedSpot[],
  build: (chips: ChipTable, place: (spot: string) => void, take: (spot: string) => void) => Mat,
  buildList?: (acts: SpotActs) => BetList,
): LiveBetting<Mat> {
  const { places, sound, say, t } = parts;
  const chips = new ChipTable(withinTable(limits, parts));
  let isOpen = false;
  const repeatNext = new NextRoundPress();

  const changed = () => {
    mat.showChips();
    list.show(chips);
    rail.enable({
      undo: isOpen && chips.canUndo,
      clear: isOpen && chips.laidMinor > 0n,
      double: isOpen && chips.laidMinor > 0n,
      repeat: chips.canRepeat || chips.totalMinor > 0n,
      chips: isOpen,
    });
    parts.changed();
  };
  const doing = (act: () => void) => () => {
    if (!isOpen) return;
    act();
    sound.play("chip");
    changed();
  };
  const laying = (act: () => "placed" | "full", addsMinor: () => bigint) =>
    doing(() => {
      mat.clearResult();
      if (!parts.canAfford(chips.laidMinor + addsMinor())) say(t("error_not_enough_money"));
      else if (act() === "full") say(t("table_full"));
    });
  const repeat = () => {
    if (isOpen && chips.canRepeat) {
      // The bets of this round are repeated: those of the next one need a press of their own.
      repeatNext.release();
      rail.showRepeat(false);
      doing(() => {
        const restore = chips.keep();
        chips.repeat();
        if (!parts.canAfford(chips.laidMinor)) {
          restore();
          say(t("error_not_enough_money"));
        }
      })();
    } else if (!isOpen) {
      repeatNext.toggle();
      rail.showRepeat(repeatNext.isWanted);
      say(t(repeatNext.isWanted ? "live_repeat_next" : "live_repeat_not"));
    }
  };
  const acts = {
    undo: doing(() => chips.undo()),
    clear: doing(() => chips.clear()),
    double: laying(
      () => chips.double(),
      () => chips.laidMinor,
    ),
    repeat,
  };
  const rail = buildChipRail(parts, acts, () => mat.showChips());
  const place = (spot: string) =>
    laying(
      () => chips.place(spot, rail.amountMinor),
      () => rail.amountMinor,
    )();
  const take = (spot: string) => doing(() => chips.take(spot))();
  const remove = (spot: string) => doing(() => chips.remove(spot))();
  const mat = build(chips, place, take);
  const list: BetList = buildList?.({ place, take, remove }) ?? new OwnBetList(places.own, parts, spots);
  listenToChipKeys({ ...acts, choose: (index) => rail.choose(index) });
  changed();

  return {
    mat,
    list,
    get laidMinor() {
      return chips.laidMinor;
    },
    get totalMinor() {
      return chips.totalMinor;
    },
    get bets() {
      return chips.bets;
    },
    get chipMinor() {
      return rail.amountMinor;
    },
    amountOn: (spot) => chips.amountOn(spot),
    placeAll(bets) {
      const laid = bets.map((bet) => ({ spot: bet.spot, amountMinor: rail.amountMinor * BigInt(bet.chips) }));
      laying(
        () => chips.placeAll(laid),
        () => laid.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
      )();
    },
    refresh: changed,
    takeDraft() {
      chips.handOver();
      changed();
    },
    stand(bets) {
      chips.stand(bets);
      changed();
    },
    setOpen(isNowOpen) {
      if (isOpen === isNowOpen) return;
      isOpen = isNowOpen;
      mat.setOpen(isOpen);
      list.setOpen?.(isOpen);
      if (isOpen && repeatNext.take()) {
        rail.showRepeat(false);
        repeat();
      }
      changed();
    },
    begin() {
      repeatNext.begin();
      chips.finish();
      mat.clearResult();
      changed();
    },
  };
}

/** The model's limits, with the table's maximum if that is lower. */
export function withinTable(
  { spots, maximumStakeMinor }: ChipLimits,
  table: Pick<TableGameParts, "maximumStakeMinor">,
): ChipLimits {
  const isLower = table.maximumStakeMinor < BigInt(maximumStakeMinor);
  return { spots, maximumStakeMinor: isLower ? String(table.maximumStakeMinor) : maximumStakeMinor };
}
