import { HOUR_MS } from "@bellwether/contract/durations.ts";
import { expect, it } from "vitest";
import type { DrawCardData } from "../draws/load-draws.ts";
import type { ShownTable } from "../live-tables/load-live-tables.ts";
import { chooseAlive } from "./alive.ts";

const draw = (id: number, inHours: number, amountMinor?: number): DrawCardData => {
  const at = new Date(Date.parse("2026-11-30T12:00:00Z") + inHours * HOUR_MS).toISOString();
  return {
    ...{ id, title: `Draw ${id}`, code: `draw-${id}`, picture: "", awaited: null, latest: null },
    next: { number: 1, betsCloseAt: at, drawsAt: at, serverSeedHash: "" },
    top: amountMinor === undefined ? { potPercent: 50 } : { amount: String(amountMinor), amountMinor },
  };
};
const table = (id: string, more: Partial<ShownTable> = {}): ShownTable =>
  ({
    id,
    type: "baccarat",
    resultType: "baccarat",
    results: ["player"],
    closed: false,
    game: { id: 1 },
    ...more,
  }) as ShownTable;
const CLUB = { kind: "table", type: "roulette" } as const;
const nothing = { draws: [], tables: [], own: undefined };

it("the first screen of a lottery is the draw that pays most of those within a week of the next one, and a demonstration where there is no other", () => {
  const WEEK_HOURS = 7 * 24;
  const draws = [draw(1, 1), draw(2, 20, 500), draw(3, 1 + WEEK_HOURS, 900), draw(4, 2 + WEEK_HOURS, 9_000)];
  const chosen = (from: readonly DrawCardData[]) =>
    chooseAlive({ kind: "draw" }, { ...nothing, draws: from });
  expect(chosen(draws)).toMatchObject({ kind: "draw", draw: { id: 3 }, own: 0 });
  expect(chosen([draw(1, 1), draw(2, 2)])).toMatchObject({ draw: { id: 1 } });
  const demonstration = { ...draw(5, 0.1, 90_000), isDemonstration: true as const };
  expect(chosen([demonstration, ...draws])).toMatchObject({ draw: { id: 3 } });
  expect(chosen([demonstration])).toMatchObject({ draw: { id: 5 } });
});

it("the first screen of every brand is the player's own next draw, and how many tickets they hold for it", () => {
  const draws = [draw(1, 1, 100), draw(2, 2, 50)];
  const own = { gameId: 2, at: draws[1]!.next!.drawsAt, tickets: 3 };
  for (const subject of [{ kind: "draw" }, CLUB, { kind: "climb" }] as const)
    expect(chooseAlive(subject, { draws, tables: [table("a")], own })).toMatchObject({
      draw: { id: 2 },
      own: 3,
    });
  // A draw that is over, or not on sale here.
  const gone = { ...own, at: "2026-11-29T12:00:00.000Z" };
  expect(chooseAlive({ kind: "draw" }, { ...nothing, draws, own: gone })).toMatchObject({
    draw: { id: 1 },
    own: 0,
  });
});

it("a club's first screen is an open table, a wheel before others and one with results before one without", () => {
  const tables = [
    table("closed", { closed: true, type: "roulette" }),
    table("keno", { game: { id: 2, code: "", title: "", tile: "", lottery: true } }),
    table("new", { results: [] }),
    table("cards"),
    table("wheel", { type: "roulette", resultType: null, results: [] }),
    table("flight", { resultType: "crash" }),
  ];
  const chosen = (from: ShownTable[]) => chooseAlive(CLUB, { ...nothing, tables: from });
  expect(chosen(tables)).toMatchObject({ kind: "table", table: { id: "wheel" } });
  expect(chosen(tables.slice(0, 4))).toMatchObject({ table: { id: "cards" } });
  expect(chosen(tables.slice(0, 2))).toBeUndefined();
});

it("an arcade's first screen is a multiplier with a last result, and nothing where none is open", () => {
  const tables = [
    table("cards"),
    table("new", { resultType: "crash", results: [] }),
    table("flight", { resultType: "crash" }),
  ];
  expect(chooseAlive({ kind: "climb" }, { ...nothing, tables })).toMatchObject({
    kind: "climb",
    table: { id: "flight" },
  });
  expect(chooseAlive({ kind: "climb" }, { ...nothing, tables: tables.slice(0, 2) })).toBeUndefined();
  expect(chooseAlive({ kind: "draw" }, nothing)).toBeUndefined();
});
