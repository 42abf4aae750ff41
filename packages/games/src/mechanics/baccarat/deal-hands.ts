import { type Card, rankOf } from "../../cards/card.ts";
import type { BaccaratSide, BaccaratWinner } from "./wire.ts";

/** The points of a rank: an ace counts 1, tens and court cards 0. */
export function pointsOfRank(rank: number): number {
  if (rank === 12) return 1;
  return rank >= 8 ? 0 : rank + 2;
}

/** The points of a hand: the last digit of the sum. */
export function pointsOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + pointsOfRank(rankOf(card)), 0) % 10;
}

/** Whether the player hand draws a third card, by the points of both hands' first two cards. After a natural nobody draws. */
export function playerDraws(player: number, banker: number): boolean {
  return player < 6 && banker < 8;
}

/** Whether the banker hand draws a third card. `third` is the points of the player hand's third card, undefined if it has none. */
export function bankerDraws(player: number, banker: number, third: number | undefined): boolean {
  if (third === undefined) return banker < 6 && player < 8;
  switch (banker) {
    case 0:
    case 1:
    case 2:
      return true;
    case 3:
      return third !== 8;
    case 4:
      return third >= 2 && third <= 7;
    case 5:
      return third >= 4 && third <= 7;
    case 6:
      return third === 6 || third === 7;
    default:
      return false;
  }
}

export function winnerOf(player: number, banker: number): BaccaratWinner {
  if (player === banker) return "tie";
  return player > banker ? "player" : "banker";
}

/** A card and the hand that gets it. */
export type DealtCard = { readonly to: BaccaratSide; readonly card: Card };

/**
 * Deals player, banker, player, banker, then the third cards that the rules require. Takes six cards and ignores those that it does not
 * need.
 */
export function dealHands(cards: readonly Card[]): DealtCard[] {
  const [one, two, three, four, five, six] = cards as [Card, Card, Card, Card, Card, Card];
  const dealt: DealtCard[] = [
    { to: "player", card: one },
    { to: "banker", card: two },
    { to: "player", card: three },
    { to: "banker", card: four },
  ];
  const player = pointsOf([one, three]);
  const banker = pointsOf([two, four]);
  const draws = playerDraws(player, banker);
  if (draws) dealt.push({ to: "player", card: five });
  const third = draws ? pointsOf([five]) : undefined;
  if (bankerDraws(player, banker, third)) dealt.push({ to: "banker", card: draws ? six : five });
  return dealt;
}
