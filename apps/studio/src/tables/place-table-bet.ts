import type { TableFile } from "@bellwether/contract/content/table.ts";
import type { PlaceTableBetReply, PlaceTableBetRequest } from "@bellwether/contract/studio/index.ts";
import type { DatabasePort, GamePorts, StakePorts } from "../ports.ts";
import { awaitStake, findRound, placeStake, type StudioRound } from "../rounds/index.ts";
import { type Session, sessionTermsOf } from "../sessions/index.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { findTable } from "./find-table.ts";
import { betsClosed, reserveTableBet, type TableBetWish } from "./reserve-table-bet.ts";
import { asTableBet } from "./table-bet.ts";

/**
 * Takes the stake of a bet in a table's round. It counts if it was stored before the close and the wallet has confirmed it before the round is
 * sealed; otherwise it is returned. Repeating the request returns the same bet. Throws `table_not_found`, `autoplay_not_allowed`,
 * `bets_closed`, `invalid_stake`, `invalid_input`, `request_conflict`, the wallet's refusals, or `wallet_unavailable` when the stake was not
 * taken or is given back.
 */
export async function placeTableBet(
  deps: StakePorts & GamePorts,
  session: Session,
  tableId: string,
  request: PlaceTableBetRequest,
): Promise<PlaceTableBetReply> {
  const table = findTable(deps, session, tableId);
  if (request.autoplay && !sessionTermsOf(deps, session).autoplay)
    throw new StudioRefusalError("autoplay_not_allowed", "autoplay is not allowed in this game or market");
  const bet = await takeTableBet(deps, session, table, request);
  return { ...asTableBet(deps, bet), balanceMinor: bet.balanceMinor.toString() };
}

/** A bet whose stake was taken. */
export type StakedBet = StudioRound & { balanceMinor: bigint };

/** Takes the stake of a bet, as `placeTableBet` does, and returns the stored bet. */
export async function takeTableBet(
  deps: StakePorts & GamePorts,
  session: Session,
  table: TableFile,
  request: TableBetWish,
): Promise<StakedBet> {
  const { round, isNew, coveredShare } = await deps.database.transaction((connection) =>
    reserveTableBet(deps, connection, session, table, request),
  );
  const staked = isNew ? await placeStake(deps, round, coveredShare) : await awaitStake(deps, round);
  return requireStaked(deps, staked);
}

/** Throws the reason if the bet does not count. */
async function requireStaked(deps: DatabasePort, staked: StudioRound): Promise<StakedBet> {
  if (staked.refusal) throw new StudioRefusalError(staked.refusal, "the wallet refused the stake");
  const isGivenUp = staked.state === "unknown" || staked.state === "rolled_back";
  if (isGivenUp || staked.balanceMinor === null) {
    // The table closed while the wallet was asked, or the wallet did not answer.
    const { table } = await findRound(deps.database, staked, staked.id);
    if (table?.phase !== "betting" && table?.phase !== "announced") throw betsClosed();
    throw new StudioRefusalError("wallet_unavailable", "the stake was not taken, or is given back");
  }
  return { ...staked, balanceMinor: staked.balanceMinor };
}
