import type { TableFile } from "@bellwether/contract/content/table.ts";
import {
  MAX_LISTED_ROUNDS,
  MAX_RECENT_RESULTS,
  type PublishedTableRound,
  type TableChange,
  type TableListing,
  type TableRound,
  type TableRoundsReply,
  type TableSnapshot,
  type TablesReply,
} from "@bellwether/contract/studio/index.ts";
import type { SqlConnection } from "@bellwether/db";
import { currencyScale, findModel } from "@bellwether/games";
import { randomnessOf } from "@bellwether/games/beacon/check-signature.ts";
import type { SeedVault } from "@bellwether/games/fairness/seed-vault.ts";
import type {
  DatabasePort,
  GamePorts,
  ModelsPort,
  SeedVaultPort,
  StudioTitlesPort,
  TablesPort,
} from "../ports.ts";
import { tableOwner } from "../seeds/index.ts";
import type { Session } from "../sessions/index.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { tableNotFound } from "./find-table.ts";
import { findTableActions } from "./table-action-store.ts";
import type { StoredTable, StoredTableRound } from "./table-round.ts";
import { findRoundsBefore, findTableRound, latestResults, readStoredTable } from "./table-store.ts";

/** The public state of a table: a snapshot without its time and without what changes within a phase. */
export type TableView = Omit<TableSnapshot, "type" | "at" | "run" | "seats">;

/** What changes within a phase. */
export type WithinPhase = Pick<TableSnapshot, "run" | "seats">;

/** The table's current state. A table that has never run has no round. */
export async function readTableView(
  { seedVault }: SeedVaultPort,
  connection: SqlConnection,
  tableId: string,
): Promise<TableView> {
  const stored: StoredTable = (await readStoredTable(connection, tableId)) ?? {
    id: tableId,
    seq: 0,
    waitsFor: null,
    round: null,
  };
  const { seq, waitsFor, round } = stored;
  const results = await latestResults(connection, tableId, MAX_RECENT_RESULTS);
  return { tableId, seq, waitsFor, round: round && publicRound(seedVault, tableId, round), results };
}

export function snapshotOf(view: TableView, within: WithinPhase, at: Date): TableSnapshot {
  return { type: "snapshot", ...view, ...within, at: at.toISOString() };
}

export function changeOf({ results: _, ...state }: TableView, at: Date): TableChange {
  return { type: "change", ...state, at: at.toISOString() };
}

const isRevealed = ({ phase }: StoredTableRound) => phase === "drawn" || phase === "paid" || phase === "void";

function publicRound(seedVault: SeedVault, tableId: string, round: StoredTableRound): TableRound {
  return {
    number: round.number,
    phase: round.phase,
    phaseEndsAt: round.phaseEndsAt.toISOString(),
    startedAt: round.startedAt.toISOString(),
    betsCloseAt: round.betsCloseAt.toISOString(),
    drawsAt: round.drawsAt?.toISOString() ?? null,
    serverSeedHash: round.serverSeedHash,
    betCount: round.betCount,
    root: round.root,
    beaconRound: round.beaconRound,
    beaconRandomness: round.beaconSignature === null ? null : randomnessOf(round.beaconSignature),
    runsAt: round.runsAt?.toISOString() ?? null,
    serverSeed: isRevealed(round) ? seedVault.open(tableOwner(tableId), round.storedServerSeed) : null,
    events: round.events,
    voidReason: round.voidReason,
  };
}

/** A round in full, for verification by anybody, also of a table that is gone. Throws `table_not_found` or `round_not_found`. */
export async function publishTableRound(
  deps: GamePorts & DatabasePort & SeedVaultPort,
  tableId: string,
  number: number,
): Promise<PublishedTableRound> {
  const round = await findTableRound(deps.database, tableId, number);
  if (!round && !deps.tables.has(tableId)) throw tableNotFound();
  if (!round) throw new StudioRefusalError("round_not_found", "no such round");
  return asPublished(deps, tableId, round);
}

async function asPublished(
  { database, seedVault, models }: DatabasePort & ModelsPort & SeedVaultPort,
  tableId: string,
  round: StoredTableRound,
): Promise<PublishedTableRound> {
  return {
    ...publicRound(seedVault, tableId, round),
    tableId,
    mechanic: findModel(models, round.model).mechanic,
    model: round.model,
    modelHash: round.modelHash,
    actions: isRevealed(round) ? await findTableActions(database, tableId, round.number) : [],
    chainHash: round.chainHash,
    beaconPublicKey: round.beaconPublicKey,
    beaconSignature: round.beaconSignature,
  };
}

/** The finished rounds before round `number`, the newest first, also of a table that is gone. Throws `table_not_found`. */
export async function listTableRounds(
  deps: GamePorts & DatabasePort & SeedVaultPort,
  tableId: string,
  number: number,
): Promise<TableRoundsReply> {
  const rounds = await findRoundsBefore(deps.database, tableId, number, MAX_LISTED_ROUNDS);
  if (rounds.length === 0 && !deps.tables.has(tableId)) throw tableNotFound();
  return { rounds: await Promise.all(rounds.map((round) => asPublished(deps, tableId, round))) };
}

/** Whether the table can be played. Its title in the catalogue must name the same model as its file. */
export function isTableOffered(titles: StudioTitlesPort["titles"], { gameCode, model }: TableFile): boolean {
  return titles.get(gameCode)?.model === model;
}

/** The tables of the session's game, with limits in its currency. */
export function listTables(
  { tables, titles }: StudioTitlesPort & TablesPort,
  { gameCode, currency }: Session,
): TablesReply {
  const scale = currencyScale(currency);
  const ofGame = [...tables.values()].filter(
    (table) => table.gameCode === gameCode && isTableOffered(titles, table),
  );
  return { tables: ofGame.map((table) => listingOf(table, scale)) };
}

/** The table as a listing; `scale` is the currency's. */
export function listingOf(
  { name, title, gameCode, room, limits, hours }: TableFile,
  scale: bigint,
): TableListing {
  return {
    tableId: name,
    title,
    gameCode,
    room,
    minimumStakeMinor: (BigInt(limits.minimumStake) * scale).toString(),
    maximumStakeMinor: (BigInt(limits.maximumStake) * scale).toString(),
    opensAt: hours?.opensAt ?? null,
    closesAt: hours?.closesAt ?? null,
  };
}
