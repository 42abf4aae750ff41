import type { ResponsesPort } from "./calls/index.ts";
import type { LiveJackpotsPort, LiveTablesPort } from "./content/index.ts";
import type { DrawTablesPort } from "./draws/index.ts";
import type { GamstopPort, SpelpausPort } from "./limits/index.ts";
import type { DeliveryPort } from "./messages/index.ts";
import type { MetricsPort } from "./metrics.ts";
import type { TermsPort } from "./players/index.ts";
import type {
  BlogPort,
  CampaignsPort,
  ClockPort,
  ContentPort,
  DatabasePort,
  GameSheetPort,
  LedgerPort,
  LogPort,
  MessageTextsPort,
  PlayEndPort,
  PostbackPort,
  PotTitlesPort,
  PromotionsPort,
  ProofPort,
  SecretsPort,
  SettingsPort,
  TitlesPort,
  TogglesPort,
  TranslationsPort,
  UndecidedPort,
} from "./ports.ts";
import type { PushPort } from "./push/index.ts";
import type { GateSettings } from "./settings.ts";

/** All dependencies of the gate. The composition root builds it once; no operation takes all of it. */
export type GateDeps = DatabasePort &
  LedgerPort &
  ClockPort &
  LogPort &
  MetricsPort &
  PushPort &
  PlayEndPort &
  UndecidedPort &
  ResponsesPort &
  DeliveryPort &
  PostbackPort &
  ProofPort &
  SpelpausPort &
  GamstopPort &
  TogglesPort &
  TermsPort &
  TitlesPort &
  PotTitlesPort &
  CampaignsPort &
  PromotionsPort &
  SecretsPort &
  ContentPort &
  MessageTextsPort &
  TranslationsPort &
  BlogPort &
  GameSheetPort &
  LiveTablesPort &
  LiveJackpotsPort &
  DrawTablesPort &
  SettingsPort<keyof GateSettings>;
