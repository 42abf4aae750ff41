import { DECK_SIZE, RANK_COUNT } from "../../cards/card.ts";
import { type ShowSpot, showSpot } from "../../shows/show-spot.ts";
import type { CardsCompared, TopCardSpot, TopCardWinner } from "./wire.ts";

/** The part of a model's data on which the payouts depend. */
export type TopCardOdds = {
  readonly decks: number;
  readonly drawPays: number;
  readonly suitedDrawPays: number;
};

/** The result of a round as far as bets depend on it. */
export type TopCardResult = Pick<CardsCompared, "winner" | "suited">;

/** The half of a bet on a corner that a draw returns, in hundredths of the stake. */
const DRAW_RETURN = 50;
const WIN_RETURN = 200;

/** Counts the second cards that end the round in each way, whatever the first card was. All first cards are alike to a draw. */
export function countSecondCards({ decks }: Pick<TopCardOdds, "decks">) {
  const all = BigInt(decks * DECK_SIZE - 1);
  const sameRank = BigInt((decks * DECK_SIZE) / RANK_COUNT - 1);
  const sameCard = BigInt(decks - 1);
  return { all, draw: sameRank, suited: sameCard, corner: (all - sameRank) / 2n };
}

/** The bets of the table with their exact returns. By symmetry each corner wins half of the rounds without a draw. */
export function topCardSpots(odds: TopCardOdds): ShowSpot<TopCardResult>[] {
  const { all, draw, suited, corner } = countSecondCards(odds);
  const cornerReturns = new Map([
    [0, corner],
    [DRAW_RETURN, draw],
    [WIN_RETURN, corner],
  ]);
  const cornerReturn = (own: TopCardWinner) => (result: TopCardResult) => {
    if (result.winner === "draw") return DRAW_RETURN;
    return result.winner === own ? WIN_RETURN : 0;
  };
  const sideBet = (
    spot: TopCardSpot,
    pays: number,
    wins: bigint,
    isWon: (result: TopCardResult) => boolean,
  ) => {
    const won = (pays + 1) * 100;
    return showSpot(
      spot,
      new Map([
        [0, all - wins],
        [won, wins],
      ]),
      (result: TopCardResult) => (isWon(result) ? won : 0),
    );
  };
  return [
    showSpot("red", cornerReturns, cornerReturn("red")),
    sideBet("draw", odds.drawPays, draw, ({ winner }) => winner === "draw"),
    sideBet("suited-draw", odds.suitedDrawPays, suited, (result) => result.suited),
    showSpot("blue", cornerReturns, cornerReturn("blue")),
  ];
}

/** The share of rounds in which at least one of these bets is paid. A draw pays the corners too. */
export function coveredByTopCard(spots: readonly string[], odds: Pick<TopCardOdds, "decks">): number {
  const { all, draw, suited, corner } = countSecondCards(odds);
  const corners = spots.filter((spot) => spot === "red" || spot === "blue").length;
  const onDraws = corners > 0 || spots.includes("draw") ? draw : spots.includes("suited-draw") ? suited : 0n;
  return Number(BigInt(corners) * corner + onDraws) / Number(all);
}
