import type { ResponsesPort } from "./calls/index.ts";
import type { PotsPort } from "./catalogue/index.ts";
import type { LiveTablesPort } from "./content/index.ts";
import type { DrawTablesPort } from "./draws/index.ts";
import type { DeliveryPort } from "./messages/index.ts";
import type {
  BooksPorts,
  ContentPorts,
  MarketPorts,
  NotifyPorts,
  OfferPorts,
  PlayEndPort,
  PostbackPort,
  PotTitlesPort,
  ProofPort,
  SettingsPort,
  StandingOrdersPort,
  UndecidedPort,
} from "./ports.ts";
import type { GateSettings } from "./settings.ts";

/** All dependencies of the gate. The composition root builds it once; no operation takes all of it. */
export type GateDeps = BooksPorts &
  OfferPorts &
  MarketPorts &
  NotifyPorts &
  ContentPorts &
  PlayEndPort &
  UndecidedPort &
  StandingOrdersPort &
  ResponsesPort &
  DeliveryPort &
  PostbackPort &
  ProofPort &
  PotTitlesPort &
  LiveTablesPort &
  PotsPort &
  DrawTablesPort &
  SettingsPort<keyof GateSettings>;
