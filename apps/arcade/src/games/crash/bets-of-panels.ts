import type { OwnBet } from "../../tables/own-bets.ts";

/** Whether both are the same placed bet. A bet that was read again from the studio is another object with the same round. */
export const isSameBet = (bet: OwnBet, other: OwnBet | undefined) =>
  bet.roundId !== undefined && bet.roundId === other?.roundId;

/** The bet of each panel: first those that a panel knows as its own, and the others in their order. */
export function betsOfPanels(
  panels: readonly { owns(bet: OwnBet): boolean }[],
  bets: readonly OwnBet[],
): (OwnBet | undefined)[] {
  const left = [...bets];
  const take = (isWanted: (bet: OwnBet) => boolean) => {
    const at = left.findIndex(isWanted);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const owned = panels.map((panel) => take((bet) => panel.owns(bet)));
  return owned.map((bet) => bet ?? take(() => true));
}
