import { expect, it } from "vitest";
import { cardsOf } from "../../cards/card.ts";
import { highSet, lowSet } from "../../cards/evaluate.ts";
import { toPercent } from "../../exact/rational.ts";
import { releasedModels } from "../../models/released-models.ts";
import type { VideoPokerData } from "./data.ts";
import { HOLD_LISTS, holdOfList } from "./hold-list.ts";
import { VIDEO_POKER_GAMES } from "./lines.ts";
import { HoldName, VideoPokerLayout } from "./wire.ts";

/** The cards of this hand that the game's list holds. */
function heldOf(game: VideoPokerData["game"], cards: string): string {
  const hand = cardsOf(cards);
  const low = hand.reduce((set, card) => set | lowSet(card), 0);
  const high = hand.reduce((set, card) => set | highSet(card), 0);
  const held = holdOfList(game, hand, VIDEO_POKER_GAMES[game].lineOf(low, high));
  return cards
    .split(" ")
    .filter((_, place) => (held & (1 << place)) !== 0)
    .join(" ");
}

it.each([
  ["AS KS QS JS TS", "AS KS QS JS TS"],
  ["9S KS QS JS TS", "9S KS QS JS TS"],
  ["AS KS QS JS 2S", "AS KS QS JS"],
  ["4S 9D KS 9H 9C", "9D 9H 9C"],
  ["9S TS JS QS QD", "9S TS JS QS"],
  ["4S 4D KS 9H KC", "4S 4D KS KC"],
  ["4S 9D KS KH 2C", "KS KH"],
  ["AS KS JS 4D 9S", "AS KS JS"],
  ["KS TS 8S 3S 3D", "KS TS 8S 3S"],
  ["4S 4D KS QS 7C", "4S 4D"],
  ["9S TD JC QH 2S", "9S TD JC QH"],
  ["7S 8S TS 2D KH", "7S 8S TS"],
  ["JS QD KS 2D 7H", "JS KS"],
  ["9H JD QS KC 8D", "JD QS KC 9H"],
  ["JS QD AC 2D 7H", "JS QD"],
  ["TS QS 2D 7H 4C", "TS QS"],
  ["KS 2D 7H 4C 8C", "KS"],
  ["2C 5D 7H 9S 3D", ""],
])("the list of jacks or better holds of %s: %s", (cards, held) => {
  expect(heldOf("jacks-or-better", cards).split(" ").toSorted()).toEqual(held.split(" ").toSorted());
});

it.each([
  ["2S 2D 2C 2H 4S", "2S 2D 2C 2H"],
  ["2S 2D 2C JS KS", "2S 2D 2C JS KS"],
  ["2S 2D 2C 7C 4S", "2S 2D 2C"],
  ["2S 2D 9H 9C 4S", "2S 2D 9H 9C"],
  ["2S 2D JH KH 4S", "2S 2D JH KH"],
  ["2S 2D 6H 8H KS", "2S 2D 6H 8H"],
  ["2S 2D 4H 5H KS", "2S 2D"],
  ["2S TD JD QD 4S", "2S TD JD QD"],
  ["2S 5D 6D 7D 8C", "2S 5D 6D 7D"],
  ["2S 9D 9H 4S KC", "2S 9D 9H"],
  ["2S TD QD 4S 4C", "2S 4S 4C"],
  ["2S 7D 9D 4S KC", "2S 7D 9D"],
  ["2S 7D TD 4S KC", "2S"],
  ["4S 4D 9H 9C KS", "4S 4D 9H 9C"],
  ["4S 4D TH JH KS", "4S 4D"],
  ["TS KS 9H 4C 3D", "TS KS"],
  ["5S 6D 8C 9H KS", "5S 6D 8C 9H"],
  ["AS QS 9H 4C 3D", ""],
])("the list of deuces wild holds of %s: %s", (cards, held) => {
  expect(heldOf("deuces-wild", cards)).toBe(held);
});

it("every name is in a list or the line of a hand, and the last row of each list holds nothing", () => {
  const rows = Object.values(HOLD_LISTS).flatMap((list) => list.rows);
  const named = new Set<string>(rows.flatMap(({ hold }) => hold));
  const lines = new Set<string>(Object.values(VIDEO_POKER_GAMES).flatMap((game) => game.lines as string[]));
  expect(HoldName.options.filter((name) => !named.has(name) && !lines.has(name))).toEqual([]);
  for (const list of Object.values(HOLD_LISTS)) expect(list.rows.at(-1)?.hold).toEqual(["nothing"]);
});

it("every released machine returns what its game's list says of the best play: 99.54 and 99.72 %", () => {
  const machines = [...releasedModels().values()].filter(({ mechanic }) => mechanic === "video-poker");
  expect(machines.length).toBeGreaterThan(1);
  for (const { figures, rules } of machines) {
    const { list } = VideoPokerLayout.parse(rules.layout(1n));
    expect(toPercent(figures.returnToPlayer, 2)).toBe(list.best.fiveCoins);
  }
});
