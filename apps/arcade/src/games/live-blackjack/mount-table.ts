import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import type { TableBet } from "@bellwether/contract/studio/table-bets.ts";
import type { TableSeatsMessage } from "@bellwether/contract/studio/table-stream.ts";
import {
  LiveBlackjackAction,
  LiveBlackjackEvent,
  LiveBlackjackLayout,
} from "@bellwether/games/mechanics/live-blackjack/wire.ts";
import { celebrate } from "../../play/celebrate.ts";
import { failureCodeOf } from "../../studio/studio-failure.ts";
import type { OwnBet } from "../../tables/own-bets.ts";
import type { Draft, MountTable, TableGame, TableGameParts } from "../../tables/table-game.ts";
import { DecisionPanel } from "../decide/decision-panel.ts";
import { refusedText } from "../decide/refused-text.ts";
import { ResultsList } from "../decide/results-list.ts";
import { buildSalon } from "../live-roulette/salon.ts";
import { describeDraw } from "./describe-draw.ts";
import { handTotals } from "./hand-totals.ts";
import { listedSeats } from "./listed-seats.ts";
import { OwnSeats } from "./own-seats.ts";
import { furtherOf, insuranceQuestion, turnQuestion } from "./questions.ts";
import { SeatButtons, type SeatFace } from "./seat-buttons.ts";
import { seatOfBet } from "./seat-of-bet.ts";
import { SeatsAgain } from "./seats-again.ts";
import { SeatsView } from "./seats-view.ts";
import { StakeBar } from "./stake-bar.ts";
import { NEW_TABLE, seatsAfter } from "./table-state.ts";

/** Players who come within this time from the start of the deal see the cards dealt. For later ones the cards lie on the table at once. */
const DEALING_MS = 2_000;

type Result = { kind: "won" | "pushed" | "lost"; paidMinor: bigint };

