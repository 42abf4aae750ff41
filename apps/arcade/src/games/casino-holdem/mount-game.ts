import {
  CasinoHoldemAction,
  CasinoHoldemEvent,
  CasinoHoldemInput,
} from "@bellwether/games/mechanics/casino-holdem/wire.ts";
import { eventsOf, type Game, type GameParts, type MountGame, type RoundAnimation } from "../../play/game.ts";
import { playScript, type Stories } from "../../player/script-player.ts";
import { announceReplayedChoice } from "../announce-replayed-choice.ts";
import { ChoiceButtons } from "../cards/choice-buttons.ts";
import { closingStories } from "../cards/closing-stories.ts";
import { Stepper } from "../cards/stepper.ts";
import { advance, type HoldemRound, newRound } from "./round-state.ts";
import { TableView } from "./table-view.ts";

export const standsInRoom = true;

/** Casino hold'em against the dealer: the ante and a side bet, then a call or a fold. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { clock, money, say, t } = parts;
  /** The possible amounts of the side bet: 0, or one of the stakes. */
  const bonuses = [0n, ...parts.sheet.stakes.map(BigInt)];
  const table = await TableView.create(parts);
  let anteMinor = 0n;
  let state = newRound(0n, 0n);
  /** Whether no round is running. The last round's cards stay on the table until the bets change or the next round begins. */
  let isOver = true;
  const bonus = new Stepper({
    label: t("bet_aa-bonus"),
    fewer: t("bonus_less"),
    more: t("bonus_more"),
    text: (index) => `${t("bet_aa-bonus")} ${bonuses[index] ? money(bonuses[index]) : "–"}`,
    count: bonuses.length,
    index: 0,
    changed: () => parts.choiceChanged(),
  });
  const buttons = new ChoiceButtons(
    parts,
    [
      { name: "fold", label: t("move_fold"), group: "play", isQuiet: true, isWide: true },
      { name: "call", label: t("move_call"), group: "play", isWide: true },
    ],
    (action) => CasinoHoldemAction.parse(action).move,
    bonus.view,
  );
  const bonusMinor = () => bonuses[bonus.index] ?? 0n;

  return {
    stakeName: t("bet_ante"),
    hasAnte: true,
    choice() {
      const bets = { ante: anteMinor.toString() };
      const side = bonusMinor();
      return {
        stakeMinor: anteMinor + side,
        input: { bets: side > 0n ? { ...bets, "aa-bonus": side.toString() } : bets },
      };
    },
    chooseAgain(input) {
      const bets = CasinoHoldemInput.safeParse(input).data?.bets;
      if (bets) bonus.put(bonuses.indexOf(BigInt(bets["aa-bonus"] ?? "0")));
      return bets && BigInt(bets.ante);
    },
    keepChoice() {
      const kept = bonus.index;
      return () => {
        bonus.put(kept);
        parts.choiceChanged();
      };
    },
    stakeChanged(stakeMinor) {
      const isSame = anteMinor === stakeMinor && state.bets["aa-bonus"] === bonusMinor();
      anteMinor = stakeMinor;
      // The last round stays on the table while the bets are the same.
      if (isSame && state.player.length > 0) return;
      if (!isOver) return;
      const cards = state.player.length > 0;
      state = newRound(anteMinor, bonusMinor());
      if (cards) void table.clear();
      table.show(state);
    },
    setOpen: (open) => bonus.setOpen(open),
    async play(script, animation) {
      const events = eventsOf(CasinoHoldemEvent, script);
      if (!animation.isContinued) {
        isOver = false;
        // A replayed round shows the bets it was played with.
        const bets = CasinoHoldemInput.safeParse(animation.input).data?.bets;
        if (bets) {
          anteMinor = BigInt(bets.ante);
          bonus.put(bonuses.indexOf(BigInt(bets["aa-bonus"] ?? "0")));
          parts.choiceChanged();
        }
        state = newRound(anteMinor, bonusMinor());
        await table.clear();
        table.show(state);
      }
      const plan = { initial: state, advance, stories: animate(parts, table, animation) };
      state = await playScript<CasinoHoldemEvent, HoldemRound>(events, plan, clock);
      isOver = events.at(-1)?.type === "round-ended";
    },
    async decide(decision, hint) {
      table.show(state);
      say(state.hand ? t("call_or_fold", { hand: t(`poker_${state.hand}`) }) : "");
      return buttons.ask(decision, hint);
    },
  };
};

function animate(
  parts: GameParts,
  table: TableView,
  animation: RoundAnimation,
): Stories<CasinoHoldemEvent, HoldemRound> {
  const { clock, say, sound, t } = parts;
  return {
    async "player-dealt"({ cards }, { after }) {
      await table.deal("player", cards);
      await table.deal("dealer", [undefined, undefined]);
      table.show(after);
    },
    async "flop-dealt"({ cards }, { after }) {
      await table.deal("board", cards);
      table.show(after);
      await clock.wait(100);
    },
    async "player-called"(_, { after }) {
      await announceReplayedChoice(parts, animation, { move: "call" }, t("move_call"));
      sound.play("chip");
      table.show(after);
      await clock.wait(250);
    },
    async "player-folded"(_, { after }) {
      await announceReplayedChoice(parts, animation, { move: "fold" }, t("move_fold"));
      sound.play("drop");
      table.show(after);
      say(t("you_folded"));
      await clock.read(400);
    },
    async "board-completed"({ cards }, { after }) {
      await table.deal("board", cards);
      table.show(after);
      await clock.wait(150);
    },
    async "hands-shown"({ dealerCards, dealer, qualifies }, { after }) {
      await table.turnDealer(dealerCards);
      table.show(after);
      say(qualifies ? t("dealer_shows", { hand: t(`poker_${dealer.hand}`) }) : t("dealer_not_qualified"));
      await clock.read(900);
    },
    ...closingStories(parts, table, animation, (after) => table.show(after)),
  };
}
