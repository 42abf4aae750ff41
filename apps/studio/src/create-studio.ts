import { createAddressShare } from "@bellwether/contract";
import { titlesByCode } from "@bellwether/contract/content/titles-by-code.ts";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { PlayerSubscription } from "@bellwether/contract/studio/index.ts";
import { onlyRow, type SqlConnection, startWatch } from "@bellwether/db";
import { findModel } from "@bellwether/games";
import { silentBeacon } from "@bellwether/games/beacon/silent-beacon.ts";
import { Hono } from "hono";
import { listStandingOrders, startDrawJobs, stopStandingOrder } from "./draws/index.ts";
import { mountRoutes } from "./http/routes.ts";
import { addToPots, createPotStream, PotBoard, startJackpots, watchPots } from "./jackpots/index.ts";
import { allowWatch } from "./launch/index.ts";
import type { StudioMetricsPort } from "./ports.ts";
import { startResolver } from "./resolver/index.ts";
import {
  endDecisions,
  type InspectedRound,
  inspectRound,
  type UndecidedRound,
  undecidedPlayers,
  undecidedRounds,
  watchRounds,
} from "./rounds/index.ts";
import { startTables } from "./runner/index.ts";
import type { StudioDeps, StudioOptions } from "./studio-deps.ts";
import {
  Attendance,
  BeaconSilence,
  createTableStream,
  isTableOffered,
  roundsShortOfPlayers,
  TableHub,
  type TableStream,
  type TakingRound,
  watchTables,
} from "./tables/index.ts";
import { createWalletClient } from "./wallet/index.ts";

const RESOLVE_EVERY_MS = 1_000;
const TABLES_EVERY_MS = 250;
const JACKPOTS_EVERY_MS = 500;
/** Number of games that one network may open for free in 15 minutes: enough for a household of players, but no flood. */
const MAX_FREE_SESSIONS = 300;
const FREE_SESSIONS_COUNT_MS = 15 * MINUTE_MS;

export type Studio = {
  /** Serves `/studio/api/...`. */
  app: Hono;
  /** Finishes every round that is due now; returns how many it processed. The resolver also does this by itself. */
  resolveRounds(): Promise<number>;
  /** The player's rounds for money that wait for a choice, ordered by deadline. */
  undecidedRounds(playerId: string): Promise<UndecidedRound[]>;
  /** The players with such a round that is not due yet. */
  undecidedPlayers(): Promise<string[]>;
  /** The player's standing orders in all games, those that buy tickets first. */
  standingOrders(playerId: string): Promise<PlayerSubscription[]>;
  /** A player's round for money, drawn again; undefined for one that is not theirs or not drawn yet. */
  inspectRound(playerId: string, roundId: string): Promise<InspectedRound | undefined>;
  /** The secret with which the arcade shows this finished round for half an hour; undefined for one that cannot be shown. */
  allowWatch(playerId: string, roundId: string): Promise<string | undefined>;
  /** Stops a standing order of the player's. Returns it as it then is; undefined for one that the player does not have. */
  stopStandingOrder(playerId: string, subscriptionId: string): Promise<PlayerSubscription | undefined>;
  /**
   * Called when a player may no longer play: the rule's defaults are taken in the player's rounds, also in those whose stake is still on its
   * way to the wallet. The resolver of any node does it.
   */
  endDecisions(playerId: string): Promise<void>;
  /**
   * Advances every live table whose next step is due, and closes paid draws at the wallet; returns how many this node advanced. A timer
   * does this too.
   */
  runTables(): Promise<number>;
  /**
   * The rounds that take bets at tables that somebody watches on this node. Tables whose outcome is held in memory during play are left out:
   * no house player bets there.
   */
  openRounds(): (TakingRound & { gameCode: string })[];
  /** The rounds that would be void for want of another player, whether somebody watches them or not. */
  roundsShortOfPlayers(): Promise<(TakingRound & { gameCode: string })[]>;
  /** The event streams of the live tables; the server connects sockets to them. */
  tableStream: TableStream;
  /** Plans the calls of drops, takes the due steps of calls and clocks, and sends changed pots to their watchers. A timer does this too. */
  runJackpots(): Promise<void>;
  /** The streams of the pots by currency, for the same sockets. */
  potStream: TableStream;
  /** Stops the tables and the resolver after they have finished their current work. */
  stop(): Promise<void>;
};

