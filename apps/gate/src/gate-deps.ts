import type { QuietPort } from "@bellwether/contract/paced.ts";
import type { IdentityVendorPort } from "./applicants/index.ts";
import type { ResponsesPort } from "./calls/index.ts";
import type { PotsPort } from "./catalogue/index.ts";
import type { LiveTablesPort } from "./content/index.ts";
import type { DocumentVaultPort } from "./documents/index.ts";
import type { DrawTablesPort } from "./draws/index.ts";
import type { DeliveryPort } from "./messages/index.ts";
import type {
  BooksPorts,
  CompanyDirectoryPort,
  ContentPort,
  ContentPorts,
  ContentVersionPort,
  DrawCalendarsPort,
  EventListenersPort,
  InspectionPort,
  MarketPorts,
  MessageTextsPort,
  NotifyPorts,
  OfferPorts,
  OtherDataPort,
  PlayEndPort,
  PostbackPort,
  PotTitlesPort,
  ProofPort,
  SettingsPort,
  StandingOrdersPort,
  TogglesPort,
  UndecidedPort,
  WebhookLinePort,
} from "./ports.ts";
import type { ScreeningPort } from "./screening/index.ts";
import type { GateSettings } from "./settings.ts";
import type { PayoutDeskPort } from "./withdrawals/index.ts";

/** What a published version of the content can change. */
export type OfferedContent = OfferPorts &
  PotTitlesPort &
  MessageTextsPort &
  ContentPort &
  ContentVersionPort &
  DrawCalendarsPort &
  TogglesPort;

const offered = [
  "titles",
  "campaigns",
  "promotions",
  "potTitles",
  "messageTexts",
  "content",
  "contentVersion",
  "drawCalendars",
  "toggles",
] as const satisfies readonly (keyof OfferedContent)[];

/**
 * The gate's dependencies whose content is that of the version in force: each of these fields is read again whenever an operation reads it.
 * Nothing may read one while the gate is being wired, or it would keep the version of the start.
 */
export function withContent(
  deps: Omit<GateDeps, keyof OfferedContent>,
  current: () => OfferedContent,
): GateDeps {
  const fields = offered.map((name) => [name, { enumerable: true, get: () => current()[name] }]);
  return Object.defineProperties({ ...deps }, Object.fromEntries(fields)) as GateDeps;
}

/** All dependencies of the gate. The composition root builds it once; no operation takes all of it. */
export type GateDeps = BooksPorts &
  QuietPort &
  OfferPorts &
  MarketPorts &
  NotifyPorts &
  ContentPorts &
  PlayEndPort &
  UndecidedPort &
  InspectionPort &
  StandingOrdersPort &
  OtherDataPort &
  ResponsesPort &
  DeliveryPort &
  PostbackPort &
  CompanyDirectoryPort &
  EventListenersPort &
  WebhookLinePort &
  ProofPort &
  PotTitlesPort &
  LiveTablesPort &
  PotsPort &
  DrawTablesPort &
  PayoutDeskPort &
  DocumentVaultPort &
  ScreeningPort &
  IdentityVendorPort &
  SettingsPort<keyof GateSettings>;
