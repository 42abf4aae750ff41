import {
  type HiLoAction,
  HiLoEvent,
  HiLoLayout,
  type HiLoOffer,
} from "@bellwether/games/mechanics/hi-lo/wire.ts";
import { celebrate } from "../../play/celebrate.ts";
import { eventsOf, type Game, type GameParts, type MountGame, type RoundAnimation } from "../../play/game.ts";
import { playScript, type Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import { announceReplayedChoice } from "../announce-replayed-choice.ts";
import { sayOfCard } from "../cards/card-name.ts";
import { ActionButtons, type ActionText } from "../quick/action-buttons.ts";
import { Question } from "../quick/question.ts";
import { choicesOf, type HiLoChoice } from "./choices.ts";
import { HiLoView } from "./hi-lo-view.ts";
import { advance, type HiLoRound, NEW_ROUND } from "./round-state.ts";

const actions: Readonly<Record<string, HiLoAction>> = {
  higher: { type: "guess", side: "higher" },
  lower: { type: "guess", side: "lower" },
  skip: { type: "skip" },
  collect: { type: "cash-out" },
};

const CHOICE_TEXTS = { higher: "guess_higher", lower: "guess_lower", skip: "other_card" } as const;

/** Hi-lo: the player guesses higher or lower, replaces the card, or collects the round's worth. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { clock, say, sound, t } = parts;
  const { maximumGuesses, skips } = HiLoLayout.parse(parts.sheet.layout);
  const view = await HiLoView.create(parts, maximumGuesses);
  const question = new Question<HiLoAction>();
  const buttons = new ActionButtons(
    parts,
    [
      { name: "higher", kind: "rise" },
      { name: "lower", kind: "fall" },
      { name: "skip", kind: "quiet" },
      { name: "collect", kind: "collect" },
    ],
    (name) => {
      const action = actions[name];
      if (action) question.answer(action);
    },
  );
  parts.buttons.append(buttons.row);
  const rest = () =>
    buttons.show({
      higher: { label: t("guess_higher") },
      lower: { label: t("guess_lower") },
      skip: { label: t("other_card"), extra: t("times_left", { count: skips }) },
      collect: { label: t("collect") },
    });
  rest();
  let state = NEW_ROUND;
  let stakeMinor = 0n;

  return {
    async play(script, animation) {
      const events = eventsOf(HiLoEvent, script);
      if (!animation.isContinued) {
        await view.clear();
        state = NEW_ROUND;
        rest();
      }
      stakeMinor = animation.stakeMinor;
      const plan = { initial: state, advance, stories: animate(parts, view, animation, choicesOf(events)) };
      state = await playScript<HiLoEvent, HiLoRound>(events, plan, clock);
      if (events.some(({ type }) => type === "round-ended")) rest();
    },
    async decide({ choices }) {
      const isOpen = (type: HiLoAction["type"]) => choices.some(({ action }) => action.type === type);
      const { offers, worth, cards } = state;
      buttons.show({
        higher: guessText(offers, "higher", stakeMinor, parts),
        lower: guessText(offers, "lower", stakeMinor, parts),
        skip: {
          label: t("other_card"),
          extra: t("times_left", { count: state.skips }),
          isOpen: isOpen("skip"),
        },
        collect: {
          label: t("collect"),
          extra: worth ? parts.money(worth.minor) : undefined,
          isOpen: isOpen("cash-out"),
        },
      });
      const open = cards.at(-1);
      if (open) say(sayOfCard("ask_guess", open.card, t));
      const action = await question.ask();
      buttons.show({});
      sound.play("press");
      return action;
    },
  };
};

/** The text of a guess: its multiplier and the amount that the round is worth if the guess is right. */
function guessText(
  offers: readonly HiLoOffer[],
  side: HiLoOffer["side"],
  stakeMinor: bigint,
  { t, money }: GameParts,
): ActionText {
  const offer = offers.find((each) => each.side === side);
  if (!offer) return { label: t(`guess_${side}`) };
  const { multiplierHundredths, countsEqual } = offer;
  const amount = money((stakeMinor * BigInt(multiplierHundredths)) / 100n);
  return {
    label: t(countsEqual ? `guess_${side}_same` : `guess_${side}`),
    extra: `${t("times", { multiplier: multiplierHundredths / 100 })} → ${amount}`,
    isOpen: true,
  };
}

function animate(
  parts: GameParts,
  view: HiLoView,
  animation: RoundAnimation,
  choices: ReadonlyMap<HiLoEvent, HiLoChoice>,
): Stories<HiLoEvent, HiLoRound> {
  const { clock, money, say, sound, t } = parts;
  return {
    async "card-shown"(event, { after }) {
      const choice = choices.get(event);
      const action = choice && actions[choice];
      if (action) await announceReplayedChoice(parts, animation, action, t(CHOICE_TEXTS[choice]));
      await view.deal(event.card, after);
    },
    "guesses-offered"(_, { after }) {
      view.show(after);
    },
    async "guess-right"({ worthMinor }, { after }) {
      view.show(after);
      sound.play("rise", 1 + after.guesses / 24);
      say(t("guess_right", { amount: money(worthMinor) }));
      await clock.read(500);
    },
    async "guess-wrong"(_, { after }) {
      view.show(after);
      sound.play("drop");
      say(sayOfCard("guess_wrong", after.cards.at(-1)?.card ?? "", t));
      await clock.read(1_100);
    },
    async "guesses-won"({ payoutMinor }, { before }) {
      // Without a further guess to offer, the round collects by itself, so there is no choice to show.
      if (before.offers.length > 0)
        await announceReplayedChoice(parts, animation, { type: "cash-out" }, t("collect"));
      if (!isWin(animation.celebration)) return;
      sound.play("line");
      parts.showWin(BigInt(payoutMinor));
      await clock.read(350);
    },
    async "round-ended"({ payoutMinor }) {
      const paid = { payoutMinor: BigInt(payoutMinor), stakeMinor: animation.stakeMinor };
      await celebrate(parts, view.scene, paid, view.winners());
      await clock.read(300);
    },
  };
}
