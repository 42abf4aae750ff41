import {
  MAX_LISTED_LEAVES,
  type TableBet,
  type TableBetProof,
  type TableBetsReply,
  type TableLeavesReply,
} from "@bellwether/contract/studio/index.ts";
import { leafText, proveBet, rootOfPath } from "@bellwether/games";
import type {
  DatabasePort,
  GamePorts,
  ModelsPort,
  SeedVaultPort,
  StudioTitlesPort,
  TablesPort,
} from "../ports.ts";
import {
  findRound,
  findTableBets,
  type StudioRound,
  type StudioRoundState,
  stakedMinor,
  withScript,
} from "../rounds/index.ts";
import type { Session } from "../sessions/index.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { asTreeBet, pathOfTicket, readTickets } from "../trees/index.ts";
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
export function asTableBet(deps: ModelsPort & SeedVaultPort, stored: StudioRound): TableBet {
  const round = withScript(deps, stored);
  const state = round.state === "settling" && round.payoutMinor === 0n ? "settled" : states[round.state];
  if (!round.table || !state) throw new Error(`round ${round.id} is not a bet at a table`);
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
  deps: GamePorts & DatabasePort & SeedVaultPort,
  session: Session,
  tableId: string,
  number: number,
): Promise<TableBetsReply> {
  findTable(deps, session, tableId);
  const bets = await findTableBets(deps.database, session, tableId, number);
  return {
    number,
    bets: bets.filter(({ state }) => state !== "refused").map((bet) => asTableBet(deps, bet)),
  };
}

/** The proof that a bet lies under its round's root. Throws `table_not_found`, or `round_not_found` for a bet that does not count. */
export async function proveTableBet(
  deps: DatabasePort & StudioTitlesPort & TablesPort,
  session: Session,
  tableId: string,
  roundId: string,
): Promise<TableBetProof> {
  findTable(deps, session, tableId);
  const round = await findRound(deps.database, session, roundId);
  const { table } = round;
  if (table?.id !== tableId || table.root === null) throw notUnderRoot();
  const leaf = leafText({ ...round, roundId: round.id });
  const draw = { tableId, number: table.number };
  const path = table.drawsAt
    ? await pathOfTicket(deps.database, draw, round.id)
    : proveBet(await countedBets(deps.database, tableId, table.number), round.id);
  if (!path) throw notUnderRoot();
  if (rootOfPath(leaf, path) !== table.root)
    throw new Error(`the bets of round ${table.number} of the table ${tableId} are not those of its root`);
  const { currency, number, root } = { currency: round.currency, number: table.number, root: table.root };
  return {
    tableId,
    number,
    roundId: round.id,
    currency,
    leaf,
    path,
    root,
  };
}

/** A page of the bets under the root of a drawn round, after `afterId`, for anybody, also of a table that is gone. Throws `round_not_found`. */
export async function listTableLeaves(
  { database }: DatabasePort,
  tableId: string,
  number: number,
  afterId?: string,
): Promise<TableLeavesReply> {
  const round = await findTableRound(database, tableId, number);
  if (round?.events == null) throw new StudioRefusalError("round_not_found", "no such round is drawn");
  const leaves: string[] = [];
  let lastId: string | null = null;
  for await (const page of readTickets(database, { tableId, number, ...(afterId && { afterId }) })) {
    if (leaves.length === MAX_LISTED_LEAVES) return { tableId, number, leaves, next: lastId };
    leaves.push(...page.map((ticket) => leafText(asTreeBet(ticket))));
    lastId = page.at(-1)?.id ?? lastId;
  }
  return { tableId, number, leaves, next: null };
}

const notUnderRoot = () => new StudioRefusalError("round_not_found", "this bet is not under a root");
