import type { RoundsAheadReply } from "@bellwether/contract/studio/index.ts";
import type {
  DatabasePort,
  DatabaseTimePort,
  ModelsPort,
  SeedVaultPort,
  StudioTitlesPort,
  TablesPort,
} from "../ports.ts";
import { findTableBets } from "../rounds/round-store.ts";
import type { Session } from "../sessions/session.ts";
import { findTable } from "./find-table.ts";
import { asTableBet } from "./table-bet.ts";
import { findRoundsAfter, readStoredTable } from "./table-store.ts";

/** The rounds that the table sells ahead, with the player's own bets in them. Throws `table_not_found`. */
export async function listRoundsAhead(
  studio: DatabasePort & DatabaseTimePort & ModelsPort & SeedVaultPort & StudioTitlesPort & TablesPort,
  session: Session,
  tableId: string,
): Promise<RoundsAheadReply> {
  findTable(studio, session, tableId);
  const at = await studio.databaseTime(studio.database);
  const stored = await readStoredTable(studio.database, tableId);
  const rounds: RoundsAheadReply["rounds"] = [];
  for (const round of await findRoundsAfter(studio.database, tableId, stored?.round?.number ?? 0)) {
    if (round.phase !== "announced") continue;
    const { number, betsCloseAt, serverSeedHash } = round;
    const own = await findTableBets(studio.database, session, tableId, number);
    const bets = own.filter(({ state }) => state !== "refused").map((bet) => asTableBet(studio, bet));
    if (stored?.waitsFor && bets.length === 0) continue;
    rounds.push({ number, closesAt: betsCloseAt.toISOString(), serverSeedHash, bets });
  }
  return { at: at.toISOString(), rounds };
}
