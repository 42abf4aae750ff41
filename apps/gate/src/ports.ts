import type { Campaign } from "@bellwether/contract/content/campaign.ts";
import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import type { PotTitles } from "@bellwether/contract/content/jackpot.ts";
import type { MessageTexts } from "@bellwether/contract/content/message.ts";
import type { Promotion } from "@bellwether/contract/content/promotion.ts";
import type { GameSheet, ModelId } from "@bellwether/contract/studio/index.ts";
import type { Database } from "@bellwether/db";
import type { Beacon } from "@bellwether/games/beacon/beacon-client.ts";
import type { Ledger } from "@bellwether/ledger";
import type { BrandKey, Currency, GameTerms, Toggles } from "@bellwether/market";
import type { Logger } from "pino";
import type { GateContent, GateSettings } from "./settings.ts";

// A port is one dependency of an operation. An operation names those it uses, joined by `&`; only `gate-deps.ts` knows all of them. A
// module's own ports are in that module: `PushPort`, `TermsPort`, `ResponsesPort` and others.

export type DatabasePort = { database: Database };
export type LedgerPort = { ledger: Ledger };
/** The current time, which tests set. */
export type ClockPort = { now: () => Date };
export type LogPort = { log: Logger };
export type TogglesPort = { toggles: Toggles };

/** Only the settings that the operation reads. */
export type SettingsPort<Key extends keyof GateSettings> = { settings: Pick<GateSettings, Key> };

export type TitlesPort = { titles: readonly CatalogueTitle[] };
/** The titles of each of the house's pots, by the pot's id. */
export type PotTitlesPort = { potTitles: PotTitles };
export type CampaignsPort = { campaigns: readonly Campaign[] };
export type PromotionsPort = { promotions: readonly Promotion[] };
export type MessageTextsPort = { messageTexts: MessageTexts };
export type ContentPort = { content: GateContent };

export type TranslationsPort = {
  /** Texts of a translation file by group and file name (`core`, `fr-fr`); undefined if there is no such file. */
  translations: (group: string, fileName: string) => Readonly<Record<string, string>> | undefined;
};

export type BlogPort = {
  /** URL of each brand's WordPress, without /wp-json, and the function that fetches it. */
  blog: { urls: Partial<Record<BrandKey, string>>; fetch: typeof globalThis.fetch };
};

export type GameSheetPort = {
  /** The sheet of a game with this model. Stakes above the maximum are left out, and the bonus buy where the market forbids it. */
  gameSheet: (
    model: ModelId,
    currency: Currency,
    allowed: {
      maximumStakeMinor?: bigint | undefined;
      minimumRoundMs?: GameTerms["minimumRoundMs"] | undefined;
      bonusBuy?: boolean | undefined;
    },
  ) => GameSheet;
};

export type PlayEndPort = {
  /** Called when a player has excluded themselves or closed the account, so that providers in this process end their open decisions. */
  onPlayEnd?: ((playerId: string) => void) | undefined;
};

export type UndecidedPort = {
  /** The player's rounds that wait for a choice at providers in this process, ordered by deadline. */
  undecidedRounds?: ((playerId: string) => Promise<{ gameCode: string; decideBefore: Date }[]>) | undefined;
};

export type PostbackPort = {
  /** Notifies an affiliate of an event by GET; rejects when it was not accepted. */
  sendPostback: (url: URL) => Promise<void>;
};

/** Encrypts texts that are stored in the database. */
export type SecretsPort = {
  secrets: {
    /** The text as it is stored for this owner. */
    seal(owner: string, text: string): string;
    /** Throws for a text of another owner. */
    open(owner: string, stored: string): string;
  };
};

/** What a draw with a proof needs beside the database: the beacon, and seeds that nobody reads before the draw. */
export type ProofPort = SecretsPort & {
  beacon: Beacon;
  randomBytes: (count: number) => Uint8Array;
};
