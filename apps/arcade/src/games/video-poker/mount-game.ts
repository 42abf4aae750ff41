import {
  VideoPokerAction,
  VideoPokerEvent,
  VideoPokerInput,
  VideoPokerLayout,
} from "@bellwether/games/mechanics/video-poker/wire.ts";
import { playScript, type Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import { announceReplayedChoice } from "../announce-replayed-choice.ts";
import { askHint } from "../ask-hint.ts";
import { cardSign } from "../cards/card-name.ts";
import { celebrate } from "../celebrate/celebrate.ts";
import { eventsOf, type Game, type GameParts, type MountGame, type RoundAnimation } from "../game.ts";
import { CoinRail } from "./coin-rail.ts";
import { MachineView } from "./machine-view.ts";
import { advance, NOTHING_HELD, newRound, type VideoPokerRound } from "./round-state.ts";

/** Video poker: the player holds some of five cards and draws the rest once. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { clock, money, say, t } = parts;
  const layout = VideoPokerLayout.parse(parts.sheet.layout);
  const machine = await MachineView.create(parts, layout);
  const coinsChanged = () => {
    machine.showCoins(rail.coins);
    parts.choiceChanged();
  };
  const rail = new CoinRail(parts, layout.maximumCoins, coinsChanged);
  let coinMinor = BigInt(parts.sheet.stakes[0] ?? "0");
  let state = newRound;
  machine.showCoins(rail.coins);

  return {
    stakeName: t("coin_value"),
    choice: (selectedMinor) => ({
      stakeMinor: selectedMinor * BigInt(rail.coins),
      input: { coins: rail.coins },
    }),
    chooseAgain(input, stakeMinor) {
      const { coins } = VideoPokerInput.safeParse(input).data ?? {};
      if (coins === undefined) return undefined;
      rail.put(coins);
      return stakeMinor / BigInt(coins);
    },
    keepChoice() {
      const kept = rail.coins;
      return () => {
        rail.put(kept);
        coinsChanged();
      };
    },
    stakeChanged(stakeMinor) {
      coinMinor = stakeMinor;
      rail.showValue(money(coinMinor));
    },
    setOpen: (open) => rail.setOpen(open),
    async play(script, animation) {
      if (!animation.isContinued) {
        // A replayed round shows the coins it was played with.
        const input = VideoPokerInput.safeParse(animation.input).data;
        if (input) {
          rail.put(input.coins);
          coinMinor = animation.stakeMinor / BigInt(input.coins);
          rail.showValue(money(coinMinor));
          coinsChanged();
        }
        await machine.clear();
        state = newRound;
      }
      const events = eventsOf(VideoPokerEvent, script);
      const plan = { initial: state, advance, stories: animate(parts, machine, animation) };
      state = await playScript<VideoPokerEvent, VideoPokerRound>(events, plan, clock);
    },
    async decide(_, hint) {
      const { cards, line } = state;
      machine.holds.show(cards, NOTHING_HELD, true);
      say(line ? t("hand_so_far", { hand: t(`poker_${line}`) }) : t("choose_hold"));
      let isOver = false;
      const showBest = async () => {
        const { action, otherwise } = await askHint(hint);
        const best = VideoPokerAction.safeParse(action).data;
        // The player may have drawn in the meantime.
        if (isOver) return;
        if (!best) return say(t(otherwise));
        machine.holds.showBest(best.hold);
        say(describeHold("hint_hold", best.hold, cards, parts));
      };
      const closeHint = rail.offerHint(() => void showBest());
      await new Promise<void>((drawn) => {
        const withdraw = parts.offer(t("draw_cards"), () => {
          withdraw();
          drawn();
        });
      });
      isOver = true;
      closeHint();
      parts.sound.play("press");
      const hold = [...machine.holds.hold];
      machine.holds.show(cards, hold, false);
      return { hold };
    },
  };
};

/** A hold as text: the best one, or the player's own choice. */
function describeHold(
  text: "hint_hold" | "choice_hold",
  hold: readonly boolean[],
  cards: readonly string[],
  { t }: GameParts,
): string {
  const held = cards.filter((_, index) => hold[index]);
  if (held.length === 0) return t(`${text}_none`);
  return held.length === cards.length ? t(`${text}_all`) : t(text, { cards: held.map(cardSign).join(" ") });
}

function animate(
  parts: GameParts,
  machine: MachineView,
  animation: RoundAnimation,
): Stories<VideoPokerEvent, VideoPokerRound> {
  const { clock, say, sound, t } = parts;
  return {
    async "hand-dealt"({ cards }, { after }) {
      await machine.deal(cards, [0, 1, 2, 3, 4]);
      machine.show(after);
      if (after.line) sound.play("reveal");
      await clock.wait(120);
    },
    async "cards-held"({ hold }, { after }) {
      machine.holds.show(after.cards, hold, false);
      const choice = describeHold("choice_hold", hold, after.cards, parts);
      await announceReplayedChoice(parts, animation, { hold: [...hold] }, choice);
      await machine.showHeld(hold);
      await machine.discard(hold);
    },
    async "cards-drawn"({ cards }, { before, after }) {
      await machine.deal(
        cards,
        before.hold.flatMap((held, index) => (held ? [] : [index])),
      );
      await machine.showHeld(NOTHING_HELD);
      machine.show(after);
      if (after.line) say(t(`poker_${after.line}`));
      await clock.read(250);
    },
    async "line-won"({ payoutMinor }) {
      sound.play("line");
      if (isWin(animation.celebration)) parts.showWin(BigInt(payoutMinor));
      await clock.read(500);
    },
    async "round-ended"({ payoutMinor }, { after }) {
      const paid = { payoutMinor: BigInt(payoutMinor), stakeMinor: animation.stakeMinor };
      await celebrate(parts, machine, paid, machine.winners(after));
      await clock.read(300);
    },
  };
}
