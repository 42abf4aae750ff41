import { type Draws, drawsFromWords } from "../../fairness/draws.ts";
import { type Card, cardsOf, DECK_SIZE } from "../card.ts";

/** Draws that deal these cards from the top of freshly shuffled decks ("AS TD 5C"), and then the rest in deck order. */
export function stackedDraws(cards: string | readonly Card[], decks = 1): Draws {
  const wanted = typeof cards === "string" ? cardsOf(cards) : cards;
  const shoe = Array.from({ length: decks * DECK_SIZE }, (_, index) => index % DECK_SIZE);
  let place = 0;
  return {
    below(bound) {
      const start = place;
      place += 1;
      if (shoe.length - start !== bound) throw new RangeError(`a draw below ${bound} does not deal a card`);
      const card = wanted[start];
      if (card === undefined) return 0;
      const found = shoe.indexOf(card, start);
      if (found < 0) throw new RangeError(`card ${card} is dealt too often`);
      shoe[found] = shoe[start] as Card;
      shoe[start] = card;
      return found - start;
    },
  };
}

/** A fast stream of draws for simulations, reproducible by its seed (xorshift with 128 bits of state). */
export function simulatedDraws(seed: number): Draws {
  let [a, b, c, d] = [seed >>> 0 || 1, 0x9e3779b9, 0x243f6a88, 0xb7e15162];
  const draws = drawsFromWords(() => {
    const mixed = (a ^ (a << 11)) >>> 0;
    [a, b, c] = [b, c, d];
    d = (d ^ (d >>> 19) ^ mixed ^ (mixed >>> 8)) >>> 0;
    return d;
  });
  for (let warmUp = 0; warmUp < 20; warmUp += 1) draws.below(2);
  return draws;
}
