import type { AddressShare } from "@bellwether/contract";
import type { Jackpot } from "@bellwether/contract/content/jackpot.ts";
import type { TableFile } from "@bellwether/contract/content/table.ts";
import type { GameFamily, SessionTerms } from "@bellwether/contract/studio/index.ts";
import type { Database, SqlConnection } from "@bellwether/db";
import type { Models } from "@bellwether/games";
import type { Beacon } from "@bellwether/games/beacon/beacon-client.ts";
import type { SeedVault } from "@bellwether/games/fairness/seed-vault.ts";
import type { Logger } from "pino";
import type { TableRelay } from "./tables/table-relay.ts";
import type { WalletClient, WalletOptions } from "./wallet/wallet-client.ts";

/** The part of a game's catalogue entry that the studio needs. */
export type StudioTitle = {
  code: string;
  title: string;
  /** The provider of the game: its key signs the wallet calls. */
  provider: string;
  /** The model that it plays; undefined while it opens soon: then only earlier rounds are shown and finished. */
  model?: string | undefined;
  slotSymbols: readonly string[];
};

/** All dependencies of the studio. The composition root builds it once. */
export type StudioParts = {
  database: Database;
  titles: readonly StudioTitle[];
  /** The models that titles play, and those of past rounds. */
  models: Models;
  /** Whether a game can be opened for free in the visitor's country. An unknown country is undefined. */
  allowsFreePlay: (gameCode: string, country: string | undefined) => boolean;
  /** The features that a country's market allows in games, and its minimum time between rounds. An unknown country is undefined. */
  gameTermsOf: (country: string | undefined) => SessionTerms & {
    minimumRoundMs: Readonly<Record<GameFamily, number>>;
  };
  wallet: WalletOptions;
  /** Seals the server seeds in the database. */
  seedVault: SeedVault;
  log: Logger;
  /** The current time. */
  now: () => Date;
  /** The system's cryptographic generator for secrets, seeds and ids. */
  randomBytes: (count: number) => Uint8Array;
  /** A won round that nobody settles is paid after this time. */
  openRoundTimeoutMs: number;
  /** How often the resolver looks for rounds to finish; 1 second by default. 0 leaves it to callers of `resolveRounds`. */
  resolveEveryMs?: number;
  /** The jackpots, with the titles that take part; none by default. */
  jackpots?: readonly Jackpot[];
  /** In the sandbox only: the next qualifying stake hits an open drop, even before its drawn moment. */
  dropsAreDue?: boolean;
  /** How often the drops are planned and the pots are read for their watchers; 500 ms by default. 0 leaves it to callers of `runJackpots`. */
  jackpotsEveryMs?: number;
  /** The live tables; none by default. A table runs while its title plays its model and there is a beacon. */
  tables?: readonly TableFile[];
  /** The public beacon whose values decide shared rounds. Without it, no table starts a round. */
  beacon?: Beacon;
  /** Announces changes of tables to the other nodes. Without it, each node finds changes when it next reads the tables. */
  tableRelay?: TableRelay;
  /** How often the tables' due steps are taken; 250 ms by default. With 0, only callers of `runTables` take them. */
  tablesEveryMs?: number;
  /** The database's time, which the phases of tables follow; `clock_timestamp()` by default. */
  databaseTime?: (connection: SqlConnection) => Promise<Date>;
  /** Waits between two attempts. */
  wait?: (delayMs: number) => Promise<void>;
};

/** Dependencies that the operations share. */
export type StudioContext = Pick<
  StudioParts,
  | "database"
  | "models"
  | "seedVault"
  | "allowsFreePlay"
  | "gameTermsOf"
  | "log"
  | "now"
  | "randomBytes"
  | "openRoundTimeoutMs"
> & {
  titles: ReadonlyMap<string, StudioTitle>;
  jackpots: readonly Jackpot[];
  dropsAreDue: boolean;
  /** The live tables by their names, which are also their ids. */
  tables: ReadonlyMap<string, TableFile>;
  beacon: Beacon;
  databaseTime: (connection: SqlConnection) => Promise<Date>;
  wallet: WalletClient;
  wait: (delayMs: number) => Promise<void>;
  /** Free-play sessions that each network opened recently. */
  freeSessions: AddressShare;
  /** Notifies the resolver that a round waits for it. */
  wakeResolver: () => void;
};
