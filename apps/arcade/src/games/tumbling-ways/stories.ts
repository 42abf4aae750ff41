import type {
  TumblingWaysEvent,
  TumblingWaysLayout,
} from "@bellwether/games/mechanics/tumbling-ways/wire.ts";
import type { Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import { semitonesUp } from "../../sound/semitones-up.ts";
import { Feature } from "../lines/feature.ts";
import { countFreeSpins, type FreeSpinStage, freeSpinStories } from "../lines/free-spin-stories.ts";
import type { TumblingMachine } from "./machine.ts";
import type { TumblingState } from "./round-state.ts";
import type { WaysMeter } from "./ways-meter.ts";

/** The parts that the animations need. */
export type TumblingStage = FreeSpinStage & {
  layout: TumblingWaysLayout;
  machine: TumblingMachine;
  meter: WaysMeter;
  /** Resolves when the last spin's symbols have fallen out; undefined once they have. */
  emptied: Promise<void> | undefined;
};

/** From this multiplier on, the animation pauses longer at each step. */
const HELD_FROM = 5;
const HOLD_MS = 250;

/** One animation per event. Win sounds and coins only if the whole round pays more than its stake. */
export function animateTumbles(stage: TumblingStage): Stories<TumblingWaysEvent, TumblingState> {
  const { parts, layout, machine, plate, meter, animation } = stage;
  const { view } = machine;
  const { t, money, sound, clock } = parts;
  const isWinningRound = isWin(animation.celebration);
  const ladderOf = ({ feature }: TumblingState) => (feature ? layout.freeMultipliers : layout.multipliers);
  const paid = (after: TumblingState, text: string) => {
    if (isWinningRound) parts.showWin(after.wonMinor);
    plate.say(text);
    countFreeSpins(stage, after);
  };

  return {
    async "reels-stopped"({ grid, ways }, { after }) {
      await (stage.emptied ?? view.empty());
      stage.emptied = undefined;
      plate.say("");
      meter.showWays(ways);
      meter.showStep(ladderOf(after), after.multiplier);
      countFreeSpins(stage, after);
      await view.fill(grid, () => sound.play("drop"));
      await clock.wait(150);
    },
    async "ways-won"({ positions, ways, multiplier, payoutMinor }, { after }) {
      if (isWinningRound) sound.play("line", semitonesUp(after.tumbles));
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
      if (isWinningRound) sound.play("rise");
      meter.showStep(ladderOf(after), multiplier);
      countFreeSpins(stage, after);
      await clock.wait(multiplier >= HELD_FROM ? HOLD_MS + 50 : 120);
    },
    async "scatters-won"({ positions, payoutMinor }, { after }) {
      if (isWinningRound) sound.play("rise");
      paid(after, `${t("scatters")}: ${money(payoutMinor)}`);
      await view.lightUp(positions, money(payoutMinor));
    },
    ...freeSpinStories<TumblingState>(stage, {
      open() {
        meter.showStep(layout.freeMultipliers, layout.freeMultipliers[0] ?? 1);
        const feature = new Feature(parts, machine, { multiplies: true, picture: undefined });
        return { feature, line: t("tumbles_raise") };
      },
      begin() {
        stage.emptied = view.empty();
      },
      async showSkipped({ grid, ways }) {
        await stage.emptied;
        stage.emptied = undefined;
        view.show(grid);
        meter.showWays(ways);
      },
      close: () => meter.showStep(layout.multipliers, layout.multipliers[0] ?? 1),
      winnersOf: (after) => machine.winnersOf(after),
    }),
  };
}
