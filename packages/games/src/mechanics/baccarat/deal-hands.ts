import { type Card, rankOf } from "../../cards/card.ts";
import type { BaccaratSide } from "./wire.ts";

/** The points of a rank: the ace is 1, tens and pictures 0. */
export function pointsOfRank(rank: number): number {
  if (rank === 12) return 1;
  return rank >= 8 ? 0 : rank + 2;
}

/** Points of several cards: the last digit of their sum. */
export function pointsOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + pointsOfRank(rankOf(card)), 0) % 10;
}

/** Whether the player's side takes a third card, for the points of two cards of both. A natural ends the dealing. */
export function playerDraws(player: number, banker: number): boolean {
  return player < 6 && banker < 8;
}

/** Whether the banker's side takes a third card. `third` are the points of the player's third card, undefined when there is none. */
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

/** Both hands in the order of the deal: player, banker, player, banker, then the third cards by the rule. Needs six cards. */
export function dealHands(cards: readonly Card[]): { to: BaccaratSide; card: Card }[] {
  const [one, two, three, four, five, six] = cards as [Card, Card, Card, Card, Card, Card];
  const dealt: { to: BaccaratSide; card: Card }[] = [
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
