import {
  ThreeCardPokerAction,
  ThreeCardPokerEvent,
  ThreeCardPokerInput,
} from "@bellwether/games/mechanics/three-card-poker/wire.ts";
import { eventsOf, type Game, type GameParts, type MountGame, type RoundAnimation } from "../../play/game.ts";
import { playScript, type Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import { announceReplayedChoice } from "../announce-replayed-choice.ts";
import { ChoiceButtons } from "../cards/choice-buttons.ts";
import { closingStories } from "../cards/closing-stories.ts";
import { advance, newRound, type ThreeCardRound } from "./round-state.ts";
import { SideBet } from "./side-bet.ts";
import { TableView } from "./table-view.ts";

export const standsInRoom = true;

/** Three card poker: an ante, an optional side bet, and one choice. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { clock, say, t, sheet } = parts;
  let anteMinor = BigInt(sheet.stakes[0] ?? "0");
  const bets = (minor: bigint) => {
    const amount = minor.toString();
    return { bets: { ante: amount, ...(sideBet.isOn && { "pair-plus": amount }) } };
  };
  /** Whether the table shows a finished round. It does until the player changes a bet or deals. */
  let isOver = false;
  let state: ThreeCardRound;

  const showNext = () => {
    sideBet.name(anteMinor);
    state = newRound(bets(anteMinor));
    if (isOver) void table.clear(state);
    else table.show(state);
    isOver = false;
  };
  const sideBet = new SideBet(parts, () => {
    showNext();
    parts.choiceChanged();
  });
  state = newRound(bets(anteMinor));
  const table = await TableView.create(parts, state);
  const placeSide = () => sideBet.place(table.sidePlace.spot, table.sidePlace.unit);
  table.onReshape = placeSide;
  placeSide();
  sideBet.name(anteMinor);
  const buttons = new ChoiceButtons(
    parts,
    [
      { name: "fold", label: t("move_fold"), group: "play", isQuiet: true },
      { name: "play", label: t("move_play"), group: "play" },
    ],
    (action) => ThreeCardPokerAction.parse(action).move,
  );

  return {
    stakeName: t("three_ante"),
    hasAnte: true,
    choice: (selectedMinor) => ({
      stakeMinor: selectedMinor * (sideBet.isOn ? 2n : 1n),
      input: bets(selectedMinor),
    }),
    chooseAgain(input) {
      const bets = ThreeCardPokerInput.safeParse(input).data?.bets;
      if (bets) sideBet.put(bets["pair-plus"] !== undefined);
      return bets && BigInt(bets.ante);
    },
    // A replay shows its bets on the table alone.
    keepChoice: () => () => {},
    setOpen: (open) => sideBet.setOpen(open),
    stakeChanged(stakeMinor) {
      if (stakeMinor === anteMinor) return;
      anteMinor = stakeMinor;
      showNext();
    },
    async play(script, animation) {
      const events = eventsOf(ThreeCardPokerEvent, script);
      if (!animation.isContinued) {
        // A resumed or replayed round shows the bets it was played with.
        const input = ThreeCardPokerInput.safeParse(animation.input).data ?? bets(anteMinor);
        state = newRound(input);
        await table.clear(state);
      }
      const plan = { initial: state, advance, stories: animate(parts, table, animation) };
      state = await playScript<ThreeCardPokerEvent, ThreeCardRound>(events, plan, clock);
      isOver = events.at(-1)?.type === "round-ended";
    },
    async decide(decision, hint) {
      table.show(state);
      say(t("three_turn", { hand: state.player ? t(`three_hand_${state.player.hand}`) : "" }));
      return buttons.ask(decision, hint);
    },
  };
};

function animate(
  parts: GameParts,
  table: TableView,
  animation: RoundAnimation,
): Stories<ThreeCardPokerEvent, ThreeCardRound> {
  const { clock, sound, say, t } = parts;
  const isWinningRound = isWin(animation.celebration);
  return {
    async "player-dealt"({ cards }, { after }) {
      await table.deal(cards);
      table.show(after);
      await clock.wait(150);
    },
    async "player-played"(_, { after }) {
      await announceReplayedChoice(parts, animation, { move: "play" }, t("move_play"));
      sound.play("chip");
      table.show(after);
      await clock.wait(250);
    },
    async "player-folded"(_, { after }) {
      await announceReplayedChoice(parts, animation, { move: "fold" }, t("move_fold"));
      sound.play("drop");
      table.show(after);
      say(t("three_folded"));
      await clock.wait(250);
    },
    async "dealer-turned"({ cards, hand, qualifies }, { after }) {
      await table.turnDealer(cards);
      table.show(after);
      say(qualifies ? t("three_dealer_has", { hand: t(`three_hand_${hand}`) }) : t("three_dealer_fails"));
      await clock.read(900);
    },
    async "ante-bonus-won"(_, { after }) {
      sound.play("rise");
      table.show(after);
      if (isWinningRound) parts.showWin(after.wonMinor);
      await clock.read(700);
    },
    ...closingStories(parts, table, animation, (after) => table.show(after)),
  };
}
