import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardText } from "../../cards/card.ts";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import type { RunHold, RunPlay } from "../../rules/shared-run.ts";
import { anySeeds } from "../../testing/rounds.ts";
import { dealLiveCards, type LiveCards } from "./deal.ts";
import { blackjackRun } from "./run.ts";

const idOf = (seat: number) => `00000000-0000-4000-8000-00000000000${seat}`;
const BEHIND = idOf(9);
const RANKS = "23456789TJQKA";
const cardOf = (rank: string) => RANKS.indexOf(rank);
/** Cards by their ranks; what is not given are eights. */
const cardsWith = (dealer: string, seats: Record<number, string>): LiveCards => ({
  dealer: Array.from({ length: 17 }, (_, at) => cardOf(dealer[at] ?? "8")),
  seats: Array.from({ length: 7 }, (_, index) =>
    Array.from({ length: 34 }, (__, at) => cardOf(seats[index + 1]?.[at] ?? "8")),
  ),
});
const bets = (...seats: number[]) => seats.map((seat) => ({ roundId: idOf(seat), input: { seat } }));
const playOf = (played: Partial<RunPlay>): RunPlay => ({ bets: [], actions: [], holds: [], ...played });
const act = (roundId: string, move: string, afterMs: number) => ({ roundId, action: { move }, afterMs });
const at = (cards: LiveCards, played: Partial<RunPlay>, nowMs: number) =>
  blackjackRun.momentOf(cards, playOf(played), nowMs);

