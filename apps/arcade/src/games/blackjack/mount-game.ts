import { BlackjackAction, BlackjackEvent } from "@bellwether/games/mechanics/blackjack/wire.ts";
import { eventsOf, type Game, type GameParts, type MountGame, type RoundAnimation } from "../../play/game.ts";
import { playScript, type Stories } from "../../player/script-player.ts";
import { announceReplayedChoice } from "../announce-replayed-choice.ts";
import { ChoiceButtons } from "../cards/choice-buttons.ts";
import { closingStories } from "../cards/closing-stories.ts";
import { hitEventsOf } from "./moves.ts";
import { advance, type BlackjackRound, firstStake, newRound } from "./round-state.ts";
import { TableView } from "./table-view.ts";

export const standsInRoom = true;

/** Blackjack against the dealer: one hand, two after a split. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { clock, say, t } = parts;
  const table = await TableView.create(parts);
  const buttons = new ChoiceButtons(
    parts,
    [
      { name: "stand", label: t("move_stand"), group: "play", isQuiet: true },
      { name: "hit", label: t("move_hit"), group: "play" },
      { name: "double", label: t("move_double"), group: "play" },
      { name: "split", label: t("move_split"), group: "play", isWide: true },
      {
        name: "decline-insurance",
        label: t("move_decline"),
        group: "insurance",
        isQuiet: true,
        isWide: true,
      },
      { name: "insure", label: t("move_insure"), group: "insurance", isWide: true },
    ],
    (action) => BlackjackAction.parse(action).move,
  );
  let state = newRound(0n);
  /** The index of the hand that the player acts on. */
  let active = 0;

  return {
    stakeChanged: (stakeMinor) => table.showStake(stakeMinor),
    async play(script, animation) {
      const events = eventsOf(BlackjackEvent, script);
      if (!animation.isContinued) {
        await table.clear();
        active = 0;
        state = newRound(firstStake(animation.stakeMinor, events));
      }
      const plan = {
        initial: state,
        advance: (before: BlackjackRound, event: BlackjackEvent) => {
          if (event.type === "card-dealt" && event.to === "player") active = event.hand - 1;
          return advance(before, event);
        },
        stories: animate(parts, table, animation, hitEventsOf(events)),
      };
      state = await playScript<BlackjackEvent, BlackjackRound>(events, plan, clock);
    },
    async decide(decision, hint) {
      const isInsurance = decision.choices.some(
        ({ action }) => BlackjackAction.parse(action).move === "insure",
      );
      table.show(state, active);
      say(isInsurance ? t("ask_insurance") : describeHand(state, active, parts));
      return buttons.ask(decision, hint);
    },
  };
};

function describeHand({ hands, dealer }: BlackjackRound, active: number, { t }: GameParts): string {
  const hand = hands[active];
  const total =
    hand?.soft && hand.total < 21 ? t("total_soft", { total: hand.total }) : String(hand?.total ?? 0);
  const words = { hand: active + 1, total, dealer: dealer.total };
  return t(hands.length > 1 ? "your_turn_of_two" : "your_turn", words);
}

function animate(
  parts: GameParts,
  table: TableView,
  animation: RoundAnimation,
  hits: ReadonlySet<BlackjackEvent>,
): Stories<BlackjackEvent, BlackjackRound> {
  const { clock, sound, t } = parts;
  const closing = closingStories<BlackjackRound>(parts, table, animation, (after) => table.show(after));
  const announceChoice = (move: BlackjackAction["move"], choice: string) =>
    announceReplayedChoice(parts, animation, { move }, choice);
  return {
    async "card-dealt"(event, { after }) {
      const { to, hand, card } = event;
      if (hits.has(event)) await announceChoice("hit", t("move_hit"));
      await table.deal(to === "player" ? hand - 1 : undefined, card);
      table.show(after, after.hands.length > 1 && to === "player" ? hand - 1 : undefined);
      await clock.wait(to === "dealer" && !after.isHoleHidden ? 320 : 60);
    },
    async "hole-dealt"(_, { after }) {
      await table.deal(undefined, undefined);
      table.show(after);
    },
    async "insurance-taken"(_, { after }) {
      await announceChoice("insure", t("move_insure"));
      sound.play("chip");
      table.show(after);
      await clock.wait(250);
    },
    async "insurance-declined"(_, { after }) {
      await announceChoice("decline-insurance", t("move_decline"));
      table.show(after);
    },
    async "dealer-peeked"({ blackjack }) {
      await table.peek();
      parts.say(t(blackjack ? "dealer_blackjack" : "dealer_no_blackjack"));
      await clock.read(500);
    },
    async "hand-stood"(_, { after }) {
      await announceChoice("stand", t("move_stand"));
      table.show(after);
    },
    async "hand-doubled"(_, { after }) {
      await announceChoice("double", t("move_double"));
      sound.play("chip");
      table.show(after);
      await clock.wait(250);
    },
    async "hand-split"(_, { after }) {
      await announceChoice("split", t("move_split"));
      await table.split();
      table.show(after);
    },
    async "hand-busted"({ total }, { after }) {
      sound.play("drop");
      table.show(after);
      parts.say(t("busted_with", { total }));
      await clock.read(600);
    },
    async "hole-turned"({ card, total }, { after }) {
      await table.turnHole(card);
      table.show(after);
      parts.say(t("dealer_has", { total }));
      await clock.read(400);
    },
    ...closing,
    async "round-ended"(event, story) {
      parts.say(t("dealer_has", { total: story.after.dealer.total }));
      await closing["round-ended"](event, story);
    },
  };
}
