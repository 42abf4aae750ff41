import type { AddressShare } from "@bellwether/contract";
import type { Jackpot } from "@bellwether/contract/content/jackpot.ts";
import type { TableFile } from "@bellwether/contract/content/table.ts";
import type { GameFamily, SessionTerms } from "@bellwether/contract/studio/index.ts";
import type { Database, SqlConnection } from "@bellwether/db";
import type { Models } from "@bellwether/games";
import type { Beacon } from "@bellwether/games/beacon/beacon-client.ts";
import type { SeedVault } from "@bellwether/games/fairness/seed-vault.ts";
import type { Logger } from "pino";
import type { StudioMetrics } from "./metrics.ts";
import type { BeaconSilence } from "./tables/beacon-silence.ts";
import type { WalletClient } from "./wallet/wallet-client.ts";

// A port is one dependency of an operation, and a group joins those that are used together. An operation names the few that it uses, joined
// by `&`; only `studio-deps.ts` knows all of them.

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

export type DatabasePort = { database: Database };
/** The current time, which tests set. */
export type ClockPort = { now: () => Date };
/** The database's time, which the phases of tables follow. */
export type DatabaseTimePort = { databaseTime: (connection: SqlConnection) => Promise<Date> };
export type LogPort = { log: Logger };
export type StudioMetricsPort = { metrics: StudioMetrics };
/** The system's cryptographic generator for secrets, seeds and ids. */
export type RandomPort = { randomBytes: (count: number) => Uint8Array };
/** Encrypts the server seeds in the database. */
export type SeedVaultPort = { seedVault: SeedVault };
/** The public beacon whose values decide shared rounds, and how long this node has had no answer of it. */
export type BeaconPort = { beacon: Beacon; beaconSilence: BeaconSilence };
/** The models that titles play, and those of past rounds. */
export type ModelsPort = { models: Models };
/** The titles by their codes. */
export type StudioTitlesPort = { titles: Pick<ReadonlyMap<string, StudioTitle>, "get"> };
/** The live tables and draws by their names, which are also their ids. */
export type TablesPort = { tables: ReadonlyMap<string, TableFile> };

/** The wallet of the gate, and the wait between two attempts of a call. */
export type WalletPort = { wallet: WalletClient; wait: (delayMs: number) => Promise<void> };

/** Finishes rounds that nobody advances. */
export type ResolverPort = {
  /** Notifies the resolver that a round waits for it. */
  wakeResolver: () => void;
  /** A won round that nobody settles is paid after this time. */
  openRoundTimeoutMs: number;
};

export type ShownPlayersPort = {
  /**
   * Returns the given players who let others see their wins now. Without this port, the wallet's answer at the player's last opening of a game
   * counts.
   */
  shownPlayers?: ((playerIds: readonly string[]) => Promise<readonly string[]>) | undefined;
};

export type JackpotsPort = {
  /** The jackpots, with the titles that take part. */
  jackpots: readonly Jackpot[];
  /** In the sandbox only: of every call and clock one entry wins, however few there are. */
  dropsAreDue: boolean;
};

export type GameTermsPort = {
  /** The features that a country's market allows in games, and its minimum time between rounds. An unknown country is undefined. */
  gameTermsOf: (country: string | undefined) => SessionTerms & {
    minimumRoundMs: Readonly<Record<GameFamily, number>>;
  };
};

export type FreePlayPort = {
  /** Whether a game can be opened for free in the visitor's country. An unknown country is undefined. */
  allowsFreePlay: (gameCode: string, country: string | undefined) => boolean;
  /** Free-play sessions that each network opened recently. */
  freeSessions: AddressShare;
};

/** What every step needs: rows, the clocks that they are written with, and the log. */
export type StepPorts = DatabasePort & ClockPort & DatabaseTimePort & LogPort;

/** What is played: models, titles, tables, and the terms of the player's market. */
export type GamePorts = ModelsPort & StudioTitlesPort & TablesPort & GameTermsPort;

/** What makes a result fair: seeds, randomness and the public beacon. */
export type FairnessPorts = SeedVaultPort & RandomPort & BeaconPort;

/** Where stakes come from and prizes go: the wallet, the pots, and the resolver that finishes what was broken off. */
export type PayoutPorts = WalletPort & ResolverPort & JackpotsPort;

/** What it takes to pay a round. */
export type SettlePorts = StepPorts & ModelsPort & WalletPort;

/** What it takes to place the stake of a round. */
export type StakePorts = StepPorts & FairnessPorts & PayoutPorts & ModelsPort;
