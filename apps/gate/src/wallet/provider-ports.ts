import type {
  BooksPorts,
  GameSheetPort,
  MarketPorts,
  MessageTextsPort,
  OfferPorts,
  PotTitlesPort,
  ReportPorts,
  SettingsPort,
} from "../ports.ts";
import type { createBetTerms } from "./bet-terms.ts";
import type { createPlayerFacts } from "./player-facts.ts";
import type { WalletWriter } from "./wallet-writer.ts";

/** What the dialects share: the writer of all money, the cached players, and the terms of a bet. */
export type ProviderBets = {
  writer: WalletWriter;
  findFacts: ReturnType<typeof createPlayerFacts>;
  termsOf: ReturnType<typeof createBetTerms>;
};

/** Dependencies of the game providers' wallet calls, in each dialect. */
export type ProviderPorts = BooksPorts &
  OfferPorts &
  MarketPorts &
  PotTitlesPort &
  MessageTextsPort &
  ReportPorts &
  SettingsPort<"absoluteTimeoutMs" | "idleTimeoutMs" | "providers"> &
  GameSheetPort;
