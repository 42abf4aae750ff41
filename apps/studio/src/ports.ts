import type { AddressShare } from "@bellwether/contract";
import type { Jackpot } from "@bellwether/contract/content/jackpot.ts";
import type { TableFile } from "@bellwether/contract/content/table.ts";
import type { Hub88Reply, hub88Requests } from "@bellwether/contract/hub88.ts";
import type { QuietPort } from "@bellwether/contract/paced.ts";
import type { GameFamily, SessionTerms, TablePhase } from "@bellwether/contract/studio/index.ts";
import type { Database, SqlConnection } from "@bellwether/db";
import type { Models } from "@bellwether/games";
import type { Beacon } from "@bellwether/games/beacon/beacon-client.ts";
import type { SeedVault } from "@bellwether/games/fairness/seed-vault.ts";
import type { Logger } from "pino";
import type { z } from "zod";
import type { StudioMetrics } from "./metrics.ts";
import type { PotHit, PottedRound } from "./pot-terms.ts";

// A port is one dependency of an operation, and a group joins those that are used together. An operation names the few that it uses, joined
// by `&`; only `studio-deps.ts` knows all of them. This file lies below all modules: a module that provides a port implements its type.

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
export type BeaconPort = { beacon: Beacon; beaconSilence: BeaconQuestions };

/** How long this node has asked the beacon for the current round of each table without an answer. */
type BeaconQuestions = {
  /** Notes a question without an answer. Returns whether the round may be given up: `until` has come, and the node has asked long enough. */
  isOver(
    table: { id: string; round: { number: number; phase: TablePhase } },
    now: Date,
    until: Date,
  ): boolean;
  /** The beacon has answered for the table. */
  end(tableId: string): void;
};
/** The models that titles play, and those of past rounds. */
export type ModelsPort = { models: Models };
/** The titles by their codes. */
export type StudioTitlesPort = { titles: Pick<ReadonlyMap<string, StudioTitle>, "get"> };
/** Who is there to see rounds of live tables. */
export type AttendanceOfTables = {
  note(): void;
  arrive(): Promise<void>;
  enter(): () => void;
  isAnybodyThere(): boolean;
  sync(): Promise<void>;
};

/** The live tables and draws by their names, which are also their ids. Without an attendance, rounds begin whether anybody is there or not. */
export type TablesPort = { tables: ReadonlyMap<string, TableFile>; attendance?: AttendanceOfTables };

type WalletPath = keyof typeof hub88Requests;

/** Signs calls and sends them to the wallet of the gate. */
export type WalletClient = {
  /** Whether calls can be signed for this provider. */
  serves(provider: string): boolean;
  /** Calls the wallet once. Returns its answer, including a refusal; throws `WalletSilenceError` when there was none in time. */
  ask<P extends WalletPath>(
    provider: string,
    path: P,
    request: z.input<(typeof hub88Requests)[P]>,
  ): Promise<Hub88Reply>;
  /** Maximum time of one call of `ask`. */
  timeoutMs: number;
};

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

export type StakePotsPort = {
  /** Adds a confirmed stake to the round's pots in its SQL transaction, and returns what the round has hit. The jackpots provide it. */
  addToPots: (connection: SqlConnection, round: PottedRound) => Promise<PotHit[]>;
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

/** What every step needs: rows, the clocks that they are written with, the log, and whether somebody uses this node. */
export type StepPorts = DatabasePort & ClockPort & DatabaseTimePort & LogPort & QuietPort;

/** What is played: models, titles, tables, and the terms of the player's market. */
export type GamePorts = ModelsPort & StudioTitlesPort & TablesPort & GameTermsPort;

/** What makes a result fair: seeds, randomness and the public beacon. */
export type FairnessPorts = SeedVaultPort & RandomPort & BeaconPort;

/** Where stakes come from and prizes go: the wallet, the pots, and the resolver that finishes what was broken off. */
export type PayoutPorts = WalletPort & ResolverPort & JackpotsPort & StakePotsPort;

/** What it takes to pay a round. */
export type SettlePorts = StepPorts & ModelsPort & WalletPort;

/** What it takes to place the stake of a round. */
export type StakePorts = StepPorts & FairnessPorts & PayoutPorts & ModelsPort;
