import type { GamstopRequest, PushMessage } from "@bellwether/contract";
import type { Campaign } from "@bellwether/contract/content/campaign.ts";
import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import type { PotTitles } from "@bellwether/contract/content/jackpot.ts";
import type { MessageTexts } from "@bellwether/contract/content/message.ts";
import type { Promotion } from "@bellwether/contract/content/promotion.ts";
import type { EventType } from "@bellwether/contract/events/index.ts";
import type { StopKind } from "@bellwether/contract/office/index.ts";
import type {
  DrawCalendar,
  GameSheet,
  ModelId,
  PlayerSubscription,
  RoundReplay,
} from "@bellwether/contract/studio/index.ts";
import type { Database, DataPart } from "@bellwether/db";
import type { Beacon } from "@bellwether/games/beacon/beacon-client.ts";
import type { Ledger } from "@bellwether/ledger";
import type { BrandKey, Currency, GameTerms, Licence, Toggles } from "@bellwether/market";
import type { Logger } from "pino";
import type { Metrics } from "./metrics.ts";
import type { GateContent, GateSettings } from "./settings.ts";

// A port is one dependency of an operation, and a group joins those that are used together. An operation names the few that it uses, joined
// by `&`; only `gate-deps.ts` knows all of them. Ports that one module uses are in that module: `ResponsesPort`, `DeliveryPort` and others.

export type DatabasePort = { database: Database };
export type LedgerPort = { ledger: Ledger };
/** The current time, which tests set. */
export type ClockPort = { now: () => Date };
export type LogPort = { log: Logger };
export type MetricsPort = { metrics: Metrics };
/** A message on its way to the subscribers of one address. */
export type PushDelivery = {
  address: string;
  message: PushMessage;
  /** The bridge's frame with the message, as text: built once for all subscribers. */
  frame(): string;
};

/** A subscriber. An object and not a function, since thousands of them are stored. */
export type PushReceiver = { receive(delivery: PushDelivery): void };

export type PushHub = {
  /** Sends to everyone subscribed to the address, on every node. */
  publish(address: string, message: PushMessage): void;
  subscribe(address: string, receiver: PushReceiver): void;
  unsubscribe(address: string, receiver: PushReceiver): void;
  /**
   * Calls `look` with every address that is published on: on this node at once, before `publish` returns; on other nodes when the message arrives.
   */
  watch(look: (address: string) => void): void;
  /** Number of addresses with subscribers on this node. */
  size(): number;
};

export type PushPort = { push: PushHub };
export type TogglesPort = { toggles: Toggles };

/** Which licence and which version of the terms are in force. */
export type Terms = {
  /** The licence under which an account plays. */
  licenceFor(holder: { brand: BrandKey; country: string }): Licence;
  /** The version for an account: that of the licence under which it plays. */
  versionFor(holder: { brand: BrandKey; country: string }): string;
};

export type TermsPort = { terms: Terms };

/**
 * Asks a national self-exclusion register whether a person is in it. Rejects when it gives no clear answer.
 * @param nationalId 12 digits
 */
export type AskRegister = (nationalId: string) => Promise<{ isBlocked: boolean }>;

/**
 * Asks Great Britain's register: `Y` is registered, `P` was registered, `N` never. The reference is stored. Rejects when there is no clear answer.
 */
export type AskGamstop = (person: GamstopRequest) => Promise<{ answer: "Y" | "P" | "N"; reference: string }>;

export type SpelpausPort = {
  /** Asks the Swedish self-exclusion register about a personal number. */
  askSpelpaus: AskRegister;
};

export type GamstopPort = {
  /** Asks Great Britain's register about a person; undefined where it is not connected, and then nobody from there can play or deposit. */
  askGamstop: AskGamstop | undefined;
};

/** Only the settings that the operation reads. */
export type SettingsPort<Key extends keyof GateSettings> = { settings: Pick<GateSettings, Key> };

