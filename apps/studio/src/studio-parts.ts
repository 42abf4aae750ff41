import type { AddressShare } from "@bellwether/contract";
import type { Database } from "@bellwether/db";
import type { Models } from "@bellwether/games";
import type { Logger } from "pino";
import type { SeedVault } from "./seeds/seed-vault.ts";
import type { WalletClient, WalletOptions } from "./wallet/wallet-client.ts";

/** The part of a game's catalogue entry that the studio needs. */
export type StudioTitle = {
  code: string;
  title: string;
  /** The provider of the game: its key signs the wallet calls. */
  provider: string;
  /** The model that it plays; none while it opens soon: then only rounds of before are shown and finished. */
  model?: string | undefined;
  slotSymbols: readonly string[];
};

/** All dependencies of the studio. The composition root builds it once. */
export type StudioParts = {
  database: Database;
  titles: readonly StudioTitle[];
  /** What the titles play, and what past rounds were played with. */
  models: Models;
  /** Whether a game may be opened for free where the visitor is; an unknown country is undefined. */
  allowsFreePlay: (gameCode: string, country: string | undefined) => boolean;
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
  | "log"
  | "now"
  | "randomBytes"
  | "openRoundTimeoutMs"
> & {
  titles: ReadonlyMap<string, StudioTitle>;
  wallet: WalletClient;
  wait: (delayMs: number) => Promise<void>;
  /** What each network has recently opened for free. */
  freeSessions: AddressShare;
  /** Notifies the resolver that a round waits for it. */
  wakeResolver: () => void;
};
