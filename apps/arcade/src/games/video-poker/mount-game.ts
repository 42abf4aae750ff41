import {
  VideoPokerAction,
  VideoPokerEvent,
  VideoPokerInput,
  VideoPokerLayout,
} from "@bellwether/games/mechanics/video-poker/wire.ts";
import { eventsOf, type Game, type GameParts, type MountGame } from "../../play/game.ts";
import { playScript } from "../../player/script-player.ts";
import { askHint } from "../ask-hint.ts";
import { CoinRail } from "./coin-rail.ts";
import { describeHold } from "./describe-hold.ts";
import { MachineView } from "./machine-view.ts";
import { advance, NOTHING_HELD, newRound, type VideoPokerRound } from "./round-state.ts";
import { animateVideoPoker } from "./stories.ts";

export const standsInRoom = true;

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
      const plan = { initial: state, advance, stories: animateVideoPoker(parts, machine, animation) };
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
