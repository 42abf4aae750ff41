import {
  type PickLinesAction,
  PickLinesEvent,
  PickLinesLayout,
} from "@bellwether/games/mechanics/pick-lines/wire.ts";
import { eventsOf, type Game, type GameParts, type MountGame } from "../../play/game.ts";
import { playScript } from "../../player/script-player.ts";
import { buildMachine } from "../lines/machine.ts";
import { ActionButtons } from "../quick/action-buttons.ts";
import { Question } from "../quick/question.ts";
import { Plate } from "../slots/plate.ts";
import { PickPanel } from "./pick-panel.ts";
import { advance, newRound } from "./round-state.ts";
import { animatePickLines } from "./stories.ts";

/** A lines slot whose scatters let the player open boxes. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { clock, say, sound, t } = parts;
  const layout = PickLinesLayout.parse(parts.sheet.layout);
  const machine = await buildMachine(parts, layout);
  const plate = new Plate(parts.board.overlay);
  const question = new Question<PickLinesAction>();
  const bonus = layout.symbols.find(({ role }) => role === "bonus")?.id ?? "";
  const openBox = (box: number) => question.answer({ type: "open", box });
  const panel = new PickPanel(parts, machine.pictureOf(bonus), openBox);
  const buttons = new ActionButtons(parts, [{ name: "pick", kind: "quiet" }], () =>
    openBox(panel.anyClosed()),
  );
  buttons.row.hidden = true;
  parts.buttons.append(buttons.row);
  let state = newRound([]);
  let startedAtMs = 0;

  return {
    begin() {
      machine.wins.clear();
      panel.hide();
      plate.say("");
      startedAtMs = clock.now();
      for (const reel of machine.reels) reel.spin();
    },
    abandon() {
      for (const [index, reel] of machine.reels.entries()) void reel.land(state.grid[index] ?? [], () => {});
    },
    async play(script, animation) {
      if (!animation.isContinued) {
        state = newRound(state.grid);
        panel.hide();
      }
      const { scatters } = layout.pick;
      const stage = {
        parts,
        layout,
        machine,
        plate,
        panel,
        animation,
        startedAtMs: () => startedAtMs,
        scatters,
      };
      const plan = { initial: state, advance, stories: animatePickLines(stage) };
      state = await playScript(eventsOf(PickLinesEvent, script), plan, clock);
      buttons.row.hidden = true;
    },
    async decide() {
      panel.show(state);
      buttons.row.hidden = false;
      buttons.show({ pick: { label: t("pick_for_me"), isOpen: true } });
      if (state.pickMinor === 0n) say(t("pick_intro"));
      panel.setOpen(true);
      const action = await question.ask();
      panel.setOpen(false);
      buttons.show({});
      sound.play("press");
      return action;
    },
  };
};