export type TitlesPort = { titles: readonly CatalogueTitle[] };
/** The titles of each of the house's pots, by the pot's id. */
export type PotTitlesPort = { potTitles: PotTitles };
export type CampaignsPort = { campaigns: readonly Campaign[] };
export type PromotionsPort = { promotions: readonly Promotion[] };
export type MessageTextsPort = { messageTexts: MessageTexts };
export type ContentPort = { content: GateContent };
/** The published version that all content is of; 0 for the release's. */
export type ContentVersionPort = { contentVersion: number };

export type TranslationsPort = {
  /** Texts of a translation file by group and file name (`core`, `fr-fr`); undefined if there is no such file. */
  translations: (group: string, fileName: string) => Readonly<Record<string, string>> | undefined;
};

export type BlogPort = {
  /** URL of each brand's WordPress, without /wp-json, and the function that fetches it. */
  blog: { urls: Partial<Record<BrandKey, string>>; fetch: typeof globalThis.fetch };
};

export type MarketTermsPort = {
  /** The features that a country's market allows in games, and its minimum time between rounds. An unknown country is undefined. */
  gameTermsOf: (country: string | undefined) => GameTerms;
};

export type GameSheetPort = {
  /** The sheet of a game with this model. Stakes above the maximum are left out, and bonus buys and the ante bet where the market forbids them. */
  gameSheet: (
    model: ModelId,
    currency: Currency,
    allowed: {
      maximumStakeMinor?: bigint | undefined;
      minimumRoundMs?: GameTerms["minimumRoundMs"] | undefined;
      bonusBuy?: boolean | undefined;
      anteBet?: boolean | undefined;
    },
  ) => GameSheet;
};

export type DrawCalendarsPort = {
  /** The calendar of each game that has draws, by the game's code. */
  drawCalendars: ReadonlyMap<string, DrawCalendar>;
};

export type OtherDataPort = {
  /** What providers in this process store about players, and how they erase it. */
  otherData?: readonly DataPart[] | undefined;
};

export type PlayEndPort = {
  /** Called when an account is excluded or closed: providers in this process end its open decisions. Never rejects; it is called again later. */
  onPlayEnd?: ((playerId: string) => Promise<void>) | undefined;
};

export type UndecidedPort = {
  /** The player's rounds that wait for a choice at providers in this process, ordered by deadline. */
  undecidedRounds?: ((playerId: string) => Promise<{ gameCode: string; decideBefore: Date }[]>) | undefined;
  /** The players with such rounds. */
  undecidedPlayers?: (() => Promise<string[]>) | undefined;
};

export type InspectionPort = {
  /**
   * A round of a provider in this process as it was played, drawn again; `matches` is null where that cannot be said. Undefined for a round that
   * is not the player's or not drawn yet.
   */
  inspectRound?:
    | ((
        playerId: string,
        roundId: string,
      ) => Promise<(RoundReplay & { matches: boolean | null }) | undefined>)
    | undefined;
  /** The secret with which the arcade shows a finished round for half an hour; undefined for one that cannot be shown. */
  allowWatch?: ((playerId: string, roundId: string) => Promise<string | undefined>) | undefined;
};

export type StandingOrdersPort = {
  /** The player's standing orders at providers in this process. */
  standingOrders?: ((playerId: string) => Promise<PlayerSubscription[]>) | undefined;
  /** Stops one of them, and returns it as it then is; undefined for one that the player does not have. */
  stopStandingOrder?:
    | ((playerId: string, subscriptionId: string) => Promise<PlayerSubscription | undefined>)
    | undefined;
};

export type PostbackPort = {
  /** Notifies an affiliate of an event by GET; rejects when it was not accepted. */
  sendPostback: (url: URL) => Promise<void>;
};

