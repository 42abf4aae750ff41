import type { GamstopPort } from "../limits/index.ts";
import type { TermsPort } from "../players/index.ts";
import type {
  CampaignsPort,
  ClockPort,
  DatabasePort,
  LedgerPort,
  LogPort,
  SettingsPort,
  TitlesPort,
} from "../ports.ts";

/** Dependencies of the game providers' wallet calls, in each dialect. */
export type ProviderPorts = DatabasePort &
  LedgerPort &
  TitlesPort &
  CampaignsPort &
  LogPort &
  ClockPort &
  SettingsPort<"absoluteTimeoutMs" | "idleTimeoutMs" | "providers"> &
  TermsPort &
  GamstopPort;
