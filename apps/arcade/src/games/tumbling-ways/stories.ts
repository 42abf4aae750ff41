import type {
  TumblingWaysEvent,
  TumblingWaysLayout,
} from "@bellwether/games/mechanics/tumbling-ways/wire.ts";
import type { Stories } from "../../player/script-player.ts";
import { type Celebration, celebrationOf, isWin } from "../../round/celebration.ts";
import { semitonesUp } from "../../sound/semitones-up.ts";
import { celebrate } from "../celebrate/celebrate.ts";
import type { GameParts, RoundAnimation } from "../game.ts";
import { Feature } from "../lines/feature.ts";
import type { Plate } from "../slots/plate.ts";
import type { TumblingMachine } from "./machine.ts";
import type { TumblingState } from "./round-state.ts";
import type { WaysMeter } from "./ways-meter.ts";

/** The parts that the animations need. */
export type TumblingStage = {
  parts: GameParts;
  layout: TumblingWaysLayout;
  machine: TumblingMachine;
  plate: Plate;
  meter: WaysMeter;
  animation: RoundAnimation;
  /** Resolves when the last spin's symbols have fallen out; undefined once they have. */
  emptied: Promise<void> | undefined;
  /** The running free spins. */
  feature: Feature | undefined;
};

/** From this multiplier on, the animation pauses longer at each step. */
const HELD_FROM = 5;
const HOLD_MS = 250;

/** One animation per event. Win sounds and coins only if the whole round pays more than its stake. */
export function animateTumbles(stage: TumblingStage): Stories<TumblingWaysEvent, TumblingState> {
  const { parts, layout, machine, plate, meter, animation } = stage;
  const { view } = machine;
  const { t, money, sound, clock } = parts;
  const glad = isWin(animation.celebration);
  /** The grade at which the free spins' total was celebrated, or `none`. */
  let told: Celebration = "none";
  const ladderOf = ({ feature }: TumblingState) => (feature ? layout.freeMultipliers : layout.multipliers);
  const count = (state: TumblingState) => {
    if (state.feature) stage.feature?.count(state.feature);
  };
  const paid = (after: TumblingState, text: string) => {
    if (glad) parts.showWin(after.wonMinor);
    plate.say(text);
    count(after);
  };

  return {
    async "reels-stopped"({ grid, ways }, { after }) {
      await (stage.emptied ?? view.empty());
      stage.emptied = undefined;
      plate.say("");
      meter.showWays(ways);
      meter.showStep(ladderOf(after), after.multiplier);
      count(after);
      await view.fill(grid, () => sound.play("drop"));
      await clock.wait(150);
    },
    async "ways-won"({ positions, ways, multiplier, payoutMinor }, { after }) {
      if (glad) sound.play("line", semitonesUp(after.tumbles));
      const joined = t("ways_joined", { ways });
      const times = multiplier > 1 ? ` ${t("times", { multiplier })}` : "";
      paid(after, `${joined}${times}: ${money(payoutMinor)}`);
      await view.lightUp(positions, money(payoutMinor));
    },
    async tumbled({ removed, grid, tumble }) {
      sound.play("pop", semitonesUp(tumble - 1));
      await view.drop(removed, grid, () => sound.play("drop"));
      plate.say("");
    },
    async "multiplier-changed"({ multiplier }, { after }) {
      if (glad) sound.play("rise");
      meter.showStep(ladderOf(after), multiplier);
      count(after);
      await clock.wait(multiplier >= HELD_FROM ? HOLD_MS + 50 : 120);
    },
    async "scatters-won"({ positions, payoutMinor }, { after }) {
      if (glad) sound.play("rise");
      paid(after, `${t("scatters")}: ${money(payoutMinor)}`);
      await view.lightUp(positions, money(payoutMinor));
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
      plate.say("");
      stage.feature = new Feature(parts, machine, { multiplies: true, picture: undefined });
      meter.showStep(layout.freeMultipliers, layout.freeMultipliers[0] ?? 1);
      count(after);
      const title = t("free_spins_won", { count: spins });
      parts.say(title);
      await stage.feature.announce(title, t("tumbles_raise"));
    },
    async "free-spin-started"(_, { after }) {
      await clock.read(350);
      count(after);
      stage.emptied = view.empty();
    },
    async "free-spins-ended"({ totalMinor }, { before, after }) {
      const { feature } = stage;
      if (!feature || !before.feature) return;
      // Skipped spins moved nothing, so show the last spin's grid.
      if (feature.isSkipped) {
        await stage.emptied;
        stage.emptied = undefined;
        view.show(after.grid);
        meter.showWays(after.ways);
      }
      clock.hurry(false);
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
      meter.showStep(layout.multipliers, layout.multipliers[0] ?? 1);
    },
    async "round-ended"({ payoutMinor }, { after }) {
      const whole = { payoutMinor: BigInt(payoutMinor), stakeMinor: animation.stakeMinor };
      // Celebrate a win once: the free spins' total may have shown it already.
      if (celebrationOf(whole.payoutMinor, whole.stakeMinor) === told) return;
      await celebrate(parts, machine, whole, machine.winnersOf(after));
    },
  };
}
