import type { RoundsAheadReply } from "@bellwether/contract/studio/index.ts";
import type { GamePorts, SeedVaultPort, StepPorts } from "../ports.ts";
import { findTableBets } from "../rounds/index.ts";
import type { Session } from "../sessions/index.ts";
import { isAheadOfClock } from "./ahead-of-clock.ts";
import { findMissedBets } from "./find-missed-bets.ts";
import { findTable } from "./find-table.ts";
import { isOpenUntil } from "./hours.ts";
import { asTableBet } from "./table-bet.ts";
import { findRoundsAfter, readStoredTable } from "./table-store.ts";

/**
 * The rounds that the table sells ahead, with the player's own bets in them, and the bets that the player missed. A round that closes after
 * the table is only listed with a bet in it. Throws `table_not_found`.
 * @param sessionHash tells the session from the player's others.
 */
export async function listRoundsAhead(
  deps: StepPorts & GamePorts & SeedVaultPort,
  session: Session,
  sessionHash: string,
  tableId: string,
): Promise<RoundsAheadReply> {
  const { roundsAhead, hours } = findTable(deps, session, tableId);
  const at = await deps.databaseTime(deps.database);
  const stored = await readStoredTable(deps.database, tableId);
  const rounds: RoundsAheadReply["rounds"] = [];
  for (const round of await findRoundsAfter(deps.database, tableId, stored?.round?.number ?? 0)) {
    if (round.phase !== "announced") continue;
    const { number, betsCloseAt, serverSeedHash } = round;
    const own = await findTableBets(deps.database, session, tableId, number);
    const bets = own.filter(({ state }) => state !== "refused").map((bet) => asTableBet(deps, bet));
    const isOnSale = !stored?.waitsFor && !isAheadOfClock(round, at) && isOpenUntil(hours, at, betsCloseAt);
    if (!isOnSale && bets.length === 0) continue;
    rounds.push({ number, closesAt: betsCloseAt.toISOString(), serverSeedHash, bets });
  }
  const isVisit = stored !== undefined && roundsAhead !== undefined;
  const missed = isVisit ? await findMissedBets(deps, { session, sessionHash, tableId, at }) : [];
  return { at: at.toISOString(), rounds, missed };
}
