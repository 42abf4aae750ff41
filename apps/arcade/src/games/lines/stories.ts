import type { LinesEvent, LinesLayout } from "@bellwether/games/mechanics/lines/wire.ts";
import type { Stories } from "../../player/script-player.ts";
import { type Celebration, celebrationOf, isWin } from "../../round/celebration.ts";
import { celebrate } from "../celebrate/celebrate.ts";
import type { GameParts, RoundAnimation } from "../game.ts";
import type { Plate } from "../slots/plate.ts";
import { Feature } from "./feature.ts";
import type { Machine } from "./machine.ts";
import { type LinesState, placesOf } from "./round-state.ts";

/** What the animations need. */
export type LinesStage = {
  parts: GameParts;
  layout: LinesLayout;
  machine: Machine;
  plate: Plate;
  animation: RoundAnimation;
  begin(): void;
  letGoAt(): number;
  /** The running free spins. */
  feature: Feature | undefined;
};

/** Minimum time before the first reel stops, and between the stops of two reels. */
const MIN_SPIN_MS = 520;
const REEL_APART_MS = 150;
const SCATTER_COLOUR = "#ffe066";
const BOOK_COLOUR = "#ffc23d";

/** One animation per event. Win sounds and coins only if the whole round pays more than its stake. */
export function animateLines(stage: LinesStage): Stories<LinesEvent, LinesState> {
  const { parts, layout, machine, plate, animation: telling, begin, letGoAt } = stage;
  const { t, money, sound, clock } = parts;
  const glad = isWin(telling.celebration);
  /** The grade at which the free spins' total was celebrated, or `none`. */
  let told: Celebration = "none";
  const scatterIds = new Set(layout.symbols.filter(({ role }) => role === "scatter").map(({ id }) => id));
  const isScatter = (id: string) => scatterIds.has(id);
  const count = ({ feature }: LinesState) => {
    if (feature) stage.feature?.count(feature);
  };
  const paid = ({ after }: { after: LinesState }, payoutMinor: string, label: string) => {
    if (glad) parts.showWin(after.wonMinor);
    plate.say(after.feature ? `+${money(payoutMinor)}` : `${label}: ${money(payoutMinor)}`);
    count(after);
  };

  return {
    async "reels-stopped"({ grid }, { after }) {
      machine.wins.clear();
      plate.say("");
      const leftMs = MIN_SPIN_MS - (clock.now() - letGoAt());
      if (leftMs > 0) await clock.wait(leftMs);
      const landings = machine.reels.map(async (reel, index) => {
        if (after.held.includes(index)) return;
        await clock.wait(index * REEL_APART_MS + 1);
        await reel.land(grid[index] ?? [], () => {
          sound.play("stop", 1 + index * 0.07);
          const scatters = grid
            .slice(0, index + 1)
            .flat()
            .filter(isScatter).length;
          if (grid[index]?.some(isScatter)) sound.play("land", 1 + scatters * 0.12);
        });
      });
      await Promise.all(landings);
    },
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
    async "book-won"({ reels, lines, symbol, payoutMinor }, animation) {
      machine.wins.clear();
      plate.say("");
      if (glad) sound.play("rise");
      await machine.lit.fill(reels, () => symbol, animation.before.grid);
      paid(animation, payoutMinor, t("book_lines", { reels: reels.length, lines }));
      await machine.wins.showScattered(placesOf(animation.after.grid, reels), BOOK_COLOUR);
    },
    async "line-won"({ line, positions, payoutMinor }, animation) {
      if (glad) sound.play("line", 1 + (line % 5) * 0.06);
      paid(animation, payoutMinor, t("line_number", { number: line + 1 }));
      await machine.wins.showLine(layout.lines[line] ?? [], positions, line);
    },
    async "scatters-won"({ positions, payoutMinor }, animation) {
      if (glad) sound.play("rise");
      paid(animation, payoutMinor, t("scatters"));
      await machine.wins.showScattered(positions, SCATTER_COLOUR);
    },
    async "free-spins-awarded"({ count: more }, { after }) {
      if (!after.feature) return;
      sound.play("feature");
      count(after);
      const text = t("free_spins_more", { count: more });
      plate.say(text);
      parts.say(text);
      await clock.read(1300);
    },
    async "free-spins-started"({ count: spins }, { after }) {
      sound.play("feature");
      machine.wins.clear();
      plate.say("");
      const { book } = after;
      stage.feature = new Feature(parts, machine, {
        multiplies: layout.freeSpins.multipliers.some((multiplier) => multiplier > 1),
        picture: book === undefined ? undefined : machine.pictureOf(book),
      });
      count(after);
      const title = t("free_spins_won", { count: spins });
      parts.say(title);
      await stage.feature.announce(title, introOf(layout, t));
    },
    async "multiplier-changed"(_, { after }) {
      count(after);
      if (glad) sound.play("rise");
      await clock.wait(300);
    },
    async "free-spin-started"(_, { after }) {
      await clock.read(350);
      count(after);
      begin();
    },
    async "free-spins-ended"({ totalMinor }, { before, after }) {
      const { feature } = stage;
      if (!feature || !before.feature) return;
      // Skipped spins turned no reel, so show the last spin's grid.
      if (feature.isSkipped) machine.lit.clear();
      if (feature.isSkipped)
        for (const [index, reel] of machine.reels.entries()) reel.show(after.grid[index] ?? []);
      clock.hurry(false);
      machine.wins.clear();
      plate.say("");
      count(before);
      await clock.read(400);
      const paidMinor = BigInt(totalMinor);
      if (glad) parts.showWin(before.wonMinor);
      parts.say(t("free_spins_paid", { amount: money(totalMinor) }));
      await feature.total(before.feature, paidMinor, telling.stakeMinor);
      told = celebrationOf(paidMinor, telling.stakeMinor);
      feature.end();
      stage.feature = undefined;
    },
    async "round-ended"({ payoutMinor }, { after }) {
      const paid = { payoutMinor: BigInt(payoutMinor), stakeMinor: telling.stakeMinor };
      // Celebrate a win once: the free spins' total may have shown it already.
      if (celebrationOf(paid.payoutMinor, paid.stakeMinor) === told) return;
      const winners = after.winners.map(machine.winnerAt);
      machine.wins.clear();
      await celebrate(parts, machine, paid, winners);
    },
  };
}

/** What is special about the free spins that begin. */
function introOf({ freeSpins, feature }: LinesLayout, t: GameParts["t"]): string {
  const multiplier = freeSpins.multipliers[0] ?? 1;
  const told = {
    "expanding-wilds": () => t("wilds_expand"),
    "sticky-wilds": () => t("wilds_stick"),
    "walking-wilds": () => t("wilds_walk"),
    book: () => t("book_fills"),
    "multiplier-wilds": () => "",
  };
  const texts = [
    multiplier > 1 || !feature ? t("free_spins_intro", { multiplier }) : "",
    feature ? told[feature.kind]() : "",
  ];
  return texts.filter((text) => text !== "").join(" · ");
}

/** The wild of a column, or its first symbol. */
function wildIn({ symbols }: LinesLayout, column: readonly string[] = []): string {
  return (
    column.find((id) => symbols.some((symbol) => symbol.id === id && symbol.role === "wild")) ??
    column[0] ??
    ""
  );
}
