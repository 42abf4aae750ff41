import type {
  BooksPorts,
  CompanyDirectoryPort,
  EventListenersPort,
  InspectionPort,
  PlayEndPort,
  PushPort,
  ReportPorts,
  SecretsPort,
  SettingsPort,
  StopsPort,
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
  TitlesPort &
  EventListenersPort &
  CompanyDirectoryPort &
  WebhookLinePort & { randomBytes: (count: number) => Uint8Array } & SettingsPort<
    "providers" | "officeOrigin" | "officeIsOpen"
  >;
