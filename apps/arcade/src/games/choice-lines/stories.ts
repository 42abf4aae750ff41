import type { ChoiceLinesEvent, ChoiceLinesLayout } from "@bellwether/games/mechanics/choice-lines/wire.ts";
import type { Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import { announceReplayedChoice } from "../announce-replayed-choice.ts";
import { Feature } from "../lines/feature.ts";
import { countFreeSpins, type FreeSpinStage, freeSpinStories } from "../lines/free-spin-stories.ts";
import { animateSpin, type SpinStage } from "../lines/spin-stories.ts";
import type { ChoiceScene } from "./choice-scene.ts";
import { optionName } from "./option-texts.ts";
import type { ChoiceLinesState } from "./round-state.ts";

/** The parts that the animations need. */
export type ChoiceLinesStage = SpinStage &
  FreeSpinStage & {
    layout: Pick<ChoiceLinesLayout, "choice">;
    begin(): void;
    openScene(): ChoiceScene;
    closeScene(): void;
  };

/** The time for the scatters' win to be seen before the scene opens, and for the taken card to be seen. */
const SEEN_MS = 700;

/** One animation per event. What the free spins pay is unknown while the player chooses. */
export function animateChoiceLines(stage: ChoiceLinesStage): Stories<ChoiceLinesEvent, ChoiceLinesState> {
  const { parts, layout, machine, plate, animation, begin } = stage;
  const { clock, money, say, sound, t } = parts;
  const isWinningRound = isWin(animation.celebration);
  const optionOf = (option: number) => layout.choice.options[option] ?? { spins: 1, multiplier: 1 };
  return {
    ...animateSpin(stage, (payoutMinor, label, state) => {
      if (isWinningRound) parts.showWin(state.wonMinor);
      plate.say(state.feature ? `+${money(payoutMinor)}` : `${label}: ${money(payoutMinor)}`);
      countFreeSpins(stage, state);
    }),
    async "free-spins-offered"() {
      sound.play("feature");
      parts.vibrate("bonus");
      await clock.read(SEEN_MS);
      machine.wins.clear();
      plate.say("");
      stage.openScene();
      say(t("choice_spins_title"));
      await clock.read(SEEN_MS);
    },
    async "free-spins-chosen"({ option }) {
      const name = optionName(optionOf(option), t);
      await announceReplayedChoice(parts, animation, { type: "choose", option }, name);
      stage.openScene().take(option);
      sound.play("rise");
      say(name);
      await clock.read(SEEN_MS);
      stage.closeScene();
    },
    async "multiplier-changed"(_, { after }) {
      countFreeSpins(stage, after);
    },
    ...freeSpinStories<ChoiceLinesState>(stage, {
      open({ option = 0 }) {
        const { multiplier } = optionOf(option);
        const feature = new Feature(parts, machine, { multiplies: true, picture: undefined });
        return { feature, line: t("free_spins_intro", { multiplier }) };
      },
      begin,
      showSkipped({ grid }) {
        for (const [index, reel] of machine.reels.entries()) reel.show(grid[index] ?? []);
      },
      clearWins: () => machine.wins.clear(),
      winnersOf: ({ winners }) => winners.map(machine.winnerAt),
    }),
  };
}
