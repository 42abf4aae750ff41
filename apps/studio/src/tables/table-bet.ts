import type {
  TableBet,
  TableBetProof,
  TableBetsReply,
  TableLeavesReply,
} from "@bellwether/contract/studio/index.ts";
import { leafText, leavesOfBets, proveBet, rootOfBets } from "@bellwether/games";
import { type StudioRound, type StudioRoundState, stakedMinor } from "../rounds/round.ts";
import { findRound, findTableBets } from "../rounds/round-store.ts";
import type { Session } from "../sessions/session.ts";
import type { StudioContext } from "../studio-parts.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { findTable } from "./find-table.ts";
import { countedBets } from "./seal-round.ts";
import { findTableRound } from "./table-store.ts";

const states: Partial<Record<StudioRoundState, TableBet["state"]>> = {
  staking: "placing",
  staked: "placed",
  settling: "paying",
  settled: "settled",
  unknown: "returning",
  rolled_back: "returned",
};

/** A bet in the form of the wire. Throws an error for a state that a table's bet never has. */
export function asTableBet(round: StudioRound): TableBet {
  const state = round.state === "settling" && round.payoutMinor === 0n ? "settled" : states[round.state];
  if (!round.table || !state) throw new Error(`round ${round.id} is no bet at a table`);
  return {
    roundId: round.id,
    number: round.table.number,
    stakeMinor: round.stakeMinor.toString(),
    furtherMinor: (stakedMinor(round) - round.stakeMinor).toString(),
    input: round.input,
    state,
    actions: [...round.table.actions],
    script: round.script,
    payoutMinor: round.payoutMinor?.toString() ?? null,
  };
}

/** The player's own bets in a round, without those that the wallet refused. Throws `table_not_found`. */
export async function listTableBets(
  studio: StudioContext,
  session: Session,
  tableId: string,
  number: number,
): Promise<TableBetsReply> {
  findTable(studio, session, tableId);
  const bets = await findTableBets(studio.database, session, tableId, number);
  return { number, bets: bets.filter(({ state }) => state !== "refused").map(asTableBet) };
}

/** The proof that a bet lies under its round's root. Throws `table_not_found`, or `round_not_found` for a bet that does not count. */
export async function proveTableBet(
  studio: StudioContext,
  session: Session,
  tableId: string,
  roundId: string,
): Promise<TableBetProof> {
  findTable(studio, session, tableId);
  const round = await findRound(studio.database, session, roundId);
  const { table } = round;
  if (table?.id !== tableId || table.root === null) throw notUnderRoot();
  const bets = await countedBets(studio.database, tableId, table.number);
  const path = proveBet(bets, round.id);
  if (!path) throw notUnderRoot();
  if (rootOfBets(bets) !== table.root)
    throw new Error(`the bets of round ${table.number} of the table ${tableId} are not those of its root`);
  const { currency, number, root } = { currency: round.currency, number: table.number, root: table.root };
  return {
    tableId,
    number,
    roundId: round.id,
    currency,
    leaf: leafText({ ...round, roundId: round.id }),
    path,
    root,
  };
}

/** The texts of all bets under the root of a drawn round, for anybody, also of a table that is gone. Throws `round_not_found`. */
export async function listTableLeaves(
  { database }: Pick<StudioContext, "database">,
  tableId: string,
  number: number,
): Promise<TableLeavesReply> {
  const round = await findTableRound(database, tableId, number);
  if (round?.events == null) throw new StudioRefusalError("round_not_found", "no such round is drawn");
  return { tableId, number, leaves: leavesOfBets(await countedBets(database, tableId, number)), next: null };
}

const notUnderRoot = () => new StudioRefusalError("round_not_found", "this bet is not under a root");
