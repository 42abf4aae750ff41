import type { ShownTable } from "./load-live-tables.ts";

/** A tile of the list: a table, or all tables of a game that opens its lobby. */
export type TableTile = ShownTable & { tableCount: number };

/**
 * The tiles of the tables, in their order. A game with more than two tables has one tile [3.15], because its link opens the choice among them:
 * with the lowest and the highest stake, the seats of its open tables, and the picture of the first open one.
 */
export function tilesOf(tables: readonly ShownTable[]): TableTile[] {
  return tables.flatMap((table) => {
    if (!table.isLobby) return [{ ...table, tableCount: 1 }];
    const ofGame = tables.filter(({ gameId }) => gameId === table.gameId);
    return ofGame[0] === table ? [lobbyTile(table, ofGame)] : [];
  });
}

function lobbyTile(first: ShownTable, tables: readonly ShownTable[]): TableTile {
  const open = tables.filter(({ closed }) => !closed);
  const inOrder = (amounts: string[]) => amounts.toSorted((a, b) => Number(a) - Number(b));
  return {
    ...(open[0] ?? first),
    title: first.game.title,
    tableCount: tables.length,
    minStake: inOrder(tables.map(({ minStake }) => minStake))[0] ?? first.minStake,
    maxStake: inOrder(tables.map(({ maxStake }) => maxStake)).at(-1) ?? first.maxStake,
    slots: seatsOf(open),
    // Results are of one table.
    results: [],
  };
}

function seatsOf(tables: readonly ShownTable[]): ShownTable["slots"] {
  const counts = tables.map(({ slots }) => slots);
  if (counts.some(({ available, total }) => available === undefined || total === undefined))
    return { unlimited: counts.some(({ unlimited }) => unlimited) };
  const sum = (key: "available" | "total") => counts.reduce((total, each) => total + (each[key] ?? 0), 0);
  return { available: sum("available"), total: sum("total"), unlimited: false };
}

/**
 * The tables of some of the tiles, in the order in which a lobby shows them: tiles of open tables first, and of each kind of game one before any has
 * two, so that the row shows what there is to choose from.
 * @param most of the tiles
 */
export function someOfEach(tables: readonly ShownTable[], most: number): ShownTable[] {
  const turns = new Map<string, number>();
  const placed = tilesOf(tables).map((tile, place) => {
    const kind = `${tile.closed} ${tile.resultType ?? tile.type}`;
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    return { tile, turn, place };
  });
  return placed
    .toSorted(
      (one, other) =>
        Number(one.tile.closed) - Number(other.tile.closed) ||
        one.turn - other.turn ||
        one.place - other.place,
    )
    .slice(0, most)
    .flatMap(({ tile }) =>
      tables.filter(({ id, gameId }) => (tile.isLobby ? gameId === tile.gameId : id === tile.id)),
    );
}
