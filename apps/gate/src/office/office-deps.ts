import type {
  BooksPorts,
  CompanyDirectoryPort,
  EventListenersPort,
  GamstopPort,
  InspectionPort,
  MessageTextsPort,
  OfferPorts,
  OtherDataPort,
  PlayEndPort,
  PushPort,
  ReportPorts,
  SecretsPort,
  SettingsPort,
  StopsPort,
  TermsPort,
  WebhookLinePort,
} from "../ports.ts";

/** What the office is given; its modules name the few that they use. */
export type OfficeDeps = BooksPorts &
  ReportPorts &
  SecretsPort &
  PushPort &
  PlayEndPort &
  InspectionPort &
  MessageTextsPort &
  OtherDataPort &
  StopsPort &
  TermsPort &
  GamstopPort &
  OfferPorts &
  EventListenersPort &
  CompanyDirectoryPort &
  WebhookLinePort & { randomBytes: (count: number) => Uint8Array } & SettingsPort<
    "providers" | "siteUrl" | "officeOrigin" | "officeIsOpen" | "handBonusEuros"
  >;
