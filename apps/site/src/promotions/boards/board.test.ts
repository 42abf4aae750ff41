import type { BoardMessage } from "@bellwether/contract/board.ts";
import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openPage } from "../../testing/page-fixture.ts";
import type { PlayersBoard } from "./load-board.ts";
import { prizeAt } from "./prize-at.ts";
import { moved } from "./use-board.ts";

const example = exampleAnswers.board as PlayersBoard;
const entry = (seat: string, place: number, points: number) => ({
  seat,
  place,
  points,
  name: null,
  is_house: false,
});

describe("the page of a tournament", () => {
  beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-01T12:00:00Z") }));
  afterAll(() => void vi.useRealTimers());

  const show = {
    ...exampleAnswers.gameList.games[0]!,
    opens_soon: false,
    sub_categories: [{ category_id: 15, sort_rank: 1 }],
  };
  const visit = (board: Partial<PlayersBoard>) => ({
    country: "IE",
    gate: { gameList: { games: [show] }, board: { ...example, ...board } },
  });

  it("the page of a tournament shows players in order with their prizes in the reader's currency, a house player without one, and the prizes of all places", async () => {
    const page = await openPage("/promo/game-shows", {
      ...visit({
        own: null,
        players: 1,
        entries: [
          { seat: "h", place: null, name: "W", is_house: true, points: 900 },
          { ...entry("k", 1, 1_250), name: "Kite" },
        ],
      }),
      country: "ZA",
    });
    const rows = [...page.whole.matchAll(/<tr[^>]*data-row.*?<\/tr>/gs)].map(([row]) =>
      row.replaceAll(/<[^>]+>/g, "|").replaceAll(/\|+/g, "|"),
    );
    expect(rows).toEqual(["|–|W|House|9 × the stake|", "|1|Kite|12.5 × the stake|R8,000.00|"]);
    expect(page.html).toContain("Places 51 to 100");
    expect(page.html).toContain("Log in to take part and to see your place.");
  });

  it("the page of a tournament lets a player take part, with the board first", async () => {
    const own = {
      ...example.own!,
      joined_at: null,
      nickname: null,
      seat: null,
      place: null,
      points: 0,
      next: null,
    };
    const page = await openPage("/promo/game-shows", { ...visit({ own }), player: {} });
    expect(page.html.split("Name on the board")).toHaveLength(2);
    expect(page.links("main").map(({ href }) => href)).toContain("#board");
  });

  it("the page of a tournament renders without the board when the gate is down", async () => {
    const page = await openPage("/promo/game-shows", {
      ...visit({}),
      gate: { gameList: { games: [show] }, board: undefined },
    });
    expect(page.status).toBe(200);
  });
});

describe("a board after a message", () => {
  const held = { ...example, own: { ...example.own!, seat: "me", place: 3, points: 10 } };
  const message = (entries: BoardMessage["entries"]): BoardMessage => ({
    ...example,
    type: "board",
    players: 9,
    entries,
  });

  it("a board after a message has the player's new place if the message shows it", () => {
    const { own, players } = moved(held, message([entry("me", 1, 99)]));
    expect([players, own?.place, own?.points]).toEqual([9, 1, 99]);
  });

  it.each([
    ["has no next goal once the player has passed it", 1, null],
    ["keeps the next goal while it is ahead", 2, { place: 1, missing: 5 }],
  ])("%s: on place %i", (_, place, next) => {
    const before = { ...held, own: { ...held.own, next: { place: 1, missing: 5 } } };
    expect(moved(before, message([entry("me", place, 99)])).own?.next).toEqual(next);
  });

  it("a board after a message keeps the player's place if the message does not show it", () => {
    expect(moved(held, message([entry("else", 1, 99)])).own).toEqual(held.own);
  });
});

it("a place has the first prize that reaches it, and none after the last", () => {
  const prizes = [
    { until: 1, amount: "a" },
    { until: 3, amount: "b" },
  ];
  expect([1, 2, 3, 4, null].map((place) => prizeAt(prizes, place))).toEqual([
    "a",
    "b",
    "b",
    undefined,
    undefined,
  ]);
});