/** Live blackjack: the dealer and seven seats on the stage, and below it the stake and then the decisions. */
export const mountTable: MountTable = async (parts: TableGameParts): Promise<TableGame> => {
  const { places, t, money, sheet, sound } = parts;
  const layout = LiveBlackjackLayout.parse(sheet.layout);
  buildSalon(parts.board.section, parts);
  parts.board.section.dataset.host = "small";
  parts.board.section.dataset.dealer = "true";
  const view = await SeatsView.create(parts);
  const list = new OwnSeats(places.own, parts);
  const results = new ResultsList();

  let own: readonly OwnBet[] = [];
  let taken: TableSeatsMessage["seats"] = [];
  let drafts: Draft[] = [];
  let isOpen = false;
  let question: { roundId: string | null; untilMs: number } | null = null;
  let eventCount = 0;
  /** The round as far as it has happened. The table may still be dealing cards of it. */
  let known = NEW_TABLE;
  let elapsedMs: (() => number) | undefined;
  /** The actions that count, by the ids of their bets. */
  let moves = new Map<string, string[]>();
  let ended = new Map<string, Result>();
  let settled: readonly TableBet[] = [];

  const furtherMinor = () =>
    own.reduce((sum, bet) => sum + furtherOf(bet.stakeMinor, moves.get(bet.roundId ?? "") ?? []), 0n);
  const draftsMinor = () => drafts.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
  const turnSeat = () => known.seats.find(({ roundId }) => roundId === question?.roundId)?.seat;

  const show = () => {
    const faces = Array.from({ length: layout.seats }, (_, index): SeatFace => {
      const seat = index + 1;
      const at = taken.find((each) => each.seat === seat);
      const mine = own.filter((bet) => seatOfBet(bet).seat === seat);
      const sum = (isBehind: boolean) =>
        mine.reduce(
          (total, bet) => (seatOfBet(bet).isBehind === isBehind ? total + bet.stakeMinor : total),
          0n,
        );
      const outcomes = mine.flatMap(({ roundId }) => (roundId && ended.get(roundId)) || []);
      return {
        isTaken: at !== undefined || sum(false) > 0n,
        ownMinor: sum(false),
        behindMinor: sum(true),
        behind: at?.behind ?? 0,
        isTurn: turnSeat() === seat,
        result: resultOf(outcomes),
      };
    });
    buttons.show(faces);
    list.show(listedSeats(own, (roundId) => moves.get(roundId) ?? [], settled));
    view.table.showLabels(handTotals(t, view.state, view.layout, turnSeat()));
    bar.say(isOpen ? t(own.length > 0 ? "blackjack_seated" : "blackjack_choose_seat") : t("blackjack_wait"));
  };
  const resultOf = (all: readonly Result[]): SeatFace["result"] => {
    const [first] = all;
    if (!first) return undefined;
    const paidMinor = all.reduce((sum, each) => sum + each.paidMinor, 0n);
    const kind = all.find((each) => each.kind === "won")?.kind ?? first.kind;
    return { kind, text: `${t(`hand_${kind}`)}${paidMinor > 0n ? ` ${money(paidMinor)}` : ""}` };
  };

  const buttons = new SeatButtons(
    {
      ...parts,
      press(seat) {
        const isTaken = taken.some((each) => each.seat === seat);
        if ([...own, ...drafts].some((bet) => seatOfBet(bet).seat === seat)) return;
        const input: RoundInput = isTaken ? { behind: seat } : { seat };
        if (!parts.canAfford(draftsMinor() + bar.stakeMinor)) return parts.say(t("error_not_enough_money"));
        drafts = [...drafts, { stakeMinor: bar.stakeMinor, input }];
        sound.play("chip");
        parts.changed();
      },
    },
    layout.seats,
  );
  const again = new SeatsAgain(parts.canAfford);
  const bar = new StakeBar({
    ...parts,
    pressAgain() {
      again.press();
      bar.showAgain(again.isWanted);
    },
  });
  const takeAgain = () => {
    const seats = again.open();
    bar.showAgain(again.isWanted);
    if (seats === "not_enough_money") return parts.say(t("error_not_enough_money"));
    if (seats.length === 0) return;
    drafts = [...seats];
    parts.changed();
  };
  const panel = new DecisionPanel({
    ...parts,
    async answer(move) {
      // Sent together: the question about insurance is for all seats, and a slow wallet must not use up its time with the first ones.
      const roundIds = asked().flatMap(({ roundId }) => roundId ?? []);
      await Promise.all(
        roundIds.map(async (roundId) => {
          try {
            await parts.act(roundId, { move });
            moves.set(roundId, [...(moves.get(roundId) ?? []), move]);
          } catch (error) {
            parts.say(refusedText(failureCodeOf(error), t));
          }
        }),
      );
      parts.changed();
      show();
      ask();
    },
  });
  places.mat.append(bar.root, panel.root);
  view.onChange = () => {
    buttons.put(view.layout);
    show();
  };

  /** The player's bets that must act now. */
  const asked = () =>
    own.filter(({ roundId }) => {
      if (!question || roundId === undefined) return false;
      if (question.roundId !== null) return question.roundId === roundId;
      return !(moves.get(roundId) ?? []).some((move) => move === "insure" || move === "decline-insurance");
    });

  /** Shows the open question if it is for the player, or what the table waits for. */
  const ask = () => {
    if (!question) return;
    const bets = asked();
    const [bet] = bets;
    if (!bet) {
      const seat = turnSeat();
      panel.show(
        t(seat === undefined ? "blackjack_insurance_asked" : "blackjack_turn_of", { seat: seat ?? 0 }),
      );
    } else if (question.roundId === null) panel.ask(insuranceQuestion(bets, parts));
    else panel.ask(turnQuestion(known, bet, eventCount, parts));
  };

  return {
    betting: {
      placesAtOnce: true,
      get draft() {
        return drafts[0];
      },
      get totalMinor() {
        return own.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n) + furtherMinor();
      },
      takeDraft() {
        drafts = drafts.slice(1);
      },
      setOpen(isNowOpen) {
        if (isOpen === isNowOpen) return;
        isOpen = isNowOpen;
        buttons.setOpen(isOpen);
        if (isOpen) takeAgain();
        show();
      },
      show(bets) {
        own = bets;
        for (const { roundId, actions } of bets)
          if (roundId && actions && actions.length > (moves.get(roundId)?.length ?? 0))
            moves.set(
              roundId,
              actions.map(({ action }) => LiveBlackjackAction.parse(action).move),
            );
        again.played(bets);
        parts.changed();
        show();
        ask();
      },
    },
    begin() {
      again.begin();
      own = [];
      taken = [];
      drafts = [];
      question = null;
      eventCount = 0;
      known = NEW_TABLE;
      elapsedMs = undefined;
      moves = new Map();
      ended = new Map();
      settled = [];
      panel.hide();
      view.clear();
      show();
    },
    roll() {},
    seat(message) {
      taken = message.seats;
      show();
    },
    run: {
      layout: "cards",
      words: { soon: t("holdem_soon"), begun: t("blackjack_deal"), ring: t("holdem_ring") },
      begin(elapsed) {
        elapsedMs = elapsed;
      },
      show(message) {
        question = message.question;
        eventCount = message.events.length;
        known = seatsAfter(message.events);
        const isDealing = elapsedMs === undefined || elapsedMs() < DEALING_MS;
        void view.follow(message.events, isDealing).then(() => {
          show();
          ask();
        });
      },
      asked() {
        const leftMs = !question || !elapsedMs ? 0 : question.untilMs - elapsedMs();
        return leftMs > 0 ? { leftMs, wholeMs: layout.decideMs } : undefined;
      },
    },
    async draw(events) {
      question = null;
      panel.show(t("blackjack_dealer_plays"));
      await view.follow(events);
      show();
    },
    describe: (events) => describeDraw(events, t, layout),
    showResults: (latest) =>
      results.show(latest.map(({ number, events }) => ({ number, text: describeDraw(events, t, layout) }))),
    showStatistics: (place) => results.showIn(place),
    showSettled({ bets }) {
      settled = bets;
      ended = new Map(
        bets.flatMap(({ roundId, script, payoutMinor }): [string, Result][] => {
          if (!script) return [];
          const kinds = script.events.flatMap((each) => {
            const { data } = LiveBlackjackEvent.safeParse(each);
            if (data?.type === "bet-lost" && data.bet !== "insurance") return ["lost" as const];
            return data?.type === "bet-won" && data.bet !== "insurance" ? [data.result] : [];
          });
          const kind = kinds.includes("won") ? "won" : (kinds[0] ?? "lost");
          return [[roundId, { kind, paidMinor: BigInt(payoutMinor ?? 0) }]];
        }),
      );
      panel.hide();
      show();
    },
    celebrate: (paid) => celebrate(parts, view.table, paid),
  };
};
