import { cardOf } from "@bellwether/games/cards/card.ts";
import { hintHoldem } from "@bellwether/games/mechanics/casino-holdem/play.ts";
import {
  LiveHoldemAction,
  LiveHoldemEvent,
  LiveHoldemInput,
  LiveHoldemLayout,
} from "@bellwether/games/mechanics/live-holdem/wire.ts";
import { failureCodeOf } from "../../studio/studio-failure.ts";
import type { OwnBet } from "../../tables/own-bets.ts";
import type { MountTable, TableGame, TableGameParts } from "../../tables/table-game.ts";
import type { HandName, HoldemBet, HoldemRound } from "../casino-holdem/round-state.ts";
import { buildLiveBetting } from "../chips/live-betting.ts";
import { tableBetting } from "../chips/table-betting.ts";
import { DecisionPanel } from "../decide/decision-panel.ts";
import { refusedText } from "../decide/refused-text.ts";
import { ResultsList } from "../decide/results-list.ts";
import { buildSalon } from "../live-roulette/salon.ts";
import { HoldemBetList } from "./bet-list.ts";
import { mayLie, takeBonusBack } from "./bonus-with-ante.ts";
import { describeDraw } from "./describe-draw.ts";
import { HoldemMat, type HoldemSpot } from "./holdem-mat.ts";
import { HoldemStage } from "./holdem-stage.ts";
import { lightBeam } from "./light-beam.ts";

type Move = "call" | "fold";