/** The company's own directory (OpenID Connect), which says who an operator is. */
export type CompanyDirectory = {
  /** The directory's name for the button: its host. */
  name: string;
  /** The address at which a browser begins, and what its answer must prove to know. Rejects when it gives no answer. */
  begin(returnAddress: string, state: string): Promise<{ url: string; nonce: string; verifier: string }>;
  /**
   * Who has come back with this query: their verified email, and whether the directory has asked a second factor. Undefined for an answer that is
   * not the directory's own or does not fit. Rejects when it gives no answer.
   */
  finish(
    returnAddress: string,
    query: string,
    expected: { state: string; nonce: string; verifier: string },
  ): Promise<{ email: string | undefined; hasSecondFactor: boolean } | undefined>;
};

export type CompanyDirectoryPort = { companyDirectory?: CompanyDirectory | undefined };

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

/** What it takes to keep a value fresh: the time, and the log for a read that fails. */
export type FreshPorts = ClockPort & LogPort;

/** Rows, and the time that they are written with. */
export type StorePorts = DatabasePort & ClockPort;

/** Rows, some of whose texts are encrypted. */
export type SealedStorePorts = StorePorts & SecretsPort;

/** What it takes to book money. */
export type BooksPorts = StorePorts & LedgerPort;

/** What it takes to book money for somebody who has just shown who they are. */
export type SealedBooksPorts = BooksPorts & SecretsPort;

/** What the house offers. */
export type OfferPorts = TitlesPort & CampaignsPort & PromotionsPort;

/** What is offered, and what of it operators have stopped now. */
export type OpenOfferPorts = OfferPorts & StopsPort & ClockPort;

/** What is stopped, as this node knows it. */
export type StopBoard = {
  /** Whether operators have stopped it. `target` is a code: a game's, a provider's, a method's, a country's; none for the kinds without. */
  isStopped(kind: StopKind, target: string, now: Date): boolean;
  /** Everything that is stopped. */
  inForce(now: Date): { kind: StopKind; target: string }[];
  /** Reads the stops now, as a node does at its start and after one of its own. */
  refresh(): Promise<void>;
  /** Looks every second until it is stopped. While the database does not answer, the last that was read counts. */
  start(): void;
  stop(): void;
};

export type StopsPort = { stops: StopBoard };

/** Which types of events somebody listens to, as this node knows it. */
export type EventListeners = {
  /** Whether an endpoint that is switched on wants events of the type. */
  wants(type: EventType): boolean;
  /** Reads it now, as a node does at its start and after a change of its own. */
  refresh(): Promise<void>;
  /** Looks every second until it is stopped. While the database does not answer, the last that was read counts. */
  start(): void;
  stop(): void;
};

export type EventListenersPort = { eventListeners: EventListeners };

/** How events leave the house. */
export type WebhookLine = {
  /** Whether an endpoint may have this address: no private one, and https outside the sandbox. */
  isAllowed(url: URL): boolean;
  /** Posts a delivery; a redirect is not followed. Rejects without an answer within 10 seconds, and where the name leads to a private address. */
  post(delivery: {
    url: URL;
    headers: Readonly<Record<string, string>>;
    body: string;
    signal?: AbortSignal;
  }): Promise<{ status: number; answer: string }>;
};

export type WebhookLinePort = { webhookLine: WebhookLine };

/** The national registers of self-exclusion. */
export type RegisterPorts = SpelpausPort & GamstopPort;

/** What decides whom a market admits: its terms, its registers, its switches, and what is stopped. */
export type MarketPorts = TermsPort & MarketTermsPort & RegisterPorts & TogglesPort & StopsPort;

/** How the operator learns of it. */
export type ReportPorts = LogPort & MetricsPort;

/** What a letter about a draw is written from: the letter's text, the game's title, the draw's day, and the site's address for links. */
export type DrawLetterPorts = MessageTextsPort & TitlesPort & DrawCalendarsPort & SettingsPort<"siteUrl">;

/** Who learns of it: the player by push and message, the operator by log and metrics. */
export type NotifyPorts = PushPort & MessageTextsPort & ReportPorts;

/** What the site and the games show. */
export type ContentPorts = ContentPort &
  ContentVersionPort &
  TranslationsPort &
  BlogPort &
  GameSheetPort &
  MarketTermsPort &
  DrawCalendarsPort;
