import type {
  BooksPorts,
  CampaignsPort,
  CompanyDirectoryPort,
  EventListenersPort,
  InspectionPort,
  PlayEndPort,
  PushPort,
  ReportPorts,
  SecretsPort,
  SettingsPort,
  StopsPort,
  TermsPort,
  TitlesPort,
  WebhookLinePort,
} from "../ports.ts";

/** What the office is given; its modules name the few that they use. */
export type OfficeDeps = BooksPorts &
  ReportPorts &
  SecretsPort &
  PushPort &
  PlayEndPort &
  InspectionPort &
  StopsPort &
  TermsPort &
  TitlesPort &
  CampaignsPort &
  EventListenersPort &
  CompanyDirectoryPort &
  WebhookLinePort & { randomBytes: (count: number) => Uint8Array } & SettingsPort<
    "providers" | "officeOrigin" | "officeIsOpen" | "handBonusEuros"
  >;
