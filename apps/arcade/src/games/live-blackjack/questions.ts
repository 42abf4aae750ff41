import { cardOf } from "@bellwether/games/cards/card.ts";
import { handTotal, pipsOf } from "@bellwether/games/mechanics/blackjack/hand-total.ts";
import { bestPlay } from "@bellwether/games/mechanics/blackjack/strategy.ts";
import type { OwnBet } from "../../tables/own-bets.ts";
import type { TableGameParts } from "../../tables/table-game.ts";
import type { ChosenAction, Question } from "../decide/decision-panel.ts";
import { seatOfBet } from "./seat-of-bet.ts";
import type { SeatsState } from "./table-state.ts";

type Words = Pick<TableGameParts, "t" | "money">;

/** What a bet's actions have added to its stake. */
export function furtherOf(stakeMinor: bigint, moves: readonly string[]): bigint {
  return moves.reduce((sum, move) => {
    if (move === "insure") return sum + stakeMinor / 2n;
    return move === "double" || move === "split" ? sum + stakeMinor : sum;
  }, 0n);
}

/** The question about insurance, for all own bets that have not answered. */
export function insuranceQuestion(bets: readonly OwnBet[], { t, money }: Words): Question {
  const costMinor = bets.reduce((sum, { stakeMinor }) => sum + stakeMinor / 2n, 0n);
  const hasSeat = bets.some((bet) => !seatOfBet(bet).isBehind);
  return {
    id: `insurance ${bets.map(({ roundId }) => roundId).join()}`,
    heading: t("ask_insurance"),
    // A seat that lets the question pass also stands; a bet behind only has no insurance.
    note: t(hasSeat ? "blackjack_insurance_note_seat" : "blackjack_insurance_note", {
      cost: money(costMinor),
      pays: money(costMinor * 2n),
    }),
    answers: [
      { name: "decline-insurance", label: t("move_decline"), key: "n", look: "go" },
      { name: "insure", label: t("move_insure"), key: "i", look: "more", addsMinor: costMinor },
    ],
    hint: () => "decline-insurance",
  };
}

/** The question about the hand in play. `step` changes with each event of the table. */
export function turnQuestion(
  { seats, dealer }: SeatsState,
  { roundId, stakeMinor }: OwnBet,
  step: number,
  { t }: Words,
): Question {
  const seat = seats.find((each) => each.roundId === roundId);
  const hand = seat?.hands[seat.active];
  const cards = (hand?.cards ?? []).map(cardOf);
  const pips = cards.map(pipsOf);
  const mayDouble = cards.length === 2;
  const maySplit = mayDouble && seat?.hands.length === 1 && pips[0] === pips[1];
  const { total, soft } = handTotal(cards);
  const words = {
    hand: (seat?.active ?? 0) + 1,
    total: soft && total < 21 ? t("total_soft", { total }) : String(total),
    dealer: dealer.total,
  };
  const answers: ChosenAction[] = [
    { name: "hit", label: t("move_hit"), key: "h", look: "go" },
    { name: "stand", label: t("move_stand"), key: "s", look: "stop" },
    ...(mayDouble
      ? [{ name: "double", label: t("move_double"), key: "d", look: "more" as const, addsMinor: stakeMinor }]
      : []),
    ...(maySplit
      ? [{ name: "split", label: t("move_split"), key: "p", look: "split" as const, addsMinor: stakeMinor }]
      : []),
  ];
  const open = dealer.cards[0];
  return {
    id: `${roundId} ${step}`,
    heading: t((seat?.hands.length ?? 1) > 1 ? "your_turn_of_two" : "your_turn", words),
    note: t("blackjack_default", { seat: seat?.seat ?? 0 }),
    answers,
    hint: () =>
      bestPlay({
        total,
        soft,
        dealer: open ? pipsOf(cardOf(open)) : 10,
        mayDouble,
        pair: maySplit ? pips[0] : undefined,
      }),
  };
}
