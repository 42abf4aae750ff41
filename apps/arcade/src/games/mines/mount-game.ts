import {
  type MinesAction,
  MinesEvent,
  MinesInput,
  MinesLayout,
} from "@bellwether/games/mechanics/mines/wire.ts";
import { eventsOf, type Game, type GameParts, type MountGame } from "../../play/game.ts";
import { playScript } from "../../player/script-player.ts";
import { ActionButtons } from "../quick/action-buttons.ts";
import { Question } from "../quick/question.ts";
import { advanceField, type FieldState, newField } from "./field-state.ts";
import { FieldView } from "./field-view.ts";
import { MinePicker } from "./mine-picker.ts";
import { animateMines } from "./stories.ts";

/** Mines: the player chooses the number of mines, opens tile after tile, and collects before hitting a mine. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { clock, money, say, sound, t } = parts;
  const { ladders, usual } = MinesLayout.parse(parts.sheet.layout);
  const question = new Question<MinesAction>();
  const view = await FieldView.create(parts, (tile) => question.answer({ type: "open", tile }));
  let state = newField(usual.mines);
  let stakeMinor = 0n;

  const ladderOf = (mines: number) =>
    ladders.find((ladder) => ladder.mines === mines)?.steps.map(([multiplier]) => multiplier) ?? [];
  const minesChanged = () => {
    state = newField(picker.mines);
    view.setLadder(ladderOf(picker.mines));
    void view.close(picker.mines);
    parts.choiceChanged();
  };
  const picker = new MinePicker(parts, usual.mines, ladders.length, minesChanged);
  const buttons = new ActionButtons(
    parts,
    [
      { name: "collect", kind: "collect" },
      { name: "pick", kind: "quiet" },
    ],
    (name) =>
      question.answer(name === "collect" ? { type: "cash-out" } : { type: "open", tile: anyClosed(state) }),
  );
  parts.buttons.append(picker.group, buttons.row);
  /** Shows the choice of the number of mines between rounds, and the player's choices during a round. */
  const showChoices = (isRound: boolean) => {
    picker.group.hidden = isRound;
    buttons.row.hidden = !isRound;
  };
  const showCollect = (isOpen: boolean) => {
    const { worthMinor, opened } = state;
    buttons.show({
      collect: {
        label: t("collect"),
        extra: worthMinor > 0n ? money(worthMinor) : undefined,
        isOpen: isOpen && opened.length > 0,
      },
      pick: { label: t("pick_for_me"), isOpen },
    });
  };
  view.setLadder(ladderOf(picker.mines));
  view.buttons.show(state);
  view.buttons.setOpen(false);
  showChoices(false);

  return {
    choice: () => ({ input: { mines: picker.mines } }),
    keepChoice() {
      const kept = picker.mines;
      return () => {
        if (picker.mines === kept) return;
        picker.choose(kept);
        minesChanged();
      };
    },
    setOpen: (open) => picker.setOpen(open),
    async play(script, animation) {
      const events = eventsOf(MinesEvent, script);
      if (!animation.isContinued) {
        // A replayed round shows the number of mines it was played with.
        const input = MinesInput.safeParse(animation.input).data;
        if (input) picker.choose(input.mines);
        state = newField(picker.mines);
        view.setLadder(ladderOf(picker.mines));
        await view.close(picker.mines);
      }
      stakeMinor = animation.stakeMinor;
      showCollect(false);
      showChoices(true);
      const plan = { initial: state, advance: advanceField, stories: animateMines(parts, view, animation) };
      state = await playScript<MinesEvent, FieldState>(events, plan, clock);
      if (state.isOver) showChoices(false);
    },
    async decide() {
      showCollect(true);
      view.buttons.setOpen(true);
      const { nextHundredths } = state;
      if (nextHundredths !== null)
        say(t("next_tile", { amount: money((stakeMinor * BigInt(nextHundredths)) / 100n) }));
      const action = await question.ask();
      view.buttons.setOpen(false);
      showCollect(false);
      sound.play("press");
      return action;
    },
  };
};

/** A random closed tile. The mines are placed already, so every closed tile is equally likely to be safe. */
function anyClosed({ tiles }: FieldState): number {
  const closed = tiles.flatMap((look, tile) => (look === "closed" ? [tile] : []));
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return closed[drawn % closed.length] ?? 0;
}