/** The remote game server: sessions, rounds, draws and proofs. Money moves only through signed calls to the wallet. */
export function createStudio(parts: StudioOptions): Studio {
  const { database, now, databaseTime = clockTime } = parts;
  const deps: StudioDeps = {
    ...parts,
    freeSessions: createAddressShare(MAX_FREE_SESSIONS, FREE_SESSIONS_COUNT_MS, now),
    // The list is another one when the house has published other titles.
    titles: { get: (code) => titlesByCode(parts.titles).get(code) },
    wallet: createWalletClient(parts.wallet),
    wait: parts.wait ?? ((delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs))),
    wakeResolver: () => resolver.wake(),
    jackpots: parts.jackpots ?? [],
    dropsAreDue: parts.dropsAreDue ?? false,
    addToPots: (connection, round) => addToPots(deps, connection, round),
    tables: new Map(parts.tables?.map((table) => [table.name, table])),
    attendance: new Attendance({ ...parts, databaseTime }, parts.tablesSleepAfterMs ?? 0, () =>
      tables.wakeUp(),
    ),
    beacon: parts.beacon ?? silentBeacon,
    beaconSilence: new BeaconSilence(),
    databaseTime,
  };
  const hub = new TableHub(deps, parts.tableRelay);
  const tables = startTables(deps, hub, parts.tablesEveryMs ?? TABLES_EVERY_MS);
  const drawJobs = startDrawJobs(deps, parts.tablesEveryMs ?? TABLES_EVERY_MS);
  const resolver = startResolver(deps, parts.resolveEveryMs ?? RESOLVE_EVERY_MS);
  const jackpotsEveryMs = parts.jackpotsEveryMs ?? JACKPOTS_EVERY_MS;
  const board = new PotBoard(deps, jackpotsEveryMs);
  const jackpots = startJackpots(deps, board, jackpotsEveryMs);
  const watch = parts.metrics && watchStudio({ ...deps, metrics: parts.metrics });
  const app = new Hono();
  mountRoutes(app, deps, hub, board);
  return {
    app,
    resolveRounds: resolver.runDue,
    undecidedRounds: (playerId) => undecidedRounds(database, playerId),
    undecidedPlayers: () => undecidedPlayers(database, now()),
    standingOrders: (playerId) => listStandingOrders(deps, playerId),
    inspectRound: (playerId, roundId) => inspectRound(deps, playerId, roundId),
    allowWatch: (playerId, roundId) => allowWatch(deps, playerId, roundId),
    stopStandingOrder: (playerId, subscriptionId) => stopStandingOrder(deps, playerId, subscriptionId),
    endDecisions: (playerId) => endDecisions(deps, playerId),
    runTables: async () => (await tables.runDue()) + (await drawJobs.runDue()),
    openRounds: () =>
      hub.openRounds().flatMap((round) => {
        const table = deps.tables.get(round.tableId);
        // House players join a draw only if it needs another player: `roundsShortOfPlayers` finds it.
        if (!table || table.calendar) return [];
        const { rules } = findModel(deps.models, table.model);
        if (rules.kind !== "shared" || rules.run) return [];
        return [{ ...round, gameCode: table.gameCode }];
      }),
    roundsShortOfPlayers: async () =>
      (await roundsShortOfPlayers(deps)).flatMap((round) => {
        const table = deps.tables.get(round.tableId);
        return table ? [{ ...round, gameCode: table.gameCode }] : [];
      }),
    tableStream: createTableStream(deps, hub),
    runJackpots: jackpots.run,
    potStream: createPotStream(deps, board),
    async stop() {
      watch?.stop();
      await tables.stop();
      await jackpots.stop();
      await drawJobs.stop();
      await resolver.stop();
    },
  };
}

/** Exports what only the database knows about tables, rounds and pots. */
function watchStudio(deps: StudioDeps & StudioMetricsPort): { stop(): void } {
  const startedAt = deps.now();
  const tables = [...deps.tables.values()]
    .filter((table) => isTableOffered(deps.titles, table))
    .map(({ name }) => name);
  return startWatch(deps.log, {
    tables: () => watchTables(deps, tables, startedAt),
    rounds: () => watchRounds(deps),
    pots: () => watchPots(deps),
  });
}

async function clockTime(connection: SqlConnection): Promise<Date> {
  const { rows } = await connection.query<{ at: Date }>("/* prepared */ SELECT clock_timestamp() AS at");
  return onlyRow(rows).at;
}
