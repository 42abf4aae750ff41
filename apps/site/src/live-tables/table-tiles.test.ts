import { expect, it } from "vitest";
import type { ShownTable } from "./load-live-tables.ts";
import { someOfEach } from "./table-tiles.ts";

const table = (id: string, resultType: string, about: object = {}) =>
  ({ id, gameId: id, resultType, closed: false, ...about }) as unknown as ShownTable;

const tables = [
  table("r1", "roulette"),
  table("r2", "roulette"),
  table("r3", "roulette"),
  table("b1", "baccarat", { closed: true }),
  table("b2", "baccarat"),
  table("c1", "crash"),
  table("c2", "crash"),
];
const idsOf = (shown: readonly ShownTable[]) => shown.map(({ id }) => id);

it("a lobby's six tables are open ones first, and of each kind one before any has two", () => {
  expect(idsOf(someOfEach(tables, 6))).toEqual(["r1", "b2", "c1", "r2", "c2", "r3"]);
  expect(someOfEach(tables, 7).at(-1)?.id).toBe("b1");
});

it("a game that opens its lobby is one of the lobby's six, with all its tables", () => {
  const lobby = { isLobby: true, gameId: 7, game: { title: "Blackjack" }, slots: { unlimited: true } };
  const three = ["j1", "j2", "j3"].map((id) => table(id, "blackjack", lobby));
  expect(idsOf(someOfEach([...three, ...tables], 2))).toEqual(["j1", "j2", "j3", "r1"]);
});
