import type { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import type { FreeSpinsEvent } from "@bellwether/games/slots/free-spins-events.ts";
import { celebrate, type WinStage } from "../../play/celebrate.ts";
import type { GameParts, RoundAnimation } from "../../play/game.ts";
import type { Winner } from "../../play/win-show.ts";
import type { Stories } from "../../player/script-player.ts";
import { type Celebration, celebrationOf, isWin } from "../../round/celebration.ts";
import type { Plate } from "../slots/plate.ts";
import type { Feature } from "./feature.ts";
import type { FeatureState } from "./round-state.ts";

/** The parts that the animations of free spins need. */
export type FreeSpinStage = {
  parts: GameParts;
  machine: WinStage;
  plate: Plate;
  animation: RoundAnimation;
  /** The running free spins. */
  feature: Feature | undefined;
};

/** The steps of free spins that differ between slots. */
type FreeSpinSteps<State> = {
  /** Starts the feature. `line` is the text on its sign that explains the feature. */
  open(after: State): { feature: Feature; line: string };
  /** Starts the reels of the next spin. */
  begin(): void;
  /** Shows the grid of the last spin after skipped spins, because skipped spins are not animated. */
  showSkipped(after: State): Promise<void> | void;
  /** Restores the game after its free spins. */
  close?(): void;
  /** Removes the marks of the last wins. */
  clearWins?(): void;
  /** The symbols of the round's win. The celebration of a large win lifts them. */
  winnersOf(after: State): Winner[];
};

type FreeSpinEvent = Exclude<FreeSpinsEvent, { type: "multiplier-changed" }> | RoundEnded;
type FreeSpinState = { feature: FeatureState | null; wonMinor: bigint };

/** The animations of free spins from their award to their total, and of the round's end. */
export function freeSpinStories<State extends FreeSpinState>(
  stage: FreeSpinStage,
  steps: FreeSpinSteps<State>,
): Stories<FreeSpinEvent, State> {
  const { parts, machine, plate, animation } = stage;
  const { t, money, sound, clock } = parts;
  const { stakeMinor } = animation;
  const isWinningRound = isWin(animation.celebration);
  /** The grade with which the total of the free spins was celebrated, or `none`. */
  let shownGrade: Celebration = "none";
  return {
    async "free-spins-awarded"({ count }, { after }) {
      if (!after.feature) return;
      sound.play("feature");
      countFreeSpins(stage, after);
      const text = t("free_spins_more", { count });
      plate.say(text);
      parts.say(text);
      await clock.read(1300);
    },
    async "free-spins-started"({ count }, { after }) {
      sound.play("feature");
      steps.clearWins?.();
      plate.say("");
      const { feature, line } = steps.open(after);
      stage.feature = feature;
      countFreeSpins(stage, after);
      const title = t("free_spins_won", { count });
      parts.say(title);
      await feature.announce(title, line);
    },
    async "free-spin-started"(_, { after }) {
      await clock.read(350);
      countFreeSpins(stage, after);
      steps.begin();
    },
    async "free-spins-ended"({ totalMinor }, { before, after }) {
      const { feature } = stage;
      if (!feature || !before.feature) return;
      if (feature.isSkipped) await steps.showSkipped(after);
      clock.hurry(false);
      steps.clearWins?.();
      plate.say("");
      countFreeSpins(stage, before);
      await clock.read(400);
      const paidMinor = BigInt(totalMinor);
      if (isWinningRound) parts.showWin(before.wonMinor);
      parts.say(t("free_spins_paid", { amount: money(totalMinor) }));
      await feature.total(before.feature, paidMinor, stakeMinor);
      shownGrade = celebrationOf(paidMinor, stakeMinor);
      feature.end();
      stage.feature = undefined;
      steps.close?.();
    },
    async "round-ended"({ payoutMinor }, { after }) {
      const paid = { payoutMinor: BigInt(payoutMinor), stakeMinor };
      // The celebration of the free spins' total may have shown the same win already.
      if (celebrationOf(paid.payoutMinor, stakeMinor) === shownGrade) return;
      const winners = steps.winnersOf(after);
      steps.clearWins?.();
      await celebrate(parts, machine, paid, winners);
    },
  };
}

/** Shows the number of the current free spin and the sum of the wins. */
export function countFreeSpins({ feature }: FreeSpinStage, state: FreeSpinState): void {
  if (state.feature) feature?.count(state.feature);
}
