import {
  type ChoiceLinesAction,
  ChoiceLinesEvent,
  ChoiceLinesLayout,
} from "@bellwether/games/mechanics/choice-lines/wire.ts";
import { eventsOf, type Game, type GameParts, type MountGame } from "../../play/game.ts";
import { playScript } from "../../player/script-player.ts";
import { buildMachine } from "../lines/machine.ts";
import { Question } from "../quick/question.ts";
import { Plate } from "../slots/plate.ts";
import { ChoiceScene } from "./choice-scene.ts";
import { advance, newRound } from "./round-state.ts";
import { animateChoiceLines, type ChoiceLinesStage } from "./stories.ts";

/** A lines slot whose scatters let the player choose free spins. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { clock, sound } = parts;
  const layout = ChoiceLinesLayout.parse(parts.sheet.layout);
  const machine = await buildMachine(parts, layout);
  const plate = new Plate(parts.board.overlay);
  const question = new Question<ChoiceLinesAction>();
  const wild = layout.symbols.find(({ role }) => role === "wild")?.id ?? "";
  let scene: ChoiceScene | undefined;
  let coinMinor = 0n;
  let state = newRound([]);
  let startedAtMs = 0;

  const openScene = () => {
    scene ??= new ChoiceScene(parts, {
      options: layout.choice.options,
      coinMinor,
      picture: machine.pictureOf(wild),
      pressed: (option) => question.answer({ type: "choose", option }),
    });
    return scene;
  };
  const closeScene = () => {
    scene?.remove();
    scene = undefined;
  };
  const begin = () => {
    machine.wins.clear();
    plate.say("");
    startedAtMs = clock.now();
    for (const reel of machine.reels) reel.spin();
  };
  return {
    begin() {
      closeScene();
      begin();
    },
    abandon() {
      for (const [index, reel] of machine.reels.entries()) void reel.land(state.grid[index] ?? [], () => {});
    },
    async play(script, animation) {
      coinMinor = animation.stakeMinor / BigInt(layout.coinsPerStake);
      if (!animation.isContinued) {
        state = newRound(state.grid);
        closeScene();
      }
      const stage: ChoiceLinesStage = {
        parts,
        layout,
        machine,
        plate,
        animation,
        begin,
        openScene,
        closeScene,
        startedAtMs: () => startedAtMs,
        scatters: layout.choice.scatters,
        feature: undefined,
      };
      try {
        state = await playScript(
          eventsOf(ChoiceLinesEvent, script),
          {
            initial: state,
            advance,
            stories: animateChoiceLines(stage),
            isSkipped: ({ type }) => stage.feature?.isSkipped === true && type !== "free-spins-ended",
          },
          clock,
        );
      } finally {
        stage.feature?.end();
      }
    },
    async decide() {
      const asking = openScene();
      asking.setOpen(true);
      const action = await question.ask();
      asking.setOpen(false);
      sound.play("press");
      return action;
    },
  };
};
