import type {
  BooksPorts,
  InspectionPort,
  PlayEndPort,
  PushPort,
  ReportPorts,
  SecretsPort,
  SettingsPort,
  StopsPort,
  TitlesPort,
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
  SettingsPort<"providers" | "officeOrigin" | "officeIsOpen">;
