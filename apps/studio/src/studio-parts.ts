import type { AddressShare } from "@bellwether/contract";
import type { EngineId } from "@bellwether/contract/studio/index.ts";
import type { Database } from "@bellwether/db";
import type { Logger } from "pino";
import type { WalletClient, WalletOptions } from "./wallet/wallet-client.ts";

/** A game of the catalogue, as far as the studio must know it. */
export type StudioTitle = {
  code: string;
  title: string;
  /** The provider that the game is played for: its key signs the wallet calls. */
  provider: string;
  engine: EngineId;
  slotSymbols: readonly string[];
};

/** Everything the studio stands on. The composition root builds it once. */
export type StudioParts = {
  database: Database;
  titles: readonly StudioTitle[];
  /** Whether a game may be opened for free where the visitor is; a country that is not known is undefined. */
  allowsFreePlay: (gameCode: string, country: string | undefined) => boolean;
  wallet: WalletOptions;
  log: Logger;
  /** The time now. */
  now: () => Date;
  /** The system's cryptographic generator: secrets, seeds and ids come from it. */
  randomBytes: (count: number) => Uint8Array;
  /** A won round that nobody settles is paid after so long. */
  openRoundTimeoutMs: number;
  /** How often the resolver looks for rounds to finish; 1 second. 0 leaves it to whoever calls `resolveRounds`. */
  resolveEveryMs?: number;
  /** Lets time pass between two tries. */
  wait?: (delayMs: number) => Promise<void>;
};

/** What the operations share. */
export type StudioContext = Pick<
  StudioParts,
  "database" | "allowsFreePlay" | "log" | "now" | "randomBytes" | "openRoundTimeoutMs"
> & {
  titles: ReadonlyMap<string, StudioTitle>;
  wallet: WalletClient;
  wait: (delayMs: number) => Promise<void>;
  /** What each network has opened for free lately. */
  freeSessions: AddressShare;
  /** Tells the resolver that a round waits for it. */
  wakeResolver: () => void;
};
