import { createAddressShare } from "@bellwether/contract";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { Hono } from "hono";
import { mountRoutes } from "./http/routes.ts";
import { endDecisions } from "./rounds/end-decisions.ts";
import { startResolver } from "./rounds/start-resolver.ts";
import { type UndecidedRound, undecidedRounds } from "./rounds/undecided-rounds.ts";
import type { StudioContext, StudioParts } from "./studio-parts.ts";
import { createWalletClient } from "./wallet/wallet-client.ts";

export const studioMigrations = { part: "studio", folder: new URL("./migrations/", import.meta.url) };

const RESOLVE_EVERY_MS = 1_000;
/** Number of games that one network may open for free in 15 minutes: enough for a household of players, but no flood. */
const MAX_FREE_SESSIONS = 300;
const FREE_SESSIONS_COUNT_MS = 15 * MINUTE_MS;

export type Studio = {
  /** Serves `/studio/api/...`. */
  app: Hono;
  /** Finishes every round that is due now; returns how many it processed. The resolver also does this by itself. */
  resolveRounds(): Promise<number>;
  /** The player's rounds for money that wait for a choice, the one to end first first. */
  undecidedRounds(playerId: string): Promise<UndecidedRound[]>;
  /** Takes the rule's defaults in the open decisions of a player who may no longer play, soon and on any node. */
  endDecisions(playerId: string): Promise<void>;
  /** Stops the resolver after it has finished its current work. */
  stop(): Promise<void>;
};

/** The remote game server: sessions, rounds, draws and proofs. Money moves only through signed calls to the wallet. */
export function createStudio(parts: StudioParts): Studio {
  const { database, models, seedVault, allowsFreePlay, log, now, randomBytes, openRoundTimeoutMs } = parts;
  const studio: StudioContext = {
    database,
    models,
    seedVault,
    allowsFreePlay,
    log,
    now,
    randomBytes,
    openRoundTimeoutMs,
    freeSessions: createAddressShare(MAX_FREE_SESSIONS, FREE_SESSIONS_COUNT_MS, now),
    titles: new Map(parts.titles.map((title) => [title.code, title])),
    wallet: createWalletClient(parts.wallet),
    wait: parts.wait ?? ((delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs))),
    wakeResolver: () => resolver.wake(),
  };
  const resolver = startResolver(studio, parts.resolveEveryMs ?? RESOLVE_EVERY_MS);
  const app = new Hono();
  mountRoutes(app, studio);
  return {
    app,
    resolveRounds: resolver.runDue,
    undecidedRounds: (playerId) => undecidedRounds(database, playerId),
    endDecisions: (playerId) => endDecisions(studio, playerId),
    stop: resolver.stop,
  };
}