/** Live hold'em: one hand for all players on the stage, and below it the chips and then the decision. */
export const mountTable: MountTable = async (parts: TableGameParts): Promise<TableGame> => {
  const { places, t, sheet, sound } = parts;
  const layout = LiveHoldemLayout.parse(sheet.layout);
  buildSalon(parts.board.section, parts);
  parts.board.section.dataset.host = "small";
  parts.board.section.dataset.dealer = "true";
  lightBeam(parts.board.section, parts.card);
  const stage = await HoldemStage.create(parts);
  const list = new HoldemBetList(places.own, parts);
  const results = new ResultsList();
  const limits = { spots: layout.bets, maximumStakeMinor: layout.maximumStakeMinor };
  const live = buildLiveBetting(
    parts,
    limits,
    [],
    (chips, place, take) => {
      const lay = (spot: HoldemSpot) => {
        if (mayLie(chips, spot)) place(spot);
        else parts.say(t("holdem_ante_first"));
      };
      const takeBack = (spot: HoldemSpot) => {
        take(spot);
        if (takeBonusBack(chips)) live.refresh();
      };
      return new HoldemMat(parts, layout, chips, lay, takeBack);
    },
    () => list,
  );
  const chips = tableBetting(live, {
    inputOf: (bets) => ({
      bets: Object.fromEntries(bets.map(({ spot, amountMinor }) => [spot, amountMinor])),
    }),
    betsOf: (input) =>
      Object.entries(LiveHoldemInput.parse(input).bets).map(([spot, amountMinor]) => ({ spot, amountMinor })),
  });

  let own: readonly OwnBet[] = [];
  /** The answers that count, by the ids of their bets. */
  let answers = new Map<string, Move>();
  let elapsedMs: (() => number) | undefined;
  let untilMs: number | undefined;
  /** The open cards of the round, once the flop is shown. */
  let open: { hand: HandName; player: string[]; flop: string[] } | undefined;
  let outcome: Pick<HoldemRound, "results" | "winnings"> = { results: {}, winnings: {} };

  const anteOf = (bet: OwnBet) => BigInt(LiveHoldemInput.parse(bet.input).bets.ante);
  const callMinor = () =>
    own.reduce((sum, bet) => (answers.get(bet.roundId ?? "") === "call" ? sum + 2n * anteOf(bet) : sum), 0n);
  const waiting = () => own.filter(({ roundId }) => roundId !== undefined && !answers.has(roundId));
  const showBets = () => {
    const bets = {
      ante: live.amountOn("ante"),
      call: callMinor(),
      "aa-bonus": live.amountOn("aa-bonus"),
    };
    stage.showBets({ bets, ...outcome });
    list.update(bets, outcome.results, outcome.winnings);
    parts.changed();
  };

  const panel = new DecisionPanel({
    ...parts,
    async answer(move) {
      for (const { roundId } of waiting()) {
        if (roundId === undefined) continue;
        try {
          await parts.act(roundId, { move });
          answers.set(roundId, move as Move);
          sound.play(move === "call" ? "chip" : "drop");
        } catch (error) {
          parts.say(refusedText(failureCodeOf(error), t));
          if (failureCodeOf(error) === "too_late") break;
        }
      }
      showBets();
      question();
    },
  });
  places.mat.append(panel.root);

  /** Shows the open question, or what there is to wait for. */
  const question = () => {
    if (untilMs === undefined) return;
    const unanswered = waiting();
    if (unanswered.length === 0) {
      const called = [...answers.values()].includes("call");
      const heading = own.length === 0 ? "holdem_watch" : called ? "holdem_called" : "holdem_folded";
      return panel.show(t(heading), t("holdem_wait"));
    }
    if (!open) return;
    const { hand, player, flop } = open;
    panel.ask({
      id: unanswered.map(({ roundId }) => roundId).join(),
      heading: t("call_or_fold", { hand: t(`poker_${hand}`) }),
      note: t("holdem_default"),
      answers: [
        { name: "fold", label: t("move_fold"), key: "f", look: "stop" },
        {
          name: "call",
          label: t("move_call"),
          key: "c",
          look: "go",
          addsMinor: unanswered.reduce((sum, bet) => sum + 2n * anteOf(bet), 0n),
        },
      ],
      hint: () => hintHoldem(hintData(layout), { player: player.map(cardOf), board: flop.map(cardOf) }).move,
    });
  };

  return {
    betting: {
      get draft() {
        return live.bets.some(({ spot }) => spot === "ante") ? chips.draft : undefined;
      },
      get totalMinor() {
        return chips.totalMinor + callMinor();
      },
      takeDraft: () => chips.takeDraft(),
      setOpen(isOpen) {
        if (!isOpen && live.laidMinor > 0n && !live.bets.some(({ spot }) => spot === "ante"))
          live.takeDraft();
        chips.setOpen(isOpen);
      },
      show(bets) {
        own = bets;
        for (const { roundId, actions } of bets) {
          const action = LiveHoldemAction.safeParse(actions?.[0]?.action).data;
          if (roundId && action) answers.set(roundId, action.move);
        }
        chips.show(bets);
        showBets();
        question();
      },
    },
    begin() {
      own = [];
      answers = new Map();
      outcome = { results: {}, winnings: {} };
      untilMs = undefined;
      open = undefined;
      elapsedMs = undefined;
      panel.hide();
      stage.clear();
      live.begin();
      showBets();
    },
    roll() {},
    run: {
      layout: "cards",
      words: { soon: t("holdem_soon"), begun: t("holdem_deal"), ring: t("holdem_ring") },
      begin(elapsed) {
        elapsedMs = elapsed;
      },
      show(message) {
        untilMs = message.question?.untilMs;
        open = openCardsIn(message.events);
        // The deal begins with one event.
        void stage.follow(message.events, message.events.length === 1).then(question);
      },
      asked() {
        const leftMs = untilMs === undefined || !elapsedMs ? 0 : untilMs - elapsedMs();
        return leftMs > 0 ? { leftMs, wholeMs: layout.decideMs } : undefined;
      },
    },
    async draw(events) {
      untilMs = undefined;
      panel.show(t("holdem_showdown"));
      await stage.follow(events);
    },
    describe: (events) => describeDraw(events, t, layout),
    showResults: (latest) =>
      results.show(latest.map(({ number, events }) => ({ number, text: describeDraw(events, t, layout) }))),
    showStatistics: (place) => results.showIn(place),
    showSettled({ bets }) {
      const ended: Partial<Record<HoldemBet, "won" | "pushed" | "lost">> = {};
      const winnings: Partial<Record<HoldemBet, bigint>> = {};
      for (const { script } of bets)
        for (const each of script?.events ?? []) {
          const { data } = LiveHoldemEvent.safeParse(each);
          if (data?.type === "bet-lost") ended[data.bet as HoldemBet] = "lost";
          if (data?.type !== "bet-won") continue;
          const bet = data.bet as HoldemBet;
          ended[bet] = data.result;
          winnings[bet] = (winnings[bet] ?? 0n) + BigInt(data.payoutMinor) - BigInt(data.amountMinor);
        }
      outcome = { results: ended, winnings };
      showBets();
      panel.hide();
    },
    celebrate: (paid) => stage.celebrate(paid),
  };
};

function openCardsIn(events: readonly unknown[]) {
  const [dealt, flop] = events.map((event) => LiveHoldemEvent.parse(event));
  if (dealt?.type !== "player-dealt" || flop?.type !== "flop-dealt") return undefined;
  return { hand: flop.hand, player: dealt.cards, flop: flop.cards };
}

/** The ante's pays as the hint needs them, read from the sheet. */
function hintData({ antePays }: LiveHoldemLayout): Parameters<typeof hintHoldem>[0] {
  const payOf = (hand: string) => antePays.find((each) => each.hand === hand)?.pays ?? 1;
  return {
    antePays: {
      royalFlush: payOf("royal-flush"),
      straightFlush: payOf("straight-flush"),
      fourOfAKind: payOf("four-of-a-kind"),
      fullHouse: payOf("full-house"),
      flush: payOf("flush"),
    },
  };
}
