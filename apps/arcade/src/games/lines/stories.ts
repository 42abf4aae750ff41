import type { LinesEvent, LinesLayout } from "@bellwether/games/mechanics/lines/wire.ts";
import type { Stories } from "../../player/script-player.ts";
import { type Celebration, celebrationOf, isWin } from "../../round/celebration.ts";
import { celebrate } from "../celebrate/celebrate.ts";
import type { GameParts } from "../game.ts";
import { Feature } from "./feature.ts";
import { type LinesState, placesOf } from "./round-state.ts";
import { animateSpin, type SpinStage } from "./spin-stories.ts";

/** The parts that the animations need. */
export type LinesStage = SpinStage & {
  layout: LinesLayout;
  begin(): void;
  /** The running free spins. */
  feature: Feature | undefined;
};

const BOOK_COLOUR = "#ffc23d";

/** One animation per event. Win sounds and coins only if the whole round pays more than its stake. */
export function animateLines(stage: LinesStage): Stories<LinesEvent, LinesState> {
  const { parts, layout, machine, plate, animation, begin } = stage;
  const { t, money, sound, clock } = parts;
  const glad = isWin(animation.celebration);
  /** The grade at which the free spins' total was celebrated, or `none`. */
  let told: Celebration = "none";
  const count = ({ feature }: LinesState) => {
    if (feature) stage.feature?.count(feature);
  };
  const paid = (payoutMinor: string, label: string, state: LinesState) => {
    if (glad) parts.showWin(state.wonMinor);
    plate.say(state.feature ? `+${money(payoutMinor)}` : `${label}: ${money(payoutMinor)}`);
    count(state);
  };

  return {
    ...animateSpin(stage, paid),
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
      if (glad) sound.play("rise");
      await machine.lit.fill(reels, () => symbol, before.grid);
      paid(payoutMinor, t("book_lines", { reels: reels.length, lines }), after);
      await machine.wins.showScattered(placesOf(after.grid, reels), BOOK_COLOUR);
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
      await feature.total(before.feature, paidMinor, animation.stakeMinor);
      told = celebrationOf(paidMinor, animation.stakeMinor);
      feature.end();
      stage.feature = undefined;
    },
    async "round-ended"({ payoutMinor }, { after }) {
      const paid = { payoutMinor: BigInt(payoutMinor), stakeMinor: animation.stakeMinor };
      // Celebrate a win once: the free spins' total may have shown it already.
      if (celebrationOf(paid.payoutMinor, paid.stakeMinor) === told) return;
      const winners = after.winners.map(machine.winnerAt);
      machine.wins.clear();
      await celebrate(parts, machine, paid, winners);
    },
  };
}

/** The text on the sign at the start of free spins: their multiplier and their feature. */
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
