import type { LinesEvent, LinesLayout } from "@bellwether/games/mechanics/lines/wire.ts";
import type { GameParts } from "../../play/game.ts";
import type { Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import { animateBonus, type BonusSceneStage } from "./bonus-stories.ts";
import { Feature } from "./feature.ts";
import { countFreeSpins, type FreeSpinStage, freeSpinStories } from "./free-spin-stories.ts";
import { type LinesState, placesOf } from "./round-state.ts";
import { animateSpin, type SpinStage } from "./spin-stories.ts";
import { turnPlaces } from "./turn-places.ts";

/** The parts that the animations need. */
export type LinesStage = SpinStage &
  FreeSpinStage &
  BonusSceneStage & {
    /** The multiplier of the first free spin: the model's own, or that of the wheel's segment or of the purchase. */
    firstMultiplier: number;
    begin(): void;
  };

const BOOK_COLOUR = "#ffc23d";
const ARROW_COLOUR = "#ffcf4a";

/** One animation per event. Win sounds and coins only if the whole round pays more than its stake. */
export function animateLines(stage: LinesStage): Stories<LinesEvent, LinesState> {
  const { parts, layout, machine, plate, animation, begin } = stage;
  const { t, money, sound, clock } = parts;
  const isWinningRound = isWin(animation.celebration);
  const paid = (payoutMinor: string, label: string, state: LinesState) => {
    if (isWinningRound) parts.showWin(state.wonMinor);
    plate.say(state.feature ? `+${money(payoutMinor)}` : `${label}: ${money(payoutMinor)}`);
    countFreeSpins(stage, state);
  };

  return {
    ...animateSpin(stage, paid),
    async "reels-linked"({ reels }) {
      const [first = 0] = reels;
      const last = reels.at(-1) ?? first;
      const leader = machine.reels[first];
      if (leader) for (const reel of reels.slice(1)) machine.reels[reel]?.follow(leader);
      sound.play("land");
      plate.say(t("reels_linked", { first: first + 1, last: last + 1 }));
      await machine.band.close(reels);
      await clock.read(350);
    },
    async "reels-merged"({ reels }) {
      const [first = 0] = reels;
      sound.play("rise");
      plate.say(t("reels_merged", { first: first + 1, last: (reels.at(-1) ?? first) + 1 }));
      await machine.giants?.form(reels);
      await clock.read(350);
    },
    async "mystery-opened"({ symbol, grid }, { before }) {
      const text = t("mystery_opens");
      plate.say(text);
      const turned = () => sound.play("reveal", 1 + rankOf(layout, symbol) * 0.06);
      await turnPlaces({ clock, machine, turned }, before.grid, grid);
    },
    async "symbols-upgraded"({ reels, into }, { before, after }) {
      const { feature } = layout;
      if (feature?.kind !== "upgrading-symbols") return;
      machine.wins.clear();
      const text = t("symbols_upgraded");
      plate.say(text);
      parts.say(text);
      sound.play("rise");
      const arrows = reels.map((reel) => ({ reel, row: before.grid[reel]?.indexOf(feature.symbol) ?? 0 }));
      await machine.wins.showScattered(arrows, ARROW_COLOUR);
      machine.wins.clear();
      const turned = () => sound.play("reveal", 1 + rankOf(layout, into) * 0.06);
      await turnPlaces({ clock, machine, turned }, before.grid, after.grid);
    },
    ...animateBonus(stage),
    async "wilds-expanded"({ reels, grid }, { before }) {
      sound.play("rise");
      plate.say(t("wilds_expand"));
      await machine.lit.fill(reels, (reel) => wildIn(layout, grid[reel]), before.grid);
    },
    async "wilds-kept"({ reels }) {
      const wild = layout.symbols.find(({ role }) => role === "wild")?.id ?? "";
      if (layout.feature?.kind !== "walking-wilds") return machine.lit.keep(reels, wild);
      sound.play("drop");
      await machine.lit.walk(reels, wild);
    },
    async "book-opened"() {
      sound.play("feature");
      const text = t("book_opens");
      plate.say(text);
      parts.say(text);
      await clock.read(700);
    },
    async "book-won"({ reels, lines, symbol, payoutMinor }, { before, after }) {
      machine.wins.clear();
      plate.say("");
      if (isWinningRound) sound.play("rise");
      await machine.lit.fill(reels, () => symbol, before.grid);
      paid(payoutMinor, t("book_lines", { reels: reels.length, lines }), after);
      await machine.wins.showScattered(placesOf(after.grid, reels), BOOK_COLOUR);
    },
    async "multiplier-changed"(_, { after }) {
      countFreeSpins(stage, after);
      if (isWinningRound) sound.play("rise");
      await clock.wait(300);
    },
    ...freeSpinStories<LinesState>(stage, {
      open({ book }) {
        const first = stage.firstMultiplier;
        const feature = new Feature(parts, machine, {
          multiplies: first > 1 || layout.freeSpins.multipliers.some((multiplier) => multiplier > 1),
          picture: book === undefined ? undefined : machine.pictureOf(book),
        });
        return { feature, line: introOf(layout, first, t) };
      },
      begin,
      showSkipped({ grid, merged, cut }) {
        machine.lit.clear();
        machine.band.clear();
        if (merged.length > 0) machine.giants?.show(merged, grid[merged[0] ?? 0] ?? [], cut);
        else machine.giants?.clear();
        for (const [index, reel] of machine.reels.entries()) reel.show(grid[index] ?? []);
      },
      clearWins: () => machine.wins.clear(),
      close: () => machine.band.clear(),
      winnersOf: ({ winners }) => machine.winnersAt(winners),
    }),
  };
}

/** The text on the sign at the start of free spins: their multiplier and their feature. */
function introOf({ feature }: LinesLayout, multiplier: number, t: GameParts["t"]): string {
  const featureTexts = {
    "expanding-wilds": () => t("wilds_expand"),
    "sticky-wilds": () => t("wilds_stick"),
    "walking-wilds": () => t("wilds_walk"),
    book: () => t("book_fills"),
    "multiplier-wilds": () => "",
    "mystery-symbols": () => "",
    "linked-reels": () => t("linked_reels"),
    "giant-symbols": () => t("giant_symbols"),
    "upgrading-symbols": () => t("symbols_upgrade"),
    "bonus-wheel": () => "",
    "bonus-trail": () => "",
  };
  const texts = [
    multiplier > 1 || !feature ? t("free_spins_intro", { multiplier }) : "",
    feature ? featureTexts[feature.kind]() : "",
  ];
  return texts.filter((text) => text !== "").join(" · ");
}

/** The rank of a paying symbol from the lowest, which is 0; the wild is above all. */
function rankOf({ symbols }: LinesLayout, symbol: string): number {
  return symbols.findIndex(({ id }) => id === symbol);
}

/** The wild of a column, or its first symbol. */
function wildIn({ symbols }: LinesLayout, column: readonly string[] = []): string {
  return (
    column.find((id) => symbols.some((symbol) => symbol.id === id && symbol.role === "wild")) ??
    column[0] ??
    ""
  );
}
