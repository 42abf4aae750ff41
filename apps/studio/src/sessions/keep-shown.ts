import type { ShownPlayersPort } from "../ports.ts";

/** Owners of rounds for money. */
const PLAYER = "player:";

/**
 * The rows with the initial of those owners only who still let others see their wins: the stored initial is as old as the player's last launch.
 */
export async function keepShown<T extends { owner: string; initial: string | null }>(
  { shownPlayers }: ShownPlayersPort,
  rows: readonly T[],
): Promise<T[]> {
  const named = rows.filter(({ initial }) => initial !== null).map(({ owner }) => owner.slice(PLAYER.length));
  if (!shownPlayers || named.length === 0) return [...rows];
  const shown = new Set(await shownPlayers([...new Set(named)]));
  return rows.map((row) => (shown.has(row.owner.slice(PLAYER.length)) ? row : { ...row, initial: null }));
}