describe("the run of live blackjack", () => {
  // Two seats: 700 ms and six cards of 260 ms, then the first question.
  const DEALT = 2_260;
  const plain = cardsWith("67", { 2: "T5", 5: "99" });

  it("the run of live blackjack asks the seats in turn, each for 12 s, and stands for the absent 500 ms after their time", () => {
    const two = { bets: bets(5, 2) };
    expect(at(plain, two, DEALT - 1).question).toBeNull();
    expect(at(plain, two, DEALT).question).toEqual({ roundId: idOf(2), untilMs: DEALT + 12_000 });
    expect(at(plain, two, DEALT).turnOf(idOf(5))).toBe("early");
    expect(at(plain, two, DEALT + 11_999).turnOf(idOf(2))).toBe("now");
    expect(at(plain, two, DEALT + 12_000).turnOf(idOf(2))).toBe("late");
    expect(at(plain, two, DEALT + 12_499).events.at(-1)?.type).toBe("hole-dealt");
    const next = DEALT + 12_500 + 600;
    expect(at(plain, two, next).events.at(-1)).toMatchObject({ type: "seat-moved", seat: 2, byRule: true });
    expect(at(plain, two, next).question).toEqual({ roundId: idOf(5), untilMs: next + 12_000 });
    expect(at(plain, two, next).turnOf(idOf(2))).toBe("late");
  });

  it("the run of live blackjack asks a seat again after a hit, and stands at once for the rest of the round for a player who missed a decision", () => {
    const split = cardsWith("67", { 1: "882345" });
    const one = { bets: bets(1) };
    const from = 700 + 260 * 4;
    const actions = [act(idOf(1), "split", from + 1_000)];
    const asked = at(split, { ...one, actions }, from + 2_000);
    expect(asked.question).toEqual({ roundId: idOf(1), untilMs: from + 1_600 + 12_000 });
    const missed = from + 1_600 + 12_500;
    const over = at(split, { ...one, actions }, missed + 2 * 600 + 900);
    expect(over.isOver).toBe(true);
    const stands = over.events.filter((event) => "byRule" in event && event.byRule === true);
    expect(stands).toMatchObject([
      { hand: 1, move: "stand" },
      { hand: 2, move: "stand" },
    ]);
  });

  it("the run of live blackjack holds a decision while its further stake is uncertain, and takes the default 500 ms after the wait was given up", () => {
    const one = { bets: bets(2) };
    const from = 700 + 260 * 4;
    const hold = (untilMs: number | null): RunHold => ({ roundId: idOf(2), fromMs: from + 11_000, untilMs });
    const held = at(plain, { ...one, holds: [hold(null)] }, from + 60_000);
    expect(held).toMatchObject({ isOver: false, nextMs: null, question: { untilMs: from + 12_000 } });
    const given = { ...one, holds: [hold(from + 17_000)] };
    expect(at(plain, given, from + 17_499).events.at(-1)?.type).toBe("hole-dealt");
    expect(at(plain, given, from + 17_500 + 600 + 900).isOver).toBe(true);
    const early = { ...one, holds: [hold(from + 11_500)] };
    expect(at(plain, early, from + 12_499).isOver).toBe(false);
    expect(at(plain, early, from + 12_500 + 600 + 900).isOver).toBe(true);
  });

  it("the run of live blackjack asks every bet about insurance at once under an ace, those behind too, and peeks when all have answered", () => {
    const ace = cardsWith("A7", { 2: "T5" });
    const placed = [...bets(2), { roundId: BEHIND, input: { behind: 2 } }];
    const from = 700 + 260 * 4;
    const open = at(ace, { bets: placed }, from);
    expect(open.question).toEqual({ roundId: null, untilMs: from + 12_000 });
    expect([open.turnOf(idOf(2)), open.turnOf(BEHIND)]).toEqual(["now", "now"]);
    const actions = [act(idOf(2), "insure", from + 100)];
    const waiting = at(ace, { bets: placed, actions }, from + 200);
    expect([waiting.turnOf(idOf(2)), waiting.turnOf(BEHIND)]).toEqual(["late", "now"]);
    const all = [...actions, act(BEHIND, "decline-insurance", from + 300)];
    const played = at(ace, { bets: placed, actions: all }, from + 900);
    expect(played.events.at(-1)).toEqual({ type: "dealer-peeked", blackjack: false });
    expect(played.question).toMatchObject({ roundId: idOf(2) });
    expect([played.turnOf(idOf(2)), played.turnOf(BEHIND)]).toEqual(["now", "late"]);
  });

  it("the run of live blackjack asks a seat that let the insurance question pass no more: it stands after the peek, and the other seat plays", () => {
    const ace = cardsWith("A7", { 1: "T5", 2: "95" });
    const two = { bets: bets(1, 2) };
    const declined = act(idOf(1), "decline-insurance", DEALT + 100);
    const peekedMs = DEALT + 12_500;
    const peeked = at(ace, { ...two, actions: [declined] }, peekedMs);
    expect(peeked.events.at(-1)).toEqual({ type: "dealer-peeked", blackjack: false });
    expect(peeked.question).toEqual({ roundId: idOf(1), untilMs: peekedMs + 12_000 });
    expect([peeked.turnOf(idOf(1)), peeked.turnOf(idOf(2))]).toEqual(["now", "late"]);
    const actions = [declined, act(idOf(1), "stand", peekedMs + 1_000)];
    const stood = at(ace, { ...two, actions }, peekedMs + 1_600);
    expect(stood.events.at(-1)).toMatchObject({ type: "seat-moved", seat: 2, move: "stand", byRule: true });
    expect([stood.question, stood.turnOf(idOf(2))]).toEqual([null, "late"]);
    expect(at(ace, { ...two, actions }, peekedMs + 1_600 + 600 + 900).isOver).toBe(true);
  });

  it("the run of live blackjack takes nothing back that was shown when a decline is stored after the peek", () => {
    const ace = cardsWith("A7", { 1: "T5", 2: "95" });
    const played = { bets: bets(1, 2), actions: [act(idOf(1), "decline-insurance", DEALT + 100)] };
    const shown = at(ace, played, DEALT + 25_700).events;
    const late = [...played.actions, act(idOf(2), "decline-insurance", DEALT + 26_000)];
    expect(at(ace, { ...played, actions: late }, DEALT + 26_000).events.slice(0, shown.length)).toEqual(
      shown,
    );
  });

  it("the run of live blackjack gives the first seat its 12 s from the moment at which an insurance was confirmed 4 s after the deadline", () => {
    const ace = cardsWith("A7", { 1: "T5", 2: "95" });
    const confirmed = DEALT + 16_000;
    const actions = [act(idOf(1), "insure", confirmed)];
    expect(at(ace, { bets: bets(1, 2), actions }, confirmed).question).toEqual({
      roundId: idOf(1),
      untilMs: confirmed + 12_000,
    });
  });

  it("the run of live blackjack shows the moves of a finished round in which a seat declined late and then played", () => {
    const ace = cardsWith("A7", { 1: "T53" });
    const actions = [act(idOf(1), "decline-insurance", 18_600), act(idOf(1), "hit", 20_000)];
    const events = blackjackRun.eventsOf!(ace, { bets: bets(1), actions });
    expect(events.filter(({ type }) => type === "seat-moved")).toMatchObject([
      { move: "hit", byRule: false },
      { move: "stand", byRule: true },
    ]);
  });

  it("the run of live blackjack ends after the peek when the dealer has a blackjack, without asking the seats", () => {
    const black = cardsWith("KA", { 2: "T5" });
    const from = 700 + 260 * 4;
    const peeked = at(black, { bets: bets(2) }, from);
    expect(peeked.events.at(-1)).toEqual({ type: "dealer-peeked", blackjack: true });
    expect([peeked.question, peeked.isOver]).toEqual([null, false]);
    expect(at(black, { bets: bets(2) }, from + 900).isOver).toBe(true);
  });

  it("the run of live blackjack skips a seat with a blackjack, and ends a round without bets after the deal", () => {
    const lucky = cardsWith("67", { 1: "AK", 2: "T5" });
    expect(at(lucky, { bets: bets(1, 2) }, DEALT).question).toMatchObject({ roundId: idOf(2) });
    expect(at(lucky, {}, 700 + 520 + 900)).toMatchObject({ isOver: true, question: null });
  });

  it("the run of live blackjack shows at the end the dealer's draw to 17, or only the face-down card when every hand is bust", () => {
    const drawn = blackjackRun.eventsOf!(cardsWith("65T", { 2: "T9" }), { bets: bets(2), actions: [] });
    expect(drawn.slice(-2)).toMatchObject([
      { type: "hole-turned", total: 11 },
      { type: "card-dealt", to: "dealer", total: 21 },
    ]);
    const bust = blackjackRun.eventsOf!(cardsWith("65T", { 2: "T6K" }), {
      bets: bets(2),
      actions: [act(idOf(2), "hit", 5_000)],
    });
    expect(bust.at(-1)).toMatchObject({ type: "hole-turned" });
  });

  it("the run of live blackjack never shows the face-down card or takes an event back while time passes, whatever is played when", () => {
    const moves = fc.array(fc.tuple(fc.integer({ min: 100, max: 11_000 }), fc.constantFrom("hit", "stand")), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(
        anySeeds,
        fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
        moves,
        (seeds, seats, script) => {
          const cards = dealLiveCards(6, seededDraws(seeds));
          const placed = bets(...seats);
          const actions: ReturnType<typeof act>[] = [];
          let nowMs = 0;
          let shown: unknown[] = [];
          for (let turn = 0; turn < 60; turn += 1) {
            const moment = at(cards, { bets: placed, actions }, nowMs);
            expect(moment.events.slice(0, shown.length)).toEqual(shown);
            shown = [...moment.events];
            expect(shown.some((event) => (event as { type: string }).type === "hole-turned")).toBe(false);
            if (moment.isOver) break;
            const [wait, move] = script[turn] ?? [20_000, "stand"];
            const isInsurance = moment.question?.roundId === null;
            const asked = placed.find(({ roundId }) => moment.turnOf(roundId) === "now")?.roundId;
            if (asked && nowMs + wait < (moment.question?.untilMs ?? 0))
              actions.push(act(asked, isInsurance ? "decline-insurance" : move, nowMs + wait));
            nowMs += wait;
          }
          const end = blackjackRun.eventsOf!(cards, { bets: placed, actions });
          expect(end.slice(0, shown.length)).toEqual(shown);
          expect(end.find(({ type }) => type === "hole-turned")).toMatchObject({
            card: cardText(cards.dealer[1]!),
          });
          expect(blackjackRun.betsIn!(end).length).toBe(seats.length);
        },
      ),
      { numRuns: 200 },
    );
  });
});
